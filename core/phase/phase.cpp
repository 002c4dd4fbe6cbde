#include "core/phase/phase.h"

#include "core/phase/declare/completed_charges.h"
#include "core/phase/declare/declare.h"
#include "core/phase/react/react.h"
#include "core/phase/redirect/redirect.h"
#include "core/phase/resolve/reform.h"
#include "core/phase/resolve/resolve.h"
#include "core/phase/turn/pending.h"
#include "core/phase/turn/play.h"

namespace frontage::core {

namespace {

/// The check and the doing of each kind of order, side by side.
struct Check {
  const PhaseState& state;
  Detail detail = Detail::WithBlockers;
  std::vector<ClauseCheck> operator()(const Declare& order) const { return checkDeclare(state, order, detail); }
  std::vector<ClauseCheck> operator()(const React& order) const { return checkReact(state, order); }
  std::vector<ClauseCheck> operator()(const Redirect& order) const { return checkRedirect(state, order, detail); }
  std::vector<ClauseCheck> operator()(const PressOn& order) const { return checkPressOn(state, order); }
  std::vector<ClauseCheck> operator()(const Resolve& order) const { return checkResolve(state, order); }
  std::vector<ClauseCheck> operator()(const Reform& order) const { return checkReform(state, order); }
  std::vector<ClauseCheck> operator()(const EndPhase&) const { return checkPhaseRuns(state); }
};

struct Carry {
  Play& play;
  void operator()(const Declare& order) const { declare(play, order); }
  void operator()(const React& order) const { react(play, order); }
  void operator()(const Redirect& order) const { redirect(play, order); }
  void operator()(const PressOn& order) const { pressOn(play, order); }
  void operator()(const Resolve& order) const { resolve(play, order); }
  void operator()(const Reform& order) const { reform(play, order); }
  void operator()(const EndPhase&) const { endPhase(play); }
};

std::vector<ClauseCheck> failed(const Verdict& verdict) {
  std::vector<ClauseCheck> reasons;
  for (const ClauseCheck& check : verdict.clauses)
    if (!check.ok) reasons.push_back(check);
  return reasons;
}

Transition unchanged(const PhaseState& before, const Dice& dice) {
  Transition transition;
  transition.after = before;
  transition.diceAfter = dice;
  return transition;
}

}  // namespace

Verdict query(const PhaseState& state, const Order& order) {
  return {std::visit(Check{state}, order)};
}

Transition apply(const PhaseState& before, const Order& order, const Dice& dice) {
  const Verdict quick{std::visit(Check{before, Detail::Whether}, order)};
  if (!quick.legal()) {
    Transition refusal = unchanged(before, dice);
    std::vector<ClauseCheck> reasons = failed(query(before, order));
    Clause clause = reasons.front().clause;
    refusal.events.push_back({std::move(clause), Refused{order, std::move(reasons)}});
    refusal.refused = true;
    return refusal;
  }
  Play play(before, dice);
  try {
    std::visit(Carry{play}, order);
    if (play.state().field != before.field || play.state().charges != before.charges) completeDeclared(play.state());
  } catch (const DiceMissing& missing) {
    Transition wanting = unchanged(before, dice);
    wanting.wanted = missing.request;
    wanting.diceProblem = missing.what();
    return wanting;
  }
  Transition done;
  done.after = std::move(play.state());
  done.diceAfter = play.dice();
  done.events = play.takeEvents();
  return done;
}

}  // namespace frontage::core
