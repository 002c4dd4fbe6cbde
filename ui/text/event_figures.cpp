#include "ui/text/event_figures.h"

#include "ui/text/clause_text.h"
#include "ui/text/event_text.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::EventFigures)
};

QString yesNo(bool yes) {
  return yes ? Words::tr("yes") : Words::tr("no");
}

class Figures {
 public:
  explicit Figures(const core::Battlefield& field) : m_field(field) {}
  std::vector<EventFigure> list;

  void operator()(const core::Declared& e) {
    for (const auto& [id, side] : e.zones) add(Words::tr("Zone of %1").arg(name(id)), sideText(side));
    distances(e.distances);
    add(Words::tr("Greatest range"), inchesText(e.maxRange));
  }
  void operator()(const core::Refused& e) {
    for (const core::ClauseCheck& reason : e.reasons)
      if (!reason.ok) add(QString::fromStdString(reason.clause), clauseText(reason, m_field));
  }
  void operator()(const core::Test& e) {
    add(Words::tr("Dice"), diceText(e.dice));
    add(Words::tr("Against"), QString::number(e.against));
    add(Words::tr("Passed"), yesNo(e.passed));
  }
  void operator()(const core::ZoneRolled& e) {
    add(Words::tr("Dice"), QString::number(e.die));
    add(Words::tr("Zone of %1").arg(name(e.target)), sideText(e.zone));
  }
  void operator()(const core::Reacted& e) { add(Words::tr("Forced"), yesNo(e.forced)); }
  void operator()(const core::Shots& e) {
    add(Words::tr("Shooters"), QString::number(e.shooters));
    add(Words::tr("Hits"), Words::tr("%1, on %2+").arg(e.hits).arg(e.toHit));
    add(Words::tr("Wounds"), Words::tr("%1, on %2+").arg(e.wounds).arg(e.toWound));
    add(Words::tr("Save"), e.save <= 6 ? Words::tr("%1+").arg(e.save) : Words::tr("none"));
    add(Words::tr("Killed"), QString::number(e.killed));
  }
  void operator()(const core::FleeMove& e) {
    add(Words::tr("Dice"), diceText(e.dice));
    add(Words::tr("Rolled"), inchesText(e.rolled));
    add(Words::tr("Moved"), inchesText(e.moved));
    for (const core::Crossed& c : e.crossed)
      add(Words::tr("Through %1").arg(thingName(m_field, c.id)),
          Words::tr("from %1 to %2").arg(inchesText(c.entry), inchesText(c.exit)));
    if (e.wounds > 0) add(Words::tr("Wounds"), QString::number(e.wounds));
  }
  void operator()(const core::RangeRolled& e) {
    add(Words::tr("Dice"), diceText(e.dice));
    add(Words::tr("Range"), inchesText(e.range));
    distances(e.distances);
    for (const auto& [id, enough] : e.success) add(Words::tr("Reaches %1").arg(name(id)), yesNo(enough));
  }
  void operator()(const core::ChargeMoved& e) {
    add(Words::tr("Way"), inchesText(e.path.length().inches()));
    add(Words::tr("Wheel"), turnText(e.wheel));
  }
  void operator()(const core::DoorClosed& e) {
    add(Words::tr("Turn"), turnText(e.angle));
    add(Words::tr("About"), Words::tr("%1 and %2").arg(inchesText(e.pivot.x), inchesText(e.pivot.y)));
  }
  void operator()(const core::Contact& e) {
    add(Words::tr("Facing"), sideText(e.facing));
    add(Words::tr("Models of %1").arg(name(e.charger)), QString::number(e.chargerModels));
    add(Words::tr("Models of %1").arg(name(e.target)), QString::number(e.targetModels));
    add(Words::tr("Offset"), inchesText(e.offset));
  }
  void operator()(const core::FailedCharge& e) {
    add(Words::tr("Allowed"), inchesText(e.distance));
    add(Words::tr("Moved"), inchesText(e.moved));
  }
  void operator()(const core::RanDown& e) {
    add(Words::tr("Wounds"), QString::number(e.wounds));
    add(Words::tr("Killed"), QString::number(e.killed));
  }
  void operator()(const core::Dangerous& e) {
    add(Words::tr("Dice"), diceText(e.dice));
    add(Words::tr("Wounds"), QString::number(e.wounds));
    add(Words::tr("Killed"), QString::number(e.killed));
  }
  void operator()(const core::Reformed& e) {
    add(Words::tr("Facing"), degreesText(geometry::Angle::fromDegrees(e.facing.bearingDegrees())));
    add(Words::tr("Models in a rank"), QString::number(e.files));
  }
  void operator()(const core::Redirected&) {}
  void operator()(const core::Destroyed&) {}
  void operator()(const core::StateChanged&) {}

 private:
  [[nodiscard]] QString name(const core::UnitId& id) const { return nameOf(m_field, id); }
  void add(const QString& what, const QString& value) { list.emplace_back(what, value); }
  void distances(const std::map<core::UnitId, double>& away) {
    for (const auto& [id, inches] : away) add(Words::tr("Distance to %1").arg(name(id)), inchesText(inches));
  }
  const core::Battlefield& m_field;
};

}  // namespace

std::vector<EventFigure> eventFigures(const core::Event& event, const core::Battlefield& field) {
  Figures figures(field);
  std::visit(figures, event.body);
  return figures.list;
}

}  // namespace frontage::ui
