#include "core/odds/declared.h"
#include "core/odds/flee_odds.h"
#include "core/phase/redirect/redirect.h"

namespace frontage::core {

namespace {

/// The state in which the charger still has to choose, or nothing when it has no choice.
std::optional<PhaseState> awaitingChoice(const PhaseState& state, const UnitId& charger) {
  Play play(state, {});
  Charge& charge = *play.state().chargeOf(charger);
  if (!charge.isOpen()) return std::nullopt;
  charge.pressesOn = false;
  charge.stage = Charge::Stage::AwaitingReaction;
  settleStages(play);
  if (play.state().chargeOf(charger)->stage != Charge::Stage::AwaitingRedirect) return std::nullopt;
  return play.state();
}

void redirectAndAnswer(Play& play, const Redirect& order) {
  redirect(play, order);
  Charge& charge = *play.state().chargeOf(order.charger);
  if (charge.stage != Charge::Stage::AwaitingReaction) return;
  charge.pressesOn = true;
  answerTheRest(play, order.charger);
}

RedirectOdds oddsOf(const PhaseState& state, const Redirect& order, KnownReach& known) {
  RedirectOdds odds{order.targets.front(), 1, 0, 0};
  StateMix settled;
  forEachOutcome(
      state, [&](Play& play) { redirectAndAnswer(play, order); },
      [&](const Play& play, double chance) { settled.add(play.state(), chance); }, {{}, {}, noEvents});
  for (const StateMix::Entry& entry : settled.entries()) {
    const Charge& charge = *entry.state.chargeOf(order.charger);
    if (charge.targets != order.targets) continue;  // the test was failed
    odds.passes += entry.chance;
    if (!charge.isOpen()) continue;
    const bool flees = entry.state.field.find(odds.target)->state.fleeing;
    odds.success += entry.chance * (flees ? known.from(entry.state, order.charger, odds.target).contact
                                          : chanceReached(entry.state, order.charger, odds.target));
  }
  return odds;
}

}  // namespace

std::vector<RedirectOdds> redirectOdds(const PhaseState& state, const UnitId& charger, KnownReach& known) {
  std::vector<RedirectOdds> found;
  const std::optional<PhaseState> choosing = awaitingChoice(state, charger);
  if (!choosing) return found;
  for (const Redirect& order : possibleRedirects(*choosing, *choosing->chargeOf(charger)))
    found.push_back(oddsOf(*choosing, order, known));
  return found;
}

}  // namespace frontage::core
