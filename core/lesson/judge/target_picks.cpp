#include "core/battlefield/formation.h"
#include "core/lesson/judge/picks.h"
#include "core/lesson/judge/stage.h"
#include "core/odds/declared.h"
#include "core/phase/phase.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/sight/unit_sight.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/zones/zones.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace frontage::core {

namespace {

using W = TargetTask::Which;
using Right = Found<Picks>;

template <class Keep>
Picks unitsThat(const Battlefield& field, Keep keep) {
  Picks picks;
  for (const Unit& unit : field.units)
    if (keep(unit)) picks.push_back(unit.id.value);
  return picks;
}

/// Declared alone, or with all that it cannot avoid (D7).
bool mayDeclare(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  return query(state, Declare{charger, targetsToDeclare(state, charger, target)}).legal();
}

double away(const Unit& charger, const Unit& target) {
  return geometry::closestPoints(footprintOf(charger), footprintOf(target)).distance.inches();
}

Picks closest(const Battlefield& field, const Unit& charger, const std::function<bool(const Unit&)>& isEnemy) {
  double least = std::numeric_limits<double>::infinity();
  for (const Unit& unit : field.units)
    if (isEnemy(unit)) least = std::min(least, away(charger, unit));
  return unitsThat(field,
                   [&](const Unit& unit) { return isEnemy(unit) && geometry::isWithin(away(charger, unit), least); });
}

/// Everything that a clause names which keeps the charge from being declared.
Picks blockers(const PhaseState& state, const TargetTask& task) {
  Picks picks;
  for (const ClauseCheck& check : query(state, Declare{task.charger, {task.target}}).clauses) {
    if (check.ok) continue;
    for (const std::string& id : check.blockers)
      if (std::count(picks.begin(), picks.end(), id) == 0) picks.push_back(id);
  }
  return picks;
}

Picks needed(const PhaseState& state, const TargetTask& task) {
  Picks picks;
  for (const UnitId& id : targetsToDeclare(state, task.charger, task.target)) picks.push_back(id.value);
  return picks;
}

Picks after(const PhaseState& state, W which) {
  return unitsThat(state.field, [&](const Unit& unit) {
    const UnitState& now = unit.state;
    if (which == W::Destroyed) return now.destroyed;
    if (which == W::Fleeing) return now.fleeing && !now.destroyed;
    if (which == W::Shaken) return now.shaken && !now.destroyed;
    return !now.engagedWith.empty() && !now.destroyed;
  });
}

Picks ofCharger(const PhaseState& state, const TargetTask& task) {
  const Battlefield& field = state.field;
  const Unit& charger = *field.find(task.charger);
  const auto isEnemy = [&](const Unit& unit) { return areEnemies(unit, charger) && !unit.state.destroyed; };
  const double limit = greatestRange(*state.rules, charger.stats, charger.stats.chargeBonus);
  switch (task.which) {
    case W::Chargeable:
      return unitsThat(field, [&](const Unit& u) { return isEnemy(u) && mayDeclare(state, charger.id, u.id); });
    case W::NotChargeable:
      return unitsThat(field, [&](const Unit& u) { return isEnemy(u) && !mayDeclare(state, charger.id, u.id); });
    case W::Seen:
      return unitsThat(
          field, [&](const Unit& u) { return isEnemy(u) && unitSight(*state.rules, field, charger, u).sight.visible; });
    case W::InArc:
      return unitsThat(field, [&](const Unit& u) {
        return isEnemy(u) && geometry::reachesFrontZone(footprintOf(charger), footprintOf(u));
      });
    case W::InRange:
      return unitsThat(field, [&](const Unit& u) { return isEnemy(u) && geometry::isWithin(away(charger, u), limit); });
    case W::Blockers:
      return blockers(state, task);
    case W::Needed:
      return needed(state, task);
    default:
      return closest(field, charger, isEnemy);
  }
}

}  // namespace

Found<Picks> rightPicks(const PhaseState& state, const TargetTask& task) {
  const PhaseRun run = play(state, task.played);
  if (!run.problem.empty()) return Right::no(run.problem);
  const PhaseState& now = run.end();
  Picks picks;
  if (task.asksAfter())
    picks = after(now, task.which);
  else if (task.which == W::Able)
    picks = unitsThat(now.field, [&](const Unit& unit) {
      return unit.army == now.active && !unit.state.destroyed && mayDeclare(now, unit.id, task.target);
    });
  else
    picks = ofCharger(now, task);
  if (picks.empty()) return Right::no("the engine finds nothing that fits");
  return picks;
}

}  // namespace frontage::core
