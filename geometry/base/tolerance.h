#pragma once

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

}  // namespace frontage::geometry
