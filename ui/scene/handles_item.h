#pragma once

#include "ui/document/things.h"

#include <QGraphicsItem>
#include <QPointF>

#include <functional>
#include <optional>
#include <vector>

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
  /// Puts the turning handle ahead of the selection, or behind it where `isTaken` says of a point ahead that something
  /// else is there, which a click is meant for; scene coordinates.
  void standFree(const std::function<bool(QPointF)>& isTaken);
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
  [[nodiscard]] QPointF handleOf(const Stem& stem) const;
  [[nodiscard]] const Stem& stem() const noexcept { return m_stems[m_end]; }

  std::vector<Stem> m_stems;  ///< ahead and behind; none where there is nothing to turn
  std::size_t m_end = 0;      ///< which of them has the handle
  QPolygonF m_corners;        ///< of a single piece of terrain
};

}  // namespace frontage::ui
