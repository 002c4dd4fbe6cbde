#include "core/odds/matrix.h"

#include "core/battlefield/formation.h"
#include "core/odds/charge_odds.h"
#include "core/odds/interruption.h"
#include "core/odds/range_odds.h"
#include "core/phase/declare/declare.h"
#include "core/phase/declare/room.h"
#include "core/phase/react/react.h"
#include "core/phase/resolve/range_roll.h"
#include "core/phase/turn/pending.h"
#include "core/phase/zones/charger_zone.h"

#include <algorithm>

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

bool hasNoReason(const std::vector<ClauseCheck>& checks) {
  return std::all_of(checks.begin(), checks.end(), [](const ClauseCheck& check) { return check.ok; });
}

/// `mayCharge`: D1 and D2 of the charger.
MatrixRow rowFor(const PhaseState& state, const Unit& charger, const Unit& target, bool mayCharge) {
  MatrixRow row;
  row.charger = charger.id;
  row.target = target.id;
  row.zone = chargerZone(*state.rules, charger, target);
  row.distance = chargeLine(state, charger, target).distance.inches();
  row.success = chanceOfSuccess(state, charger, target);
  row.legal = mayCharge && declarableWith(state, charger, target) == std::vector<UnitId>{target.id};
  row.contact = contactInRoom(state, charger, target);
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
    const bool mayCharge = checkNothingPending(state).empty() && hasNoReason(checkMayCharge(state, charger.id));
    for (const Unit& target : state.field.units)
      if (areEnemies(charger, target) && !target.state.destroyed) {
        giveUpIfAsked();
        rows.push_back(rowFor(state, charger, target, mayCharge));
      }
  }
  return rows;
}

}  // namespace frontage::core
