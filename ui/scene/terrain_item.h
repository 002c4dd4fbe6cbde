#pragma once

#include "core/battlefield/battlefield.h"

#include <QGraphicsItem>
#include <QPolygonF>

namespace frontage::ui {

/// One piece of terrain: a flat shape in the tone of its kind, with a texture that prints. Mirrors a Terrain value.
class TerrainItem : public QGraphicsItem {
 public:
  enum { Type = UserType + 2 };

  TerrainItem();
  [[nodiscard]] int type() const override { return Type; }
  void sync(const core::Terrain& terrain);
  void setSelected(bool selected);
  void setHovered(bool hovered);
  [[nodiscard]] const core::Terrain& terrain() const noexcept { return m_terrain; }

  [[nodiscard]] QRectF boundingRect() const override;
  [[nodiscard]] QPainterPath shape() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  core::Terrain m_terrain;
  QPolygonF m_polygon;  ///< in the scene's frame; the item stays at the origin
  bool m_selected = false;
  bool m_hovered = false;
};

}  // namespace frontage::ui
