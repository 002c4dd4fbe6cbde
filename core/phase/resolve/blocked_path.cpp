#include "core/phase/resolve/blocked_path.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/contact_count.h"
#include "core/phase/resolve/moves.h"
#include "core/report/names.h"
#include "geometry/base/board.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

using geometry::Length;
using geometry::Side;

bool isUnengagedEnemy(const Unit& charger, const Unit& other) {
  return areEnemies(charger, other) && other.state.engagedWith.empty();
}

/// What is thought away to see whether it alone stands against an ordinary move.
struct LeftOut {
  bool enemies = false;  ///< those that fight nobody
  bool rocks = false;
  bool edge = false;
};

/// Is there an ordinary move then, whoever closes the door?
bool opensWithout(const LeftOut& leftOut, const Ruleset& rules, Battlefield field, const Unit& charger,
                  const std::vector<UnitId>& targets, Side facing) {
  if (leftOut.rocks)
    field.terrain.erase(std::remove_if(field.terrain.begin(), field.terrain.end(),
                                       [](const Terrain& terrain) { return blocksMovement(terrain.kind); }),
                        field.terrain.end());
  if (leftOut.edge) field.table = {0, 0};
  const Role role = [&](const Unit& other) {
    if (leftOut.enemies && other.id != targets.front() && isUnengagedEnemy(charger, other)) return InTheWay::Nothing;
    return standingRole(charger, targets, other);
  };
  return attemptCharge(rules, field, charger, targets, {facing}, role, Detail::Whether).move.has_value();
}

/// Is the charger hindered straight ahead as far as that? One that flies passes over all but what is at the end.
bool isHindered(const Unit& charger, const geometry::Footprint& from, double way, const geometry::Obstacle& obstacle) {
  const bool mayTouch = obstacle.keep != geometry::Obstacle::Keep::NoTouch;
  const Length length = Length::fromInches(way);
  if (charger.stats.flying) {
    const geometry::Relation end = geometry::relate(from.at(from.pose.advanced(length)), obstacle.shape);
    return mayTouch ? end == geometry::Relation::Overlapping : end != geometry::Relation::Apart;
  }
  return mayTouch ? geometry::overlapsAdvancing(from, length, obstacle.shape)
                  : geometry::firstTouchAdvancing(from, length, obstacle.shape).has_value();
}

/// How far straight ahead the charger first touches the target, on the table and with nothing before it; nothing when
/// it does not.
std::optional<double> straightTouch(const Play& play, const Unit& charger, const Unit& target, Side facing,
                                    double range) {
  const Role role = [&](const Unit& other) { return standingRole(charger, {target.id}, other); };
  const ChargeQuestion question = chargeQuestion(play.rules(), play.state().field, charger, target, facing, role);
  const geometry::Footprint from = footprintOf(charger);
  const auto touch = geometry::firstTouchAdvancing(from, Length::fromInches(range + geometry::kContact),
                                                   geometry::toPolygon(footprintOf(target)));
  if (!touch) return std::nullopt;
  const geometry::Footprint end = from.at(from.pose.advanced(Length::fromInches(touch->at)));
  if (!isOnTable(play.state().field.table, end)) return std::nullopt;
  const std::vector<geometry::Obstacle>& obstacles = question.problem.obstacles;
  const bool blocked = std::any_of(obstacles.begin(), obstacles.end(), [&](const geometry::Obstacle& obstacle) {
    return isHindered(charger, from, touch->at, obstacle);
  });
  return blocked ? std::nullopt : std::optional(touch->at);
}

/// The target after its reform, and what is then in contact.
struct Meeting {
  Unit target;
  Side facing = Side::Front;
  double offset = 0;
  ContactCount contact;
};

/// The unit in so many files with its facing flush on the charger's front, at this lateral offset of the charger.
Unit flushOn(const geometry::Footprint& charger, Unit target, int files, Side facing, double offset) {
  target.files = files;
  const geometry::Edge front = charger.edge(Side::Front);
  // Turn the unit until its facing looks back at the charger, then hang its edge on the charger's front.
  geometry::Footprint shape = footprintOf(target);
  const geometry::Angle turn =
      geometry::Facing::towards(shape.edge(facing).outward).turnTo(geometry::Facing::towards(-front.outward));
  shape.pose = shape.pose.turnedAbout(shape.pose.centre, turn);
  const geometry::Edge edge = shape.edge(facing);
  shape.pose = shape.pose.shifted(front.centre() - edge.along() * offset - edge.centre());
  target.pose = shape.pose;
  return target;
}

/// The offsets at which the room for it on the charger's front begins and ends. `centred` is it at offset 0.
void addEndsOfRoom(std::vector<double>& offsets, const Battlefield& field, const Unit& centred, geometry::Vec along) {
  const geometry::Footprint shape = footprintOf(centred);
  const auto add = [&](const geometry::ConvexPolygon& other) {
    // To the charger's one side is to the target's other.
    if (const auto no = geometry::overlapWhileShifting(shape, along, other))
      offsets.insert(offsets.end(), {-no->from, -no->to});
  };
  for (const Unit& other : field.units)
    if (other.id != centred.id && !other.state.destroyed) add(geometry::toPolygon(footprintOf(other)));
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind))
      for (const geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape)) add(part);
  for (const geometry::ConvexPolygon& beyond : geometry::beyondEdges({field.table.width, field.table.height}))
    add(beyond);
}

