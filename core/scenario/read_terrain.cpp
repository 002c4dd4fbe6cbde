#include "core/scenario/reading.h"

#include <optional>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;
using geometry::Vec;

std::optional<Vec> readPoint(ScenarioReading& reading, const Place& place) {
  const JsonNode& node = *place.node;
  const bool pair = node.kind == Kind::Array && node.children.size() == 2;
  for (std::size_t i = 0; pair && i < 2; ++i) {
    const JsonNode& part = node.children[i];
    if (part.kind == Kind::Number && kPlaceBounds.holds(part.number)) continue;
    reading.report.error(part, childPath(place.path, i),
                         "found " + reading.report.found(part) + ", expected " + kPlaceBounds.text());
    return std::nullopt;
  }
  if (pair) return Vec{node.children[0].number, node.children[1].number};
  reading.report.error(node, place.path, "found " + reading.report.found(node) + ", expected a point [x, y]");
  return std::nullopt;
}

void readPolygon(ScenarioReading& reading, ObjectReader& reader, geometry::Polygon& shape) {
  const auto places = itemsOf(reader, "polygon", Need::Required, 3, kMaxVertices);
  std::vector<Vec> ring;
  for (const Place& place : places)
    if (const auto point = readPoint(reading, place)) ring.push_back(*point);
  if (places.empty() || ring.size() != places.size()) return;
  // Other programs close a ring by giving its first point again.
  if (ring.size() > 3 && ring.front() == ring.back()) ring.pop_back();
  if (const auto fault = geometry::polygonFault(ring))
    reading.report.error(*reader.node().member("polygon"), reader.pathOf("polygon"),
                         "found a polygon that " + *fault + ", expected a simple one");
  else
    shape = geometry::makePolygon(ring);
}

}  // namespace

void readTerrain(ScenarioReading& reading, ObjectReader& root) {
  for (const Place& place : itemsOf(root, "terrain", Need::Optional, 0, kMaxTerrain)) {
    ObjectReader reader(*place.node, place.path, reading.report);
    Terrain terrain;
    reader.id("id", terrain.id.value);
    terrain.name = terrain.id.value;
    reader.text("name", terrain.name);
    reader.word("kind", terrain.kind, Need::Required);
    reader.whole("height", terrain.height, {0, 5});
    readPolygon(reading, reader, terrain.shape);
    reading.keepUnknown(reader, "a piece of terrain", childPath("/terrain", terrain.id.value));
    reading.scenario.field.terrain.push_back(std::move(terrain));
    reading.terrain.push_back(place);
  }
}

}  // namespace frontage::core
