#include "ui/tools/corner_gesture.h"

#include "geometry/base/polygon.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/snap_item.h"
#include "ui/settings/settings.h"
#include "ui/text/outline_words.h"
#include "ui/tools/snap_outline.h"

#include <QCoreApplication>

#include <cmath>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::CornerGesture)
};

/// Pushes the new outline unless it is none.
Outcome reshape(const TableContext& context, core::Terrain terrain, const std::vector<geometry::Vec>& ring,
                const QString& text, const Gesture& gesture) {
  if (const auto fault = geometry::polygonFault(ring))
    return {false, Words::tr("The outline %1.").arg(outlineWords(*fault))};
  terrain.shape = geometry::makePolygon(ring);
  return replace(context.document, {{}, {std::move(terrain)}}, text, gesture);
}

}  // namespace

CornerGesture::CornerGesture(const TableContext& context, const TablePointer& press, core::TerrainId id,
                             std::size_t index, bool newCorner)
    : DragGesture(context),
      m_start(*context.document.field().find(id)),
      m_index(index),
      m_newCorner(newCorner),
      m_threshold(press.table),
      m_snapMark(std::make_unique<SnapItem>()) {
  context.scene.addItem(m_snapMark.get());
}

CornerGesture::~CornerGesture() = default;

QString CornerGesture::hint() const {
  return Words::tr("Drag the corner. Alt: no snapping. Esc: back.");
}

void CornerGesture::move(const TablePointer& at) {
  if (!m_threshold.passed(context().scene, at.table)) return;
  geometry::Vec to = at.table;
  m_snapMark->show({});
  if (context().settings.snap && !at.modifiers.testFlag(Qt::AltModifier)) {
    const SnappedOutline snapped = snapPoint(context().document.field(), to, {m_start.id}, snapReach(context().scene));
    m_snapMark->show(snapped.marks);
    to += snapped.by;
  }
  std::vector<geometry::Vec> ring = m_start.shape.vertices;
  if (m_newCorner)
    ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(m_index) + 1, to);
  else
    ring[m_index] = to;
  const Outcome outcome =
      reshape(context(), m_start, ring, Words::tr("Reshape %1").arg(nameOf(Things{{}, {m_start}})), gesture());
  context().say(outcome.why);
}

void CornerGesture::cancel() {
  replace(context().document, {{}, {m_start}}, Words::tr("Reshape %1").arg(nameOf(Things{{}, {m_start}})), gesture());
}

bool removeCorner(const TableContext& context, const core::TerrainId& id, std::size_t index) {
  const core::Terrain* terrain = context.document.field().find(id);
  if (!terrain || index >= terrain->shape.vertices.size()) return false;
  if (terrain->shape.vertices.size() <= 3) {
    context.say(Words::tr("A piece of terrain needs at least three corners."));
    return false;
  }
  std::vector<geometry::Vec> ring = terrain->shape.vertices;
  ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(index));
  const Outcome outcome =
      reshape(context, *terrain, ring, Words::tr("Remove corner of %1").arg(nameOf(Things{{}, {*terrain}})), {});
  context.say(outcome.why);
  return outcome.done;
}

}  // namespace frontage::ui
