#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/resolve/run_down_move.h"
#include "core/report/names.h"
#include "geometry/contact/sweep.h"
#include "geometry/flight/flight.h"
#include "geometry/reach/rest.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// How far a charger stays away from the survivors of a unit that it ran down (M12), inches.
constexpr double kShortOfSurvivors = 1;

/// So many pieces of the path.
geometry::Path firstPieces(const geometry::Path& path, std::size_t count) {
  geometry::Path first(path.start());
  for (std::size_t i = 0; i < count; ++i) {
    const geometry::PathPiece& piece = path.pieces()[i];
    if (piece.kind == geometry::PathPiece::Kind::Wheel)
      first.wheel(piece.angle.radians() >= 0 ? geometry::Hand::Left : geometry::Hand::Right,
                  geometry::abs(piece.angle));
    else
      first.advance(piece.length);
  }
  return first;
}

/// The path with so much more (or less, below 0) of a straight advance at its end.
geometry::Path ledOn(const geometry::Path& path, double by) {
  const std::vector<geometry::PathPiece>& pieces = path.pieces();
  if (pieces.empty() || pieces.back().kind == geometry::PathPiece::Kind::Wheel) return path;
  geometry::Path other = firstPieces(path, pieces.size() - 1);
  const double length = pieces.back().length.inches() + by;
  if (length > 0) other.advance(geometry::Length::fromInches(length));
  return other;
}

/// The wheel of a path, left positive.
geometry::Angle wheelOf(const geometry::Path& path) {
  for (const geometry::PathPiece& piece : path.pieces())
    if (piece.kind == geometry::PathPiece::Kind::Wheel) return piece.angle;
  return {};
}

/// Who flies passes over what is in the way, but may not come down on it: where it would, it stops short of that on its
/// own way. In the middle of a wheel nobody comes down.
geometry::Path downToClear(const geometry::Path& path, const std::vector<geometry::Obstacle>& others) {
  const std::vector<geometry::PathPiece>& pieces = path.pieces();
  for (std::size_t last = pieces.size(); last-- > 0;) {
    if (pieces[last].kind != geometry::PathPiece::Kind::Advance) continue;
    geometry::Footprint there = path.start();
    there.pose = pieces[last].from;
    const double length = pieces[last].length.inches();
    const auto rest = geometry::farthestRest(there, length, others);
    if (!rest) continue;
    geometry::Path shorter = firstPieces(path, last);
    if (*rest > 0) shorter.advance(geometry::Length::fromInches(*rest));
    return shorter;
  }
  return geometry::Path(path.start());
}

/// What stands in the way beside those that were touched.
std::vector<geometry::Obstacle> othersOf(const RunDownMove& found) {
  std::vector<geometry::Obstacle> others;
  for (const geometry::Obstacle& obstacle : found.question.problem.obstacles) {
    const std::string id = found.question.idOf(obstacle.tag);
    const auto isIt = [&](const UnitId& touched) { return touched.value == id; };
    if (std::none_of(found.touched.begin(), found.touched.end(), isIt)) others.push_back(obstacle);
  }
  return others;
}

/// How far the charger can go straight on from where it touched, up to what is left of a target (M12): rear ranks that
/// died give way. No farther than the next thing in the way, and so far that an inch less is still on the table; 0
/// where its line passes the survivors by.
double roomUpTo(const Unit& left, const geometry::Footprint& from, const std::vector<geometry::Obstacle>& others,
                const geometry::Board& board) {
  const geometry::Footprint survivors = footprintOf(left);
  const double far = geometry::distance(from.pose.centre, survivors.pose.centre) + 2 * survivors.halfDepth;
  const auto until = [&](const geometry::ConvexPolygon& shape, double length) -> std::optional<double> {
    const auto touch = geometry::firstTouchAdvancing(from, geometry::Length::fromInches(length), shape);
    return touch ? std::optional(touch->at) : std::nullopt;
  };
  double room = until(toPolygon(survivors), far).value_or(0);
  for (const geometry::Obstacle& other : others) room = until(other.shape, room).value_or(room);
  return std::min(room, geometry::distanceToEdge(from, board) + kShortOfSurvivors);
}

