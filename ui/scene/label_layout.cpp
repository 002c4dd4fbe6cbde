#include "ui/scene/label_layout.h"

#include "ui/scene/label_item.h"
#include "ui/scene/unit_item.h"

#include <QPolygonF>

#include <algorithm>
#include <vector>

namespace frontage::ui {

namespace {

struct Standing {
  const UnitItem* unit;
  QPolygonF corners;  ///< four, in the scene
  QRectF box;
};

/// Whether all of the box lies beyond one side of the unit, which is a rectangle however it is turned. Hundreds of
/// these are asked while a unit is dragged: paths would take far longer.
bool liesBeside(const QPolygonF& corners, const QRectF& box) {
  for (const auto& [from, to] : {std::pair(0, 1), std::pair(0, 3)}) {
    const QPointF axis = corners[to] - corners[from];
    const double length = QPointF::dotProduct(axis, axis);
    double least = length;
    double most = 0;
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
      const double along = QPointF::dotProduct(corner - corners[from], axis);
      least = std::min(least, along);
      most = std::max(most, along);
    }
    if (most <= 0 || least >= length) return true;
  }
  return false;
}

/// Whether words in the box would lie over a unit other than `own`; null: over any.
bool overUnits(const std::vector<Standing>& units, const QRectF& box, const UnitItem* own) {
  return std::any_of(units.begin(), units.end(), [&](const Standing& u) {
    return u.unit != own && u.box.intersects(box) && !liesBeside(u.corners, box);
  });
}

/// The places in the order in which they are liked.
std::vector<LabelItem::Place> placesOf(const LabelItem& label, const QRectF& table) {
  using enum LabelItem::Place;
  if (label.isShort()) return {Over, Behind, Right, Left};
  std::vector<LabelItem::Place> places{Behind, Right, Left};
  std::stable_partition(places.begin(), places.end(),
                        [&](LabelItem::Place place) { return table.contains(label.boxAt(place)); });
  places.push_back(Over);
  return places;
}

}  // namespace

void placeLabels(const std::map<core::UnitId, std::unique_ptr<UnitItem>>& units,
                 const std::map<core::UnitId, std::unique_ptr<LabelItem>>& labels, const QRectF& table,
                 const QRectF& keptFree) {
  std::vector<Standing> standing;
  for (const auto& [id, unit] : units) {
    if (!unit->isVisible()) continue;
    const QPolygonF corners = unit->mapToScene(unit->shape().boundingRect());
    standing.push_back({unit.get(), corners, corners.boundingRect()});
  }
  std::vector<QRectF> taken;
  if (!keptFree.isEmpty()) taken.push_back(keptFree);
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
