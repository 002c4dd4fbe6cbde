#pragma once

#include "core/battlefield/unit.h"

#include <QGraphicsItem>

namespace frontage::ui {

/// The footprint of a unit that is on its way: under the pointer during a drag, red where it may not stand.
class GhostItem : public QGraphicsItem {
 public:
  enum { Type = UserType + 4 };

  GhostItem();
  [[nodiscard]] int type() const override { return Type; }
  void show(const core::Unit& unit, std::size_t armyIndex, bool forbidden);

  [[nodiscard]] const core::Unit& unit() const noexcept { return m_unit; }
  [[nodiscard]] bool isForbidden() const noexcept { return m_forbidden; }
  /// The box about it in the scene.
  [[nodiscard]] QRectF sceneBox() const;
  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  core::Unit m_unit;
  std::size_t m_armyIndex = 0;
  bool m_forbidden = false;
  QSizeF m_half;
  QVector<QRectF> m_bases;
};

}  // namespace frontage::ui
