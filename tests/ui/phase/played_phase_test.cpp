#include "core/rules/ruleset_library.h"
#include "tests/ui/phase/plays.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"

#include <gtest/gtest.h>

#include <tuple>

namespace frontage::ui {
namespace {

using Parameters = std::tuple<std::size_t, const char*, DiceAre>;

/// Every play under every ruleset, with typed and with seeded dice.
class EveryPhase : public PlayedPhase, public testing::WithParamInterface<Parameters> {};

TEST_P(EveryPhase, PlaysThroughStepsBackExactlyAndBranches) {
  const auto& [index, ruleset, dice] = GetParam();
  Play played = plays().at(index);
  played.position.rulesetId = ruleset;
  play(played, dice);
  if (HasFatalFailure()) return;
  if (dice == DiceAre::Typed) played.expect(events(), *core::RulesetLibrary::bundled().find(ruleset));
  stepBackToTheStart();
  holdEveryMovementAgainstItsPath();
  branchInTheMiddle();
  for (const QString& refusal : m_refusals)
    EXPECT_TRUE(refusal.startsWith(QStringLiteral("Not possible: "))) << refusal.toStdString();
}

std::string nameOfPlay(const testing::TestParamInfo<Parameters>& one) {
  const auto& [index, ruleset, dice] = one.param;
  std::string name = std::string(plays().at(index).name) + "_" + ruleset;
  std::erase(name, '-');
  return name + (dice == DiceAre::Typed ? "_typed" : "_seeded");
}

INSTANTIATE_TEST_SUITE_P(Plays, EveryPhase,
                         testing::Combine(testing::Range(std::size_t{0}, plays().size()),
                                          testing::Values("battleaxe", "wap", "t9a-2", "t9a-3"),
                                          testing::Values(DiceAre::Typed, DiceAre::Seeded)),
                         nameOfPlay);

}  // namespace
}  // namespace frontage::ui
