#include "core/battlefield/formation.h"
#include "core/phase/declare/declare.h"
#include "core/phase/declare/room.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/sight/unit_sight.h"
#include "core/phase/terrain/obstacle_front.h"
#include "core/phase/turn/pending.h"
#include "core/phase/zones/charger_zone.h"
#include "core/report/clause_check.h"
#include "core/report/figures.h"
#include "core/report/names.h"
#include "geometry/base/tolerance.h"
#include "geometry/zones/zones.h"

#include <algorithm>
#include <set>

namespace frontage::core {

namespace {

/// D1: one charge at a time, by the active side.
std::vector<ClauseCheck> checkTurn(const PhaseState& state, const UnitId& charger) {
  const Unit* unit = state.field.find(charger);
  if (!unit) return {plainCheck("D1", false, "There is no unit " + charger.value + ".")};
  if (unit->army != state.active)
    return {plainCheck("D1", false, unitName(*unit) + " belongs to the side that is charged, not to the active side.")};
  return {};
}

ClauseCheck checkSight(const PhaseState& state, const Unit& charger, const Unit& target) {
  const UnitSight seen = unitSight(*state.rules, state.field, charger, target);
  const std::string who = unitName(charger);
  const std::string whom = unitName(target);
  if (seen.sight.visible) return plainCheck("D3", true, whom + ": in sight of " + who + ".");
  if (seen.sight.outsideCone)
    return plainCheck("D3", false,
                      whom + " stand outside the view of " + who + ", 45 degrees either side of the front.");
  if (seen.blockers.empty()) return plainCheck("D3", false, who + " do not see " + whom + ".");
  std::vector<std::string> names;
  for (const std::string& id : seen.blockers) names.push_back(thingName(state.field, id));
  return plainCheck("D3", false, "The view of " + whom + " is closed by " + joined(names) + ".", seen.blockers);
}

ClauseCheck checkRange(const PhaseState& state, const Unit& charger, const Unit& target) {
  const double away = chargeLine(state, charger, target).distance.inches();
  const double limit = greatestRange(*state.rules, charger.stats, charger.stats.chargeBonus);
  const bool ok = geometry::isWithin(away, limit);
  // A hair too far is told to the hair.
  const bool looksTheSame = !ok && inchesText(away) == inchesText(limit);
  const std::string far = looksTheSame ? numberText(away, 4) + "\"" : inchesText(away);
  return measuredCheck(
      "D5", ok, unitName(target) + ": " + far + " away, at most " + inchesText(limit) + " can be rolled.", away, limit);
}

std::vector<ClauseCheck> checkTargetNames(const PhaseState& state, const Declare& order) {
  std::vector<ClauseCheck> found;
  if (order.targets.empty()) found.push_back(plainCheck("D1", false, "No target is named."));
  if (std::set<UnitId>(order.targets.begin(), order.targets.end()).size() != order.targets.size())
    found.push_back(plainCheck("D1", false, "A target is named twice."));
  (void)state;
  return found;
}

void append(std::vector<ClauseCheck>& to, std::vector<ClauseCheck> more) {
  to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

geometry::ClosestPoints chargeLine(const PhaseState& state, const Unit& charger, const Unit& target) {
  const ZoneVerdict zone = chargerZone(*state.rules, charger, target);
  const auto to = [&](geometry::Side facing) { return measuredLine(state.field, charger, target, facing); };
  if (zone.zone) return to(*zone.zone);
  const geometry::ClosestPoints one = to(zone.nearerFront);
  const geometry::ClosestPoints other = to(zone.other);
  return other.distance < one.distance ? other : one;
}

std::vector<ClauseCheck> checkMayCharge(const PhaseState& state, const UnitId& id) {
  std::vector<ClauseCheck> found = checkTurn(state, id);
  if (!found.empty()) return found;
  const Unit& unit = *state.field.find(id);
  const std::string who = unitName(unit);
  const auto forbid = [&](const std::string& why) { found.push_back(plainCheck("D2", false, who + ": " + why)); };
  if (unit.state.destroyed) forbid("destroyed.");
  if (!unit.state.engagedWith.empty())
    forbid("fighting " + unitName(state.field, unit.state.engagedWith) + " already.");
  if (unit.state.fleeing) forbid("fleeing.");
  if (state.chargeOf(id)) forbid("a charge was declared in this phase already.");
  if (unit.state.marched && !state.rules->marchedMayCharge) forbid("marched.");
  if (unit.state.shaken && !state.rules->shakenMayCharge) forbid("shaken.");
  if (found.empty()) found.push_back(plainCheck("D2", true, who + " may charge."));
  return found;
}

std::vector<ClauseCheck> checkTarget(const PhaseState& state, const Unit& charger, const UnitId& id) {
  const Unit* target = state.field.find(id);
  if (!target) return {plainCheck("D1", false, "There is no unit " + id.value + ".")};
  if (!areEnemies(charger, *target)) return {plainCheck("D1", false, unitName(*target) + ": no enemy.")};
  if (target->state.destroyed) return {plainCheck("D1", false, unitName(*target) + ": destroyed.")};
  std::vector<ClauseCheck> found;
  found.push_back(checkSight(state, charger, *target));
  const bool inArc = geometry::reachesFrontZone(footprintOf(charger), footprintOf(*target));
  found.push_back(plainCheck(
      "D4", inArc,
      unitName(*target) + (inArc ? ": at least partly in the front zone of " : ": wholly outside the front zone of ") +
          unitName(charger) + "."));
  found.push_back(checkRange(state, charger, *target));
  return found;
}

bool isInRange(const PhaseState& state, const Unit& charger, const Unit& target) {
  return geometry::isWithin(chargeLine(state, charger, target).distance.inches(),
                            greatestRange(*state.rules, charger.stats, charger.stats.chargeBonus));
}

bool mayTarget(const PhaseState& state, const Unit& charger, const Unit& target) {
  if (!areEnemies(charger, target) || target.state.destroyed) return false;
  return geometry::reachesFrontZone(footprintOf(charger), footprintOf(target)) && isInRange(state, charger, target) &&
         unitSight(*state.rules, state.field, charger, target).sight.visible;
}

std::vector<UnitId> declarableWith(const PhaseState& state, const Unit& charger, const Unit& target) {
  if (!mayTarget(state, charger, target)) return {};
  const auto refused = [](const ClauseCheck& check) { return !check.ok; };
  std::vector<UnitId> targets{target.id};
  bool more = false;
  for (const ClauseCheck& check : assessRoom(state, charger, targets, Detail::Whether).checks) {
    if (check.ok) continue;
    if (check.clause != "D7" || state.rules->severalTargets == SeveralTargets::Never) return {};
    more = true;
    for (const std::string& id : check.blockers) targets.push_back(UnitId{id});
  }
  if (!more) return targets;
  for (const UnitId& id : targets)
    if (!mayTarget(state, charger, *state.field.find(id))) return {};
  const std::vector<ClauseCheck> together = assessRoom(state, charger, targets, Detail::Whether).checks;
  return std::any_of(together.begin(), together.end(), refused) ? std::vector<UnitId>{} : targets;
}

std::vector<ClauseCheck> checkDeclare(const PhaseState& state, const Declare& order, Detail detail) {
  std::vector<ClauseCheck> found = checkNothingPending(state);
  append(found, checkMayCharge(state, order.charger));
  append(found, checkTargetNames(state, order));
  const Unit* charger = state.field.find(order.charger);
  if (!charger) return found;
  bool targetsExist = !order.targets.empty();
  for (const UnitId& target : order.targets) {
    append(found, checkTarget(state, *charger, target));
    const Unit* unit = state.field.find(target);
    targetsExist = targetsExist && unit && areEnemies(*charger, *unit) && !unit->state.destroyed;
  }
  if (targetsExist && !charger->state.destroyed)
    append(found, assessRoom(state, *charger, order.targets, detail).checks);
  return found;
}

}  // namespace frontage::core
