#pragma once

#include "core/battlefield/unit.h"

#include <QGraphicsItem>

namespace frontage::ui {

/// One regiment on the table, base by base. Mirrors a Unit value that it is given; knows no document and takes no
/// mouse: tools move the document and the item follows (models.md 9.5).
class UnitItem : public QGraphicsItem {
 public:
  enum { Type = UserType + 1 };

  UnitItem();
  [[nodiscard]] int type() const override { return Type; }

  /// Pulls everything from the unit. `armyIndex` is the place of its army in the battlefield.
  void sync(const core::Unit& unit, std::size_t armyIndex);
  void setSelected(bool selected);
  void setHovered(bool hovered);
  /// Drawn pale, as something that is on its way out (a dragged unit's old place).
  void setGhost(bool ghost);

  [[nodiscard]] const core::Unit& unit() const noexcept { return m_unit; }
  [[nodiscard]] std::size_t armyIndex() const noexcept { return m_armyIndex; }
  /// Half frontage and half depth in scene units.
  [[nodiscard]] QSizeF halfSize() const noexcept { return m_half; }

  [[nodiscard]] QRectF boundingRect() const override;
  [[nodiscard]] QPainterPath shape() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void layOut();

  core::Unit m_unit;
  std::size_t m_armyIndex = 0;
  QSizeF m_half;
  QVector<QRectF> m_bases;  ///< in the item's frame, front up
  bool m_selected = false;
  bool m_hovered = false;
  bool m_ghost = false;
};

}  // namespace frontage::ui
