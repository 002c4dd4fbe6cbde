#include "ui/view/battlefield_view.h"

#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/theme/theme.h"
#include "ui/tools/tool.h"
#include "ui/view/edge_ruler.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kSmallestInch = 3;           ///< pixels
constexpr double kLargestInch = 240;          ///< pixels
constexpr double kNearEnough = 60;            ///< pixels for an inch: a part that is to be seen comes no nearer
constexpr double kAround = 2;                 ///< inches about such a part
constexpr double kWheelStep = 1.2;            ///< for one notch
constexpr QMarginsF kRulers{32, 16, 16, 28};  ///< pixels about a table that is shown as a whole
constexpr double kAir = 4;                    ///< pixels between words and the edge of the view
constexpr int kFitLooks = 4;                  ///< a smaller scale may give words another place

}  // namespace

BattlefieldView::BattlefieldView(BattlefieldScene& scene, QWidget* parent)
    : QGraphicsView(parent),
      m_scene(scene),
      m_rulerBelow(new EdgeRuler(*this, Qt::Horizontal)),
      m_rulerLeft(new EdgeRuler(*this, Qt::Vertical)) {
  setObjectName(QStringLiteral("battlefield"));
  setScene(&scene);
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAcceptDrops(true);
  setRenderHint(QPainter::Antialiasing);
  setOptimizationFlag(DontAdjustForAntialiasing);
  setTransformationAnchor(NoAnchor);
  setResizeAnchor(AnchorViewCenter);
  setViewportUpdateMode(MinimalViewportUpdate);
  setCacheMode(CacheBackground);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(&scene, &BattlefieldScene::groundChanged, this, &BattlefieldView::resetCachedContent);
  connect(&scene, &BattlefieldScene::groundChanged, this, &BattlefieldView::moveRulers);
}

void BattlefieldView::drawBackground(QPainter* painter, const QRectF& exposed) {
  painter->fillRect(exposed, theme().colour(Role::Backdrop));
  QGraphicsView::drawBackground(painter, exposed);  // the table, by the scene
}

void BattlefieldView::moveRulers() {
  m_rulerBelow->follow();
  m_rulerLeft->follow();
}

void BattlefieldView::scrollContentsBy(int dx, int dy) {
  QGraphicsView::scrollContentsBy(dx, dy);
  moveRulers();
}

void BattlefieldView::setTool(Tool* tool) {
  if (tool == m_tool) return;
  if (m_tool) {
    m_tool->deactivate();
    disconnect(m_tool, nullptr, this, nullptr);
  }
  m_tool = tool;
  if (m_tool) {
    m_tool->activate();
    connect(m_tool, &Tool::hintChanged, this, &BattlefieldView::updateCursor);
  }
  updateCursor();
  emit toolChanged();
}

void BattlefieldView::setScale(double pixelsPerUnit) {
  setTransform(QTransform::fromScale(pixelsPerUnit, pixelsPerUnit));
  m_scene.setZoom(pixelsPerUnit);
  resetCachedContent();
  moveRulers();
  emit zoomChanged(pixelsPerInch());
}

void BattlefieldView::fitTable() {
  // The rulers' room is a matter of pixels; only the surface is scaled.
  const QRectF surface = m_scene.tableRect().adjusted(44, 44, -44, -44);
  const QSizeF all = viewport()->size();
  QMarginsF aside = kRulers;
  for (int look = 0; look < kFitLooks; ++look) {
    const QSizeF room = all.shrunkBy(aside);
    if (room.width() < 50 || room.height() < 50) break;
    setScale(std::min(room.width() / surface.width(), room.height() / surface.height()));
    // Words keep their size, so that those of a unit near the edge may reach farther out than the rulers.
    const QMarginsF wanted = aside | overhang(surface);
    if (wanted == aside) break;
    aside = wanted;
  }
  const QPointF middle(aside.right() - aside.left(), aside.bottom() - aside.top());
  centerOn(surface.center() + middle / (2 * m_scene.zoom()));
  m_fitted = true;
  m_before.reset();
}

