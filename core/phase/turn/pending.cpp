#include "core/phase/turn/pending.h"

#include "core/report/clause_check.h"
#include "core/report/names.h"

namespace frontage::core {

namespace {

bool isGone(const PhaseState& state, const UnitId& id) {
  const Unit* unit = state.field.find(id);
  return !unit || unit->state.destroyed;
}

}  // namespace

std::vector<OwedReaction> owedReactions(const PhaseState& state) {
  std::vector<OwedReaction> owed;
  for (const Charge& charge : state.charges) {
    if (charge.stage != Charge::Stage::AwaitingReaction) continue;
    for (const UnitId& target : charge.targets)
      if (!charge.reactions.count(target) && !isGone(state, target)) owed.push_back({target, charge.charger});
  }
  return owed;
}

std::vector<UnitId> owedRedirects(const PhaseState& state) {
  std::vector<UnitId> owed;
  for (const Charge& charge : state.charges)
    if (charge.stage == Charge::Stage::AwaitingRedirect) owed.push_back(charge.charger);
  return owed;
}

std::vector<ClauseCheck> checkPhaseRuns(const PhaseState& state) {
  if (!state.ended) return {};
  return {plainCheck("D1", false, "The phase has ended.")};
}

std::vector<ClauseCheck> checkNothingPending(const PhaseState& state) {
  std::vector<ClauseCheck> found = checkPhaseRuns(state);
  for (const OwedReaction& owed : owedReactions(state))
    found.push_back(plainCheck("D1", false,
                               unitName(state.field, owed.unit) + " must react to the charge of " +
                                   unitName(state.field, owed.charger) + " first.",
                               {owed.unit.value}));
  for (const UnitId& charger : owedRedirects(state))
    found.push_back(plainCheck("D1", false,
                               unitName(state.field, charger) + " must choose between redirecting and going on first.",
                               {charger.value}));
  return found;
}

}  // namespace frontage::core