/// What one of those that were touched suffers.
struct Struck {
  UnitId id;
  Unit left;  ///< what there is of it afterwards
  int wounds = 0;
  int dead = 0;
  bool isDestroyed = false;
};

Struck strike(const Ruleset& rules, const Unit& charger, const Unit& target) {
  Struck struck{target.id, target, 0, 0, false};
  switch (rules.runDown) {
    case RunDown::Destroyed:
      struck.dead = target.models;
      struck.isDestroyed = true;
      break;
    case RunDown::DestroyedAtEnd:
      break;
    case RunDown::TwoWoundsPerStrength:
      struck.wounds = static_cast<int>(std::floor(2 * unitStrengthOf(charger)));
      struck.isDestroyed = target.woundsTaken + struck.wounds >= target.models * std::max(1, target.stats.wounds);
      struck.dead = struck.isDestroyed ? target.models : dealWounds(struck.left, struck.wounds);
      break;
  }
  return struck;
}

/// Where the charger stops: where it touched, or an inch short of the nearest survivors.
geometry::Path pathUpTo(const RunDownMove& found, const std::vector<Struck>& struck, const Ruleset& rules,
                        const geometry::Board& board) {
  const geometry::Path& touching = found.move.path;
  if (rules.runDown != RunDown::TwoWoundsPerStrength) return touching;
  const std::vector<geometry::Obstacle> others = othersOf(found);
  std::optional<double> room;
  for (const Struck& each : struck) {
    if (each.isDestroyed) continue;
    const double upTo = roomUpTo(each.left, touching.end(), others, board);
    room = std::min(room.value_or(upTo), upTo);
  }
  if (!room) return touching;
  const geometry::Path path = ledOn(touching, *room - kShortOfSurvivors);
  return found.question.problem.ignoreObstaclesOnTheWay ? downToClear(path, others) : path;
}

Unit afterHarms(Unit unit, const std::vector<CrossingHarm>& harms) {
  for (const CrossingHarm& harm : harms)
    if (unit.models > 0) dealWounds(unit, harm.wounds);
  return unit;
}

void catchForLater(Play& play, const UnitId& charger, const UnitId& target) {
  play.unit(charger).state.engagedWith.push_back(target);
  play.unit(target).state.engagedWith.push_back(charger);
  play.setShaken("M12", target, true);
  play.state().doomed.push_back(target);
}

void suffer(Play& play, const UnitId& charger, const Struck& struck) {
  if (!struck.isDestroyed) play.unit(struck.id) = struck.left;
  play.leave("M12", RanDown{charger, struck.id, struck.wounds, struck.dead, struck.isDestroyed});
  if (struck.isDestroyed)
    play.destroy("M12", struck.id, DestroyedBy::RunDown);
  else if (play.rules().runDown == RunDown::DestroyedAtEnd)
    catchForLater(play, charger, struck.id);
}

}  // namespace

bool runDown(Play& play, const RangeOutcome& range, const std::vector<UnitId>& fleeing, std::string* why) {
  const auto found = runDownMove(play.state(), *play.state().chargeOf(range.charger), fleeing);
  if (!found) {
    if (why) *why = "no legal move reaches " + unitName(play.field(), fleeing);
    return false;
  }
  // Who is lost on the way strikes no blow, and whether any of the targets survive decides where the charger stops.
  const std::vector<CrossingHarm> harms = rollGround(play, range.charger, found->move.path);
  Unit& charger = play.unit(range.charger);
  const Unit striking = afterHarms(charger, harms);
  std::vector<Struck> struck;
  for (const UnitId& id : found->touched) struck.push_back(strike(play.rules(), striking, play.unit(id)));
  const geometry::Path path =
      pathUpTo(*found, struck, play.rules(), {play.field().table.width, play.field().table.height});
  play.leave("M12", ChargeMoved{range.charger, found->touched.front(), path, wheelOf(path)});
  charger.pose = path.end().pose;
  dealHarms(play, range.charger, harms);
  if (!charger.state.destroyed)
    for (const Struck& each : struck) suffer(play, range.charger, each);
  endCharge(play, "D8", range.charger);
  if (!charger.state.destroyed && play.rules().reformAfterRunDown) play.state().mayReform.push_back(range.charger);
  return true;
}

}  // namespace frontage::core
