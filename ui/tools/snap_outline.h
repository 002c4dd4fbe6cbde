#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/tools/snap.h"

#include <set>
#include <vector>

namespace frontage::ui {

/// Where outlines of terrain are drawn to, and what drew them.
struct SnappedOutline {
  geometry::Vec by;             ///< how far from where it was wanted, at most `reach` long
  std::vector<SnapMark> marks;  ///< empty = nothing snapped
};

/// Draws a point (a corner of terrain) to the nearest corner of other terrain and units within `reach` inches, else
/// onto the nearest edge of theirs, else to the inch lines.
[[nodiscard]] SnappedOutline snapPoint(const core::Battlefield& field, geometry::Vec wanted,
                                       const std::set<core::TerrainId>& leftOut, double reach);

/// The same for outlines that are moved as one: corner to corner, corner onto edge (theirs or its own), else the lower
/// left corner of the box about them to the inch lines.
[[nodiscard]] SnappedOutline snapOutlines(const core::Battlefield& field,
                                          const std::vector<std::vector<geometry::Vec>>& wanted,
                                          const std::set<core::TerrainId>& leftOut, double reach);

}  // namespace frontage::ui
