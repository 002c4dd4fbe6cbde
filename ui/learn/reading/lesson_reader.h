#pragma once

#include "core/lesson/course/progress.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/model/lesson.h"

#include <QObject>

#include <optional>
#include <string>

namespace frontage::ui {

/// A lesson that is being read: at which step, under which ruleset, what was answered and what the engine says to it.
/// Knows no widgets and no table.
class LessonReader : public QObject {
  Q_OBJECT

 public:
  enum class Outcome { Open, Wrong, Right, Shown };

  /// `progress` outlives the reader and is kept up to date.
  explicit LessonReader(core::Progress& progress, QObject* parent = nullptr);

  /// At the step where the learner left it, or at the first when it is done.
  void open(core::Lesson lesson);
  void close();
  [[nodiscard]] bool isOpen() const noexcept { return m_lesson.has_value(); }
  /// The following require isOpen().
  [[nodiscard]] const core::Lesson& lesson() const { return *m_lesson; }
  [[nodiscard]] std::size_t step() const noexcept { return m_step; }
  [[nodiscard]] const core::Step& current() const { return m_lesson->steps[m_step]; }
  [[nodiscard]] const core::StepStage& stage() const { return *m_stage; }
  [[nodiscard]] const std::string& ruleset() const noexcept { return m_ruleset; }
  [[nodiscard]] bool isLast() const { return m_step + 1 == m_lesson->steps.size(); }
  /// Null for a step that is for reading.
  [[nodiscard]] const core::Task* task() const { return current().task ? &*current().task : nullptr; }
  [[nodiscard]] const core::TaskJudge* judge() const noexcept { return m_judge ? &*m_judge : nullptr; }

  void goTo(std::size_t step);
  void setRuleset(const std::string& id);

  void answer(const core::Answer& answer);
  /// For a `play` task: the events since the step began, judged when `over`, or as soon as they reach the goal or can
  /// no longer do so.
  void played(const std::vector<core::Order>& orders, const std::vector<core::Event>& events,
              const core::Battlefield& field, bool over);
  void retry();
  void hint();
  /// The learner gives up: the solution is shown, and the step counts as done with help.
  void reveal();

  [[nodiscard]] Outcome outcome() const noexcept { return m_outcome; }
  [[nodiscard]] const std::optional<core::Answer>& given() const noexcept { return m_given; }
  [[nodiscard]] const core::Judgement& judgement() const noexcept { return m_judgement; }
  /// What to say to a wrong answer.
  [[nodiscard]] const core::Words& say() const noexcept { return m_say; }
  [[nodiscard]] std::size_t hintsShown() const noexcept { return m_hints; }
  /// Reading on is possible: nothing is asked, or it is answered.
  [[nodiscard]] bool mayGoOn() const;
  /// The step was passed, this time or at another.
  [[nodiscard]] bool isDone(std::size_t step) const;

 signals:
  /// Another lesson, step or ruleset: the table has to be laid out afresh.
  void stepChanged();
  /// What was answered, hinted or shown is another.
  void changed();

 private:
  void enter(std::size_t step);
  void settle(Outcome outcome);

  core::Progress& m_progress;
  std::optional<core::Lesson> m_lesson;
  std::size_t m_step = 0;
  std::string m_ruleset;
  std::string m_wantedRuleset;
  std::optional<core::StepStage> m_stage;
  std::optional<core::TaskJudge> m_judge;
  Outcome m_outcome = Outcome::Open;
  std::optional<core::Answer> m_given;
  core::Judgement m_judgement;
  core::Words m_say;
  std::size_t m_hints = 0;
};

}  // namespace frontage::ui