void BattlefieldView::showPart(geometry::Vec least, geometry::Vec most) {
  const geometry::Vec around{kAround, kAround};
  const QRectF part = QRectF(toScene(least - around), toScene(most + around)).normalized();
  if (m_before && part == m_part) {
    leavePart();
    return;
  }
  if (!m_before) m_before = Sight{m_scene.zoom(), mapToScene(viewport()->rect().center()), m_fitted};
  m_part = part;
  const QSizeF room = QSizeF(viewport()->size()).shrunkBy(kRulers);
  const double wanted = std::min(room.width() / part.width(), room.height() / part.height()) * kUnitsPerInch;
  setScale(std::clamp(wanted, kSmallestInch, kNearEnough) / kUnitsPerInch);
  centerOn(part.center());
  m_fitted = false;
}

bool BattlefieldView::leavePart() {
  if (!m_before) return false;
  const Sight before = *m_before;
  m_before.reset();
  if (before.fitted) {
    fitTable();
    return true;
  }
  setScale(before.pixelsPerUnit);
  centerOn(before.centre);
  return true;
}

void BattlefieldView::lookFreely() {
  m_fitted = false;
  m_before.reset();
}

/// How far the units' words reach out of the surface, in pixels, with a little air.
QMarginsF BattlefieldView::overhang(const QRectF& surface) const {
  const QRectF words = m_scene.wordsBox();
  if (words.isEmpty()) return {};
  const auto reach = [this](double far) { return far > 0 ? far * m_scene.zoom() + kAir : 0; };
  return {reach(surface.left() - words.left()), reach(surface.top() - words.top()),
          reach(words.right() - surface.right()), reach(words.bottom() - surface.bottom())};
}

void BattlefieldView::announceSelection() {
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(this);
  QAccessibleInterface* unit = table ? table->focusChild() : nullptr;
  if (!unit) return;
  QAccessibleEvent event(this, QAccessible::Focus);
  event.setChild(table->indexOfChild(unit));
  QAccessible::updateAccessibility(&event);
}

double BattlefieldView::pixelsPerInch() const {
  return transform().m11() * kUnitsPerInch;
}

void BattlefieldView::zoomBy(double factor) {
  zoomBy(factor, viewport()->rect().center());
}

void BattlefieldView::zoomBy(double factor, QPoint about) {
  const double inch = std::clamp(pixelsPerInch() * factor, kSmallestInch, kLargestInch);
  const QPointF fixed = mapToScene(about);
  setScale(inch / kUnitsPerInch);
  // What was under the pointer stays under it.
  const QPointF now = mapFromScene(fixed);
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(now.x() - about.x()));
  verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(now.y() - about.y()));
  lookFreely();
}

void BattlefieldView::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  if (notches != 0) zoomBy(std::pow(kWheelStep, notches), event->position().toPoint());
  event->accept();
}

geometry::Vec BattlefieldView::centreOfView() const {
  const QRectF table = m_scene.tableRect();
  QPointF centre = mapToScene(viewport()->rect().center());
  centre.setX(std::clamp(centre.x(), table.left(), table.right()));
  centre.setY(std::clamp(centre.y(), table.top(), table.bottom()));
  return toTable(centre);
}

void BattlefieldView::focusOutEvent(QFocusEvent* event) {
  m_spaceHeld = false;
  updateCursor();
  QGraphicsView::focusOutEvent(event);
}

bool BattlefieldView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) {
    m_scene.setHovered(std::nullopt);
    emit pointerMoved(std::nullopt);
  }
  return QGraphicsView::viewportEvent(event);
}

void BattlefieldView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  if (m_fitted) fitTable();
  moveRulers();
}

void BattlefieldView::changeEvent(QEvent* event) {
  QGraphicsView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  resetCachedContent();
  m_scene.update();
}

}  // namespace frontage::ui
