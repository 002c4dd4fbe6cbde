#pragma once

#include "core/scenario/scenario.h"
#include "ui/overlays/overlay_mark.h"
#include "ui/playback/timeline.h"
#include "ui/text/event_figures.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace frontage::ui {

/// What happened, for people who were not there: every event with its sentence, its figures and the words of its
/// clause, and a picture wherever something moved or met.
struct BattleReport {
  struct Picture {
    core::Battlefield field;
    Overlay marks;
    QString about;
  };
  struct Entry {
    QString title;
    QString text;
    QString clause;       ///< "M3"
    QString clauseTitle;  ///< "Range"
    QString clauseWords;  ///< what it says under this ruleset
    std::vector<EventFigure> figures;
    int picture = -1;  ///< that is shown below it
  };
  QString title;
  QString rules;
  QString notes;
  QStringList forces;  ///< a line for each unit as the phase begins
  std::vector<Entry> entries;
  std::vector<Picture> pictures;  ///< the first: the table as the phase begins
};

[[nodiscard]] BattleReport reportOf(const core::Scenario& scenario, const core::Ruleset* rules,
                                    const Timeline& timeline);

/// `pictures`: where each picture is, as seen from the report's file.
[[nodiscard]] QString toMarkdown(const BattleReport& report, const QStringList& pictures);
/// The same as a page that needs nothing else.
[[nodiscard]] QString toHtml(const BattleReport& report, const QStringList& pictures);

}  // namespace frontage::ui
