#pragma once

#include <algorithm>

namespace frontage::geometry {

/// The one tolerance of the program, in inches (geometry.md "Tolerance").
/// Two shapes touch when their distance is at most this; they overlap when one penetrates the other deeper than this.
/// A length compared with a limit gets the same slack, in the mover's favour. Nothing else has a private epsilon: what
/// must not be touched is missed by a multiple of it (kUntouched in reach.h), and the guards against rounding, 1e-6 and
/// less, decide nothing that a ruler could show.
inline constexpr double kContact = 1e-4;

/// True when `value` is within `limit` (closed, with the slack of kContact). Both in inches.
[[nodiscard]] constexpr bool isWithin(double value, double limit) noexcept {
  return value <= limit + kContact;
}

/// How deep a mover may go into what it may touch, inches: half of kContact, so that what one move leaves and the next
/// one adds never come to an overlap. One that starts with less than no gap may stay as deep as it stands, with a hair
/// for rounding, but never deeper than what still counts as touching.
[[nodiscard]] constexpr double mayEnter(double gapAtStart, double usual = kContact / 2) noexcept {
  constexpr double kHair = 1e-7;
  constexpr double kStillTouching = kContact - 1e-9;
  return std::max(usual, std::min(-gapAtStart + kHair, kStillTouching));
}

}  // namespace frontage::geometry
