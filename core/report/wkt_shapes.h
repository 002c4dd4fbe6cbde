#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"

#include <string>
#include <vector>

namespace frontage::core {

/// One shape of a geometry report.
struct WktShape {
  std::string kind;  ///< unit, terrain, path
  std::string id;
  std::string wkt;
};

/// The footprints of what stands on the table, then the terrain.
[[nodiscard]] std::vector<WktShape> wktShapes(const Battlefield& field);
/// The ways that units took, in the order of the events.
[[nodiscard]] std::vector<WktShape> wktPaths(const std::vector<Event>& events);
/// A line for each: the shape, a tab, its kind and id.
[[nodiscard]] std::string wktText(const std::vector<WktShape>& shapes);

}  // namespace frontage::core
