#include "ui/scene/handles_item.h"

#include "core/battlefield/formation.h"
#include "ui/document/edits.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr double kStemPixels = 34;
constexpr double kHandlePixels = 7;
constexpr double kCatchPixels = 10;

}  // namespace

HandlesItem::HandlesItem() {
  setZValue(zOf(Layer::Handles));
  setAcceptedMouseButtons(Qt::NoButton);
}

void HandlesItem::sync(const Things& selected) {
  prepareGeometryChange();
  m_stem.reset();
  m_corners.clear();
  if (selected.count() == 1 && selected.units.size() == 1) {
    const geometry::Footprint footprint = core::footprintOf(selected.units.front());
    m_stem = Stem{toScene(footprint.frontCentre()), toScene(footprint.pose.facing.forward()) / kUnitsPerInch};
  } else if (!selected.empty()) {
    QRectF box;
    for (const core::Unit& unit : selected.units) box |= toScene(core::footprintOf(unit).corners()).boundingRect();
    for (const core::Terrain& terrain : selected.terrain) box |= toScene(terrain.shape.vertices).boundingRect();
    m_stem = Stem{QPointF(box.center().x(), box.top()), QPointF(0, -1)};
    if (selected.count() == 1) m_corners = toScene(selected.terrain.front().shape.vertices);
  }
  update();
}

void HandlesItem::zoomChanged() {
  prepareGeometryChange();
}

std::optional<QPointF> HandlesItem::turnHandle() const {
  if (!m_stem) return std::nullopt;
  return m_stem->foot + m_stem->direction * (kStemPixels / zoomOf(*this));
}

std::optional<HandlesItem::Hit> HandlesItem::hit(QPointF scenePoint) const {
  if (!isVisible()) return std::nullopt;
  const double reach = kCatchPixels / zoomOf(*this);
  const auto near = [&](QPointF p) { return QLineF(p, scenePoint).length() <= reach; };
  if (const auto turn = turnHandle(); turn && near(*turn)) return Hit{Hit::Kind::Turn, 0};
  for (qsizetype i = 0; i < m_corners.size(); ++i)
    if (near(m_corners[i])) return Hit{Hit::Kind::Corner, static_cast<std::size_t>(i)};
  for (qsizetype i = 0; i < m_corners.size(); ++i)
    if (near((m_corners[i] + m_corners[(i + 1) % m_corners.size()]) / 2))
      return Hit{Hit::Kind::EdgeMiddle, static_cast<std::size_t>(i)};
  return std::nullopt;
}

QRectF HandlesItem::takenBox() const {
  const auto turn = turnHandle();
  const double radius = (kHandlePixels + 2) / zoomOf(*this);
  return turn ? QRectF(*turn - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)) : QRectF();
}

QRectF HandlesItem::boundingRect() const {
  const double room = 16 / zoomOf(*this);
  QRectF box = m_corners.boundingRect();
  if (const auto turn = turnHandle()) box |= QRectF(*turn, m_stem->foot).normalized().adjusted(-1, -1, 1, 1);
  return box.adjusted(-room, -room, room, room);
}

void HandlesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const auto turn = turnHandle();
  if (!turn) return;
  const double zoom = zoomOf(*this);
  const QColor accent = theme().colour(Role::Accent);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(linePen(accent, 1.25, zoom));
  painter->drawLine(m_stem->foot, *turn);
  painter->setBrush(theme().colour(Role::Surface));
  painter->setPen(linePen(accent, 2, zoom));
  painter->drawEllipse(*turn, kHandlePixels / zoom, kHandlePixels / zoom);
  const double half = 4.5 / zoom;
  painter->setPen(linePen(accent, 1.5, zoom));
  for (const QPointF& p : m_corners) painter->drawRect(QRectF(p - QPointF(half, half), QSizeF(2 * half, 2 * half)));
  painter->setPen(linePen(accent, 1, zoom));
  for (qsizetype i = 0; i < m_corners.size(); ++i)
    painter->drawEllipse((m_corners[i] + m_corners[(i + 1) % m_corners.size()]) / 2, 3 / zoom, 3 / zoom);
}

}  // namespace frontage::ui
