#include "ui/export/caption.h"

#include "core/rules/ruleset_fields.h"
#include "ui/text/clause_text.h"
#include "ui/text/event_text.h"
#include "ui/text/figures.h"
#include "ui/text/measures.h"
#include "ui/text/names.h"
#include "ui/text/rule_words.h"
#include "ui/text/unit_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Caption)
};

constexpr std::size_t kMostEvents = 8;

/// "question: answer", the answer as the file has it.
QString houseRule(const std::string& name, const core::Ruleset* rules) {
  const core::RulesetField* field = core::findRulesetField(name);
  if (!field || !rules) return QString::fromStdString(name);
  const core::FieldValue value = field->get(*rules);
  const auto* policy = std::get_if<std::string>(&value);
  return QStringLiteral("%1 %2").arg(questionWords(*field),
                                     policy ? policyWords(*policy) : QString::fromStdString(core::toJson(value)));
}

/// Models, bases, Movement and place: what a charge is worked out from.
CaptionLine figuresOf(const core::Unit& unit) {
  return {{},
          Words::tr("%1: %2 models, %3 wide, bases %4 × %5, Movement %6, starts at %7 and %8, facing %9")
              .arg(unitTitle(unit))
              .arg(unit.models)
              .arg(unit.files)
              .arg(numberText(unit.base.width), millimetresText(unit.base.depth), numberText(unit.stats.movement),
                   inchesText(unit.pose.centre.x), inchesText(unit.pose.centre.y),
                   degreesText(geometry::Angle::fromDegrees(unit.pose.facing.bearingDegrees())))};
}

void addUnit(std::vector<CaptionLine>& lines, const core::Battlefield& field, const core::UnitId& id) {
  if (const core::Unit* unit = field.find(id)) lines.push_back(figuresOf(*unit));
}

}  // namespace

Caption captionOf(const core::Scenario& scenario, const core::Ruleset* rules) {
  Caption caption;
  caption.title = QString::fromStdString(scenario.name);
  if (caption.title.isEmpty()) caption.title = Words::tr("Untitled");
  caption.rules = rules ? QString::fromStdString(rules->title) : QString::fromStdString(scenario.rulesetId);
  QStringList house;
  for (const auto& [name, value] : scenario.houseRules) house << houseRule(name, rules);
  if (!house.isEmpty())
    caption.rules += QStringLiteral(" · ") + Words::tr("House rules: %1").arg(house.join(QStringLiteral("; ")));
  return caption;
}

CaptionLine lineOf(const core::Event& event, const core::Battlefield& field) {
  return {QString::fromStdString(event.clause), eventText(event, field)};
}

std::vector<CaptionLine> linesOf(const std::vector<core::Event>& events, const core::Battlefield& field) {
  std::vector<CaptionLine> lines;
  const core::Declared* declared = nullptr;
  for (const core::Event& event : events) {
    if (const auto* body = std::get_if<core::Declared>(&event.body)) declared = body;
    if (!std::holds_alternative<core::StateChanged>(event.body)) lines.push_back(lineOf(event, field));
  }
  if (lines.size() > kMostEvents) {
    // The line that says so takes the place of one more.
    const auto left = static_cast<int>(lines.size() - kMostEvents + 1);
    lines.erase(lines.begin(), lines.begin() + left);
    lines.insert(lines.begin(), {{}, Words::tr("%n earlier event(s) left out", nullptr, left)});
  }
  if (!declared) return lines;
  addUnit(lines, field, declared->charger);
  for (const core::UnitId& target : declared->targets) addUnit(lines, field, target);
  return lines;
}

std::vector<CaptionLine> linesOf(const core::ChargeVerdict& verdict, const core::Battlefield& field) {
  std::vector<CaptionLine> lines;
  for (const core::ClauseCheck& check : verdict.clauses)
    lines.push_back({QString::fromStdString(check.clause),
                     (check.ok ? Words::tr("yes: %1") : Words::tr("no: %1")).arg(clauseText(check, field))});
  addUnit(lines, field, verdict.charger);
  addUnit(lines, field, verdict.target);
  return lines;
}

}  // namespace frontage::ui
