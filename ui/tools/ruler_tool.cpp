#include "ui/tools/ruler_tool.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/closest_points.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/scene/readout_item.h"
#include "ui/text/figures.h"
#include "ui/text/measures.h"
#include "ui/theme/theme.h"

#include <QGraphicsLineItem>
#include <QKeyEvent>

namespace frontage::ui {

namespace {

/// The unit under the pointer as it is shown, else the bare point.
geometry::ConvexPolygon thingAt(const BattlefieldScene& scene, const TablePointer& at) {
  if (const auto id = scene.unitAt(at.scene)) {
    const core::Battlefield shown = scene.shown();
    return geometry::toPolygon(core::footprintOf(*shown.find(*id)));
  }
  // A point as a very small square: far below what is shown of a distance.
  constexpr double tiny = 1e-7;
  return geometry::toPolygon({{at.table, {}}, tiny, tiny});
}

}  // namespace

RulerTool::RulerTool(const TableContext& context, QObject* parent)
    : Tool(parent),
      m_context(context),
      m_line(std::make_unique<QGraphicsLineItem>()),
      m_readout(std::make_unique<ReadoutItem>()) {
  m_line->setZValue(zOf(Layer::Lines));
  m_line->setVisible(false);
  m_context.scene.addItem(m_line.get());
  m_context.scene.addItem(m_readout.get());
}

RulerTool::~RulerTool() = default;

QString RulerTool::hint() const {
  return tr("Drag to measure. From unit to unit: the closest points. Esc clears.");
}

void RulerTool::press(const TablePointer& at) {
  if (at.button != Qt::LeftButton) return;
  cancel();  // what was measured before
  m_from = at;
  m_threshold = DragThreshold(at.table);
}

void RulerTool::move(const TablePointer& at) {
  if (!m_from || !m_threshold.passed(m_context.scene, at.table)) return;
  const auto closest = geometry::closestPoints(thingAt(m_context.scene, *m_from), thingAt(m_context.scene, at));
  m_measured = closest.distance.inches();
  m_line->setPen(linePen(theme().colour(Role::Measure), 2, m_context.scene.zoom()));
  m_line->setLine(QLineF(toScene(closest.onA), toScene(closest.onB)));
  m_line->setVisible(true);
  m_readout->show(at.scene,
                  QStringLiteral("%1 · %2").arg(inchesText(*m_measured), millimetresText(*m_measured * 25.4)));
}

void RulerTool::release(const TablePointer& at) {
  if (at.button == Qt::LeftButton) m_from.reset();
}

bool RulerTool::key(QKeyEvent& event) {
  if (event.key() != Qt::Key_Escape) return false;
  cancel();
  return true;
}

void RulerTool::cancel() {
  m_from.reset();
  m_measured.reset();
  m_line->setVisible(false);
  m_readout->setVisible(false);
}

}  // namespace frontage::ui
