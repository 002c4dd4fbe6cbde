#pragma once

#include <QString>

#include <optional>

namespace frontage::ui {

// Lengths and angles as people type them. What the program shows is made in figures.h.

/// "25 mm".
[[nodiscard]] QString millimetresText(double value);

/// Inches from what somebody typed: `2`, `2"`, `2 in`, `50 mm`, `5 cm`, `1'`. A comma may be the decimal point.
[[nodiscard]] std::optional<double> parseInches(const QString& text);
/// Millimetres from the same; a bare number is millimetres.
[[nodiscard]] std::optional<double> parseMillimetres(const QString& text);
/// A bare number with an optional degree sign.
[[nodiscard]] std::optional<double> parseDegrees(const QString& text);

}  // namespace frontage::ui
