#include "core/lesson/judge/picks.h"

#include "core/battlefield/formation.h"
#include "core/lesson/judge/event_match.h"
#include "core/lesson/judge/stage.h"
#include "core/odds/charge_odds.h"
#include "core/odds/declared.h"
#include "core/phase/phase.h"
#include "core/phase/zones/charger_zone.h"
#include "core/report/names.h"
#include "geometry/zones/zones.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace frontage::core {

namespace {

using Right = Found<Picks>;

/// Chances that differ by less are equal: rounding in their sums.
constexpr double kSameChance = 1e-9;

Right atLeastOne(Picks picks) {
  if (picks.empty()) return Right::no("the engine finds nothing that fits");
  return picks;
}

double chanceOfContact(const ChargeOdds& odds, Reaction reaction) {
  if (reaction == Reaction::Hold && odds.hold) return odds.hold->contact;
  if (reaction == Reaction::StandAndShoot && odds.standAndShoot) return odds.standAndShoot->contact;
  if (reaction == Reaction::Flee && odds.flee) return odds.flee->success;
  return std::numeric_limits<double>::infinity();
}

Picks safest(const PhaseState& state, const ReactionTask& task, const Picks& allowed) {
  const ChargeOdds odds = chargeOdds(state, task.charger, task.unit);
  double least = std::numeric_limits<double>::infinity();
  const auto chance = [&](const std::string& word) { return chanceOfContact(odds, *fromName<Reaction>(word)); };
  for (const std::string& word : allowed) least = std::min(least, chance(word));
  Picks picks;
  for (const std::string& word : allowed)
    if (chance(word) <= least + kSameChance) picks.push_back(word);
  return picks;
}

}  // namespace

Found<PhaseState> awaitingReaction(const PhaseState& state, const UnitId& charger, const UnitId& unit) {
  if (declaredAlready(state, charger, unit)) return state;
  const PhaseRun run = playOn(state, {Declare{charger, targetsToDeclare(state, charger, unit)}}, taskDice({}));
  if (const auto fault = faultOf(run)) return Found<PhaseState>::no(*fault);
  return run.end();
}

Found<Picks> rightPicks(const PhaseState& state, const ZoneTask& task) {
  const Unit& charger = *state.field.find(task.charger);
  const Unit& target = *state.field.find(task.target);
  if (!task.model) {
    const ZoneVerdict verdict = chargerZone(*state.rules, charger, target);
    return Picks{verdict.zone ? std::string(nameOf(*verdict.zone)) : "tie"};
  }
  if (*task.model > modelsInRank(charger, 0)) return Right::no("the front rank has no such model");
  const geometry::ZoneReading reading =
      geometry::zoneOf(footprintOf(target), baseAt(charger, 0, *task.model - 1).pose.centre);
  return Picks{reading.onRay ? "tie" : std::string(nameOf(reading.zone))};
}

Found<Picks> rightPicks(const PhaseState& state, const ReactionTask& task) {
  const Found<PhaseState> asked = awaitingReaction(state, task.charger, task.unit);
  if (!asked.ok()) return Right::no(asked.why());
  Picks allowed;
  Picks forbidden;
  for (const auto& named : Names<Reaction>::table) {
    const bool may = query(asked.value(), React{task.unit, task.charger, named.value}).legal();
    (may ? allowed : forbidden).emplace_back(named.name);
  }
  if (task.which == ReactionTask::Which::Allowed) return atLeastOne(allowed);
  if (task.which == ReactionTask::Which::Forbidden) return atLeastOne(forbidden);
  return atLeastOne(safest(asked.value(), task, allowed));
}

Found<Picks> rightPicks(const PhaseState& state, const ChoiceTask& task) {
  const PhaseRun run = play(state, task.played);
  if (!run.problem.empty()) return Right::no(run.problem);
  const std::vector<Event> events = run.events();
  Picks picks;
  for (const Sentence& option : task.options)
    if (option.event && firstMatch(events, run.end().field, *option.event)) picks.push_back(option.id);
  if (picks.empty())
    for (const Sentence& option : task.options)
      if (!option.event) picks.push_back(option.id);
  return atLeastOne(std::move(picks));
}

Found<Picks> rightPicks(const PhaseState& state, const OrderTask& task) {
  const PhaseRun run = play(state, task.played);
  if (!run.problem.empty()) return Right::no(run.problem);
  const std::vector<Event> events = run.events();
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const Sentence& sentence : task.events) {
    const auto at = firstMatch(events, run.end().field, *sentence.event);
    if (!at) return Right::no("the event of \"" + sentence.id + "\" does not happen");
    found.emplace_back(*at, sentence.id);
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 1; i < found.size(); ++i)
    if (found[i].first == found[i - 1].first)
      return Right::no("\"" + found[i - 1].second + "\" and \"" + found[i].second + "\" are the same event");
  Picks picks;
  for (auto& [at, id] : found) picks.push_back(std::move(id));
  return picks;
}

}  // namespace frontage::core
