#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/resolve/touch_move.h"
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
geometry::Path downToClear(const geometry::Path& path, const ChargeQuestion& question) {
  const std::vector<geometry::PathPiece>& pieces = path.pieces();
  for (std::size_t last = pieces.size(); last-- > 0;) {
    if (pieces[last].kind != geometry::PathPiece::Kind::Advance) continue;
    geometry::Footprint there = path.start();
    there.pose = pieces[last].from;
    const double length = pieces[last].length.inches();
    const auto rest = geometry::farthestRest(there, length, question.problem.obstacles);
    if (!rest) continue;
    geometry::Path shorter = firstPieces(path, last);
    if (*rest > 0) shorter.advance(geometry::Length::fromInches(*rest));
    return shorter;
  }
  return geometry::Path(path.start());
}

/// How far the charger can go straight on from where it touched, up to what is left of the target (M12): rear ranks
/// that died give way. No farther than the next thing in the way, and so far that an inch less is still on the table; 0
/// where its line passes the survivors by.
double roomUpTo(const ChargeQuestion& question, const Unit& left, const geometry::Footprint& from) {
  const geometry::Footprint survivors = footprintOf(left);
  const double far = geometry::distance(from.pose.centre, survivors.pose.centre) + 2 * survivors.halfDepth;
  const auto until = [&](const geometry::ConvexPolygon& shape, double length) -> std::optional<double> {
    const auto touch = geometry::firstTouchAdvancing(from, geometry::Length::fromInches(length), shape);
    return touch ? std::optional(touch->at) : std::nullopt;
  };
  double room = until(toPolygon(survivors), far).value_or(0);
  for (const geometry::Obstacle& other : question.problem.obstacles) room = until(other.shape, room).value_or(room);
  const geometry::Board board{question.problem.tableWidth, question.problem.tableHeight};
  return std::min(room, geometry::distanceToEdge(from, board) + kShortOfSurvivors);
}

struct Blow {
  int wounds = 0;
  bool destroys = false;
};

Blow blowOf(const Ruleset& rules, const Unit& charger, const Unit& target) {
  switch (rules.runDown) {
    case RunDown::Destroyed:
      return {0, true};
    case RunDown::DestroyedAtEnd:
      return {0, false};
    case RunDown::TwoWoundsPerStrength: {
      const int wounds = static_cast<int>(std::floor(2 * unitStrengthOf(charger)));
      return {wounds, target.woundsTaken + wounds >= target.models * std::max(1, target.stats.wounds)};
    }
  }
  return {};
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

}  // namespace

bool runDown(Play& play, const RangeOutcome& range, const UnitId& targetId, std::string* why) {
  Unit& charger = play.unit(range.charger);
  Unit& target = play.unit(targetId);
  const Role role = [&](const Unit& other) { return standingRole(charger, range.reached, other); };
  const ChargeQuestion question =
      chargeQuestion(play.rules(), play.field(), charger, target, geometry::Side::Front, role);
  const std::optional<geometry::ChargeMove> move = touchMove(question);
  if (!move) {
    if (why) *why = "no legal move reaches " + unitName(target);
    return false;
  }
  // Who is lost on the way strikes no blow, and whether any of the target survive decides where the charger stops.
  const std::vector<CrossingHarm> harms = rollGround(play, range.charger, move->path);
  const Blow blow = blowOf(play.rules(), afterHarms(charger, harms), target);
  const bool survivors = !blow.destroys && play.rules().runDown == RunDown::TwoWoundsPerStrength;
  Unit left = target;
  const int dead = blow.destroys ? target.models : dealWounds(left, blow.wounds);
  geometry::Path path = move->path;
  if (survivors) path = ledOn(path, roomUpTo(question, left, path.end()) - kShortOfSurvivors);
  if (survivors && question.problem.ignoreObstaclesOnTheWay) path = downToClear(path, question);
  play.leave("M12", ChargeMoved{range.charger, targetId, path, wheelOf(path)});
  charger.pose = path.end().pose;
  dealHarms(play, range.charger, harms);
  if (charger.state.destroyed) {
    endCharge(play, "D8", range.charger);
    return true;
  }
  if (!blow.destroys) target = left;
  play.leave("M12", RanDown{range.charger, targetId, blow.wounds, dead, blow.destroys});
  if (blow.destroys)
    play.destroy("M12", targetId, DestroyedBy::RunDown);
  else if (!survivors)
    catchForLater(play, range.charger, targetId);
  endCharge(play, "D8", range.charger);
  if (play.rules().reformAfterRunDown) play.state().mayReform.push_back(range.charger);
  return true;
}

}  // namespace frontage::core
