#include "ui/phase/phase_session.h"

#include "core/rules/ruleset_library.h"
#include "tests/ui/phase/phase_positions.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace frontage::ui {
namespace {

using Outcome = PhaseSession::Outcome;

class SessionUnder : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const core::Scenario scenario = obliqueCharge(GetParam());
    m_start =
        core::beginPhase(scenario.field, core::RulesetLibrary::bundled().find(scenario.rulesetId), scenario.active);
    m_session.start(m_start, {}, 7);
  }
  void declareAndHold() {
    ASSERT_EQ(m_session.give(core::Declare{{"knights"}, {{"spears"}}}), Outcome::Done);
    ASSERT_EQ(m_session.give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold}), Outcome::Done);
  }
  void resolveBy(Outcome (PhaseSession::*how)()) {
    ASSERT_EQ(m_session.give(core::Resolve{{{"knights"}}, std::nullopt}), Outcome::NeedsRoll);
    ASSERT_EQ((m_session.*how)(), Outcome::Done);
  }
  core::PhaseState m_start;
  PhaseSession m_session;
};

TEST_P(SessionUnder, StepsBackToExactlyTheStateItCameFrom) {
  std::vector<core::PhaseState> states{m_session.state()};
  declareAndHold();
  states.push_back(m_session.node(1).state);
  states.push_back(m_session.state());
  resolveBy(&PhaseSession::rollAllForMe);
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    m_session.back();
    EXPECT_TRUE(sameState(m_session.state(), *state));
  }
  EXPECT_TRUE(sameState(m_session.state(), m_start));
  EXPECT_FALSE(m_session.canGoBack());
}

TEST_P(SessionUnder, AnOrderThatWantsDiceChangesNothingUntilTheyAreThere) {
  declareAndHold();
  const core::PhaseState before = m_session.state();
  ASSERT_EQ(m_session.give(core::Resolve{{{"knights"}}, std::nullopt}), Outcome::NeedsRoll);
  ASSERT_TRUE(m_session.pending());
  EXPECT_EQ(m_session.pending()->request.roll, core::RollPurpose::Range);
  EXPECT_EQ(m_session.pending()->request.unit, core::UnitId{"knights"});
  EXPECT_TRUE(sameState(m_session.state(), before));
  m_session.cancelPending();
  EXPECT_FALSE(m_session.pending());
  EXPECT_EQ(m_session.count(), 3);
}

TEST_P(SessionUnder, GoingToWhereOneIsAlreadyKeepsTheRollThatIsWanted) {
  declareAndHold();
  ASSERT_EQ(m_session.give(core::Resolve{{{"knights"}}, std::nullopt}), Outcome::NeedsRoll);
  m_session.goTo(m_session.current());
  EXPECT_TRUE(m_session.pending());
  m_session.back();
  EXPECT_FALSE(m_session.pending());
}

TEST_P(SessionUnder, AnotherChoiceMakesABranchAndKeepsTheOldLine) {
  declareAndHold();
  const int held = m_session.current();
  m_session.back();
  ASSERT_EQ(m_session.give(core::React{{"spears"}, {"knights"}, core::Reaction::Flee}), Outcome::NeedsRoll);
  ASSERT_EQ(m_session.rollAllForMe(), Outcome::Done);
  EXPECT_NE(m_session.current(), held);
  ASSERT_EQ(m_session.branches().size(), 2U);
  const core::PhaseState fled = m_session.state();
  m_session.openBranch(held);
  EXPECT_FALSE(m_session.state().field == fled.field);
  EXPECT_EQ(m_session.line(), (std::vector<int>{0, 1, held}));
}

TEST_P(SessionUnder, TheSameOrderAndDiceFromTheSamePlaceAreOneStep) {
  declareAndHold();
  const int count = m_session.count();
  m_session.back();
  ASSERT_EQ(m_session.give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold}), Outcome::Done);
  EXPECT_EQ(m_session.count(), count);
}

TEST_P(SessionUnder, SteppingBackAndRollingAgainGivesTheSameDice) {
  declareAndHold();
  resolveBy(&PhaseSession::rollAllForMe);
  const std::vector<core::GivenRoll> first = m_session.node(m_session.current()).rolls;
  m_session.back();
  resolveBy(&PhaseSession::rollAllForMe);
  EXPECT_EQ(m_session.node(m_session.current()).rolls, first);
}

TEST_P(SessionUnder, TheOrdersAndDiceOfALinePlayBackToTheSameState) {
  declareAndHold();
  resolveBy(&PhaseSession::rollAllForMe);
  core::PhaseState state = m_start;
  core::Dice dice(m_session.diceTo(m_session.current()), std::nullopt);
  for (const core::Order& order : m_session.ordersTo(m_session.current())) {
    core::Transition step = core::apply(state, order, dice);
    ASSERT_FALSE(step.refused || step.wanted) << step.diceProblem;
    state = step.after;
    dice = step.diceAfter;
  }
  EXPECT_TRUE(sameState(state, m_session.state()));
}

TEST_P(SessionUnder, ARefusedOrderSaysWhyAndChangesNothing) {
  QSignalSpy refused(&m_session, &PhaseSession::orderRefused);
  ASSERT_EQ(m_session.give(core::Declare{{"spears"}, {{"knights"}}}), Outcome::Refused);
  EXPECT_EQ(refused.count(), 1);
  EXPECT_FALSE(m_session.refusal().empty());
  EXPECT_EQ(m_session.count(), 1);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, SessionUnder, testing::Values("battleaxe", "wap", "t9a-2", "t9a-3"),
                         [](const auto& ruleset) {
                           std::string name = ruleset.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace frontage::ui
