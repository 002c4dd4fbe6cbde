#include "core/battlefield/formation.h"
#include "core/phase/declare/declare.h"
#include "core/phase/declare/room.h"
#include "core/phase/phase.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/sight/unit_sight.h"
#include "core/phase/turn/pending.h"
#include "core/phase/zones/charger_zone.h"
#include "geometry/zones/zones.h"

namespace frontage::core {

ChargeVerdict inspectCharge(const PhaseState& state, const UnitId& chargerId, const UnitId& targetId) {
  const Unit& charger = *state.field.find(chargerId);
  const Unit& target = *state.field.find(targetId);
  ChargeVerdict verdict;
  verdict.charger = chargerId;
  verdict.target = targetId;
  verdict.zone = chargerZone(*state.rules, charger, target);
  UnitSight seen = unitSight(*state.rules, state.field, charger, target);
  verdict.sight = std::move(seen.sight);
  verdict.sightBlockers = std::move(seen.blockers);
  verdict.inFrontArc = geometry::reachesFrontZone(footprintOf(charger), footprintOf(target));
  verdict.closest = chargeLine(state, charger, target);
  verdict.maxRange = greatestRange(*state.rules, charger.stats, charger.stats.chargeBonus);

  const auto add = [&](std::vector<ClauseCheck> checks) {
    for (ClauseCheck& check : checks) verdict.clauses.push_back(std::move(check));
  };
  add(checkNothingPending(state));
  add(checkMayCharge(state, chargerId));
  add(checkTarget(state, charger, targetId));
  if (charger.state.destroyed || target.state.destroyed || !areEnemies(charger, target)) return verdict;
  Room room = assessRoom(state, charger, {targetId}, Detail::WithOffsets);
  add(std::move(room.checks));
  verdict.move = std::move(room.move);
  verdict.chargerModels = room.contact.charger;
  verdict.targetModels = room.contact.target;
  verdict.offsets = std::move(room.offsets);
  return verdict;
}

}  // namespace frontage::core
