#include "ui/phase/phase_stage.h"

#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Stage)
};

template <class Kind>
bool holds(const std::vector<core::Order>& orders) {
  return std::any_of(orders.begin(), orders.end(),
                     [](const core::Order& order) { return std::holds_alternative<Kind>(order); });
}

template <class Kind>
const Kind* firstOf(const std::vector<core::Order>& orders) {
  for (const core::Order& order : orders)
    if (const auto* found = std::get_if<Kind>(&order)) return found;
  return nullptr;
}

bool awaits(const core::PhaseState& state, core::Charge::Stage stage) {
  return std::any_of(state.charges.begin(), state.charges.end(),
                     [stage](const core::Charge& charge) { return charge.stage == stage; });
}

}  // namespace

StageReading readStage(const PhaseSession& session, const std::vector<core::Order>& next) {
  StageReading reading;
  reading.next = next;
  reading.mayDeclare = holds<core::Declare>(next);
  reading.mayResolve = holds<core::Resolve>(next);
  const core::PhaseState& state = session.state();
  if (session.pending())
    reading.stage = Stage::Dice;
  else if (state.ended)
    reading.stage = Stage::Over;
  else if (awaits(state, core::Charge::Stage::AwaitingReaction))
    reading.stage = Stage::React;
  else if (awaits(state, core::Charge::Stage::AwaitingRedirect))
    reading.stage = Stage::Redirect;
  else if (holds<core::Reform>(next))
    reading.stage = Stage::Reform;
  else if (reading.mayResolve)
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
      if (const auto* react = firstOf<core::React>(reading.next))
        return Words::tr("%1 must answer the charge of %2.")
            .arg(nameOf(field, react->unit), nameOf(field, react->charger));
      return Words::tr("The charged unit must answer.");
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
