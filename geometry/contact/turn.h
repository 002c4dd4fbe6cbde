#pragma once

#include "geometry/base/vec.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <span>

namespace frontage::geometry::detail {

inline constexpr double kFullTurn = 2 * std::numbers::pi;

/// A turn seen from one of the two shapes: its points circle about `pivot`, the other's edges stand still. Seen from
/// the still shape it goes the opposite way round.
struct Turn {
  Vec pivot;
  double sense = 1;  ///< +1 counter-clockwise
  double extent = 0;

  [[nodiscard]] static Turn of(Vec pivot, double left) noexcept {
    return {pivot, left < 0 ? -1.0 : 1.0, std::fabs(left)};
  }
  [[nodiscard]] Turn reversed() const noexcept { return {pivot, -sense, extent}; }
  /// A measure of angleTo() without the arc tangent: it grows with the angle, from 0 to 4, and is as exact near 0.
  /// Requires: both of some length.
  [[nodiscard]] double orderOf(Vec from, Vec to) const noexcept {
    const double c = dot(from, to);
    const double s = sense * cross(from, to);
    const double part = s / (std::fabs(c) + std::fabs(s));
    if (c < 0) return 2 - part;
    return s < 0 ? 4 + part : part;
  }
  /// The same measure of an angle in [0, 2 pi).
  [[nodiscard]] static double orderOf(double angle) noexcept {
    return Turn{}.orderOf({1, 0}, {std::cos(angle), std::sin(angle)});
  }
  /// The angle in [0, 2 pi) by which `from` has turned when it points along `to`.
  [[nodiscard]] double angleTo(Vec from, Vec to) const noexcept {
    const double angle = sense * std::atan2(cross(from, to), dot(from, to));
    return angle < 0 ? angle + kFullTurn : angle;
  }
};

/// An edge as a line n . x = level and the stretch [0, length] of it, both measured from the pivot.
struct EdgeLine {
  EdgeLine(Vec from, Vec to, Vec pivot) noexcept : along(to - from), start(from - pivot) {
    length = std::sqrt(dot(along, along));
    if (length > 0) along = along * (1 / length);
    outward = rightOf(along);
    level = dot(outward, start);
  }
  [[nodiscard]] bool covers(Vec p) const noexcept {
    const double place = dot(p - start, along);
    return place >= 0 && place <= length;
  }

  Vec along;
  Vec start;
  Vec outward;
  double level = 0;
  double length = 0;
};

/// True when nothing of the shape is as near to the pivot as the mover reaches, and `keep` more.
[[nodiscard]] bool outOfReach(std::span<const Vec> mover, Vec pivot, std::span<const Vec> still, double keep) noexcept;

/// The first angle of the turn at which the mover gets deeper than `depth` into `still`, or nothing.
[[nodiscard]] std::optional<double> firstDeep(std::span<const Vec> mover, std::span<const Vec> still, const Turn& turn,
                                              double depth) noexcept;

}  // namespace frontage::geometry::detail
