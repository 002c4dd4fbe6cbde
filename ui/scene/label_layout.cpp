#include "ui/scene/label_layout.h"

#include "ui/scene/label_item.h"
#include "ui/scene/unit_item.h"

#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace frontage::ui {

namespace {

struct Standing {
  const UnitItem* unit;
  QPainterPath shape;  ///< in the scene
  QRectF box;
};

/// Whether words in the box would lie over another unit, or over its own.
bool overUnits(const std::vector<Standing>& units, const QRectF& box) {
  return std::any_of(units.begin(), units.end(),
                     [&](const Standing& u) { return u.box.intersects(box) && u.shape.intersects(box); });
}

}  // namespace

void placeLabels(const std::map<core::UnitId, std::unique_ptr<UnitItem>>& units,
                 const std::map<core::UnitId, std::unique_ptr<LabelItem>>& labels) {
  std::vector<Standing> standing;
  for (const auto& [id, unit] : units) {
    if (!unit->isVisible()) continue;
    const QPainterPath shape = unit->mapToScene(unit->shape());
    standing.push_back({unit.get(), shape, shape.boundingRect()});
  }
  std::vector<QRectF> taken;
  for (const auto& [id, label] : labels) {
    if (!label->isVisible()) continue;
    bool placed = false;
    for (const auto place : {LabelItem::Place::Behind, LabelItem::Place::Right, LabelItem::Place::Left}) {
      const QRectF box = label->boxAt(place);
      const bool overWords =
          std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
      if (overWords || overUnits(standing, box)) continue;
      label->setPlace(place, false);
      taken.push_back(box);
      placed = true;
      break;
    }
    if (!placed) label->setPlace(LabelItem::Place::Behind, true);
  }
}

}  // namespace frontage::ui
