#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>

namespace frontage::ui {

/// The outlines of a line of text, its baseline beginning at `baseline`. The same every time, whatever was painted
/// before: QPainterPath::addText() shifts outlines by up to a hundredth of a pixel, as far as the letter of the font
/// that was drawn last stood from a whole pixel.
[[nodiscard]] QPainterPath outlinesOf(QPointF baseline, const QFont& font, const QString& text);

}  // namespace frontage::ui