/// The best place on the charger's front that has room: most models, then nearest to where the target stands.
std::optional<Meeting> bestPlace(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                 const Unit& target, int files, Side facing) {
  const geometry::Footprint mover = footprintOf(charger);
  Unit shaped = target;
  shaped.files = files;
  const Frontage frontage = frontageOf(charger, shaped, facing);
  std::vector<double> offsets = contactBreakpoints(frontage);
  // Where its centre stays as far along the front as it was.
  const Unit centred = flushOn(mover, shaped, files, facing, 0);
  const geometry::Vec along = footprintOf(centred).edge(facing).along();
  offsets.push_back(geometry::dot(centred.pose.centre - target.pose.centre, along));
  addEndsOfRoom(offsets, field, centred, along);
  std::optional<Meeting> best;
  double bestWay = 0;
  for (const double offset : offsets) {
    if (!liesAlong(frontage, offset)) continue;
    const ContactCount count = contactAt(frontage, offset);
    Unit there = flushOn(mover, target, files, facing, offset);
    const double way = geometry::distance(there.pose.centre, target.pose.centre);
    const double more = best ? contactScore(rules.priority, count) - contactScore(rules.priority, best->contact) : 1;
    if (more < 0 || (more == 0 && way >= bestWay)) continue;
    if (placementFault(field, there)) continue;
    best = Meeting{std::move(there), facing, offset, count};
    bestWay = way;
  }
  return best;
}

/// Its own ranks and files, then others (nearest to its own first), then the other facings.
std::optional<Meeting> meetingOf(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                 const Unit& target, Side facing) {
  const int own = placesInFront(target);
  std::vector<int> files{own};
  for (int more = 1; more < target.models; ++more)
    for (const int count : {own + more, own - more})
      if (count >= 1 && count <= target.models) files.push_back(count);
  std::vector<Side> sides{facing};
  for (const Side side : geometry::kSides)
    if (side != facing) sides.push_back(side);
  for (const Side side : sides)
    for (const int count : files)
      if (auto meeting = bestPlace(rules, field, charger, target, count, side)) return meeting;
  return std::nullopt;
}

}  // namespace

bool mayTakeBlockedPath(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                        const std::vector<UnitId>& targets, Side facing) {
  if (!rules.blockedPath || targets.size() != 1) return false;
  const Unit& target = *field.find(targets.front());
  if (!target.state.engagedWith.empty() || target.state.fleeing) return false;
  const Role role = [&](const Unit& other) { return standingRole(charger, targets, other); };
  const ChargeQuestion question = chargeQuestion(rules, field, charger, target, facing, role);
  const auto enemies = std::count_if(question.ids.begin(), question.ids.end(), [&](const std::string& id) {
    const Unit* unit = field.find(UnitId{id});
    return unit && isUnengagedEnemy(charger, *unit);
  });
  const auto opens = [&](const LeftOut& leftOut) {
    return opensWithout(leftOut, rules, field, charger, targets, facing);
  };
  return (enemies > 0 && opens({.enemies = true})) || (enemies >= 2 && opens({.enemies = true, .rocks = true})) ||
         opens({.edge = true});
}

bool chargeBlockedPath(Play& play, const UnitId& chargerId, const UnitId& targetId, Side facing, double range,
                       std::string* why) {
  Unit& charger = play.unit(chargerId);
  Unit& target = play.unit(targetId);
  const std::optional<double> ahead = straightTouch(play, charger, target, facing, range);
  if (!ahead) {
    if (why) *why = "straight ahead does not lead to " + unitName(target);
    return false;
  }
  geometry::Path path(footprintOf(charger));
  path.advance(Length::fromInches(*ahead));
  Battlefield there = play.state().field;
  there.find(chargerId)->pose = path.end().pose;
  std::optional<Meeting> meeting = meetingOf(play.rules(), there, *there.find(chargerId), target, facing);
  if (!meeting) {
    if (why) *why = "there is no room for " + unitName(target) + " to turn to the charge";
    return false;
  }
  play.leave("M17", ChargeMoved{chargerId, targetId, path, {}});
  charger.pose = path.end().pose;
  target.pose = meeting->target.pose;
  target.files = meeting->target.files;
  play.leave("M17", Reformed{targetId, target.pose.facing, target.files});
  if (!crossGround(play, chargerId, path)) return true;
  const ContactCount count = contactAt(frontageOf(charger, target, meeting->facing), meeting->offset);
  makeContact(play, {chargerId, targetId, meeting->facing, count.charger, count.target, meeting->offset});
  return true;
}

}  // namespace frontage::core
