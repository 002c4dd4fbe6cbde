#include "ui/phase/phase_facts.h"

#include "core/phase/declare/declare.h"
#include "core/phase/redirect/redirect.h"
#include "core/phase/resolve/resolve.h"
#include "core/phase/turn/pending.h"

#include <algorithm>

namespace frontage::ui {

namespace {

bool someMayCharge(const core::PhaseState& state) {
  return std::any_of(state.field.units.begin(), state.field.units.end(), [&](const core::Unit& unit) {
    if (unit.army != state.active) return false;
    const std::vector<core::ClauseCheck> checks = mayCharge(state, unit.id);
    return std::all_of(checks.begin(), checks.end(), [](const core::ClauseCheck& c) { return c.ok; });
  });
}

std::vector<core::Resolve> openResolutions(const core::PhaseState& state) {
  std::vector<core::Resolve> found;
  std::vector<core::UnitId> covered;
  for (const core::Charge& charge : state.charges) {
    if (!charge.isOpen() || std::find(covered.begin(), covered.end(), charge.charger) != covered.end()) continue;
    found.push_back({core::resolvedTogether(state, {charge.charger}), std::nullopt});
    covered.insert(covered.end(), found.back().chargers.begin(), found.back().chargers.end());
  }
  return found;
}

}  // namespace

std::vector<core::ClauseCheck> mayCharge(const core::PhaseState& state, const core::UnitId& unit) {
  return core::checkMayCharge(state, unit);
}

core::Redirect redirectTo(const core::PhaseState& state, const core::UnitId& charger, const core::UnitId& target) {
  const core::Charge* charge = state.chargeOf(charger);
  if (!charge || !state.field.find(target)) return {charger, {target}};
  return core::redirectOnto(state, *charge, target);
}

PhaseFacts factsOf(const core::PhaseState& state) {
  PhaseFacts facts;
  for (const core::OwedReaction& owed : core::owedReactions(state))
    facts.reactions.push_back({owed.unit, owed.charger});
  facts.redirects = core::owedRedirects(state);
  facts.resolutions = openResolutions(state);
  facts.reforms = state.mayReform;
  facts.mayDeclare = !state.ended && someMayCharge(state);
  return facts;
}

}  // namespace frontage::ui
