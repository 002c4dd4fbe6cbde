#include "core/phase/resolve/gathering.h"

#include <cmath>

namespace frontage::core {

namespace {

void fight(Battlefield& field, const UnitId& a, const UnitId& b) {
  field.find(a)->state.engagedWith.push_back(b);
  field.find(b)->state.engagedWith.push_back(a);
}

}  // namespace

Plan planInTurn(const Play& play, const std::vector<Claimant>& claimants, WhoStaysOut out) {
  Battlefield field = play.state().field;
  Plan plan;
  for (const Claimant& claimant : claimants) {
    const Unit& charger = *field.find(claimant.charger);
    const Role role = declaredRole(play.state(), charger);
    const LedCharge led = bestLed(play.rules(), field, charger, claimant.reached,
                                  play.state().chargeOf(claimant.charger)->zones, role, Detail::MoveOnly);
    if (!led.attempt.move && out == WhoStaysOut::EndsThePlan) break;
    if (!led.attempt.move) continue;
    const UnitId& target = led.targets.front();
    field.find(claimant.charger)->pose = led.attempt.move->chargerEnd;
    field.find(target)->pose = led.attempt.move->targetEnd;
    fight(field, claimant.charger, target);
    plan.moves.push_back(
        {claimant.charger, led.targets, std::nullopt, led.attempt.move->chargerEnd, led.attempt.move->targetEnd});
    plan.worth += led.attempt.worth;
    plan.wheels += std::abs(led.attempt.move->wheel.radians());
    plan.ways += led.attempt.move->path.length().inches();
  }
  return plan;
}

}  // namespace frontage::core
