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

/// Whether words in the box would lie over a unit other than `own`; null: over any.
bool overUnits(const std::vector<Standing>& units, const QRectF& box, const UnitItem* own) {
  return std::any_of(units.begin(), units.end(), [&](const Standing& u) {
    return u.unit != own && u.box.intersects(box) && u.shape.intersects(box);
  });
}

/// The places in the order in which they are liked.
std::vector<LabelItem::Place> placesOf(const LabelItem& label, const QRectF& table) {
  using enum LabelItem::Place;
  std::vector<LabelItem::Place> places{Behind, Right, Left};
  std::stable_partition(places.begin(), places.end(),
                        [&](LabelItem::Place place) { return table.contains(label.boxAt(place)); });
  places.push_back(Over);
  return places;
}

}  // namespace

void placeLabels(const std::map<core::UnitId, std::unique_ptr<UnitItem>>& units,
                 const std::map<core::UnitId, std::unique_ptr<LabelItem>>& labels, const QRectF& table) {
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
    for (const LabelItem::Place place : placesOf(*label, table)) {
      const QRectF box = label->boxAt(place);
      const bool overWords =
          std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
      const UnitItem* own = place == LabelItem::Place::Over ? units.at(id).get() : nullptr;
      if (overWords || overUnits(standing, box, own)) continue;
      label->setPlace(place, false);
      taken.push_back(box);
      placed = true;
      break;
    }
    if (!placed) label->setPlace(LabelItem::Place::Behind, true);
  }
}

}  // namespace frontage::ui
