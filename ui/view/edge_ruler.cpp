#include "ui/view/edge_ruler.h"

#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"

#include <QPainter>

#include <cmath>

namespace frontage::ui {

namespace {

constexpr int kHeight = 20;  ///< pixels of the strip below
constexpr int kWidth = 30;   ///< pixels of the strip at the left
constexpr int kFigures = 11;
constexpr double kRoomOfFigure = 30;  ///< pixels from figure to figure, at least
constexpr double kRoomOfTick = 7;

/// So many inches from figure to figure, so that they do not run into each other.
int stepAt(double pixelsPerInch) {
  for (const int step : {1, 2, 6, 12, 24})
    if (step * pixelsPerInch >= kRoomOfFigure) return step;
  return 48;
}

}  // namespace

EdgeRuler::EdgeRuler(BattlefieldView& view, Qt::Orientation along) : QWidget(&view), m_view(view), m_along(along) {
  setObjectName(along == Qt::Horizontal ? QStringLiteral("edgeRuler/below") : QStringLiteral("edgeRuler/left"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

bool EdgeRuler::isWanted() const {
  const BattlefieldScene& scene = m_view.battlefield();
  if (!scene.hasRulers()) return false;
  const QRect seen = m_view.viewport()->rect();
  const QRect table = m_view.mapFromScene(scene.surfaceRect()).boundingRect();
  if (!table.intersects(seen)) return false;
  // Its own figures stand outside the edge.
  return m_along == Qt::Horizontal ? table.bottom() + kHeight > seen.bottom() : table.left() - kWidth < seen.left();
}

void EdgeRuler::follow() {
  const QRect place = m_view.viewport()->geometry();
  if (m_along == Qt::Horizontal)
    setGeometry(place.left(), place.bottom() + 1 - kHeight, place.width(), kHeight);
  else
    setGeometry(place.left(), place.top(), kWidth, place.height());
  setVisible(isWanted());
  update();
}

void EdgeRuler::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QColor ground = theme().colour(Role::Backdrop);
  ground.setAlphaF(0.9F);
  painter.fillRect(rect(), ground);
  painter.setPen(theme().colour(Role::RulerText));
  painter.setFont(boardFont(kFigures));
  const bool below = m_along == Qt::Horizontal;
  const double inch = m_view.pixelsPerInch();
  const int step = stepAt(inch);
  const QRectF table = m_view.battlefield().surfaceRect();
  const int last = static_cast<int>((below ? table.width() : table.height()) / kUnitsPerInch);
  const QPoint corner = mapTo(&m_view, QPoint()) - m_view.viewport()->pos();
  for (int i = 0; i <= last; ++i) {
    const bool figure = i % step == 0;
    if (!figure && inch < kRoomOfTick) continue;
    const QPoint at =
        m_view.mapFromScene(toScene(below ? geometry::Vec{double(i), 0} : geometry::Vec{0, double(i)})) - corner;
    const int along = below ? at.x() : at.y();
    if (along < -kWidth || along > (below ? width() : height()) + kWidth) continue;
    const int tick = figure ? 5 : 3;
    if (below)
      painter.drawLine(along, 0, along, tick);
    else
      painter.drawLine(width() - 1, along, width() - 1 - tick, along);
    if (!figure) continue;
    const QRect words = below ? QRect(along - 20, tick, 40, kHeight - tick) : QRect(0, along - 8, kWidth - 8, 16);
    painter.drawText(words, below ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter, QString::number(i));
  }
}

}  // namespace frontage::ui
