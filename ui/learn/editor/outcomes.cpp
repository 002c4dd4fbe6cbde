#include "ui/learn/editor/outcomes.h"

#include "core/json/json_value.h"

#include <QComboBox>
#include <QCoreApplication>

#include <array>

namespace frontage::ui {

namespace {

struct Outcome {
  const char* id;
  const char* type;  ///< of the event
  const char* whose;
  bool target;  ///< the event is the target's, else the charger's
  const char* words;
};

constexpr std::array kOutcomes{
    Outcome{"reached", "range", "charger", false, QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the range is enough")},
    Outcome{"contact", "contact", "charger", false,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "they come into contact")},
    Outcome{"failed", "failed_charge", "charger", false,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the charge fails")},
    Outcome{"target_destroyed", "destroyed", "unit", true,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the target is destroyed")},
    Outcome{"target_flees", "flee_move", "unit", true, QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the target flees")},
    Outcome{"target_turns", "door", "unit", true,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the target closes the door")},
    Outcome{"charger_turns", "door", "unit", false,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the charger closes the door")},
    Outcome{"dangerous", "dangerous", "unit", false,
            QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the charger tests for dangerous ground")},
    Outcome{"rolled", "range", "charger", false, QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the range is rolled")},
    Outcome{"moves", "charge_move", "charger", false, QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "the charger moves")},
};

}  // namespace

void fillOutcomes(QComboBox& combo) {
  for (const Outcome& outcome : kOutcomes)
    combo.addItem(QCoreApplication::translate("frontage::ui::TaskForm", outcome.words), QLatin1String(outcome.id));
}

core::EventPattern outcomePattern(const QString& id, const core::UnitId& charger, const core::UnitId& target) {
  for (const Outcome& outcome : kOutcomes) {
    if (id != QLatin1String(outcome.id)) continue;
    core::JsonValue event = core::JsonValue::object();
    event.add("type", core::JsonValue::text(outcome.type))
        .add(outcome.whose, core::JsonValue::text((outcome.target ? target : charger).value));
    if (id == QLatin1String("contact")) event.add("target", core::JsonValue::text(target.value));
    if (id == QLatin1String("reached"))
      event.add("success", core::JsonValue::object().add(target.value, core::JsonValue::flag(true)));
    return {event.line()};
  }
  return {};
}

QString outcomeOf(const core::EventPattern& event, const core::UnitId& charger, const core::UnitId& target) {
  for (const Outcome& outcome : kOutcomes)
    if (outcomePattern(QLatin1String(outcome.id), charger, target) == event) return QLatin1String(outcome.id);
  return {};
}

}  // namespace frontage::ui
