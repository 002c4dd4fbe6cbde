#include "ui/library/library_drop.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/ghost_item.h"
#include "ui/scene/layers.h"
#include "ui/scene/pens.h"
#include "ui/scene/snap_item.h"
#include "ui/scene/terrain_painter.h"
#include "ui/settings/settings.h"
#include "ui/tools/snap.h"
#include "ui/tools/snap_outline.h"

#include <QGraphicsPolygonItem>

namespace frontage::ui {

LibraryDrop::LibraryDrop(const TableContext& context, std::function<core::ArmyId()> army, QObject* parent)
    : QObject(parent),
      m_context(context),
      m_army(std::move(army)),
      m_ghost(std::make_unique<GhostItem>()),
      m_terrain(std::make_unique<QGraphicsPolygonItem>()),
      m_snapMark(std::make_unique<SnapItem>()) {
  m_terrain->setZValue(zOf(Layer::Dragged));
  m_terrain->setVisible(false);
  m_context.scene.addItem(m_ghost.get());
  m_context.scene.addItem(m_terrain.get());
  m_context.scene.addItem(m_snapMark.get());
}

LibraryDrop::~LibraryDrop() = default;

std::optional<Things> LibraryDrop::wanted(const LibraryEntry& entry, geometry::Vec at, bool maySnap) {
  auto things = thingsFor(entry, m_context.document.field(), m_army(), at);
  m_snapMark->show({});
  if (!things) return things;
  *things = withFreeNames(m_context.document.field(), std::move(*things));
  if (things->units.empty()) {
    if (maySnap && m_context.settings.snap) snapTerrain(*things);
    return things;
  }
  core::Unit& unit = things->units.front();
  unit.id = freeUnitId(m_context.document.field(), unit.id.value);
  if (!maySnap || !m_context.settings.snap) return things;
  SnapOptions options;
  options.reach = snapReach(m_context.scene);
  const Snapped snapped = snap(m_context.document.field(), core::footprintOf(unit), {}, options);
  unit.pose = snapped.pose;
  m_snapMark->show(snapped.marks);
  return things;
}

void LibraryDrop::snapTerrain(Things& things) {
  const SnappedOutline snapped =
      snapOutlines(m_context.document.field(), {things.terrain.front().shape.vertices}, {}, snapReach(m_context.scene));
  things = moved(std::move(things), snapped.by);
  m_snapMark->show(snapped.marks);
}

bool LibraryDrop::hover(const QMimeData& data, geometry::Vec at, bool maySnap) {
  const auto entry = fromMime(data);
  // A drag that is not taken here never becomes a drop: the reason must be told now.
  if (!entry || !mayEdit(m_context)) return false;
  const auto things = wanted(*entry, at, maySnap);
  if (!things) return false;
  if (!things->units.empty()) {
    const core::Unit& unit = things->units.front();
    const bool forbidden = core::placementFault(m_context.document.field(), unit).has_value();
    m_ghost->show(unit, m_context.scene.armyIndexOf(unit), forbidden);
  } else {
    const core::Terrain& terrain = things->terrain.front();
    QColor fill = theme().colour(roleOf(terrain.kind));
    fill.setAlphaF(0.7F);
    m_terrain->setBrush(fill);
    m_terrain->setPen(linePen(theme().colour(Role::Accent), 1.5, m_context.scene.zoom()));
    m_terrain->setPolygon(toScene(terrain.shape.vertices));
    m_terrain->setVisible(true);
  }
  return true;
}

void LibraryDrop::leave() {
  m_ghost->setVisible(false);
  m_terrain->setVisible(false);
  m_snapMark->show({});
}

bool LibraryDrop::drop(const QMimeData& data, geometry::Vec at, bool maySnap) {
  const auto entry = fromMime(data);
  if (!entry || !mayEdit(m_context)) return false;
  const auto things = wanted(*entry, at, maySnap);
  leave();
  if (!things) return false;
  const Outcome outcome = add(m_context.document, *things, tr("Place %1").arg(nameOf(*things)));
  m_context.say(outcome.why);
  return outcome.done;
}

void LibraryDrop::insert(const LibraryEntry& entry, geometry::Vec at) {
  if (!mayEdit(m_context)) return;
  const core::Battlefield& field = m_context.document.field();
  const auto wanted = thingsFor(entry, field, m_army(), at);
  if (!wanted) return;
  const Things things = withFreeNames(field, *wanted);
  const Outcome outcome = addNearby(m_context.document, things, tr("Place %1").arg(nameOf(things)));
  m_context.say(outcome.why);
}

}  // namespace frontage::ui
