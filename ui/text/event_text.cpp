#include "ui/text/event_text.h"

#include "geometry/base/tolerance.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace frontage::ui {

namespace {

struct EventText {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::EventText)
};

bool anySuccess(const core::RangeRolled& e) {
  return std::any_of(e.success.begin(), e.success.end(), [](const auto& s) { return s.second; });
}

bool hasWheel(const geometry::Angle wheel) {
  return std::abs(wheel.degrees()) >= 0.05;
}

struct Title {
  const core::Battlefield& field;

  QString operator()(const core::Declared&) const { return EventText::tr("Declared"); }
  QString operator()(const core::Refused&) const { return EventText::tr("Refused"); }
  QString operator()(const core::Test& e) const { return rollText(e.kind); }
  QString operator()(const core::ZoneRolled& e) const { return sideText(e.zone); }
  QString operator()(const core::Reacted& e) const { return reactionText(e.reaction); }
  QString operator()(const core::Shots&) const { return EventText::tr("Shots"); }
  QString operator()(const core::FleeMove& e) const { return EventText::tr("Flees %1").arg(inchesText(e.moved)); }
  QString operator()(const core::Redirected&) const { return EventText::tr("Redirects"); }
  QString operator()(const core::RangeRolled& e) const { return EventText::tr("Range %1").arg(inchesText(e.range)); }
  QString operator()(const core::ChargeMoved&) const { return EventText::tr("Charge"); }
  QString operator()(const core::DoorClosed&) const { return EventText::tr("Door"); }
  QString operator()(const core::Contact&) const { return EventText::tr("Contact"); }
  QString operator()(const core::FailedCharge&) const { return EventText::tr("Fails"); }
  QString operator()(const core::RanDown&) const { return EventText::tr("Run down"); }
  QString operator()(const core::Dangerous&) const { return EventText::tr("Dangerous"); }
  QString operator()(const core::Destroyed&) const { return EventText::tr("Destroyed"); }
  QString operator()(const core::Reformed&) const { return EventText::tr("Reforms"); }
  QString operator()(const core::StateChanged& e) const {
    if (e.fleeing) return *e.fleeing ? EventText::tr("Fleeing") : EventText::tr("Rallied");
    if (e.shaken) return *e.shaken ? EventText::tr("Shaken") : EventText::tr("Steady");
    return e.charging && *e.charging ? EventText::tr("Charging") : EventText::tr("Charge over");
  }
};

QString destroyedBy(core::DestroyedBy cause) {
  switch (cause) {
    case core::DestroyedBy::TableEdge:
      return EventText::tr("they left the table");
    case core::DestroyedBy::RunDown:
      return EventText::tr("run down");
    case core::DestroyedBy::Shooting:
      return EventText::tr("shot to the last model");
    case core::DestroyedBy::Contact:
      return EventText::tr("they fled into a charger");
    case core::DestroyedBy::Crossing:
      return EventText::tr("lost in what they crossed");
  }
  return {};
}

struct Sentence {
  const core::Battlefield& field;
  [[nodiscard]] QString name(const core::UnitId& id) const { return nameOf(field, id); }

