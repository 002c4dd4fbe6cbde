#include "ui/tools/terrain_tool.h"

#include "geometry/base/polygon.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/scene/snap_item.h"
#include "ui/scene/terrain_painter.h"
#include "ui/settings/settings.h"
#include "ui/text/outline_words.h"
#include "ui/text/terrain_names.h"
#include "ui/tools/snap_outline.h"

#include <QGraphicsPathItem>
#include <QKeyEvent>

namespace frontage::ui {

namespace {

constexpr double kClosePixels = 10;

}  // namespace

TerrainTool::TerrainTool(const TableContext& context, QObject* parent)
    : Tool(parent),
      m_context(context),
      m_outline(std::make_unique<QGraphicsPathItem>()),
      m_snapMark(std::make_unique<SnapItem>()) {
  m_outline->setZValue(zOf(Layer::Dragged));
  m_context.scene.addItem(m_outline.get());
  m_context.scene.addItem(m_snapMark.get());
}

TerrainTool::~TerrainTool() = default;

QString TerrainTool::hint() const {
  if (m_context.document.isLocked()) return m_context.document.lockedBecause();
  if (m_corners.empty()) return tr("Click corner after corner to draw a piece of terrain.");
  return tr(
      "Click the next corner. Double-click, Enter or the first corner closes; Backspace takes one back; Esc ends.");
}

void TerrainTool::setKind(core::TerrainKind kind) {
  m_kind = kind;
  redraw();
}

geometry::Vec TerrainTool::snapped(const TablePointer& at) {
  m_snapMark->show({});
  if (!m_context.settings.snap || at.modifiers.testFlag(Qt::AltModifier)) return at.table;
  const SnappedOutline to = snapPoint(m_context.document.field(), at.table, {}, snapReach(m_context.scene));
  m_snapMark->show(to.marks);
  return at.table + to.by;
}

void TerrainTool::press(const TablePointer& at) {
  if (at.button != Qt::LeftButton || !mayEdit(m_context)) return;
  const double reach = kClosePixels / (m_context.scene.zoom() * kUnitsPerInch);
  if (m_corners.size() >= 3 && geometry::distance(at.table, m_corners.front()) <= reach) return finish();
  const geometry::Vec corner = snapped(at);
  if (m_corners.empty() || m_corners.back() != corner) m_corners.push_back(corner);
  m_pointer = corner;
  redraw();
  emit hintChanged();
}

void TerrainTool::move(const TablePointer& at) {
  m_pointer = snapped(at);
  if (!m_corners.empty()) redraw();
}

void TerrainTool::doubleClick(const TablePointer&) {
  finish();
}

bool TerrainTool::key(QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      finish();
      return true;
    case Qt::Key_Backspace:
      if (m_corners.empty()) return false;
      m_corners.pop_back();
      redraw();
      emit hintChanged();
      return true;
    case Qt::Key_Escape:
      cancel();
      return true;
    default:
      return false;
  }
}

void TerrainTool::finish() {
  if (m_corners.size() < 3) {
    m_context.say(tr("A piece of terrain needs at least three corners."));
    return;
  }
  if (const auto fault = geometry::polygonFault(m_corners)) {
    m_context.say(tr("The outline %1.").arg(outlineWords(*fault)));
    return;
  }
  core::Terrain terrain;
  terrain.kind = m_kind;
  terrain.id = {terrainWord(m_kind)};
  terrain.name = terrainName(m_kind).toStdString();
  terrain.shape = geometry::makePolygon(m_corners);
  const Things drawn = withFreeNames(m_context.document.field(), {{}, {terrain}});
  const Outcome outcome = add(m_context.document, drawn, tr("Draw %1").arg(nameOf(drawn)));
  m_context.say(outcome.why);
  if (outcome) cancel();
}

void TerrainTool::cancel() {
  m_corners.clear();
  m_snapMark->show({});
  redraw();
  emit hintChanged();
}

void TerrainTool::redraw() {
  QPainterPath path;
  if (!m_corners.empty()) {
    QPolygonF polygon = toScene(m_corners);
    polygon << toScene(m_pointer);
    path.addPolygon(polygon);
    path.closeSubpath();
    const double r = 4 / m_context.scene.zoom();
    for (const geometry::Vec corner : m_corners) path.addEllipse(toScene(corner), r, r);
  }
  QColor fill = theme().colour(roleOf(m_kind));
  fill.setAlphaF(0.5F);
  m_outline->setBrush(fill);
  m_outline->setPen(linePen(theme().colour(Role::Accent), 1.5, m_context.scene.zoom()));
  m_outline->setPath(path);
}

}  // namespace frontage::ui
