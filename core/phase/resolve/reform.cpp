#include "core/phase/resolve/reform.h"

#include "core/battlefield/formation.h"
#include "core/phase/turn/leadership.h"
#include "core/phase/turn/pending.h"
#include "core/report/clause_check.h"
#include "core/report/figures.h"
#include "core/report/names.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <functional>

namespace frontage::core {

namespace {

Unit reformed(const Unit& unit, const Reform& order) {
  Unit after = unit;
  after.files = order.files;
  after.pose.facing = geometry::Facing::fromBearingDegrees(order.facing);
  return after;
}

std::vector<std::string> overlapping(const Battlefield& field, const Unit& after) {
  std::vector<std::string> found;
  const geometry::Footprint footprint = footprintOf(after);
  for (const Unit& other : field.units)
    if (other.id != after.id && !other.state.destroyed &&
        geometry::relate(footprint, footprintOf(other)) == geometry::Relation::Overlapping)
      found.push_back(other.id.value);
  for (const Terrain& terrain : field.terrain) {
    if (!blocksMovement(terrain.kind)) continue;
    for (const geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape))
      if (geometry::relate(footprint, part) == geometry::Relation::Overlapping) {
        found.push_back(terrain.id.value);
        break;
      }
  }
  return found;
}

/// Can every model find a place no farther than `limit`? Kuhn's matching.
bool canMatch(const std::vector<std::vector<double>>& away, double limit) {
  const std::size_t n = away.size();
  std::vector<int> taker(n, -1);
  std::vector<char> tried;
  const std::function<bool(std::size_t)> place = [&](std::size_t model) {
    for (std::size_t spot = 0; spot < n; ++spot) {
      if (tried[spot] || away[model][spot] > limit) continue;
      tried[spot] = 1;
      if (taker[spot] >= 0 && !place(static_cast<std::size_t>(taker[spot]))) continue;
      taker[spot] = static_cast<int>(model);
      return true;
    }
    return false;
  };
  for (std::size_t model = 0; model < n; ++model) {
    tried.assign(n, 0);
    if (!place(model)) return false;
  }
  return true;
}

void checkPlace(std::vector<ClauseCheck>& found, const PhaseState& state, const Unit& unit, const Unit& after) {
  const std::vector<std::string> others = overlapping(state.field, after);
  if (!others.empty()) {
    std::vector<std::string> names;
    for (const std::string& id : others) names.push_back(thingName(state.field, id));
    found.push_back(plainCheck("M13", false, "The new formation would overlap " + joined(names) + ".", others));
  }
  if (!isOnTable(state.field.table, footprintOf(after)))
    found.push_back(plainCheck("M13", false, "The new formation would stand off the table."));
  const double farthest = greatestModelMove(unit, after);
  const double limit = 2 * unit.stats.movement;
  found.push_back(
      measuredCheck("M13", geometry::isWithin(farthest, limit),
                    "One model would have to go " + inchesText(farthest) + "; the limit is " + inchesText(limit) + ".",
                    farthest, limit));
}

}  // namespace

double greatestModelMove(const Unit& before, const Unit& after) {
  const std::vector<geometry::Footprint> from = bases(before);
  const std::vector<geometry::Footprint> to = bases(after);
  std::vector<std::vector<double>> away(from.size());
  std::vector<double> limits;
  for (std::size_t i = 0; i < from.size(); ++i)
    for (const geometry::Footprint& spot : to) {
      away[i].push_back(geometry::distance(from[i].pose.centre, spot.pose.centre));
      limits.push_back(away[i].back());
    }
  std::sort(limits.begin(), limits.end());
  const auto least =
      std::partition_point(limits.begin(), limits.end(), [&](double limit) { return !canMatch(away, limit); });
  return least == limits.end() ? 0 : *least;
}

std::vector<ClauseCheck> checkReform(const PhaseState& state, const Reform& order) {
  std::vector<ClauseCheck> found = checkPhaseRuns(state);
  const Unit* unit = state.field.find(order.unit);
  if (!unit) return {plainCheck("M13", false, "There is no unit " + order.unit.value + ".")};
  if (!state.rules->reformAfterRunDown)
    found.push_back(plainCheck("M12", false, "No reform follows on running down in this ruleset."));
  else if (std::find(state.mayReform.begin(), state.mayReform.end(), order.unit) == state.mayReform.end())
    found.push_back(plainCheck("M12", false, unitName(*unit) + ": no fleeing unit was run down just now."));
  if (order.files < 1 || order.files > unit->models) {
    found.push_back(measuredCheck(
        "M13", false,
        "Files wanted: " + std::to_string(order.files) + "; possible: 1 to " + std::to_string(unit->models) + ".",
        order.files, unit->models));
    return found;
  }
  checkPlace(found, state, *unit, reformed(*unit, order));
  return found;
}

void reform(Play& play, const Reform& order) {
  std::vector<UnitId>& may = play.state().mayReform;
  may.erase(std::remove(may.begin(), may.end(), order.unit), may.end());
  if (!leadershipTest(play, "M12", RollPurpose::Reform, order.unit)) return;
  Unit& unit = play.unit(order.unit);
  unit = reformed(unit, order);
  play.leave("M13", Reformed{order.unit, unit.pose.facing, unit.files});
}

}  // namespace frontage::core