  QString operator()(const core::Declared& e) const {
    QStringList targets;
    for (const core::UnitId& id : e.targets) {
      const auto zone = e.zones.find(id);
      const auto far = e.distances.find(id);
      QStringList details;
      if (zone != e.zones.end()) details << sideText(zone->second);
      if (far != e.distances.end()) details << inchesText(far->second);
      targets << EventText::tr("%1 (%2)").arg(name(id), details.join(QStringLiteral(", ")));
    }
    return EventText::tr("%1 declared a charge on %2; they can reach %3 at most.")
        .arg(name(e.charger), joined(targets), inchesText(e.maxRange));
  }
  QString operator()(const core::Refused& e) const {
    return EventText::tr("Not possible: %1.").arg(orderText(e.order, field));
  }
  QString operator()(const core::Test& e) const {
    const int total = std::accumulate(e.dice.begin(), e.dice.end(), 0);
    const QString rolled = EventText::tr("%1: %2 rolled %3, %4 against %5")
                               .arg(rollText(e.kind), name(e.unit), diceText(e.dice))
                               .arg(total)
                               .arg(e.against);
    return e.passed ? EventText::tr("%1: passed.").arg(rolled) : EventText::tr("%1: failed.").arg(rolled);
  }
  QString operator()(const core::ZoneRolled& e) const {
    return EventText::tr("As many models of %1 count in one zone of %2 as in the other: a die of %3 makes it the %4.")
        .arg(name(e.charger), name(e.target))
        .arg(e.die)
        .arg(sideText(e.zone));
  }
  QString operator()(const core::Reacted& e) const {
    const QString said =
        EventText::tr("%1 answered the charge of %2: %3.").arg(name(e.unit), name(e.charger), reactionText(e.reaction));
    return e.forced ? EventText::tr("%1 They had no choice.").arg(said) : said;
  }
  QString operator()(const core::Shots& e) const {
    return EventText::tr("%1 shot at %2: %n shooter(s)", nullptr, e.shooters).arg(name(e.unit), name(e.target)) +
           EventText::tr(", %n hit(s) on %1+", nullptr, e.hits).arg(e.toHit) +
           EventText::tr(", %n wound(s) on %1+", nullptr, e.wounds).arg(e.toWound) +
           EventText::tr(", %n model(s) killed.", nullptr, e.killed);
  }
  QString operator()(const core::FleeMove& e) const {
    QString text = EventText::tr("%1 rolled %2 and fled %3.").arg(name(e.unit), diceText(e.dice), inchesText(e.moved));
    if (e.moved > e.rolled + geometry::kContact)
      text += EventText::tr(" The roll was %1; they went on until they were clear.").arg(inchesText(e.rolled));
    QStringList crossed;
    for (const core::Crossed& c : e.crossed) crossed << thingName(field, c.id);
    if (!crossed.isEmpty()) text += EventText::tr(" On the way they went through %1.").arg(joined(crossed));
    if (e.wounds > 0) text += EventText::tr(" That cost them %n wound(s).", nullptr, e.wounds);
    return text;
  }
  QString operator()(const core::Redirected& e) const {
    return EventText::tr("%1 turned from %2 to %3.").arg(name(e.charger), namesOf(field, e.from), namesOf(field, e.to));
  }
  QString operator()(const core::RangeRolled& e) const {
    QStringList away;
    for (const auto& [id, inches] : e.distances)
      away << EventText::tr("%1 away from %2").arg(inchesText(inches), name(id));
    const QString rolled = EventText::tr("%1 rolled %2: a range of %3, %4")
                               .arg(name(e.charger), diceText(e.dice), inchesText(e.range), joined(away));
    return anySuccess(e) ? EventText::tr("%1: far enough.").arg(rolled) : EventText::tr("%1: too short.").arg(rolled);
  }
  QString operator()(const core::ChargeMoved& e) const {
    if (!hasWheel(e.wheel)) return EventText::tr("%1 went straight into %2.").arg(name(e.charger), name(e.target));
    return EventText::tr("%1 wheeled %2 and went into %3.").arg(name(e.charger), turnText(e.wheel), name(e.target));
  }
  QString operator()(const core::DoorClosed& e) const {
    return EventText::tr("%1 closed the door: %2 about the point of contact.").arg(name(e.unit), turnText(e.angle));
  }
  QString operator()(const core::Contact& e) const {
    return EventText::tr("%1 in contact with the %2 of %3: %4 of their models and %5 of the enemy's.")
        .arg(name(e.charger), sideText(e.facing), name(e.target))
        .arg(e.chargerModels)
        .arg(e.targetModels);
  }
  QString operator()(const core::FailedCharge& e) const {
    return EventText::tr("The charge of %1 failed: they could go %2 and went %3.")
        .arg(name(e.charger), inchesText(e.distance), inchesText(e.moved));
  }
  QString operator()(const core::RanDown& e) const {
    if (e.destroyed)
      return EventText::tr("%1 ran %2 down: nothing is left of them.").arg(name(e.charger), name(e.target));
    return EventText::tr("%1 caught %2: %n model(s) killed, the rest flee on.", nullptr, e.killed)
        .arg(name(e.charger), name(e.target));
  }
  QString operator()(const core::Dangerous& e) const {
    return EventText::tr("%1 crossed %2: %n wound(s) from dice of %3.", nullptr, e.wounds)
        .arg(name(e.unit), thingName(field, e.terrain), diceText(e.dice));
  }
  QString operator()(const core::Destroyed& e) const {
    return EventText::tr("%1 destroyed: %2.").arg(name(e.unit), destroyedBy(e.cause));
  }
  QString operator()(const core::Reformed& e) const {
    return EventText::tr("%1 reformed: %n wide, facing %2.", nullptr, e.files)
        .arg(name(e.unit), numberText(e.facing.bearingDegrees()) + QStringLiteral("\u00b0"));
  }
  QString operator()(const core::StateChanged& e) const {
    QStringList now;
    if (e.fleeing) now << (*e.fleeing ? EventText::tr("fleeing") : EventText::tr("no longer fleeing"));
    if (e.shaken) now << (*e.shaken ? EventText::tr("shaken") : EventText::tr("no longer shaken"));
    if (e.charging) now << (*e.charging ? EventText::tr("charging") : EventText::tr("no longer charging"));
    return EventText::tr("%1: %2.").arg(name(e.unit), joined(now));
  }
};

struct IconName {
  const char* operator()(const core::Declared&) const { return "megaphone"; }
  const char* operator()(const core::Refused&) const { return "octagon-x"; }
  const char* operator()(const core::Test&) const { return "dices"; }
  const char* operator()(const core::ZoneRolled&) const { return "compass"; }
  const char* operator()(const core::Reacted& e) const {
    if (e.reaction == core::Reaction::Flee) return "wind";
    return e.reaction == core::Reaction::Hold ? "shield" : "bow-arrow";
  }
  const char* operator()(const core::Shots&) const { return "bow-arrow"; }
  const char* operator()(const core::FleeMove&) const { return "wind"; }
  const char* operator()(const core::Redirected&) const { return "split"; }
  const char* operator()(const core::RangeRolled&) const { return "dices"; }
  const char* operator()(const core::ChargeMoved&) const { return "move-up-right"; }
  const char* operator()(const core::DoorClosed&) const { return "door-closed"; }
  const char* operator()(const core::Contact&) const { return "swords"; }
  const char* operator()(const core::FailedCharge&) const { return "footprints"; }
  const char* operator()(const core::RanDown&) const { return "skull"; }
  const char* operator()(const core::Dangerous&) const { return "triangle-alert"; }
  const char* operator()(const core::Destroyed&) const { return "skull"; }
  const char* operator()(const core::Reformed&) const { return "refresh-cw"; }
  const char* operator()(const core::StateChanged&) const { return "flag"; }
};

}  // namespace

QString diceText(const std::vector<int>& dice) {
  QStringList faces;
  for (const int die : dice) faces << QString::number(die);
  return joined(faces);
}

QString eventTitle(const core::Event& event, const core::Battlefield& field) {
  QString title = std::visit(Title{field}, event.body);
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

QString eventText(const core::Event& event, const core::Battlefield& field) {
  return std::visit(Sentence{field}, event.body);
}

QString eventIcon(const core::Event& event) {
  return QString::fromLatin1(std::visit(IconName{}, event.body));
}

}  // namespace frontage::ui
