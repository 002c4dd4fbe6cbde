#include "core/phase/declare/room_question.h"

#include "core/phase/declare/declare.h"
#include "core/phase/declare/field_as_declared.h"
#include "core/phase/declare/near_charge.h"
#include "core/phase/resolve/blocked_path.h"
#include "core/phase/resolve/touch_move.h"
#include "core/phase/zones/charger_zone.h"

#include <algorithm>

namespace frontage::core {

namespace {

bool isAmong(const std::vector<UnitId>& ids, const UnitId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// D6: a friend that has declared or may yet declare, an enemy that may flee.
bool mightStillMove(const PhaseState& state, const Unit& charger, const Unit& other) {
  if (!other.state.engagedWith.empty()) return false;
  if (areEnemies(charger, other)) return true;
  if (const Charge* charge = state.chargeOf(other.id)) return charge->isOpen();
  for (const ClauseCheck& check : checkMayCharge(state, other.id))
    if (!check.ok) return false;
  return true;
}

}  // namespace

RoomQuestion::RoomQuestion(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets)
    : m_state(state),
      m_charger(charger),
      m_targets(targets),
      m_declared(standsAsDeclared(state, {charger.id}) ? std::nullopt
                                                       : std::optional(fieldAsDeclared(state, {charger.id}))),
      m_field(m_declared ? *m_declared : state.field) {}

ChargeAttempt RoomQuestion::standing(Detail detail) const {
  return attempt(m_targets, standingOf(m_targets), detail);
}

bool RoomQuestion::reaches(const std::vector<UnitId>& targets) const {
  return attempt(targets, standingOf(targets), Detail::Whether).move.has_value();
}

bool RoomQuestion::reachesIfOthersMove(const std::vector<UnitId>& targets) const {
  const Role role = [this, &targets](const Unit& other) {
    if (!isAmong(m_targets, other.id) && mightStillMove(m_state, m_charger, other)) return InTheWay::Nothing;
    return standingRole(m_charger, targets, other);
  };
  return attempt(targets, role, Detail::Whether).move.has_value();
}

bool RoomQuestion::pathIsBlocked() const {
  if (m_targets.size() != 1) return false;
  const std::vector<geometry::Side> facings = facingsOf(m_targets.front());
  return std::any_of(facings.begin(), facings.end(), [&](geometry::Side facing) {
    return mayTakeBlockedPath(*m_state.rules, m_field, m_charger, m_targets, facing);
  });
}

std::vector<UnitId> RoomQuestion::otherEnemies() const {
  const Unit& target = *m_field.find(m_targets.front());
  constexpr double kSizesAround = 2;
  std::vector<UnitId> found;
  for (const Unit& other : m_field.units) {
    if (!areEnemies(m_charger, other) || other.state.destroyed || isAmong(m_targets, other.id)) continue;
    if (isNearCharge(other, m_charger, target, kSizesAround)) found.push_back(other.id);
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<geometry::Side> RoomQuestion::facingsOf(const UnitId& id) const {
  const Unit& target = *m_state.field.find(id);
  const ZoneVerdict zone = chargerZone(*m_state.rules, m_charger, target);
  std::vector<geometry::Side> facings;
  if (zone.zone)
    facings.push_back(*zone.zone);
  else
    facings = {zone.nearerFront, zone.other};
  if (target.state.fleeing)
    for (const geometry::Side side : geometry::kSides)
      if (std::find(facings.begin(), facings.end(), side) == facings.end()) facings.push_back(side);
  return facings;
}

Role RoomQuestion::standingOf(const std::vector<UnitId>& targets) const {
  return [this, targets](const Unit& other) { return standingRole(m_charger, targets, other); };
}

ChargeAttempt RoomQuestion::attempt(const std::vector<UnitId>& targets, const Role& role, Detail detail) const {
  const Ruleset& rules = *m_state.rules;
  ChargeAttempt found = attemptCharge(rules, m_field, m_charger, targets, facingsOf(targets.front()), role, detail);
  const Unit& target = *m_field.find(targets.front());
  if (found.move || !target.state.fleeing) return found;
  // Whoever flees has only to be touched: there is no door to close (M12).
  found.move = touchMove(chargeQuestion(rules, m_field, m_charger, target, geometry::Side::Front, role));
  if (found.move) found.inTheWay.clear();
  return found;
}

}  // namespace frontage::core
