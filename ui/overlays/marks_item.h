#pragma once

#include "ui/overlays/overlay_mark.h"
#include "ui/scene/layers.h"

#include <QGraphicsItem>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace frontage::ui {

/// Paints the marks that lie in one layer of the table. Catches no mouse.
class MarksItem : public QGraphicsItem {
 public:
  explicit MarksItem(Layer layer);
  void setMarks(Overlay marks);
  [[nodiscard]] const Overlay& marks() const noexcept { return m_marks; }

  [[nodiscard]] QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  /// Words that have found their place.
  struct Word {
    std::size_t mark = 0;
    QPointF aside;  ///< in pixels, from the mark's own place
  };
  void placeWords(double zoom) const;

  Overlay m_marks;
  QRectF m_bounds;
  // Placed once they are asked for: marks may change several times before they are painted.
  mutable std::vector<Word> m_words;
  mutable QRectF m_wordsBounds;    ///< scene units
  mutable double m_wordsZoom = 0;  ///< that they were placed at; 0 = they are not placed
};

/// The layer that a mark is painted in; the words of any mark lie in Layer::Labels.
[[nodiscard]] Layer layerOf(const OverlayMark& mark);

}  // namespace frontage::ui
