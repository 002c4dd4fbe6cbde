#include "core/lesson/judge/standalone.h"

#include "core/lesson/course/course.h"
#include "core/lesson/judge/stage.h"
#include "core/rules/resources.h"

#include <gtest/gtest.h>

namespace frontage::core {
namespace {

/// The stage is worked out step by step, and by other code: with the step's own dice, seeded or all alike.
TEST(StandalonePositions, OfEveryShippedStepComeToItsStage) {
  int continued = 0;
  int afterPlay = 0;
  for (const Lesson& lesson : Course::load(resourceFolder()).lessons)
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
      if (lesson.steps[step].position) continue;
      SCOPED_TRACE(lesson.id + ", step " + std::to_string(step));
      ++continued;
      const auto& before = lesson.steps[step - 1].task;
      afterPlay += before && std::holds_alternative<PlayTask>(before->body) ? 1 : 0;
      const Scenario alone = standalonePosition(lesson, step);
      const StepStage stage = stageOf(lesson, step, alone.rulesetId);
      ASSERT_FALSE(stage.problem);
      const PhaseRun run = playOn(startOf(alone), alone.orders, Dice(alone.given, alone.seed));
      EXPECT_FALSE(run.wanted);
      EXPECT_EQ(run.end().field, stage.state.field);
      EXPECT_TRUE(run.dice.unused().empty()) << "no roll too many";
    }
  RecordProperty("continued", continued);
  RecordProperty("after_play", afterPlay);
  EXPECT_GT(continued, 5);
}

/// A step after a charge that the learner plays starts where the file's solution of it ended.
TEST(StandalonePositions, HoldTheOrdersAndDiceOfAPlayedTask) {
  for (const Lesson& shipped : Course::load(resourceFolder()).lessons)
    for (std::size_t step = 0; step < shipped.steps.size(); ++step) {
      const auto& task = shipped.steps[step].task;
      if (!task || !std::holds_alternative<PlayTask>(task->body)) continue;
      SCOPED_TRACE(shipped.id);
      Lesson lesson = shipped;
      lesson.steps.resize(step + 1);
      lesson.steps.emplace_back();
      const Scenario alone = standalonePosition(lesson, step + 1);
      const StepStage stage = stageOf(lesson, step + 1, alone.rulesetId);
      const PhaseRun run = playOn(startOf(alone), alone.orders, Dice(alone.given, std::nullopt));
      EXPECT_FALSE(run.wanted);
      EXPECT_EQ(run.end().field, stage.state.field);
      EXPECT_EQ(run.end().contacts.size(), stage.state.contacts.size());
    }
}

}  // namespace
}  // namespace frontage::core
