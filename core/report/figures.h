#pragma once

#include <string>
#include <vector>

namespace frontage::core {

/// 9.4 -> `9.4"`: at most two decimals, no trailing zeros.
[[nodiscard]] std::string inchesText(double inches);
/// 12.5 -> "12.5 degrees", at most one decimal.
[[nodiscard]] std::string degreesText(double degrees);
/// At most two decimals, no trailing zeros, never "-0".
[[nodiscard]] std::string numberText(double value, int decimals = 2);
/// "a", "a and b", "a, b and c".
[[nodiscard]] std::string joined(const std::vector<std::string>& names);
/// "1 model", "3 models".
[[nodiscard]] std::string counted(int count, const std::string& singular, const std::string& plural);

}  // namespace frontage::core
