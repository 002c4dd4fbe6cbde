#pragma once

#include "core/battlefield/unit.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QSizeF>
#include <QVector>

class QPainter;

namespace frontage::ui {

/// All that is needed to draw a regiment in its own frame, front up: used on the table, for the ghost of a drag and for
/// the small drawings of the Library.
struct UnitPicture {
  QSizeF half;            ///< half frontage, half depth
  QVector<QRectF> bases;  ///< places that are filled; empty ones of the footprint are seen as a thin outline
  const ArmyStyle* army = nullptr;
  std::size_t armyIndex = 0;
  double pixelsPerUnit = 1;  ///< of the device, for the level of detail and for hairlines
  bool selected = false;
  bool hovered = false;
  bool ghost = false;
  bool fleeing = false;
  bool forbidden = false;  ///< it may not stand here
};

/// Footprint and filled places of a unit in its own frame, scene units.
struct BasePlan {
  QSizeF half;
  QVector<QRectF> bases;
};
[[nodiscard]] BasePlan basePlanOf(const core::Unit& unit);

void paintUnit(QPainter& painter, const UnitPicture& picture);

}  // namespace frontage::ui
