#include "core/battlefield/formation.h"
#include "core/json/printable.h"
#include "core/scenario/reading.h"
#include "core/text/number.h"
#include "geometry/contact/relation.h"
#include "geometry/index/obstacle_index.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace frontage::core {

namespace {

using geometry::Footprint;
using geometry::Relation;

geometry::Bounds boxOf(const Footprint& footprint) {
  const auto corners = footprint.corners();
  return geometry::boundsOf(corners);
}

/// Two decimals are enough to say how deep.
std::string inches(double depth) {
  return formatNumber(std::max(std::round(depth * 100) / 100, 0.01)) + "\"";
}

/// What nothing can enter, cut into convex parts and indexed: 500 units among 200 pieces of 200 corners would else take
/// many seconds to look at.
class Blockers {
 public:
  explicit Blockers(const std::vector<Terrain>& terrain) {
    std::vector<geometry::Bounds> boxes;
    for (const Terrain& piece : terrain) {
      if (!blocksMovement(piece.kind)) continue;
      for (geometry::ConvexPolygon& part : geometry::convexParts(piece.shape)) {
        boxes.push_back(geometry::boundsOf(part.vertices));
        m_parts.push_back({&piece, std::move(part)});
      }
    }
    m_index = geometry::ObstacleIndex(boxes);
  }

  /// The first piece that the footprint overlaps, or null.
  [[nodiscard]] const Terrain* under(const Footprint& footprint) const {
    for (const int i : m_index.find(boxOf(footprint))) {
      const auto& [piece, part] = m_parts[static_cast<std::size_t>(i)];
      if (geometry::relate(footprint, part) == Relation::Overlapping) return piece;
    }
    return nullptr;
  }

 private:
  std::vector<std::pair<const Terrain*, geometry::ConvexPolygon>> m_parts;
  geometry::ObstacleIndex m_index;
};

void warnOfPlace(ScenarioReading& reading, std::size_t i, const Footprint& footprint, const Blockers& blockers) {
  const Battlefield& field = reading.scenario.field;
  const Place& place = reading.units[i];
  const std::string name = quoted(field.units[i].id.value);
  if (!isOnTable(field.table, footprint))
    reading.report.warning(*place.node, place.path, name + " is not wholly on the table");
  if (const Terrain* piece = blockers.under(footprint))
    reading.report.warning(*place.node, place.path,
                           name + " stands on " + quoted(piece->id.value) + ", which nothing can enter");
}

void checkPair(ScenarioReading& reading, std::size_t i, std::size_t j, const std::vector<Footprint>& at) {
  if (geometry::relate(at[i], at[j]) != Relation::Overlapping) return;
  const auto& units = reading.scenario.field.units;
  reading.report.error(*reading.units[j].node, reading.units[j].path,
                       "found " + quoted(units[j].id.value) + " overlapping " + quoted(units[i].id.value) + " by " +
                           inches(-geometry::signedGap(at[i], at[j])) + ", expected units apart or touching");
}

}  // namespace

void checkPlaces(ScenarioReading& reading) {
  const auto& units = reading.scenario.field.units;
  const Blockers blockers(reading.scenario.field.terrain);
  std::vector<Footprint> at;
  for (const Unit& unit : units) at.push_back(footprintOf(unit));
  for (std::size_t j = 0; j < units.size(); ++j) {
    if (units[j].state.destroyed) continue;
    warnOfPlace(reading, j, at[j], blockers);
    for (std::size_t i = 0; i < j; ++i)
      if (!units[i].state.destroyed) checkPair(reading, i, j, at);
  }
}

}  // namespace frontage::core
