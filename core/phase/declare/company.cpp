#include "core/phase/declare/company.h"

#include "core/phase/declare/room.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/turn/play.h"
#include "core/phase/zones/charger_zone.h"

#include <algorithm>

namespace frontage::core {

namespace {

/// The charge as it would be declared. Of a tied zone (Z2) the side that the die has yet to choose counts as the front.
Charge declaredOn(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets) {
  Charge charge;
  charge.charger = charger.id;
  charge.targets = targets;
  for (const UnitId& id : targets) {
    const ZoneVerdict zone = chargerZone(*state.rules, charger, *state.field.find(id));
    charge.zones[id] = zone.zone.value_or(zone.nearerFront);
  }
  charge.stage = Charge::Stage::Ready;
  return charge;
}

}  // namespace

std::vector<UnitId> companyOf(const PhaseState& state, const UnitId& charger, const std::vector<UnitId>& targets) {
  std::vector<UnitId> company;
  for (const Charge& charge : state.charges) {
    if (!charge.isOpen() || charge.charger == charger) continue;
    if (std::any_of(targets.begin(), targets.end(), [&](const UnitId& id) { return charge.isOn(id); }))
      company.push_back(charge.charger);
  }
  return company;
}

std::vector<UnitId> unplacedCompany(const PhaseState& state, const UnitId& charger,
                                    const std::vector<UnitId>& targets) {
  if (!state.rules->roomCountsDeclared) return {};
  std::vector<UnitId> company = companyOf(state, charger, targets);
  company.erase(std::remove_if(company.begin(), company.end(),
                               [&](const UnitId& id) {
                                 return !state.chargeOf(id)->completed.empty() ||
                                        state.field.find(state.chargeOf(id)->targets.front())->state.fleeing;
                               }),
                company.end());
  return company;
}

bool fitsWithCompany(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets) {
  std::vector<UnitId> all = companyOf(state, charger.id, targets);
  if (all.empty()) return false;
  all.push_back(charger.id);
  PhaseState declared = state;
  declared.field = fieldAsDeclared(state, all);
  declared.charges.push_back(declaredOn(state, charger, targets));
  std::vector<Claimant> claimants;
  for (const UnitId& id : all) claimants.push_back({id, declared.chargeOf(id)->targets});
  const Play play(declared, Dice({}, std::nullopt));
  return canPlaceAll(play, claimants);
}

}  // namespace frontage::core
