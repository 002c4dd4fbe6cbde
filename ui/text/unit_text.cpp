#include "ui/text/unit_text.h"

#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::UnitText)
};

}  // namespace

QString unitTitle(const core::Unit& unit) {
  return QString::fromStdString(unit.name.empty() ? unit.id.value : unit.name);
}

QString shortTitle(const QString& name) {
  const QStringList words = name.split(QRegularExpression(QStringLiteral("[\\s\\-]+")), Qt::SkipEmptyParts);
  if (words.empty()) return {};
  const auto isNumber = [](const QString& word) { return word.front().isDigit(); };
  if (words.size() == 1) return words.front().left(2);
  QString initials = words.front().left(1);
  if (!isNumber(words[1])) initials += words[1].left(1).toUpper();
  if (isNumber(words.back())) initials += words.back().left(2);
  return initials;
}

QStringList unitStates(const core::Unit& unit) {
  QStringList states;
  if (unit.state.fleeing) states << Words::tr("fleeing");
  if (unit.state.charging) states << Words::tr("charging");
  if (!unit.state.engagedWith.empty()) states << Words::tr("engaged");
  if (unit.state.shaken && !unit.state.fleeing) states << Words::tr("shaken");
  return states;
}

QString unitDescription(const core::Battlefield& field, const core::Unit& unit) {
  QStringList parts;
  parts << armyName(field, unit.army) << Words::tr("%n model(s)", nullptr, unit.models)
        << Words::tr("at %1 and %2").arg(inchesText(unit.pose.centre.x), inchesText(unit.pose.centre.y))
        << Words::tr("facing %1").arg(degreesText(geometry::Angle::fromDegrees(unit.pose.facing.bearingDegrees())));
  return (parts + unitStates(unit)).join(QStringLiteral(", "));
}

QString unitTypeName(const core::UnitType& type) {
  return QCoreApplication::translate("frontage::ui::UnitLibrary", type.name.c_str());
}

QString unitTypeAbout(const core::UnitType& type) {
  return QCoreApplication::translate("frontage::ui::UnitLibrary", type.about.c_str());
}

}  // namespace frontage::ui
