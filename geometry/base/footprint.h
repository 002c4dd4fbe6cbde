#pragma once

#include "geometry/base/pose.h"

#include <array>
#include <cmath>
#include <cstdint>

namespace frontage::geometry {

/// The four sides of a footprint; also the four zones in front of them (rules.md Z1).
enum class Side : std::uint8_t { Front, LeftFlank, RightFlank, Rear };
inline constexpr std::array<Side, 4> kSides{Side::Front, Side::LeftFlank, Side::RightFlank, Side::Rear};

/// A side of a footprint as one looks outward over it.
struct Edge {
  Vec left;     ///< the end to the looker's left
  Vec right;    ///< the end to the looker's right
  Vec outward;  ///< unit normal, away from the footprint

  [[nodiscard]] Vec centre() const noexcept { return (left + right) * 0.5; }
  /// Unit vector from the left end to the right one: the direction of a positive lateral offset.
  [[nodiscard]] Vec along() const noexcept { return rightOf(outward); }
  [[nodiscard]] double length() const noexcept { return distance(left, right); }
};

/// The rectangle that a unit covers (rules.md T2). Half sizes in inches, both > 0.
struct Footprint {
  Pose pose;
  double halfWidth = 0;  ///< a: half the frontage
  double halfDepth = 0;  ///< b

  [[nodiscard]] Vec frontLeft() const noexcept { return pose.toTable({-halfWidth, halfDepth}); }
  [[nodiscard]] Vec frontRight() const noexcept { return pose.toTable({halfWidth, halfDepth}); }
  [[nodiscard]] Vec rearLeft() const noexcept { return pose.toTable({-halfWidth, -halfDepth}); }
  [[nodiscard]] Vec rearRight() const noexcept { return pose.toTable({halfWidth, -halfDepth}); }
  [[nodiscard]] Vec frontCentre() const noexcept { return pose.toTable({0, halfDepth}); }
  /// Counter-clockwise: front left, rear left, rear right, front right.
  [[nodiscard]] std::array<Vec, 4> corners() const noexcept {
    return {frontLeft(), rearLeft(), rearRight(), frontRight()};
  }
  [[nodiscard]] Edge edge(Side side) const noexcept;
  /// From the centre to a corner, inches: nothing of it lies farther out, however it is turned.
  [[nodiscard]] double reach() const noexcept { return std::hypot(halfWidth, halfDepth); }
  [[nodiscard]] Footprint at(const Pose& p) const noexcept { return {p, halfWidth, halfDepth}; }
  /// Grown (or, negative, shrunk) by `by` inches on every side.
  [[nodiscard]] Footprint grown(double by) const noexcept { return {pose, halfWidth + by, halfDepth + by}; }

  bool operator==(const Footprint&) const noexcept = default;
};

}  // namespace frontage::geometry
