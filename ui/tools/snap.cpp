#include "ui/tools/snap.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/closest_points.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"

#include <array>
#include <cmath>
#include <optional>

namespace frontage::ui {

namespace {

using geometry::Footprint;
using geometry::Vec;

constexpr double kNeighbourhood = 10;  ///< inches from which a neighbour's facing is taken over

/// One way to move along an axis of a neighbour, and whether it brings the two together.
struct Slide {
  double by = 0;
  bool contact = false;
};

/// The facing turned by quarters until it is the nearest to `wanted`.
geometry::Facing nearestQuarter(geometry::Facing facing, geometry::Facing wanted) {
  const double quarters = std::round(facing.turnTo(wanted).degrees() / 90);
  return facing.turned(geometry::Angle::fromDegrees(90 * quarters));
}

/// Half sizes of `mover` along the axes of `other`; they stand parallel up to quarters.
Vec halfSizeIn(const Footprint& mover, const Footprint& other) {
  const bool crosswise = std::fabs(dot(mover.pose.facing.forward(), other.pose.facing.forward())) < 0.5;
  return crosswise ? Vec{mover.halfDepth, mover.halfWidth} : Vec{mover.halfWidth, mover.halfDepth};
}

/// Contact with either end, flush ends, common centre: the shortest slide within reach.
std::optional<Slide> bestSlide(double centre, double half, double otherHalf, bool maySide, double reach) {
  std::optional<Slide> best;
  const auto offer = [&](double wantedCentre, bool contact) {
    const double by = wantedCentre - centre;
    if (std::fabs(by) > reach) return;
    if (!best || std::fabs(by) < std::fabs(best->by) - 1e-9) best = Slide{by, contact};
  };
  offer(otherHalf + half, true);
  offer(-otherHalf - half, true);
  if (maySide) {
    offer(otherHalf - half, false);
    offer(half - otherHalf, false);
    offer(0, false);
  }
  return best;
}

SnapMark markOf(const Footprint& other, Vec local, Vec half, Slide x) {
  // The stretch that both have in common, on the edge of contact.
  const Vec o{other.halfWidth, other.halfDepth};
  const auto on = [&](Vec p) { return other.pose.toTable(p); };
  if (x.contact) {
    const double edge = local.x > 0 ? o.x : -o.x;
    return {on({edge, std::max(-o.y, local.y - half.y)}), on({edge, std::min(o.y, local.y + half.y)})};
  }
  const double edge = local.y > 0 ? o.y : -o.y;
  return {on({std::max(-o.x, local.x - half.x), edge}), on({std::min(o.x, local.x + half.x), edge})};
}

std::optional<Snapped> contactWith(const Footprint& wanted, const Footprint& other, const SnapOptions& options) {
  Footprint mover = wanted;
  mover.pose.facing = nearestQuarter(other.pose.facing, wanted.pose.facing);
  if (geometry::abs(wanted.pose.facing.turnTo(mover.pose.facing)).degrees() > options.turnReach) return std::nullopt;
  Vec local = other.pose.toUnit(mover.pose.centre);
  const Vec half = halfSizeIn(mover, other);
  const Vec room{std::fabs(local.x) - half.x - other.halfWidth, std::fabs(local.y) - half.y - other.halfDepth};
  if (room.x > options.reach || room.y > options.reach) return std::nullopt;
  auto x = bestSlide(local.x, half.x, other.halfWidth, true, options.reach);
  auto y = bestSlide(local.y, half.y, other.halfDepth, true, options.reach);
  if (!(x && x->contact) && !(y && y->contact)) return std::nullopt;
  if (x) local.x += x->by;
  if (y) local.y += y->by;
  Snapped snapped;
  snapped.pose = {other.pose.toTable(local), mover.pose.facing};
  snapped.marks.push_back(markOf(other, local, half, Slide{0, x && x->contact}));
  return snapped;
}

bool isUpright(geometry::Facing facing) {
  const Vec f = facing.forward();
  return std::fabs(f.x) < 1e-9 || std::fabs(f.y) < 1e-9;
}

/// Draws the lower left corner of an upright footprint, else the centre, to the inch lines.
Snapped toGrid(const Footprint& wanted, double reach) {
  Snapped snapped{wanted.pose, {}};
  const bool upright = isUpright(wanted.pose.facing);
  const bool lying = upright && std::fabs(wanted.pose.facing.forward().x) > 0.5;
  const Vec half = !upright ? Vec{}
                   : lying  ? Vec{wanted.halfDepth, wanted.halfWidth}
                            : Vec{wanted.halfWidth, wanted.halfDepth};
  const auto draw = [reach](double value) -> std::optional<double> {
    const double to = std::round(value);
    return std::fabs(to - value) <= reach ? std::optional(to) : std::nullopt;
  };
  const Vec corner = wanted.pose.centre - half;
  if (const auto x = draw(corner.x)) {
    snapped.pose.centre.x = *x + half.x;
    snapped.marks.push_back({{*x, corner.y}, {*x, corner.y + 2 * half.y}});
  }
  if (const auto y = draw(corner.y)) {
    snapped.pose.centre.y = *y + half.y;
    snapped.marks.push_back({{corner.x, *y}, {corner.x + 2 * half.x, *y}});
  }
  return snapped;
}

}  // namespace

double snapReach(const BattlefieldScene& scene) {
  return std::min(0.25, 8 / (scene.zoom() * kUnitsPerInch));
}

Snapped snap(const core::Battlefield& field, const Footprint& wanted, const std::set<core::UnitId>& leftOut,
             const SnapOptions& options) {
  std::optional<Snapped> best;
  double bestWay = 0;
  for (const core::Unit& unit : field.units) {
    if (!options.units || unit.state.destroyed || leftOut.contains(unit.id)) continue;
    const auto found = contactWith(wanted, core::footprintOf(unit), options);
    if (!found) continue;
    const double way = geometry::distance(found->pose.centre, wanted.pose.centre);
    if (!best || way < bestWay) {
      best = found;
      bestWay = way;
    }
  }
  if (best) return *best;
  if (options.grid) return toGrid(wanted, options.reach);
  return {wanted.pose, {}};
}

geometry::Facing snapFacing(const core::Battlefield& field, const Footprint& wanted,
                            const std::set<core::UnitId>& leftOut, double turnReach) {
  geometry::Facing best = wanted.pose.facing;
  double bestTurn = turnReach;
  const auto offer = [&](geometry::Facing facing) {
    const geometry::Facing quarter = nearestQuarter(facing, wanted.pose.facing);
    const double turn = geometry::abs(wanted.pose.facing.turnTo(quarter)).degrees();
    if (turn >= bestTurn) return;
    best = quarter;
    bestTurn = turn;
  };
  for (const core::Unit& unit : field.units) {
    if (unit.state.destroyed || leftOut.contains(unit.id)) continue;
    if (geometry::closestPoints(wanted, core::footprintOf(unit)).distance.inches() <= kNeighbourhood)
      offer(unit.pose.facing);
  }
  offer(geometry::Facing::fromBearingDegrees(0));
  return best;
}

}  // namespace frontage::ui
