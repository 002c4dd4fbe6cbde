#pragma once

#include "geometry/base/angle.h"

#include <QString>

namespace frontage::ui {

// Figures as people read them: in the language's own digits, always with their unit.

/// 9.43 -> "9.43″": at most `decimals` decimals, no trailing zeros, never "-0". Two everywhere, so that one length
/// never reads two ways; only fields to type in and close calls give more.
[[nodiscard]] QString inchesText(double inches, int decimals = 2);
/// 31.4 -> "31.4°".
[[nodiscard]] QString degreesText(geometry::Angle angle, int decimals = 1);
/// "31.4° left".
[[nodiscard]] QString turnText(geometry::Angle left);
/// 0.7225 -> "72 %", never "0 %" or "100 %" unless it is that exactly.
[[nodiscard]] QString percentText(double probability);
[[nodiscard]] QString numberText(double value, int decimals = 1);

}  // namespace frontage::ui
