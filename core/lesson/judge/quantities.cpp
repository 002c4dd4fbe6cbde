#include "core/lesson/judge/quantities.h"

#include "core/battlefield/formation.h"
#include "core/lesson/judge/event_match.h"
#include "core/lesson/judge/stage.h"
#include "core/odds/charge_odds.h"
#include "core/odds/range_odds.h"
#include "core/phase/phase.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/resolve/range_roll.h"
#include "core/phase/zones/charger_zone.h"
#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

using Figure = Found<double>;

/// The bonus of a charge that is declared already, else the one it would have (D8).
double bonusOf(const PhaseState& state, const Unit& charger) {
  const Charge* charge = state.chargeOf(charger.id);
  return charge && charge->isOpen() ? charge->bonus : charger.stats.chargeBonus;
}

geometry::Side facingFor(const PhaseState& state, const Unit& charger, const Unit& target) {
  if (const Charge* charge = state.chargeOf(charger.id))
    if (const auto fixed = charge->zones.find(target.id); fixed != charge->zones.end()) return fixed->second;
  const ZoneVerdict zone = chargerZone(*state.rules, charger, target);
  return zone.zone.value_or(zone.nearerFront);
}

Figure distanceOf(const PhaseState& state, const Unit& charger, const Unit& target) {
  const double away = chargeDistance(*state.rules, state.field, charger, target, facingFor(state, charger, target));
  if (!std::isfinite(away)) return Figure::no("no line leads to the target");
  return away;
}

Figure moveFigure(const PhaseState& state, const NumberTask& task) {
  const ChargeVerdict verdict = inspectCharge(state, task.charger, task.target);
  if (task.quantity == Quantity::ModelsInZone) {
    if (verdict.zone.counts.empty()) return Figure::no("this ruleset counts no models for the zone");
    const auto count = verdict.zone.counts.find(task.zone);
    return count == verdict.zone.counts.end() ? 0.0 : count->second;
  }
  if (!verdict.move) return Figure::no("there is no legal charge move");
  if (task.quantity == Quantity::Wheel) return std::fabs(verdict.move->wheel.degrees());
  const bool charger = task.quantity != Quantity::TargetModels;
  const bool target = task.quantity != Quantity::ChargerModels;
  return static_cast<double>((charger ? verdict.chargerModels : 0) + (target ? verdict.targetModels : 0));
}

Figure chanceOf(const PhaseState& state, const NumberTask& task) {
  const ChargeOdds odds = chargeOdds(state, task.charger, task.target);
  if (task.reaction == Reaction::Hold && odds.hold) return odds.hold->success * 100;
  if (task.reaction == Reaction::StandAndShoot && odds.standAndShoot) return odds.standAndShoot->success * 100;
  if (task.reaction == Reaction::Flee && odds.flee) return odds.flee->success * 100;
  return Figure::no("the target may not react so");
}

Figure chargeFigure(const PhaseState& state, const NumberTask& task) {
  const Unit& charger = *state.field.find(task.charger);
  const Unit& target = *state.field.find(task.target);
  if (charger.state.destroyed || target.state.destroyed) return Figure::no("one of the units is destroyed");
  if (task.quantity == Quantity::MaxRange) return greatestRange(*state.rules, charger.stats, bonusOf(state, charger));
  if (!areEnemies(charger, target)) return Figure::no("the two are not enemies");
  if (task.quantity == Quantity::Chance) return chanceOf(state, task);
  if (task.quantity != Quantity::Distance && task.quantity != Quantity::RollNeeded) return moveFigure(state, task);
  Figure away = distanceOf(state, charger, target);
  if (!away.ok() || task.quantity == Quantity::Distance) return away;
  return rollNeeded(*state.rules, charger.stats, bonusOf(state, charger), away.value());
}

Figure eventFigure(const PhaseRun& run, const NumberTask& task) {
  const std::vector<Event> events = run.events();
  const Battlefield& field = run.end().field;
  if (task.quantity == Quantity::EventCount) return static_cast<double>(countMatches(events, field, task.event));
  const auto at = firstMatch(events, field, task.event);
  if (!at) return Figure::no("there is no such event");
  if (const auto value = valueAt(events[*at], field, task.field)) return *value;
  return Figure::no("the event has no figure \"" + task.field + "\"");
}

double testChance(const Unit& unit) {
  int passes = 0;
  forEachRoll(2, [&](const std::vector<int>& dice) { passes += dice[0] + dice[1] <= unit.stats.leadership ? 1 : 0; });
  return 100.0 * passes / 36;
}

Figure unitFigure(const PhaseState& state, const NumberTask& task) {
  const Unit& unit = *state.field.find(task.unit);
  const geometry::Footprint footprint = footprintOf(unit);
  const auto start = state.modelsAtStart.find(unit.id);
  const int began = start == state.modelsAtStart.end() ? unit.models : start->second;
  switch (task.quantity) {
    case Quantity::UnitStrength:
      return unitStrengthOf(unit);
    case Quantity::Ranks:
      return static_cast<double>(ranksOf(unit));
    case Quantity::Models:
      return static_cast<double>(unit.models);
    case Quantity::Width:
      return 2 * footprint.halfWidth;
    case Quantity::Depth:
      return 2 * footprint.halfDepth;
    case Quantity::TestChance:
      return testChance(unit);
    case Quantity::PanicLosses:
      return std::ceil(began / 4.0);
    default:
      return Figure::no("there is no such quantity of a unit");
  }
}

}  // namespace

Found<double> rollNeeded(const Ruleset& rules, const Characteristics& stats, double bonus, double distance) {
  const std::map<double, double> ranges = rangeDistribution(rules, stats, bonus);
  const double least = ranges.begin()->first;
  const double most = ranges.rbegin()->first;
  if (!geometry::isWithin(distance, most)) return Found<double>::no("no roll is enough");
  // A die that counts shows 1 to 6 and so adds five to the spread; what the range has without the dice is the rest.
  const double dice = std::round((most - least) / 5);
  const double fixed = least - dice;
  return std::max(dice, std::ceil(distance - fixed - geometry::kContact));
}

Found<double> quantityOf(const PhaseState& state, const NumberTask& task) {
  const PhaseRun run = play(state, task.played);
  if (!run.problem.empty()) return Figure::no(run.problem);
  if (task.quantity == Quantity::EventValue || task.quantity == Quantity::EventCount) return eventFigure(run, task);
  if (task.quantity <= Quantity::ModelsInZone) return chargeFigure(run.end(), task);
  return unitFigure(run.end(), task);
}

}  // namespace frontage::core
