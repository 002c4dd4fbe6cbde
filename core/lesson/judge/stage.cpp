#include "core/lesson/judge/stage.h"

#include "core/phase/phase.h"

#include <utility>

namespace frontage::core {

namespace {

std::size_t lastPosition(const Lesson& lesson, std::size_t step) {
  while (step > 0 && !lesson.steps[step].position) --step;
  return step;
}

void playOnto(StepStage& stage, PhaseRun run) {
  if (const auto fault = faultOf(run); fault && !stage.problem) stage.problem = fault;
  stage.state = run.end();
  stage.played.push_back(std::move(run));
}

}  // namespace

Dice toDice(const LessonDice& dice) {
  Dice made(dice.given, dice.seed);
  made.setRest(dice.rest);
  return made;
}

Dice taskDice(const LessonDice& dice) {
  return dice == LessonDice{} ? toDice({{}, std::nullopt, 6}) : toDice(dice);
}

StepStage stageOf(const Lesson& lesson, std::size_t step, const std::string& ruleset) {
  const std::size_t first = lastPosition(lesson, step);
  Scenario scenario = *lesson.steps[first].position;
  scenario.rulesetId = ruleset;
  StepStage stage;
  stage.state = startOf(scenario);
  playOnto(stage, playOn(stage.state, scenario.orders, Dice(scenario.given, scenario.seed)));
  for (std::size_t i = first + 1; i <= step; ++i) {
    if (const auto& task = lesson.steps[i - 1].task)
      if (const auto* played = std::get_if<PlayTask>(&task->body))
        playOnto(stage, play(stage.state, *played, std::get<std::vector<Order>>(task->solution)));
    playOnto(stage, playOn(stage.state, lesson.steps[i].orders, toDice(lesson.steps[i].dice)));
  }
  return stage;
}

PhaseRun play(const PhaseState& state, const Played& played) {
  return playOn(state, played.all(), taskDice(played.dice));
}

PhaseRun play(const PhaseState& state, const PlayTask& task, const std::vector<Order>& orders) {
  return playOn(state, orders, taskDice(task.dice));
}

std::optional<std::string> faultOf(const PhaseRun& run) {
  if (!run.problem.empty()) return run.problem;
  for (const PhaseStep& step : run.steps)
    for (const Event& event : step.transition.events)
      if (const auto* refused = std::get_if<Refused>(&event.body)) {
        std::string why = "an order is refused:";
        for (const ClauseCheck& reason : refused->reasons) why += " " + reason.clause + ": " + reason.text;
        return why;
      }
  return std::nullopt;
}

}  // namespace frontage::core
