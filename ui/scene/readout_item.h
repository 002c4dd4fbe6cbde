#pragma once

#include <QGraphicsItem>
#include <QString>

class QGraphicsView;

namespace frontage::ui {

/// A live figure beside the pointer: "32.0° · 3.4″ of 8″". Upright, of constant size, within the view.
class ReadoutItem : public QGraphicsItem {
 public:
  ReadoutItem();
  void show(QPointF scenePoint, const QString& text, bool limited = false);
  [[nodiscard]] QString text() const { return isVisible() ? m_text : QString(); }
  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  [[nodiscard]] QRectF box() const;
  void placeIn(const QGraphicsView& view);
  QString m_text;
  bool m_leftOf = false;  ///< of the pointer, where the view ends at its right
  bool m_below = false;
  bool m_limited = false;  ///< something holds the movement: marked
};

}  // namespace frontage::ui
