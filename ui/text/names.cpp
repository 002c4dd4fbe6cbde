#include "ui/text/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace frontage::ui {

namespace {

struct Names {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Names)
};

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace

QString nameOf(const core::Battlefield& field, const core::UnitId& id) {
  const core::Unit* unit = field.find(id);
  return QString::fromStdString(unit && !unit->name.empty() ? unit->name : id.value);
}

QString joined(const QStringList& names) {
  if (names.size() < 2) return names.join(QString());
  return Names::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
}

QString namesOf(const core::Battlefield& field, const std::vector<core::UnitId>& ids) {
  QStringList names;
  for (const core::UnitId& id : ids) names << nameOf(field, id);
  return joined(names);
}

QString thingName(const core::Battlefield& field, const std::string& id) {
  if (field.find(core::UnitId{id})) return nameOf(field, core::UnitId{id});
  const core::Terrain* terrain = field.find(core::TerrainId{id});
  return QString::fromStdString(terrain && !terrain->name.empty() ? terrain->name : id);
}

QString armyName(const core::Battlefield& field, const core::ArmyId& id) {
  const core::Army* army = field.find(id);
  return QString::fromStdString(army && !army->name.empty() ? army->name : id.value);
}

QString sideText(geometry::Side side) {
  switch (side) {
    case geometry::Side::Front:
      return Names::tr("front");
    case geometry::Side::LeftFlank:
      return Names::tr("left flank");
    case geometry::Side::RightFlank:
      return Names::tr("right flank");
    case geometry::Side::Rear:
      return Names::tr("rear");
  }
  return {};
}

QString reactionText(core::Reaction reaction) {
  switch (reaction) {
    case core::Reaction::Hold:
      return Names::tr("Hold");
    case core::Reaction::StandAndShoot:
      return Names::tr("Stand and shoot");
    case core::Reaction::Flee:
      return Names::tr("Flee");
  }
  return {};
}

QString rollText(core::RollPurpose purpose) {
  switch (purpose) {
    case core::RollPurpose::Range:
      return Names::tr("Charge range");
    case core::RollPurpose::Flee:
      return Names::tr("Flight");
    case core::RollPurpose::Redirect:
      return Names::tr("Redirect test");
    case core::RollPurpose::Terror:
      return Names::tr("Terror test");
    case core::RollPurpose::Panic:
      return Names::tr("Panic test");
    case core::RollPurpose::Zone:
      return Names::tr("Which zone");
    case core::RollPurpose::ToHit:
      return Names::tr("To hit");
    case core::RollPurpose::ToWound:
      return Names::tr("To wound");
    case core::RollPurpose::Save:
      return Names::tr("Armour saves");
    case core::RollPurpose::Dangerous:
      return Names::tr("Dangerous terrain");
    case core::RollPurpose::Reform:
      return Names::tr("Reform test");
  }
  return {};
}

QString orderText(const core::Order& order, const core::Battlefield& field) {
  return std::visit(
      Overloaded{
          [&](const core::Declare& o) {
            return Names::tr("Declare %1 against %2").arg(nameOf(field, o.charger), namesOf(field, o.targets));
          },
          [&](const core::React& o) {
            return Names::tr("%1: %2").arg(nameOf(field, o.unit), reactionText(o.reaction));
          },
          [&](const core::Redirect& o) {
            return Names::tr("Redirect %1 to %2").arg(nameOf(field, o.charger), namesOf(field, o.targets));
          },
          [&](const core::PressOn& o) { return Names::tr("Press on with %1").arg(nameOf(field, o.charger)); },
          [&](const core::Resolve& o) { return Names::tr("Resolve %1").arg(namesOf(field, o.chargers)); },
          [&](const core::Reform& o) { return Names::tr("Reform %1").arg(nameOf(field, o.unit)); },
          [&](const core::EndPhase&) { return Names::tr("End of the phase"); },
      },
      order);
}

QString otherDiceText(const core::RollRequest& wanted) {
  return Names::tr("Needs a roll that was not made: %1, %n die/dice.", nullptr, wanted.count)
      .arg(rollText(wanted.roll));
}

}  // namespace frontage::ui
