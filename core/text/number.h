#pragma once

#include <string>

namespace frontage::core {

/// The shortest decimal that reads back to the same double, in the C locale: "36", "0.1", "-2.5"; "1e-07" below
/// a millionth. Whole numbers
/// have no decimal point; minus zero is written as 0. Requires: finite.
[[nodiscard]] std::string formatNumber(double value);

}  // namespace frontage::core
