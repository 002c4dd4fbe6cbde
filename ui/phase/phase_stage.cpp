#include "ui/phase/phase_stage.h"

#include "core/phase/declare/declare.h"
#include "core/phase/resolve/resolve.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Stage)
};

bool someMayCharge(const core::PhaseState& state) {
  return std::any_of(state.field.units.begin(), state.field.units.end(), [&](const core::Unit& unit) {
    if (unit.army != state.active) return false;
    const std::vector<core::ClauseCheck> checks = core::checkMayCharge(state, unit.id);
    return std::all_of(checks.begin(), checks.end(), [](const core::ClauseCheck& c) { return c.ok; });
  });
}

std::vector<core::Resolve> openResolutions(const core::PhaseState& state) {
  std::vector<core::Resolve> found;
  std::vector<core::UnitId> covered;
  for (const core::Charge& charge : state.charges) {
    if (!charge.isOpen() || std::find(covered.begin(), covered.end(), charge.charger) != covered.end()) continue;
    found.push_back({core::resolvedTogether(state, {charge.charger}), std::nullopt});
    covered.insert(covered.end(), found.back().chargers.begin(), found.back().chargers.end());
  }
  return found;
}

}  // namespace

StageReading readStage(const PhaseSession& session) {
  StageReading reading;
  const core::PhaseState& state = session.state();
  reading.reactions = core::owedReactions(state);
  reading.redirects = core::owedRedirects(state);
  reading.resolutions = openResolutions(state);
  reading.reforms = state.mayReform;
  reading.mayDeclare = !state.ended && someMayCharge(state);
  if (session.pending())
    reading.stage = Stage::Dice;
  else if (state.ended)
    reading.stage = Stage::Over;
  else if (!reading.reactions.empty())
    reading.stage = Stage::React;
  else if (!reading.redirects.empty())
    reading.stage = Stage::Redirect;
  else if (reading.mayResolve())
    reading.stage = Stage::Resolve;
  return reading;
}

QString whatNext(const StageReading& reading, const PhaseSession& session) {
  const core::Battlefield& field = session.state().field;
  switch (reading.stage) {
    case Stage::Declare:
      return reading.mayDeclare ? Words::tr("Choose who charges, then whom.")
                                : Words::tr("Nobody can declare a charge. End the phase, or change the position.");
    case Stage::React:
      return Words::tr("%1 must answer the charge of %2.")
          .arg(nameOf(field, reading.reactions.front().unit), nameOf(field, reading.reactions.front().charger));
    case Stage::Dice:
      return Words::tr("Roll for it, or type in what you rolled.");
    case Stage::Redirect:
      if (const auto* on = firstOf<core::PressOn>(reading.next))
        return Words::tr("Its target is gone: %1 may look for another, or press on.").arg(nameOf(field, on->charger));
      return Words::tr("Redirect the charge, or press on.");
    case Stage::Resolve:
      return Words::tr("All answers are given: move the charges, or declare another first.");
    case Stage::Reform:
      return Words::tr("A unit passed its test: it may reform now.");
    case Stage::Over:
      return Words::tr("The phase is over. Step back to look at it again, or set up another.");
  }
  return {};
}

QString stageTitle(Stage stage) {
  switch (stage) {
    case Stage::Declare:
      return Words::tr("Declare");
    case Stage::React:
      return Words::tr("React");
    case Stage::Dice:
      return Words::tr("Dice");
    case Stage::Redirect:
      return Words::tr("Redirect");
    case Stage::Resolve:
      return Words::tr("Resolve");
    case Stage::Reform:
      return Words::tr("Reform");
    case Stage::Over:
      return Words::tr("Over");
  }
  return {};
}

QString whyNot(Stage wanted, const StageReading& reading) {
  if (reading.stage == Stage::Over) return Words::tr("The phase is over. Step back to go on from an earlier place.");
  if (reading.stage == Stage::Dice) return Words::tr("First the dice that are wanted.");
  if (reading.stage == Stage::React) return Words::tr("First the charged unit must answer.");
  if (reading.stage == Stage::Redirect) return Words::tr("First: redirect or press on.");
  switch (wanted) {
    case Stage::Declare:
      return Words::tr("No unit can declare a charge now.");
    case Stage::React:
      return Words::tr("Comes when a charge is declared: the charged unit answers.");
    case Stage::Dice:
      return Words::tr("Comes when a roll is wanted.");
    case Stage::Redirect:
      return Words::tr("Comes when the target of a charge has fled.");
    case Stage::Resolve:
      return Words::tr("Comes when a charge is declared and answered.");
    case Stage::Reform:
      return Words::tr("Comes when a charger has run down its target.");
    case Stage::Over:
      return Words::tr("Comes at the end of the phase.");
  }
  return {};
}

}  // namespace frontage::ui
