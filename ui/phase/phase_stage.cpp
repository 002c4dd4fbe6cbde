#include "ui/phase/phase_stage.h"

#include "ui/text/names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Stage)
};

}  // namespace

StageReading readStage(const PhaseSession& session) {
  const core::PhaseState& state = session.state();
  StageReading reading{factsOf(state), Stage::Declare};
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
  const core::PhaseState& state = session.state();
  const core::Battlefield& field = state.field;
  switch (reading.stage) {
    case Stage::Declare:
      return reading.mayDeclare ? Words::tr("Choose who charges, then whom.")
             : state.charges.empty()
                 ? Words::tr("Nobody can declare a charge. End the phase, or change the position.")
                 : Words::tr("All charges are done and nobody else can declare one. End the phase.");
    case Stage::React:
      return Words::tr("%1 must answer the charge of %2.")
          .arg(nameOf(field, reading.reactions.front().unit), nameOf(field, reading.reactions.front().charger));
    case Stage::Dice:
      return Words::tr("Roll for it, or type in what you rolled.");
    case Stage::Redirect:
      return Words::tr("The target of %1 fled: turn to another, or press on.")
          .arg(nameOf(field, reading.redirects.front()));
    case Stage::Resolve:
      if (reading.resolutions.empty()) return Words::tr("A charger ran down its target: it may try to reform.");
      return reading.mayDeclare ? Words::tr("Move the charges, or declare another one first.")
                                : Words::tr("Move the charges.");
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
    case Stage::Over:
      return Words::tr("Comes at the end of the phase.");
  }
  return {};
}

}  // namespace frontage::ui
