#include "core/odds/charge_odds.h"

#include "core/battlefield/formation.h"
#include "core/odds/declared.h"
#include "core/odds/flee_odds.h"
#include "core/odds/range_odds.h"
#include "core/odds/volley_odds.h"
#include "core/phase/declare/declare.h"
#include "core/phase/phase.h"
#include "core/phase/react/react.h"

#include <algorithm>

namespace frontage::core {

namespace {

HoldOdds holdOdds(const StateMix& declared, const React& order) {
  HoldOdds odds;
  for (const StateMix::Entry& entry : declared.entries()) {
    StateMix answered;
    forEachOutcome(
        entry.state, [&](Play& play) { answer(play, order); },
        [&](const Play& play, double chance) { answered.add(play.state(), entry.chance * chance); },
        {{}, {}, noEvents});
    for (const StateMix::Entry& standing : answered.entries()) {
      const ReachOdds reach = reachOdds(standing.state, order.charger, order.unit);
      odds.success += standing.chance * reach.inRange;
      odds.contact += standing.chance * reach.contact;
    }
  }
  return odds;
}

/// The volley is settled by its number of wounds; where a broken charger then runs to is of no account.
void shoot(const StateMix::Entry& entry, const React& order, ShootOdds& odds, StateMix& goingOn) {
  const Unit& charger = *entry.state.field.find(order.charger);
  const int toKillAll = charger.models * std::max(1, charger.stats.wounds) - charger.woundsTaken;
  const VolleyNumbers numbers = volleyNumbers(entry.state.field, *entry.state.field.find(order.unit), charger);
  const auto endsAt = [&](const RollRequest& roll) {
    return roll.roll == RollPurpose::Flee && roll.unit == order.charger;
  };
  for (const VolleyOutcome& volley : volleyOutcomes(numbers, order.unit, order.charger, toKillAll)) {
    const auto visit = [&](const Play& play, double share) {
      const double chance = entry.chance * volley.chance * share;
      const Unit& left = *play.state().field.find(order.charger);
      const int killed = charger.models - left.models;
      odds.casualties[killed] += chance;
      odds.expectedCasualties += chance * killed;
      if (play.state().chargeOf(order.charger)->isOpen()) return goingOn.add(play.state(), chance);
      odds.chargeBroken += chance;
      if (left.state.destroyed) odds.chargerDestroyed += chance;
    };
    forEachOutcome(entry.state, [&](Play& play) { answer(play, order); }, visit, {volley.rolls, endsAt, noEvents});
  }
}

ShootOdds shootOdds(const StateMix& declared, const React& order) {
  ShootOdds odds;
  StateMix goingOn;
  for (const StateMix::Entry& entry : declared.entries()) shoot(entry, order, odds, goingOn);
  for (const StateMix::Entry& entry : goingOn.entries()) {
    const ReachOdds reach = reachOdds(entry.state, order.charger, order.unit);
    odds.success += entry.chance * reach.inRange;
    odds.contact += entry.chance * reach.contact;
  }
  return odds;
}

bool isTerrified(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  const std::vector<UnitId>& terrified = state.chargeOf(charger)->terrified;
  return std::find(terrified.begin(), terrified.end(), target) != terrified.end();
}

template <class Fits>
double shareOf(const StateMix& mix, const Fits& fits) {
  double share = 0;
  for (const StateMix::Entry& entry : mix.entries()) share += fits(entry.state) ? entry.chance : 0;
  return share;
}

/// Those of the states in which `fits`, as if they were all.
template <class Fits>
StateMix given(const StateMix& mix, const Fits& fits) {
  const double total = shareOf(mix, fits);
  StateMix some;
  for (const StateMix::Entry& entry : mix.entries())
    if (fits(entry.state)) some.add(entry.state, entry.chance / total);
  return some;
}

StateMix withReaction(const StateMix& mix, const React& order) {
  return given(mix, [&](const PhaseState& state) { return query(state, order).legal(); });
}

}  // namespace

ChargeOdds chargeOdds(const PhaseState& state, const UnitId& chargerId, const UnitId& targetId) {
  const Unit& charger = *state.field.find(chargerId);
  ChargeOdds odds;
  odds.charger = chargerId;
  odds.target = targetId;
  odds.targets = targetsToDeclare(state, chargerId, targetId);
  odds.legal = query(state, Declare{chargerId, {targetId}}).legal();
  odds.distance = chargeLine(state, charger, *state.field.find(targetId)).distance.inches();
  odds.range = rangeDistribution(*state.rules, charger.stats, charger.stats.chargeBonus);

  const StateMix declared = declaredMix(state, chargerId, odds.targets);
  const auto isCalm = [&](const PhaseState& each) { return !isTerrified(each, chargerId, targetId); };
  const StateMix calm = given(declared, isCalm);
  if (calm.entries().size() < declared.entries().size()) odds.terrorFails = 1 - shareOf(declared, isCalm);
  const StateMix& asked = calm.entries().empty() ? declared : calm;
  const auto with = [&](Reaction reaction) { return React{targetId, chargerId, reaction}; };
  if (const StateMix may = withReaction(asked, with(Reaction::Hold)); !may.entries().empty())
    odds.hold = holdOdds(may, with(Reaction::Hold));
  if (const StateMix may = withReaction(asked, with(Reaction::StandAndShoot)); !may.entries().empty())
    odds.standAndShoot = shootOdds(may, with(Reaction::StandAndShoot));
  if (const StateMix may = withReaction(asked, with(Reaction::Flee)); !may.entries().empty())
    odds.flee = fleeOdds(may, with(Reaction::Flee));
  return odds;
}

}  // namespace frontage::core
