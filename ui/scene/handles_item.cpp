#include "ui/scene/handles_item.h"

#include "core/battlefield/formation.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/theme/theme.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

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
  m_stems.clear();
  m_corners.clear();
  if (selected.count() == 1 && selected.units.size() == 1) {
    const geometry::Footprint footprint = core::footprintOf(selected.units.front());
    const QPointF ahead = toScene(footprint.pose.facing.forward()) / kUnitsPerInch;
    m_stems = {{toScene(footprint.frontCentre()), ahead},
               {toScene(footprint.edge(geometry::Side::Rear).centre()), -ahead}};
  } else if (!selected.empty()) {
    QRectF box;
    for (const core::Unit& unit : selected.units) box |= toScene(core::footprintOf(unit).corners()).boundingRect();
    for (const core::Terrain& terrain : selected.terrain) box |= toScene(terrain.shape.vertices).boundingRect();
    m_stems = {{{box.center().x(), box.top()}, {0, -1}}, {{box.center().x(), box.bottom()}, {0, 1}}};
    if (selected.count() == 1) m_corners = toScene(selected.terrain.front().shape.vertices);
  }
  update();
}

void HandlesItem::zoomChanged() {
  prepareGeometryChange();
}

QPointF HandlesItem::handleOf(const Stem& stem) const {
  return stem.foot + stem.direction * (kStemPixels / zoomOf(*this));
}

void HandlesItem::standFree(const std::function<bool(QPointF)>& isTaken) {
  const double reach = kCatchPixels / zoomOf(*this);
  const auto isFree = [&](const Stem& stem) {
    const QPointF at = handleOf(stem);
    const QRectF around(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    const std::array points{at, around.topLeft(), around.topRight(), around.bottomLeft(), around.bottomRight()};
    return std::none_of(points.begin(), points.end(), isTaken);
  };
  const auto free = std::find_if(m_stems.begin(), m_stems.end(), isFree);
  const std::size_t end = free == m_stems.end() ? 0 : static_cast<std::size_t>(free - m_stems.begin());
  if (end == m_end) return;
  prepareGeometryChange();
  m_end = end;
  update();
}

std::optional<QPointF> HandlesItem::turnHandle() const {
  return m_stems.empty() ? std::nullopt : std::optional(handleOf(stem()));
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
  if (const auto turn = turnHandle()) box |= QRectF(*turn, stem().foot).normalized().adjusted(-1, -1, 1, 1);
  return box.adjusted(-room, -room, room, room);
}

void HandlesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const auto turn = turnHandle();
  if (!turn) return;
  const double zoom = zoomOf(*this);
  const QColor accent = theme().colour(Role::Accent);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(linePen(accent, 1.25, zoom));
  painter->drawLine(stem().foot, *turn);
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
