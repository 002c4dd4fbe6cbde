#include "core/phase/declare/completed_charges.h"

#include "core/phase/declare/field_as_declared.h"
#include "core/phase/declare/kept_answers.h"
#include "core/phase/declare/near_charge.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/resolve/resolve.h"
#include "core/phase/resolve/touch_move.h"
#include "core/phase/turn/play.h"

#include <algorithm>
#include <map>
#include <utility>

namespace frontage::core {

namespace {

/// Two charges may each have a place only while the other has not: rounds that change something end some time.
constexpr int kMostRounds = 4;

using Group = std::vector<UnitId>;
/// Of each charger: where it stands, and the target on whose facing that is.
using Places = std::map<UnitId, std::map<UnitId, geometry::Pose>>;

/// A target of one that leads to nobody who stands; nothing when they are all gone.
const Unit* fleeingTarget(const Battlefield& field, const Charge& charge) {
  for (const UnitId& id : charge.targets)
    if (const Unit* target = field.find(id); !target->state.destroyed) return target;
  return nullptr;
}

/// The open charges that are resolved together (M1) and lead to somebody who stands, and each that leads to one who
/// flees by itself; by id, and so the groups.
std::vector<Group> groupsOf(const PhaseState& state) {
  std::vector<Group> groups;
  for (const Charge& charge : state.charges) {
    if (!charge.isOpen()) continue;
    if (standingTargets(state.field, charge).empty()) {
      if (fleeingTarget(state.field, charge)) groups.push_back({charge.charger});
      continue;
    }
    Group group = resolvedTogether(state, {charge.charger});
    group.erase(
        std::remove_if(group.begin(), group.end(),
                       [&](const UnitId& id) { return standingTargets(state.field, *state.chargeOf(id)).empty(); }),
        group.end());
    std::sort(group.begin(), group.end());
    if (group.front() == charge.charger) groups.push_back(std::move(group));
  }
  std::sort(groups.begin(), groups.end());
  return groups;
}

/// Nearer than this a unit can matter to the way of a charge, or to its door, or to a target's that turns.
constexpr double kSizesAround = 6;

/// All that the places of a group depend on.
struct Question {
  std::vector<Charge> charges;
  Battlefield field;  ///< the others as declared; only those that can matter
  std::shared_ptr<const Ruleset> rules;

  bool operator==(const Question& o) const {
    return charges == o.charges && field == o.field && (rules == o.rules || *rules == *o.rules);
  }
};

Question questionOf(const PhaseState& state, const Group& group) {
  Question question{{}, fieldAsDeclared(state, group), state.rules};
  for (const UnitId& id : group) {
    Charge charge;  // how far it has come is of no account
    charge.charger = id;
    charge.targets = state.chargeOf(id)->targets;
    charge.zones = state.chargeOf(id)->zones;
    question.charges.push_back(std::move(charge));
  }
  const Battlefield& field = question.field;
  const auto matters = [&](const Unit& unit) {
    return std::any_of(question.charges.begin(), question.charges.end(), [&](const Charge& charge) {
      return std::any_of(charge.targets.begin(), charge.targets.end(), [&](const UnitId& target) {
        return isNearCharge(unit, *field.find(charge.charger), *field.find(target), kSizesAround);
      });
    });
  };
  std::vector<Unit> near;
  std::copy_if(field.units.begin(), field.units.end(), std::back_inserter(near), matters);
  question.field.units = std::move(near);
  return question;
}

/// A unit that flees is charged where it is now, on any facing, and turns to nobody (M12).
Places placeOnFleeing(const PhaseState& state, const Charge& charge) {
  const Unit& charger = *state.field.find(charge.charger);
  const Unit& target = *fleeingTarget(state.field, charge);
  const auto move = touchMove(
      chargeQuestion(*state.rules, state.field, charger, target, geometry::Side::Front, declaredRole(state, charger)));
  if (!move) return {};
  return {{charge.charger, {{charge.charger, move->path.end().pose}}}};
}

Places placeAlone(const PhaseState& state, const Charge& charge) {
  if (standingTargets(state.field, charge).empty()) return placeOnFleeing(state, charge);
  const Unit& charger = *state.field.find(charge.charger);
  const LedCharge led = bestLed(*state.rules, state.field, charger, standingTargets(state.field, charge), charge.zones,
                                declaredRole(state, charger), Detail::MoveOnly);
  if (!led.attempt.move) return {};
  return {{charge.charger,
           {{charge.charger, led.attempt.move->chargerEnd}, {led.targets.front(), led.attempt.move->targetEnd}}}};
}

Places solve(const Question& question) {
  PhaseState state;
  state.field = question.field;
  state.rules = question.rules;
  state.charges = question.charges;
  if (state.charges.size() == 1) return placeAlone(state, state.charges.front());
  std::vector<Claimant> claimants;
  for (const Charge& charge : state.charges)
    claimants.push_back({charge.charger, standingTargets(state.field, charge)});
  Places places;
  for (const PlacedCharger& place : placeTogether(Play(state, Dice({}, std::nullopt)), claimants))
    places[place.charger] = {{place.charger, place.end}, {place.reached.front(), place.targetEnd}};
  return places;
}

const Places& placesOf(Question question) {
  constexpr std::size_t kKept = 64;
  thread_local KeptAnswers<Question, Places> answers(kKept);
  return answers.find(std::move(question), solve);
}

bool take(PhaseState& state, const Group& group, const Places& places) {
  bool changed = false;
  for (const UnitId& id : group) {
    const auto found = places.find(id);
    std::map<UnitId, geometry::Pose> place;
    if (found != places.end()) place = found->second;
    if (state.chargeOf(id)->completed == place) continue;
    state.chargeOf(id)->completed = std::move(place);
    changed = true;
  }
  return changed;
}

}  // namespace

void completeDeclared(PhaseState& state) {
  if (!state.rules->roomCountsDeclared) return;
  for (Charge& charge : state.charges)
    if (!charge.isOpen()) charge.completed.clear();
  const std::vector<Group> groups = groupsOf(state);
  for (int round = 0; round < kMostRounds; ++round) {
    bool changed = false;
    for (const Group& group : groups) changed |= take(state, group, placesOf(questionOf(state, group)));
    if (!changed) return;
  }
}

}  // namespace frontage::core
