#include "core/phase/resolve/resolve.h"

#include "core/phase/react/react.h"
#include "core/phase/redirect/redirect.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/turn/pending.h"
#include "core/report/clause_check.h"
#include "core/report/names.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool isAmong(const std::vector<UnitId>& ids, const UnitId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool sharesTarget(const Charge& a, const Charge& b) {
  return std::any_of(a.targets.begin(), a.targets.end(), [&](const UnitId& target) { return b.isOn(target); });
}

void resolveSuccess(Play& play, const RangeOutcome& range, std::optional<double> offset) {
  std::vector<UnitId> standing;
  std::vector<UnitId> fleeing;
  for (const UnitId& id : range.reached) {
    const Unit& target = play.unit(id);
    if (!target.state.destroyed) (target.state.fleeing ? fleeing : standing).push_back(id);
  }
  std::string why = "the target is gone";
  bool done = false;
  if (!standing.empty())
    done = moveIntoContact(play, range.charger, standing, offset, why);
  else if (!fleeing.empty())
    done = runDown(play, range, fleeing.front(), why);
  if (!done) {
    failCharge(play, range, why);
    return;
  }
  play.state().chargeOf(range.charger)->stage = Charge::Stage::Done;
}

std::string shortText(const Play& play, const RangeOutcome& range) {
  const Charge& charge = *play.state().chargeOf(range.charger);
  const bool anyLeft = std::any_of(charge.targets.begin(), charge.targets.end(),
                                   [&](const UnitId& id) { return !play.state().field.find(id)->state.destroyed; });
  return anyLeft ? "the range falls short" : "the target is gone";
}

/// One unit that was told nothing reacts (R1); one that may redirect goes on (R9).
void fillIn(Play& play) {
  while (true) {
    const std::vector<OwedReaction> reactions = owedReactions(play.state());
    if (!reactions.empty()) {
      const Charge& charge = *play.state().chargeOf(reactions.front().charger);
      react(play, {reactions.front().unit, reactions.front().charger,
                   defaultReaction(play.state(), charge, reactions.front().unit)});
      continue;
    }
    const std::vector<UnitId> redirects = owedRedirects(play.state());
    if (redirects.empty()) return;
    pressOn(play, {redirects.front()});
  }
}

}  // namespace

std::vector<UnitId> resolvedTogether(const PhaseState& state, const std::vector<UnitId>& chargers) {
  std::vector<UnitId> group = chargers;
  // Sharing reaches on: a charge on two targets ties the chargers of both together.
  for (std::size_t i = 0; i < group.size(); ++i) {
    const Charge* charge = state.chargeOf(group[i]);
    if (!charge) continue;
    for (const Charge& other : state.charges)
      if (other.isOpen() && !isAmong(group, other.charger) && sharesTarget(*charge, other))
        group.push_back(other.charger);
  }
  return group;
}

std::vector<ClauseCheck> checkResolve(const PhaseState& state, const Resolve& order) {
  std::vector<ClauseCheck> found = checkNothingPending(state);
  if (order.chargers.empty()) found.push_back(plainCheck("M1", false, "No charger is named."));
  for (const UnitId& id : order.chargers) {
    const Charge* charge = state.chargeOf(id);
    if (!charge)
      found.push_back(plainCheck("M1", false, unitName(state.field, id) + " have declared no charge."));
    else if (!charge->isOpen())
      found.push_back(plainCheck("M1", false, "The charge of " + unitName(state.field, id) + " is over already."));
  }
  if (found.empty())
    found.push_back(
        plainCheck("M1", true, "The charge of " + unitName(state.field, order.chargers) + " can be resolved."));
  return found;
}

void resolve(Play& play, const Resolve& order) {
  const std::vector<UnitId> group = resolvedTogether(play.state(), order.chargers);
  std::vector<RangeOutcome> ranges;
  for (const UnitId& id : group) ranges.push_back(rollRange(play, *play.state().chargeOf(id)));
  const std::optional<double> offset = group.size() == 1 ? order.offset : std::nullopt;
  for (const RangeOutcome& range : ranges)
    if (range.success()) resolveSuccess(play, range, offset);
  for (const RangeOutcome& range : ranges)
    if (!range.success()) failCharge(play, range, shortText(play, range));
}

void endCharge(Play& play, const Clause& clause, const UnitId& charger) {
  play.state().chargeOf(charger)->stage = Charge::Stage::Done;
  play.setCharging(clause, charger, false);
}

void endPhase(Play& play) {
  fillIn(play);
  while (true) {
    const std::vector<Charge>& charges = play.state().charges;
    const auto open = std::find_if(charges.begin(), charges.end(), [](const Charge& c) { return c.isOpen(); });
    if (open == charges.end()) break;
    resolve(play, {{open->charger}, std::nullopt});
  }
  const std::vector<UnitId> doomed = play.state().doomed;
  for (const UnitId& id : doomed)
    if (!play.unit(id).state.destroyed) play.destroy("M12", id, DestroyedBy::RunDown);
  play.state().doomed.clear();
  play.state().mayReform.clear();
  play.state().ended = true;
}

}  // namespace frontage::core
