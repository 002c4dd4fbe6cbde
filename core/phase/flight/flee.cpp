#include "core/phase/flight/flee.h"

#include "core/battlefield/formation.h"
#include "core/phase/flight/crossing.h"
#include "core/phase/flight/flight_line.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/turn/leadership.h"

#include <algorithm>
#include <numeric>

namespace frontage::core {

namespace {

bool isImmuneToPanic(const Unit& unit) {
  const auto& immune = unit.stats.immune;
  return std::find(immune.begin(), immune.end(), Psychology::Panic) != immune.end();
}

/// F4, first row. `strength` is that of the fleeing unit when it meets them.
bool frightensFriends(const Ruleset& rules, FlightCause cause, double strength) {
  switch (rules.throughFriend) {
    case ThroughFriend::Panic:
      return true;
    case ThroughFriend::PanicIfStrong:
      return strength >= rules.friendPanicStrength;
    case ThroughFriend::NoneIfVoluntary:
      return cause != FlightCause::Choice;
  }
  return true;
}

/// A friend that the unit ran through, and how strong it still was then (M15).
struct FriendMet {
  UnitId id;
  double strength = 0;
};

/// Those that it came to: what it ran through before has taken its toll, perhaps of the last model.
std::vector<FriendMet> friendsMet(Unit fleeing, const std::vector<Crossed>& crossed,
                                  const std::vector<CrossingHarm>& harms) {
  std::vector<FriendMet> met;
  for (const Crossed& thing : crossed) {
    if (fleeing.models <= 0) break;
    if (thing.kind == "friend") met.push_back({UnitId{thing.id}, unitStrengthOf(fleeing)});
    for (const CrossingHarm& harm : harms)
      if (harm.thing == thing.id) dealWounds(fleeing, harm.wounds);
  }
  return met;
}

/// They test before those that are owed a test already: what the last flight brings about comes first.
void owePanic(Play& play, const UnitId& fleeing, FlightCause cause, const std::vector<FriendMet>& friends) {
  const geometry::Vec from = play.unit(fleeing).pose.centre;
  std::vector<OwedPanic> owed;
  for (const auto& [id, strength] : friends)
    if (frightensFriends(play.rules(), cause, strength)) owed.push_back({id, from});
  play.owedPanic().insert(play.owedPanic().begin(), owed.begin(), owed.end());
}

bool mayPanic(const Unit& met) {
  return !met.state.destroyed && !met.state.fleeing && met.state.engagedWith.empty() && !isImmuneToPanic(met);
}

/// The flight of one unit; the friends that it meets are owed a test.
void runAway(Play& play, const UnitId& id, geometry::Vec from, FlightCause cause) {
  const std::vector<int> dice =
      play.roll(RollPurpose::Flee, id, fleeDiceCount(play.rules(), play.unit(id).stats), Reading::keptSum());
  const std::vector<int> kept = keptDice(dice);
  const double rolled = std::accumulate(kept.begin(), kept.end(), 0);
  const FlightLine line = flightLine(play.state(), play.unit(id), from, rolled);

  Unit& unit = play.unit(id);
  unit.pose = line.path.end().pose;
  unit.state.fledThisPhase = true;
  const std::vector<CrossingHarm> harms =
      line.destroyedBy ? std::vector<CrossingHarm>{} : crossingHarms(play, id, line.crossed);
  // Also of one that is lost in the end not all reach the friends that it comes to before.
  const std::vector<FriendMet> friends =
      friendsMet(unit, line.crossed, line.destroyedBy ? certainHarms(play.state(), line.crossed) : harms);
  int wounds = 0;
  for (const CrossingHarm& harm : harms) wounds += harm.wounds;
  play.leave("F2", FleeMove{id, dice, rolled, line.moved, line.path, line.crossed, wounds});
  dealHarms(play, id, harms);
  if (line.destroyedBy) play.destroy(*line.destroyedBy == DestroyedBy::TableEdge ? "F3" : "F4", id, *line.destroyedBy);
  if (!play.unit(id).state.destroyed) {
    play.setFleeing("F6", id, true);
    if (play.rules().fleeingIsShaken) play.setShaken("F6", id, true);
  }
  owePanic(play, id, cause, friends);
}

}  // namespace

int fleeDiceCount(const Ruleset& rules, const Characteristics& stats) noexcept {
  if (!stats.swiftstride) return 2;
  switch (rules.fleeDice) {
    case FleeDice::TwoDice:
      return 2;
    case FleeDice::SwiftBySpeed:
      return stats.movement >= 7 ? 3 : 2;
    case FleeDice::SwiftThreeDropLowest:
      return 3;
  }
  return 2;
}

void flee(Play& play, const UnitId& id, geometry::Vec from, FlightCause cause) {
  runAway(play, id, from, cause);
  std::vector<OwedPanic>& owed = play.owedPanic();
  while (!owed.empty()) {
    const OwedPanic next = owed.front();
    const bool panics = mayPanic(play.unit(next.unit)) && !leadershipTest(play, "F4", RollPurpose::Panic, next.unit);
    owed.erase(owed.begin());
    if (panics) runAway(play, next.unit, next.from, FlightCause::Panic);
  }
}

}  // namespace frontage::core
