#pragma once

#include "core/battlefield/unit.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// What the text of a figure says.
struct FigureText {
  enum class Kind : std::uint8_t {
    None,        ///< empty, or a dash: there is no such figure
    Number,      ///< `value`
    Bonus,       ///< "(+2)": so much more than the rider's
    Several,     ///< a range or a choice, "4-6", "4/8", "5 (10)": `value` is the first
    Unreadable,  ///< anything else, "2D6" among it
  };
  Kind kind = Kind::None;
  double value = 0;
};

/// A number with or without a unit of length: `4`, `4"`, `4 in`, `10 cm` (in inches), `7+`, `3,5`.
[[nodiscard]] FigureText parseFigure(std::string_view text);

/// One size of base found in a text.
struct BaseText {
  BaseSize size;
  bool round = false;
  std::string spelled;  ///< as it stands there
};

/// Every size in a text such as "25x50mm", "25 mm × 50 mm", "Ø 60", "40mm", "25x25 / 50x50 (leader)", in its order.
/// A single number is the side of a square, or the width of a round base. Inches are turned to millimetres; a bare
/// "1x2" counts as millimetres, and is for the caller to refuse.
[[nodiscard]] std::vector<BaseText> parseBases(std::string_view text);

}  // namespace frontage::core
