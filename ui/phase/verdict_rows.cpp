#include "ui/phase/verdict_rows.h"

#include "core/battlefield/formation.h"
#include "ui/overlays/charge_marks.h"
#include "ui/text/clause_text.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::VerdictRows)
};

constexpr double kCloseDegrees = 1;
constexpr double kNoTurn = 0.05;  // degrees: below this it reads as none

ChoiceRow::Content clauseContent(const core::ClauseCheck& check, const core::Battlefield& field) {
  return {check.ok ? QStringLiteral("circle-check") : QStringLiteral("circle-x"), check.ok ? Role::Good : Role::Bad,
          clauseTitle(check.clause),
          // What holds is told by its title and figure; the words are for what stands in the way.
          check.ok ? QString() : clauseText(check, field), clauseFigure(check), closeCall(check)};
}

QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

VerdictRow zoneRow(const core::PhaseState& state, const core::ChargeVerdict& v) {
  ChoiceRow::Content content{QStringLiteral("compass"), Role::SoftText, {}, {}, {}, {}};
  if (v.zone.zone)
    content.title = Words::tr("Charges the %1").arg(sideText(*v.zone.zone));
  else
    content.title =
        Words::tr("%1 or %2: a die decides").arg(capitalised(sideText(v.zone.nearerFront)), sideText(v.zone.other));
  content.detail = zoneCountText(v.zone);
  if (v.zone.onRay > 0) content.badge = Words::tr("Close call: %n model(s) on the line", nullptr, v.zone.onRay);
  Overlay marks = zoneMarks(state.field, v.target, &v.zone);
  const Overlay dots = zoneDots(state.field, v.charger);
  marks.insert(marks.end(), dots.begin(), dots.end());
  return {content, marks, false};
}

VerdictRow moveRow(const core::PhaseState& state, const core::ChargeVerdict& v) {
  const core::Unit* target = state.field.find(v.target);
  const bool targetTurns = target && !(v.move->targetEnd == target->pose);
  ChoiceRow::Content content{
      QStringLiteral("move-up-right"), Role::SoftText, {}, moveText(*v.move, targetTurns), {}, {}};
  const bool wheels = std::fabs(v.move->wheel.degrees()) >= kNoTurn;
  content.title = wheels ? Words::tr("Wheels %1").arg(turnText(v.move->wheel)) : Words::tr("Goes straight ahead");
  if (std::fabs(std::fabs(v.move->wheel.degrees()) - 90) <= kCloseDegrees)
    content.badge =
        Words::tr("Close call: a wheel of %1, at most 90\u00b0").arg(degreesText(geometry::abs(v.move->wheel), 3));
  return {content, moveMarks(state.field, v)};
}

VerdictRow contactRow(const core::PhaseState& state, const core::ChargeVerdict& v) {
  const core::Unit* charger = state.field.find(v.charger);
  ChoiceRow::Content content{QStringLiteral("swords"),
                             Role::SoftText,
                             Words::tr("Models in contact"),
                             {},
                             Words::tr("%1 + %2").arg(v.chargerModels).arg(v.targetModels),
                             {}};
  if (charger && charger->models > 0)
    content.detail = Words::tr("%1 of the %2 in front of %3, and %4 of %5.")
                         .arg(v.chargerModels)
                         .arg(core::modelsInRank(*charger, 0))
                         .arg(nameOf(state.field, v.charger))
                         .arg(v.targetModels)
                         .arg(nameOf(state.field, v.target));
  Overlay marks = moveMarks(state.field, v);
  const Overlay places = placeMarks(state.field, v);
  marks.insert(marks.end(), places.begin(), places.end());
  return {content, marks, false};
}

/// Sight, arc and range are looked at for each target (rules.md D3 to D5), the rest for all of them together.
bool isOfOneTarget(const core::ClauseCheck& check) {
  return check.clause == "D3" || check.clause == "D4" || check.clause == "D5";
}

VerdictRow clauseRow(const core::PhaseState& state, const core::ClauseCheck& check, Overlay marks,
                     const std::vector<const core::ChargeVerdict*>& charges) {
  // A refusal is about somebody, also where nothing else on the table stands for it.
  const bool nothing = marks.empty();
  for (const core::ChargeVerdict* charge : charges) {
    if (check.ok) continue;
    if (nothing) add(marks, measureMarks(*charge));
    add(marks, choiceFrames(state.field, charge->charger, {charge->target}));
  }
  return {clauseContent(check, state.field), std::move(marks), !check.ok};
}

