#include "core/odds/matrix.h"

#include "core/odds/charge_odds.h"
#include "core/odds/interruption.h"
#include "core/odds/range_odds.h"
#include "core/phase/phase.h"
#include "core/phase/react/react.h"
#include "core/phase/resolve/range_roll.h"
#include "core/phase/zones/charger_zone.h"

namespace frontage::core {

namespace {

double chanceOfSuccess(const PhaseState& state, const Unit& charger, const Unit& target) {
  Charge asked;
  asked.charger = charger.id;
  asked.targets = {target.id};
  if (!mustFlee(state, asked, target.id)) return chanceInRange(state, charger, target);
  const ChargeOdds odds = chargeOdds(state, charger.id, target.id);
  return odds.flee ? odds.flee->success : 0;
}

MatrixRow rowFor(const PhaseState& state, const Unit& charger, const Unit& target) {
  const ChargeVerdict verdict = inspectCharge(state, charger.id, target.id);
  MatrixRow row;
  row.charger = charger.id;
  row.target = target.id;
  row.legal = verdict.legal();
  row.zone = verdict.zone;
  row.distance = verdict.closest.distance.inches();
  row.success = chanceOfSuccess(state, charger, target);
  if (verdict.move) row.contact = ContactCount{verdict.chargerModels, verdict.targetModels};
  return row;
}

}  // namespace

double chanceInRange(const PhaseState& state, const Unit& charger, const Unit& target) {
  const Ruleset& rules = *state.rules;
  const ZoneVerdict zone = chargerZone(rules, charger, target);
  const auto against = [&](geometry::Side facing) {
    return chanceToReach(rules, charger.stats, charger.stats.chargeBonus,
                         chargeDistance(rules, state.field, charger, target, facing));
  };
  if (zone.zone) return against(*zone.zone);
  return (against(zone.nearerFront) + against(zone.other)) / 2;
}

std::vector<MatrixRow> chargeMatrix(const PhaseState& state) {
  std::vector<MatrixRow> rows;
  for (const Unit& charger : state.field.units) {
    if (charger.army != state.active || charger.state.destroyed) continue;
    for (const Unit& target : state.field.units)
      if (areEnemies(charger, target) && !target.state.destroyed) {
        giveUpIfAsked();
        rows.push_back(rowFor(state, charger, target));
      }
  }
  return rows;
}

}  // namespace frontage::core
