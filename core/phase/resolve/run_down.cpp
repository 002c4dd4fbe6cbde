#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/resolve/touch_move.h"
#include "core/report/names.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// How far a charger stays away from the survivors of a unit that it ran down (M12), inches.
constexpr double kShortOfSurvivors = 1;

/// The path without its last inch of straight advance.
geometry::Path stoppedShort(const geometry::Path& path, double by) {
  geometry::Path cut(path.start());
  const std::vector<geometry::PathPiece>& pieces = path.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i].kind == geometry::PathPiece::Kind::Wheel) {
      cut.wheel(pieces[i].angle.radians() >= 0 ? geometry::Hand::Left : geometry::Hand::Right,
                geometry::abs(pieces[i].angle));
      continue;
    }
    const double length = pieces[i].length.inches() - (i + 1 == pieces.size() ? by : 0);
    if (length > 0) cut.advance(geometry::Length::fromInches(length));
  }
  return cut;
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

bool runDown(Play& play, const RangeOutcome& range, const UnitId& targetId, std::string& why) {
  Unit& charger = play.unit(range.charger);
  Unit& target = play.unit(targetId);
  const Role role = [&](const Unit& other) { return standingRole(charger, range.reached, other); };
  const std::optional<TouchMove> move =
      touchMove(chargeQuestion(play.rules(), play.field(), charger, target, geometry::Side::Front, role));
  if (!move) {
    why = "no legal move reaches " + unitName(target);
    return false;
  }
  // Who is lost on the way strikes no blow, and whether any of the target survive decides where the charger stops.
  const std::vector<CrossingHarm> harms = rollGround(play, range.charger, move->path);
  const Blow blow = blowOf(play.rules(), afterHarms(charger, harms), target);
  const bool survivors = !blow.destroys && play.rules().runDown == RunDown::TwoWoundsPerStrength;
  const geometry::Path path = survivors ? stoppedShort(move->path, kShortOfSurvivors) : move->path;
  play.leave("M12", ChargeMoved{range.charger, targetId, path, move->wheel});
  charger.pose = path.end().pose;
  dealHarms(play, range.charger, harms);
  if (charger.state.destroyed) {
    endCharge(play, "D8", range.charger);
    return true;
  }
  const int killed = blow.destroys ? target.models : dealWounds(target, blow.wounds);
  play.leave("M12", RanDown{range.charger, targetId, blow.wounds, killed, blow.destroys});
  if (blow.destroys)
    play.destroy("M12", targetId, DestroyedBy::RunDown);
  else if (!survivors)
    catchForLater(play, range.charger, targetId);
  endCharge(play, "D8", range.charger);
  if (play.rules().reformAfterRunDown) play.state().mayReform.push_back(range.charger);
  return true;
}

}  // namespace frontage::core