VerdictRow named(VerdictRow row, const core::PhaseState& state, const core::UnitId& target) {
  row.content.title = Words::tr("%1 \u00b7 %2").arg(nameOf(state.field, target), row.content.title);
  return row;
}

void addRowsOfTarget(std::vector<VerdictRow>& rows, const core::PhaseState& state, const core::ChargeVerdict& charge) {
  for (const core::ClauseCheck& check : charge.clauses)
    if (isOfOneTarget(check))
      rows.push_back(
          named(clauseRow(state, check, clauseMarks(state, charge, check), {&charge}), state, charge.target));
  rows.push_back(named(zoneRow(state, charge), state, charge.target));
}

}  // namespace

QString zoneCountText(const core::ZoneVerdict& zone) {
  QStringList parts;
  for (const auto& [side, count] : zone.counts) parts << Words::tr("%1 %2").arg(sideText(side)).arg(count);
  if (zone.onRay > 0) parts << Words::tr("%n on the line", nullptr, zone.onRay);
  if (parts.isEmpty()) return Words::tr("By the centre of the charger's front.");
  return Words::tr("Front-rank models: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString moveText(const geometry::ChargeMove& move, bool targetTurns) {
  QStringList parts;
  const auto straight = [&](geometry::Length length) {
    if (length.inches() >= 0.005) parts << Words::tr("straight %1").arg(inchesText(length.inches()));
  };
  straight(move.before);
  if (std::fabs(move.wheel.degrees()) >= kNoTurn) parts << Words::tr("wheel %1").arg(turnText(move.wheel));
  straight(move.after);
  if (std::fabs(move.door.degrees()) >= kNoTurn)
    parts << (targetTurns ? Words::tr("the target turns %1") : Words::tr("door %1")).arg(turnText(move.door));
  return capitalised(parts.join(QStringLiteral(", ")));
}

std::vector<VerdictRow> verdictRows(const core::PhaseState& state, const core::ChargeVerdict& verdict) {
  return orderRows(state, verdict, {&verdict});
}

std::vector<VerdictRow> orderRows(const core::PhaseState& state, const core::Verdict& verdict,
                                  const std::vector<const core::ChargeVerdict*>& charges) {
  std::vector<VerdictRow> rows;
  const bool alone = charges.size() == 1;
  for (const core::ClauseCheck& check : verdict.clauses)
    if (alone || !isOfOneTarget(check))
      rows.push_back(clauseRow(
          state, check, alone ? clauseMarks(state, *charges.front(), check) : blockerMarks(state.field, check.blockers),
          charges));
  for (const core::ChargeVerdict* charge : charges)
    if (!alone) addRowsOfTarget(rows, state, *charge);
  // What decides is seen without scrolling.
  std::stable_partition(rows.begin(), rows.end(), [](const VerdictRow& row) { return row.refuses; });
  if (alone)
    for (VerdictRow& row : outcomeRows(state, *charges.front())) rows.push_back(std::move(row));
  return rows;
}

std::vector<VerdictRow> outcomeRows(const core::PhaseState& state, const core::ChargeVerdict& verdict) {
  std::vector<VerdictRow> rows{zoneRow(state, verdict)};
  if (!verdict.move) return rows;
  rows.push_back(moveRow(state, verdict));
  rows.push_back(contactRow(state, verdict));
  return rows;
}

ChoiceRow::Content targetRow(const core::PhaseState& state, const core::ChargeVerdict& verdict) {
  const bool legal = verdict.legal();
  ChoiceRow::Content content{legal ? QStringLiteral("circle-check") : QStringLiteral("circle-x"),
                             legal ? Role::Good : Role::Bad,
                             nameOf(state.field, verdict.target),
                             {},
                             inchesText(verdict.closest.distance.inches()),
                             {}};
  if (legal) {
    content.detail = verdict.zone.zone ? Words::tr("Can be charged: %1").arg(sideText(*verdict.zone.zone))
                                       : Words::tr("Can be charged: a die decides the zone");
  } else {
    for (const core::ClauseCheck& check : verdict.clauses) {
      if (check.ok) continue;
      content.detail = clauseText(check, state.field);
      break;
    }
  }
  for (const core::ClauseCheck& check : verdict.clauses)
    if (content.badge.isEmpty()) content.badge = closeCall(check);
  return content;
}

}  // namespace frontage::ui
