#include "core/text/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace frontage::core {

std::string formatNumber(double value) {
  if (value == 0) return "0";
  std::array<char, 64> text{};
  const double size = std::fabs(value);
  // Within these bounds nobody wants to read an exponent, and the plain form still fits.
  const bool plain = size >= 1e-6 && size < 1e15;
  char* const last = text.data() + text.size();
  const auto end = plain ? std::to_chars(text.data(), last, value, std::chars_format::fixed)
                         : std::to_chars(text.data(), last, value);
  return {text.data(), end.ptr};
}

}  // namespace frontage::core
