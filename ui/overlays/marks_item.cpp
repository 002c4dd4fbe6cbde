#include "ui/overlays/marks_item.h"

#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/ghost_item.h"
#include "ui/scene/handles_item.h"
#include "ui/scene/label_item.h"
#include "ui/scene/pens.h"
#include "ui/scene/unit_item.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace frontage::ui {

namespace {

constexpr double kLineWidth = 1.75;  // pixels
constexpr double kDotRadius = 3.5;
constexpr double kHeadLength = 10;
constexpr double kHeadHalf = 4;
constexpr double kLabelMargin = 4;
constexpr double kRoomAround = 200;  // scene units that words and heads may stand out

QColor colourOf(const OverlayMark& mark) {
  QColor colour = theme().colour(mark.role);
  colour.setAlphaF(static_cast<float>(mark.strength));
  return colour;
}

void paintArea(QPainter& painter, const OverlayMark& mark) {
  QPainterPath area;
  area.setFillRule(Qt::WindingFill);
  for (const auto& ring : mark.rings) {
    area.addPolygon(toScene(ring));
    area.closeSubpath();
  }
  painter.fillPath(area, colourOf(mark));
}

void paintHead(QPainter& painter, const OverlayMark& mark, double zoom) {
  const QPolygonF line = toScene(mark.rings.front());
  if (line.size() < 2) return;
  const QPointF tip = line.back();
  QPointF along = tip - line[line.size() - 2];
  const double length = std::hypot(along.x(), along.y());
  if (length <= 0) return;
  along *= 1 / (length * zoom);  // one pixel
  const QPointF side(-along.y(), along.x());
  painter.setPen(Qt::NoPen);
  painter.setBrush(colourOf(mark));
  painter.drawPolygon(
      QPolygonF{tip, tip - along * kHeadLength + side * kHeadHalf, tip - along * kHeadLength - side * kHeadHalf});
}

void paintDot(QPainter& painter, const OverlayMark& mark, double zoom) {
  painter.setPen(linePen(theme().colour(Role::Halo), 1.5, zoom));
  painter.setBrush(colourOf(mark));
  const double radius = kDotRadius / zoom;
  for (const geometry::Vec point : mark.rings.front()) painter.drawEllipse(toScene(point), radius, radius);
}

void paintShape(QPainter& painter, const OverlayMark& mark, double zoom) {
  if (mark.rings.empty() || mark.rings.front().empty()) return;
  if (mark.shape == OverlayMark::Shape::Area) return paintArea(painter, mark);
  if (mark.shape == OverlayMark::Shape::Dot) return paintDot(painter, mark, zoom);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(linePen(colourOf(mark), kLineWidth, zoom, mark.dashed ? Qt::DashLine : Qt::SolidLine));
  const QPolygonF line = toScene(mark.rings.front());
  if (mark.shape == OverlayMark::Shape::Outline)
    painter.drawPolygon(line);
  else
    painter.drawPolyline(line);
  if (mark.shape == OverlayMark::Shape::Arrow) paintHead(painter, mark, zoom);
}

QPointF anchorOf(const OverlayMark& mark) {
  if (mark.labelAt) return toScene(*mark.labelAt);
  const auto& ring = mark.rings.front();
  if (mark.shape == OverlayMark::Shape::Outline) {
    geometry::Vec sum;
    for (const geometry::Vec p : ring) sum += p;
    return toScene(sum * (1.0 / static_cast<double>(ring.size())));
  }
  if (ring.size() == 2) return toScene(geometry::lerp(ring.front(), ring.back(), 0.5));
  return toScene(ring[ring.size() / 2]);
}

/// The box of a mark's words in pixels about its anchor.
QRectF boxOf(const OverlayMark& mark) {
  const QFontMetricsF metrics(boardFont(12, QFont::DemiBold));
  const QSizeF size(metrics.horizontalAdvance(mark.label) + 2 * kLabelMargin + 2, metrics.height() + 2);
  return {-size.width() / 2, -size.height() / 2, size.width(), size.height()};
}

void paintLabel(QPainter& painter, const OverlayMark& mark, double zoom, QPointF aside) {
  const PixelFrame frame(painter, anchorOf(mark) + aside / zoom, zoom);
  painter.setFont(boardFont(12, QFont::DemiBold));
  const QRectF box = boxOf(mark);
  QColor halo = theme().colour(Role::Halo);
  halo.setAlphaF(0.88F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(halo);
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(theme().colour(mark.role == Role::Bad ? Role::Bad : Role::UnitText));
  painter.drawText(box, Qt::AlignCenter, mark.label);
}

/// Where the words may go, nearest first, in steps of their own box: on their place, then above, below and beside it.
std::vector<QPointF> stepsAside(const QSizeF& box) {
  std::vector<QPointF> steps{{0, 0}};
  for (const double far : {0.6, 1.1, 1.7, 2.3, 3.2, 4.5}) {
    const double x = far * box.width();
    const double y = far * box.height();
    for (const QPointF step : {QPointF(0, -y), QPointF(0, y), QPointF(x, 0), QPointF(-x, 0), QPointF(x, -y),
                               QPointF(-x, -y), QPointF(x, y), QPointF(-x, y)})
      steps.push_back(step);
  }
  return steps;
}

/// By how much a box has to move to lie in the area; nowhere when it is larger.
QPointF wayInto(const QRectF& area, const QRectF& box) {
  const auto along = [](double from, double to, double areaFrom, double areaTo) {
    if (to - from > areaTo - areaFrom) return 0.0;
    return std::max(0.0, areaFrom - from) - std::max(0.0, to - areaTo);
  };
  return {along(box.left(), box.right(), area.left(), area.right()),
          along(box.top(), box.bottom(), area.top(), area.bottom())};
}

/// In pixels, where words are whole: the picture for a file, else the table with its rulers, of which a view shows all
/// until somebody zooms in.
QRectF areaOfWords(const QGraphicsScene* scene, double zoom) {
  const auto* board = qobject_cast<const BattlefieldScene*>(scene);
  if (!board) return {};
  const QRectF area = board->isForFile() ? board->sceneRect() : board->tableRect();
  return {area.topLeft() * zoom, area.size() * zoom};
}

/// Words that name a stretch of ground are wrong elsewhere: they step aside by no more than half their width.
bool namesGround(const OverlayMark& mark) {
  return mark.kind == OverlayKind::Zones || mark.kind == OverlayKind::Reach;
}

/// Where the words of a mark go, in pixels from their own place, so that they lie over nothing that is taken and, when
/// that place is within the area, are not cut off by its edge. Nowhere when they have no room and may be dropped; else
/// over what is there.
std::optional<QPointF> placeOf(const OverlayMark& mark, const QRectF& own, const QRectF& area,
                               const std::vector<QRectF>& taken) {
  const bool within = area.contains(own.center());
  const QPointF inwards = within ? wayInto(area, own) : QPointF();
  const QRectF box = own.translated(inwards);
  const auto isFree = [&](QPointF aside) {
    return std::none_of(taken.begin(), taken.end(),
                        [&](const QRectF& other) { return other.intersects(box.translated(aside)); });
  };
  if (mark.mayDrop) return isFree({}) ? std::optional(inwards) : std::nullopt;
  const auto isNear = [&](QPointF aside) {
    const QPointF way = inwards + aside;
    return !namesGround(mark) || (std::abs(way.x()) <= 0.7 * box.width() && std::abs(way.y()) <= 1.2 * box.height());
  };
  for (const QPointF step : stepsAside(box.size()))
    if (isNear(step) && isFree(step) && (!within || area.contains(box.translated(step)))) return inwards + step;
  if (namesGround(mark)) return std::nullopt;
  return inwards;
}

/// The units, ghosts of them, which lie over all words, the words that units bear, and what one takes hold of them by,
/// in pixels.
std::vector<QRectF> unitsAndWords(const QGraphicsScene* scene, double zoom) {
  std::vector<QRectF> boxes;
  const auto take = [&](const QRectF& box) {
    if (!box.isEmpty()) boxes.emplace_back(box.topLeft() * zoom, box.size() * zoom);
  };
  for (const QGraphicsItem* item : scene->items()) {
    if (const auto* label = qgraphicsitem_cast<const LabelItem*>(item)) take(label->takenBox());
    if (const auto* handles = qgraphicsitem_cast<const HandlesItem*>(item)) take(handles->takenBox());
    if (const auto* ghost = qgraphicsitem_cast<const GhostItem*>(item); ghost && ghost->isVisible())
      take(ghost->sceneBox());
    if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(item); unit && unit->isVisible())
      take(unit->mapToScene(unit->shape()).boundingRect());
  }
  return boxes;
}

}  // namespace

