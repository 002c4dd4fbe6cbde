#include "ui/tools/move_gesture.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/ghost_item.h"
#include "ui/scene/snap_item.h"
#include "ui/scene/unit_item.h"
#include "ui/settings/settings.h"
#include "ui/tools/snap.h"
#include "ui/tools/snap_outline.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::MoveGesture)
};

}  // namespace

MoveGesture::MoveGesture(const TableContext& context, const TablePointer& press, std::optional<core::UnitId> grabbed)
    : DragGesture(context),
      m_start(selectedIn(context.document.field(), context.document.selection())),
      m_press(press.table),
      m_threshold(press.table),
      m_grabbed(std::move(grabbed)),
      m_snapMark(std::make_unique<SnapItem>()) {
  context.scene.addItem(m_snapMark.get());
}

MoveGesture::~MoveGesture() = default;

QString MoveGesture::hint() const {
  return Words::tr("Drag to move. Alt: no snapping. Esc: back.");
}

Things MoveGesture::wanted(const TablePointer& at) {
  Things things = moved(m_start, at.table - m_press);
  m_snapMark->show({});
  if (!context().settings.snap || at.modifiers.testFlag(Qt::AltModifier)) return things;
  const auto grabbed = std::find_if(things.units.begin(), things.units.end(),
                                    [this](const core::Unit& unit) { return m_grabbed == unit.id; });
  if (things.units.empty()) return outlinesSnapped(std::move(things));
  if (grabbed == things.units.end()) return things;
  SnapOptions options;
  options.reach = snapReach(context().scene);
  if (things.units.size() > 1) options.turnReach = 1e-3;  // a group keeps its facings
  const Snapped snapped =
      snap(context().document.field(), core::footprintOf(*grabbed), context().document.selection().units, options);
  if (snapped.marks.empty()) return things;
  const geometry::Vec by = snapped.pose.centre - grabbed->pose.centre;
  grabbed->pose.facing = snapped.pose.facing;
  m_snapMark->show(snapped.marks);
  return moved(std::move(things), by);
}

/// Terrain by itself is drawn to the corners and edges of what lies about.
Things MoveGesture::outlinesSnapped(Things things) {
  std::vector<std::vector<geometry::Vec>> outlines;
  for (const core::Terrain& terrain : things.terrain) outlines.push_back(terrain.shape.vertices);
  const SnappedOutline snapped = snapOutlines(context().document.field(), outlines,
                                              context().document.selection().terrain, snapReach(context().scene));
  m_snapMark->show(snapped.marks);
  return moved(std::move(things), snapped.by);
}

void MoveGesture::move(const TablePointer& at) {
  if (!m_threshold.passed(context().scene, at.table)) return;
  const Things things = wanted(at);
  const Outcome outcome = replace(context().document, things, Words::tr("Move %1").arg(nameOf(m_start)), gesture());
  if (outcome) {
    m_ghosts.clear();
    context().say({});
  } else {
    showGhosts(things);
    context().say(outcome.why);
  }
}

void MoveGesture::showGhosts(const Things& things) {
  m_ghosts.resize(things.units.size());
  for (std::size_t i = 0; i < things.units.size(); ++i) {
    if (!m_ghosts[i]) {
      m_ghosts[i] = std::make_unique<GhostItem>();
      context().scene.addItem(m_ghosts[i].get());
    }
    const core::Unit& unit = things.units[i];
    const auto fault = core::placementFault(context().document.field(), unit, context().document.selection().units);
    m_ghosts[i]->show(unit, context().scene.armyIndexOf(unit), fault.has_value());
  }
}

void MoveGesture::cancel() {
  replace(context().document, m_start, Words::tr("Move %1").arg(nameOf(m_start)), gesture());
  m_ghosts.clear();
  m_snapMark->show({});
}

}  // namespace frontage::ui
