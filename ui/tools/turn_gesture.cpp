#include "ui/tools/turn_gesture.h"

#include "core/battlefield/formation.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/readout_item.h"
#include "ui/settings/settings.h"
#include "ui/tools/snap.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kStepDegrees = 15;  ///< with Ctrl
constexpr double kSnapDegrees = 4;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::TurnGesture)
};

double rounded(double degrees, double step) {
  return std::round(degrees / step) * step;
}

}  // namespace

TurnGesture::TurnGesture(const TableContext& context, const TablePointer& press)
    : DragGesture(context),
      m_start(selectedIn(context.document.field(), context.document.selection())),
      m_centre(centreOf(m_start)),
      m_press(press.table),
      m_threshold(press.table),
      m_readout(std::make_unique<ReadoutItem>()) {
  context.scene.addItem(m_readout.get());
}

TurnGesture::~TurnGesture() = default;

QString TurnGesture::hint() const {
  return Words::tr("Drag to turn. Ctrl: steps of 15°. Alt: no snapping. Esc: back.");
}

geometry::Angle TurnGesture::wanted(const TablePointer& at) const {
  const geometry::Vec from = m_press - m_centre;
  const geometry::Vec to = at.table - m_centre;
  const auto left = geometry::Angle::fromRadians(std::atan2(cross(from, to), dot(from, to)));
  if (m_start.count() != 1 || m_start.units.empty()) {
    const double step = at.modifiers.testFlag(Qt::ControlModifier) ? kStepDegrees : 1;
    return geometry::Angle::fromDegrees(rounded(left.degrees(), step));
  }
  // A single unit is turned to a round bearing, not by a round angle.
  const core::Unit& unit = m_start.units.front();
  core::Unit turned = unit;
  turned.pose.facing = unit.pose.facing.turned(left);
  const double step = at.modifiers.testFlag(Qt::ControlModifier) ? kStepDegrees : 1;
  turned.pose.facing = geometry::Facing::fromBearingDegrees(rounded(turned.pose.facing.bearingDegrees(), step));
  if (context().settings.snap && !(at.modifiers & (Qt::AltModifier | Qt::ControlModifier)))
    turned.pose.facing = snapFacing(context().document.field(), core::footprintOf(turned), {unit.id}, kSnapDegrees);
  return unit.pose.facing.turnTo(turned.pose.facing);
}

void TurnGesture::move(const TablePointer& at) {
  if (!m_threshold.passed(context().scene, at.table)) return;
  const geometry::Angle left = wanted(at);
  const Outcome outcome =
      replace(context().document, turned(m_start, left), Words::tr("Turn %1").arg(nameOf(m_start)), gesture());
  context().say(outcome.why);
  const bool single = m_start.count() == 1 && !m_start.units.empty();
  const double shown = single ? m_start.units.front().pose.facing.turned(left).bearingDegrees() : -left.degrees();
  const QString figure = QLocale().toString(shown, 'f', std::fabs(shown - std::round(shown)) < 0.05 ? 0 : 1);
  m_readout->show(at.scene, single ? Words::tr("Facing %1°").arg(figure) : Words::tr("Turned %1°").arg(figure),
                  !outcome);
}

void TurnGesture::cancel() {
  replace(context().document, m_start, Words::tr("Turn %1").arg(nameOf(m_start)), gesture());
}

}  // namespace frontage::ui
