#include "ui/text/clause_text.h"

#include "geometry/base/tolerance.h"
#include "ui/text/check_words.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::ClauseText)
};

constexpr double kClose = 0.1;  // inches; a nearer tie is told (spec: "Near ties are told")

}  // namespace

QString clauseTitle(const core::Clause& clause) {
  static const std::map<std::string, const char*> titles{
      {"D1", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Turn to declare")},
      {"D2", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "May charge")},
      {"D3", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Sight")},
      {"D4", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Front arc")},
      {"D5", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Range")},
      {"D6", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Room to charge")},
      {"D7", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Several targets")},
      {"D8", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Charging")},
      {"D9", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Terror")},
      {"Z1", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Zones")},
      {"Z2", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Which zone")},
      {"Z3", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Line of sight")},
      {"Z4", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "What blocks sight")},
      {"Z5", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Who must see")},
      {"R1", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Reactions")},
      {"R2", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Hold")},
      {"R3", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Stand and shoot")},
      {"R4", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Shooting")},
      {"R5", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Panic from shooting")},
      {"R6", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Flee")},
      {"R7", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Charged again")},
      {"R8", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Several chargers")},
      {"R9", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Redirect")},
      {"F1", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Turning to flee")},
      {"F2", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "How far they flee")},
      {"F3", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Off the table")},
      {"F4", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Fleeing through others")},
      {"F5", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Room to stop")},
      {"F6", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Fleeing")},
      {"M1", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Order of the charges")},
      {"M2", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Charge range")},
      {"M3", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Far enough")},
      {"M4", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "The move")},
      {"M5", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Legal way")},
      {"M6", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Closing the door")},
      {"M7", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Small target")},
      {"M8", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Door obstructed")},
      {"M9", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "As many as possible")},
      {"M10", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "No room for all")},
      {"M11", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Failed charge")},
      {"M12", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Against a fleeing unit")},
      {"M13", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Reform")},
      {"M14", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Terrain on the way")},
      {"M15", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Current numbers")},
      {"M16", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "No other enemy touched")},
      {"M17", QT_TRANSLATE_NOOP("frontage::ui::ClauseText", "Blocked path")},
  };
  const auto it = titles.find(clause);
  return it == titles.end() ? QString::fromStdString(clause) : Words::tr(it->second);
}

QString clauseText(const core::ClauseCheck& check, const core::Battlefield& field) {
  QStringList blockers;
  for (const std::string& id : check.blockers) blockers << thingName(field, id);
  if (check.clause == "D3" && check.ok) return Words::tr("The target can be seen.");
  if (check.clause == "D3" && !blockers.isEmpty()) return Words::tr("The view is closed by %1.").arg(joined(blockers));
  if (check.clause == "D3") return Words::tr("The target stands outside the view, 45° either side of the front.");
  if (check.clause == "D4" && check.ok) return Words::tr("The target lies at least partly ahead.");
  if (check.clause == "D4") return Words::tr("The target lies wholly outside the front zone.");
  if (check.clause == "D5" && check.value && check.limit)
    return Words::tr("%1 away, at most %2 can be rolled.").arg(inchesText(*check.value), inchesText(*check.limit));
  return checkWords(check, field);
}

QString clauseFigure(const core::ClauseCheck& check) {
  if (!check.value) return {};
  if (!check.limit) return inchesText(*check.value);
  const bool less = *check.value <= *check.limit + geometry::kContact;
  return inchesText(*check.value) + (less ? QStringLiteral(" \u2264 ") : QStringLiteral(" > ")) +
         inchesText(*check.limit);
}

QString closeCall(const core::ClauseCheck& check) {
  if (!check.value || !check.limit || std::fabs(*check.value - *check.limit) > kClose) return {};
  return Words::tr("Close call: %1, limit %2").arg(inchesText(*check.value, 4), inchesText(*check.limit, 4));
}

}  // namespace frontage::ui
