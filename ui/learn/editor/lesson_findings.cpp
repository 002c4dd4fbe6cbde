#include "ui/learn/editor/lesson_findings.h"

#include "core/lesson/check/check_lesson.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/write/lesson_text.h"
#include "core/odds/interruption.h"

#include <exception>
#include <utility>

namespace frontage::ui {

namespace {

bool isRight(const core::TaskJudge& judge, const core::Answer& answer) {
  return answer.index() == judge.answer()->index() && judge.judge(answer).right;
}

/// Any play that reaches the goal is right: there is nothing to put in the place of the file's.
void ask(core::Lesson& lesson, std::size_t at, LessonFindings& findings) {
  core::Task& task = *lesson.steps[at].task;
  const core::StepStage stage = core::stageOf(lesson, at, lesson.rulesetsOf(at).front());
  const core::TaskJudge judge(stage.state, task);
  findings.fault = stage.problem ? stage.problem : judge.problem();
  if (findings.fault || std::holds_alternative<core::PlayTask>(task.body) || !judge.answer()) return;
  findings.answer = judge.answer();
  findings.rightPicks = judge.rightPicks();
  if (isRight(judge, task.solution)) return;
  findings.solution = judge.answer();
  task.solution = *judge.answer();
}

void askRulings(core::Lesson& lesson, std::size_t at, LessonFindings& findings) {
  core::Step& step = lesson.steps[at];
  bool other = false;
  for (core::Ruling& ruling : step.rulings) {
    core::giveUpIfAsked();
    if (!core::hasToldAnswer(step.task->body)) {
      other = other || ruling.answer;
      ruling.answer.reset();
      continue;
    }
    const core::StepStage stage = core::stageOf(lesson, at, ruling.ruleset);
    const core::TaskJudge judge(stage.state, *step.task);
    if (stage.problem || judge.problem() || !judge.answer()) continue;
    if (ruling.answer && isRight(judge, *ruling.answer)) continue;
    ruling.answer = judge.answer();
    other = true;
  }
  if (other) findings.rulings = step.rulings;
}

}  // namespace

LessonFindings examine(core::Lesson lesson, std::size_t at, bool asks) {
  LessonFindings findings;
  if (asks && lesson.steps.at(at).task && !lesson.rulesetsOf(at).empty()) {
    try {
      ask(lesson, at, findings);
      askRulings(lesson, at, findings);
    } catch (const core::Interrupted&) {
      throw;
    } catch (const std::exception&) {  // the check below says why
    }
  }
  core::giveUpIfAsked();
  findings.problems = core::checkLesson(core::toText(lesson), "lesson", core::Glossary::bundled()).problems;
  return findings;
}

}  // namespace frontage::ui
