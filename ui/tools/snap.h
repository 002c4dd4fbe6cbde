#pragma once

#include "core/battlefield/battlefield.h"
#include "geometry/base/footprint.h"
#include "ui/scene/snap_item.h"

#include <set>
#include <vector>

namespace frontage::ui {

/// What held a moving thing, to be marked on the table: the line that the two have in common; for a point both ends are
/// the same.
using SnapMark = SnapItem::Line;

struct Snapped {
  geometry::Pose pose;
  std::vector<SnapMark> marks;  ///< empty = nothing snapped
};

struct SnapOptions {
  double reach = 0.3;    ///< inches within which a line draws
  double turnReach = 8;  ///< degrees within which a neighbour's facing draws
  bool grid = true;
  bool units = true;
};

/// Draws a footprint to what lies near: first into base contact with another unit (its facing taken over, by quarters),
/// with flush or centred sides; else to the inch grid. Never moves it by more than `reach` along either axis.
[[nodiscard]] Snapped snap(const core::Battlefield& field, const geometry::Footprint& wanted,
                           const std::set<core::UnitId>& leftOut, const SnapOptions& options);

/// The facing of a neighbour or the quarter of the compass within `turnReach`, else the wanted one.
[[nodiscard]] geometry::Facing snapFacing(const core::Battlefield& field, const geometry::Footprint& wanted,
                                          const std::set<core::UnitId>& leftOut, double turnReach);

class BattlefieldScene;
/// How near is near at the present zoom, inches.
[[nodiscard]] double snapReach(const BattlefieldScene& scene);

}  // namespace frontage::ui
