#include "ui/document/things.h"

#include "ui/document/selection.h"

namespace frontage::ui {

Things selectedIn(const core::Battlefield& field, const Selection& selection) {
  Things things;
  for (const core::Unit& unit : field.units)
    if (selection.units.contains(unit.id)) things.units.push_back(unit);
  for (const core::Terrain& terrain : field.terrain)
    if (selection.terrain.contains(terrain.id)) things.terrain.push_back(terrain);
  return things;
}

}  // namespace frontage::ui
