#include "core/phase/react/react.h"

#include "core/phase/flight/flee.h"
#include "core/phase/react/shooting.h"
#include "core/phase/redirect/redirect.h"

namespace frontage::core {

namespace {

void fleeFromCharge(Play& play, const Charge& charge, const UnitId& id, bool terrified) {
  // R7: one ruleset has the unit declare its flight again without moving a second time.
  if (play.unit(id).state.fledThisPhase && play.rules().chargedAgain == ChargedAgain::DeclaredOnly) return;
  flee(play, id, play.unit(charge.charger).pose.centre, terrified ? FlightCause::Terror : FlightCause::Choice);
}

}  // namespace

void react(Play& play, const React& order) {
  Charge& charge = *play.state().chargeOf(order.charger);
  const bool forced = mustFlee(play.state(), charge, order.unit);
  const bool terrified = forced && !play.unit(order.unit).state.fleeing;
  charge.reactions[order.unit] = order.reaction;
  const Clause clause = order.reaction == Reaction::Hold            ? "R2"
                        : order.reaction == Reaction::StandAndShoot ? "R3"
                                                                    : "R6";
  play.leave(terrified ? "D9" : clause, Reacted{order.unit, order.charger, order.reaction, forced});
  if (order.reaction == Reaction::StandAndShoot) standAndShoot(play, order.unit, order.charger);
  if (order.reaction == Reaction::Flee) fleeFromCharge(play, charge, order.unit, terrified);
  settleStages(play);
}

}  // namespace frontage::core
