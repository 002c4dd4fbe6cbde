#include "ui/tools/manoeuvre_tool.h"

#include "core/battlefield/formation.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/readout_item.h"
#include "ui/scene/trace_item.h"
#include "ui/text/figures.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace frontage::ui {

namespace {

constexpr double kReachPixels = 24;  ///< a press this near to a unit still means it

double angleBetween(geometry::Vec from, geometry::Vec to) {
  return std::atan2(cross(from, to), dot(from, to));
}

}  // namespace

void ManoeuvreDesk::setLimit(std::optional<double> inches) {
  m_limit = inches;
  emit changed();
}

double ManoeuvreDesk::limitFor(const core::Unit& unit) const noexcept {
  return m_limit.value_or(unit.stats.movement);
}

void ManoeuvreDesk::startOver() {
  manoeuvre.reset();
  emit changed();
}

ManoeuvreTool::ManoeuvreTool(Mode mode, const TableContext& context, ManoeuvreDesk& desk, QObject* parent)
    : Tool(parent),
      m_mode(mode),
      m_context(context),
      m_desk(desk),
      m_trace(std::make_unique<TraceItem>()),
      m_readout(std::make_unique<ReadoutItem>()) {
  m_context.scene.addItem(m_trace.get());
  m_context.scene.addItem(m_readout.get());
  connect(&m_desk, &ManoeuvreDesk::changed, this, &ManoeuvreTool::showTrace);
  connect(&m_context.document, &Document::changed, this, [this] {
    // Undo, or a change from elsewhere: the move under way no longer ends where the unit stands.
    if (!m_desk.manoeuvre || m_drag) return;
    const core::Unit* unit = m_context.document.field().find(m_desk.manoeuvre->unit());
    if (!unit || unit->pose != m_desk.manoeuvre->end().pose) m_desk.startOver();
  });
}

ManoeuvreTool::~ManoeuvreTool() = default;

QString ManoeuvreTool::hint() const {
  if (m_context.document.isLocked()) return m_context.document.lockedBecause();
  return m_mode == Mode::Wheel
             ? tr("Drag a front corner: the unit wheels about the other one. Going back gives the inches back.")
             : tr("Drag a unit straight ahead. Going back gives the inches back.");
}

void ManoeuvreTool::activate() {
  m_active = true;
  showTrace();
}

void ManoeuvreTool::deactivate() {
  cancel();
  m_active = false;
  m_readout->setVisible(false);
  showTrace();
}

std::optional<core::UnitId> ManoeuvreTool::unitFor(const TablePointer& at) const {
  if (const auto unit = m_context.scene.unitAt(at.scene)) return unit;
  const double reach = kReachPixels / (m_context.scene.zoom() * kUnitsPerInch);
  for (const core::Unit& unit : m_context.document.field().units) {
    const geometry::Footprint footprint = core::footprintOf(unit);
    for (const geometry::Vec corner : {footprint.frontLeft(), footprint.frontRight()})
      if (geometry::distance(corner, at.table) <= reach) return unit.id;
  }
  return std::nullopt;
}

void ManoeuvreTool::take(const core::Unit& unit) {
  m_context.document.selectUnit(unit.id);
  const bool goesOn =
      m_desk.manoeuvre && m_desk.manoeuvre->unit() == unit.id && m_desk.manoeuvre->end().pose == unit.pose;
  if (!goesOn) m_desk.manoeuvre.emplace(unit.id, core::footprintOf(unit));
}

void ManoeuvreTool::press(const TablePointer& at) {
  if (at.button != Qt::LeftButton || !mayEdit(m_context)) return;
  const auto id = unitFor(at);
  if (!id) {
    m_context.document.select({});
    return;
  }
  const core::Unit& unit = *m_context.document.field().find(*id);
  take(unit);
  const geometry::Footprint now = core::footprintOf(unit);
  Drag drag{
      at.table, DragThreshold(at.table), Manoeuvre::Kind::Advance, {}, now.pose.facing.forward(), *m_desk.manoeuvre, 0,
      {}};
  if (m_mode == Mode::Wheel) {
    const bool right = geometry::distance(at.table, now.frontRight()) <= geometry::distance(at.table, now.frontLeft());
    drag.kind = right ? Manoeuvre::Kind::WheelLeft : Manoeuvre::Kind::WheelRight;
    drag.pivot = right ? now.frontLeft() : now.frontRight();
  }
  drag.amountBefore = drag.before.amountOf(drag.kind);
  m_drag = std::move(drag);
  showTrace();
}

double ManoeuvreTool::wanted(const Drag& drag, geometry::Vec at) const {
  if (drag.kind == Manoeuvre::Kind::Advance) return drag.amountBefore + dot(at - drag.press, drag.ahead);
  const double left = angleBetween(drag.press - drag.pivot, at - drag.pivot);
  double turn = drag.kind == Manoeuvre::Kind::WheelLeft ? left : -left;
  // Beyond half a turn the pointer has come round from the other side: still the way that it went.
  if (turn < -0.75 * std::numbers::pi) turn += 2 * std::numbers::pi;
  return drag.amountBefore + turn;
}

void ManoeuvreTool::move(const TablePointer& at) {
  if (!m_drag || !m_drag->threshold.passed(m_context.scene, at.table)) return;
  const core::Unit* unit = m_context.document.field().find(m_drag->before.unit());
  if (!unit) return cancel();
  const double limit = m_desk.limitFor(*unit);
  Manoeuvre next = m_drag->before;
  const auto result = next.set(m_drag->kind, wanted(*m_drag, at.table), limit, m_context.document.field());
  m_desk.manoeuvre = next;
  const QString name = nameOf(Things{{*unit}, {}});
  const bool straight = m_drag->kind == Manoeuvre::Kind::Advance;
  const QString size = straight ? inchesText(result.amount) : degreesText(geometry::Angle::fromRadians(result.amount));
  push(straight ? tr("Advance %1 %2").arg(name, size) : tr("Wheel %1 %2").arg(name, size));
  const bool stopped = result.stop != Manoeuvre::Result::Stop::Nothing;
  QString text = tr("%1 · %2 of %3").arg(size, inchesText(next.used()), inchesText(limit));
  if (result.stop == Manoeuvre::Result::Stop::Obstacle) text += tr(" · in the way");
  m_readout->show(at.scene, text, stopped);
  emit m_desk.changed();
}

void ManoeuvreTool::push(const QString& text) {
  core::Unit unit = *m_context.document.field().find(m_desk.manoeuvre->unit());
  unit.pose = m_desk.manoeuvre->end().pose;
  const Outcome outcome = replace(m_context.document, {{unit}, {}}, text, m_drag->gesture);
  m_context.say(outcome.why);
}

void ManoeuvreTool::release(const TablePointer& at) {
  if (!m_drag || at.button != Qt::LeftButton) return;
  m_drag.reset();
  m_readout->setVisible(false);
}

bool ManoeuvreTool::key(QKeyEvent& event) {
  if (event.key() != Qt::Key_Escape) return false;
  if (m_drag)
    cancel();
  else
    m_desk.startOver();
  return true;
}

void ManoeuvreTool::cancel() {
  if (!m_drag) return;
  m_desk.manoeuvre = m_drag->before;
  push(tr("Move back"));
  m_drag.reset();
  m_readout->setVisible(false);
  emit m_desk.changed();
}

void ManoeuvreTool::showTrace() {
  if (!m_active || !m_desk.manoeuvre || m_desk.manoeuvre->legs().empty())
    m_trace->clear();
  else
    m_trace->show(m_desk.manoeuvre->path());
}

}  // namespace frontage::ui
