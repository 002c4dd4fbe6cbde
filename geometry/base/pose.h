#pragma once

#include "geometry/base/facing.h"
#include "geometry/base/length.h"
#include "geometry/base/vec.h"

namespace frontage::geometry {

/// Where a footprint stands: its centre on the table and its facing.
struct Pose {
  Vec centre;
  Facing facing;

  /// From the unit's frame (x = u to the right, y = v forward, origin at the centre) to the table.
  [[nodiscard]] Vec toTable(Vec local) const noexcept {
    return centre + facing.right() * local.x + facing.forward() * local.y;
  }
  /// From the table to the unit's frame.
  [[nodiscard]] Vec toUnit(Vec point) const noexcept {
    const Vec d = point - centre;
    return {dot(d, facing.right()), dot(d, facing.forward())};
  }
  [[nodiscard]] Pose shifted(Vec by) const noexcept { return {centre + by, facing}; }
  [[nodiscard]] Pose advanced(Length by) const noexcept { return shifted(facing.forward() * by.inches()); }
  /// Rotated about `pivot`, counter-clockwise positive; the pivot is a fixed point of the motion.
  [[nodiscard]] Pose turnedAbout(Vec pivot, Angle left) const noexcept;

  bool operator==(const Pose&) const noexcept = default;
};

}  // namespace frontage::geometry
