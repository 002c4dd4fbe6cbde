#include "ui/text/unit_text.h"

#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("frontage::ui::UnitText", text, nullptr, n);
}

}  // namespace

QString unitTitle(const core::Unit& unit) {
  return QString::fromStdString(unit.name.empty() ? unit.id.value : unit.name);
}

QStringList unitStates(const core::Unit& unit) {
  QStringList states;
  if (unit.state.fleeing) states << tr("fleeing");
  if (unit.state.charging) states << tr("charging");
  if (!unit.state.engagedWith.empty()) states << tr("engaged");
  if (unit.state.shaken && !unit.state.fleeing) states << tr("shaken");
  return states;
}

QString unitDescription(const core::Battlefield& field, const core::Unit& unit) {
  QStringList parts;
  parts << armyName(field, unit.army) << tr("%n model(s)", unit.models)
        << tr("at %1 and %2").arg(inchesText(unit.pose.centre.x), inchesText(unit.pose.centre.y))
        << tr("facing %1").arg(degreesText(geometry::Angle::fromDegrees(unit.pose.facing.bearingDegrees())));
  return (parts + unitStates(unit)).join(QStringLiteral(", "));
}

}  // namespace frontage::ui
