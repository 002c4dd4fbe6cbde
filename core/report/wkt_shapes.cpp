#include "core/report/wkt_shapes.h"

#include "core/battlefield/formation.h"
#include "geometry/wkt/wkt.h"

#include <variant>

namespace frontage::core {

namespace {

/// Who moves in an event: the charger, or whom it is about.
template <class Body>
const UnitId& moverOf(const Body& body) {
  if constexpr (requires { body.charger; })
    return body.charger;
  else
    return body.unit;
}

}  // namespace

std::vector<WktShape> wktShapes(const Battlefield& field) {
  std::vector<WktShape> shapes;
  for (const Unit& unit : field.units)
    if (!unit.state.destroyed) shapes.push_back({"unit", unit.id.value, geometry::toWkt(footprintOf(unit))});
  for (const Terrain& terrain : field.terrain)
    shapes.push_back({"terrain", terrain.id.value, geometry::toWkt(terrain.shape)});
  return shapes;
}

std::vector<WktShape> wktPaths(const std::vector<Event>& events) {
  std::vector<WktShape> shapes;
  for (const Event& event : events)
    std::visit(
        [&](const auto& body) {
          if constexpr (requires { body.path; })
            if (!body.path.empty()) shapes.push_back({"path", moverOf(body).value, geometry::toWkt(body.path)});
        },
        event.body);
  return shapes;
}

std::string wktText(const std::vector<WktShape>& shapes) {
  std::string text;
  for (const WktShape& shape : shapes) text += shape.wkt + '\t' + shape.kind + ' ' + shape.id + '\n';
  return text;
}

}  // namespace frontage::core
