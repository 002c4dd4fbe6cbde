#include "ui/export/battle_report.h"

#include "ui/export/caption.h"
#include "ui/export/step_through.h"
#include "ui/text/clause_text.h"
#include "ui/text/clause_words.h"
#include "ui/text/event_text.h"
#include "ui/text/names.h"
#include "ui/text/unit_text.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::BattleReport)
};

/// Where something is to be seen that the picture before did not show.
bool deservesPicture(const TimelineMark& mark) {
  return mark.moves() || std::holds_alternative<core::Declared>(mark.event.body) ||
         std::holds_alternative<core::Contact>(mark.event.body) ||
         std::holds_alternative<core::Reformed>(mark.event.body);
}

BattleReport::Entry entryOf(const core::Event& event, const core::Battlefield& field, const core::Ruleset* rules) {
  BattleReport::Entry entry;
  entry.title = eventTitle(event, field);
  entry.text = eventText(event, field);
  entry.clause = QString::fromStdString(event.clause);
  entry.clauseTitle = clauseTitle(event.clause);
  if (rules) entry.clauseWords = clauseWords(event.clause, *rules);
  entry.figures = eventFigures(event, field);
  return entry;
}

}  // namespace

BattleReport reportOf(const core::Scenario& scenario, const core::Ruleset* rules, const Timeline& timeline) {
  const Caption caption = captionOf(scenario, rules);
  BattleReport report{caption.title, caption.rules, QString::fromStdString(scenario.notes), {}, {}, {}};
  const core::Battlefield start = timeline.marks().empty() ? scenario.field : timeline.fieldAt(0);
  for (const core::Unit& unit : start.units)
    if (!unit.state.destroyed) report.forces << Words::tr("%1: %2").arg(unitTitle(unit), unitDescription(start, unit));
  report.pictures.push_back({start, {}, Words::tr("As the phase begins")});
  for (const TimelineMark& mark : timeline.marks()) {
    BattleReport::Entry entry = entryOf(mark.event, start, rules);
    if (deservesPicture(mark)) {
      entry.picture = static_cast<int>(report.pictures.size());
      report.pictures.push_back({timeline.fieldAt(mark.end()), marksAt(timeline, mark.end()), entry.text});
    }
    report.entries.push_back(std::move(entry));
  }
  return report;
}

}  // namespace frontage::ui
