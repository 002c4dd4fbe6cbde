#pragma once

#include "geometry/base/footprint.h"
#include "geometry/contact/axes.h"

#include <span>

namespace frontage::geometry::detail {

/// A stretch of a straight motion, in inches along it; empty when `from` > `to`.
struct Span {
  double from = 0;
  double to = 0;
  [[nodiscard]] bool empty() const noexcept { return from > to; }
};

/// A motion that opens or closes a gap by less than this per inch runs along it; rounding alone does that much.
inline constexpr double kParallel = 1e-9;

/// The part of `span` during which every separating gap is at most `limit`: 0 for meeting, -kContact for overlapping.
/// `heading` is the unit direction of the mover. Each gap is linear in the way gone, so each axis cuts off one end
/// (Cyrus and Beck).
[[nodiscard]] Span spanWithinGap(std::span<const Vec> mover, std::span<const Vec> still, Vec heading, Span span,
                                 double limit) noexcept;

/// The stretch, unbounded both ways, of the motion during which the distance of the two is less than `clearance` > 0;
/// its ends are where the distance is exactly that. Empty when they never come so near.
[[nodiscard]] Span spanNearer(std::span<const Vec> mover, std::span<const Vec> still, Vec heading,
                              double clearance) noexcept;

/// The same of a mover that goes where it looks, in a fraction of the time.
[[nodiscard]] Span spanNearer(const Footprint& mover, std::span<const Vec> still, double clearance) noexcept;

}  // namespace frontage::geometry::detail