Layer layerOf(const OverlayMark& mark) {
  if (mark.shape == OverlayMark::Shape::Label) return Layer::Labels;
  if (mark.shape != OverlayMark::Shape::Area) return Layer::Lines;
  return mark.kind == OverlayKind::Move ? Layer::Swept : Layer::Zones;
}

MarksItem::MarksItem(Layer layer) {
  setZValue(zOf(layer));
  setAcceptedMouseButtons(Qt::NoButton);
}

void MarksItem::setMarks(Overlay marks) {
  prepareGeometryChange();
  m_marks = std::move(marks);
  QPolygonF all;
  for (const OverlayMark& mark : m_marks)
    for (const auto& ring : mark.rings) all << toScene(ring);
  m_bounds =
      all.isEmpty() ? QRectF() : all.boundingRect().adjusted(-kRoomAround, -kRoomAround, kRoomAround, kRoomAround);
  m_words.clear();
  m_wordsBounds = {};
  m_wordsZoom = 0;
  update();
}

QRectF MarksItem::boundingRect() const {
  if (m_wordsZoom == 0 && scene()) placeWords(zoomOf(*this));
  return m_bounds.united(m_wordsBounds);
}

/// Once for all that is painted until they change or another zoom makes all be painted: words that found another place
/// while a part is painted would leave a part of themselves where they were.
void MarksItem::placeWords(double zoom) const {
  m_words.clear();
  m_wordsBounds = {};
  m_wordsZoom = zoom;
  if (m_marks.empty() || zValue() != zOf(Layer::Labels)) return;
  const QRectF area = areaOfWords(scene(), zoom);
  std::vector<QRectF> taken = unitsAndWords(scene(), zoom);
  for (std::size_t i = 0; i < m_marks.size(); ++i) {
    const OverlayMark& mark = m_marks[i];
    if (mark.rings.empty() || mark.rings.front().empty()) continue;
    const QRectF own = boxOf(mark).translated(anchorOf(mark) * zoom);
    const std::optional<QPointF> aside = placeOf(mark, own, area, taken);
    if (!aside) continue;
    const QRectF box = own.translated(*aside);
    taken.push_back(box);
    m_words.push_back({i, *aside});
    m_wordsBounds |= QRectF(box.topLeft() / zoom, box.size() / zoom).adjusted(-1 / zoom, -1 / zoom, 1 / zoom, 1 / zoom);
  }
}

void MarksItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const double zoom = zoomOf(*this);
  if (zValue() != zOf(Layer::Labels)) {
    for (const OverlayMark& mark : m_marks) paintShape(*painter, mark, zoom);
    return;
  }
  if (zoom != m_wordsZoom) placeWords(zoom);
  for (const Word& word : m_words) paintLabel(*painter, m_marks[word.mark], zoom, word.aside);
}

}  // namespace frontage::ui
