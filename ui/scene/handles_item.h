#pragma once

#include "ui/document/things.h"

#include <QGraphicsItem>
#include <QPointF>

#include <optional>

namespace frontage::ui {

/// What can be taken hold of on the selection: the turning handle, and the corners of a single piece of terrain.
class HandlesItem : public QGraphicsItem {
 public:
  struct Hit {
    enum class Kind { Turn, Corner, EdgeMiddle };
    Kind kind = Kind::Turn;
    std::size_t index = 0;  ///< of the corner, or of the edge that starts there
  };

  enum { Type = UserType + 8 };
  [[nodiscard]] int type() const override { return Type; }

  HandlesItem();
  void sync(const Things& selected);
  void zoomChanged();
  [[nodiscard]] std::optional<Hit> hit(QPointF scenePoint) const;
  /// Where the turning handle is, scene coordinates; nothing when there is none.
  [[nodiscard]] std::optional<QPointF> turnHandle() const;

  /// What words on the table should leave free: the turning handle; empty when there is none.
  [[nodiscard]] QRectF takenBox() const;

  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  struct Stem {
    QPointF foot;
    QPointF direction;  ///< unit vector, scene
  };
  std::optional<Stem> m_stem;
  QPolygonF m_corners;  ///< of a single piece of terrain
};

}  // namespace frontage::ui
