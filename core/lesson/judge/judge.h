#pragma once

#include "core/lesson/judge/end_place.h"
#include "core/lesson/judge/found.h"
#include "core/lesson/model/task.h"
#include "core/phase/phase_state.h"
#include "core/run/play_orders.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// How an answer stands to the engine's.
struct Judgement {
  bool right = false;
  std::optional<Answer> nearest;  ///< the right answer that comes nearest, or one of them
  std::optional<double> inches;   ///< how far a place is from it
  std::optional<double> degrees;  ///< how far a facing or a wheel is from it
  std::optional<double> figure;   ///< how far a number is from it
};

/// What the engine says to one task on one state. A value; the answer is worked out once, when it is made.
class TaskJudge {
 public:
  /// Requires: the units that the task names exist in the state.
  TaskJudge(const PhaseState& state, const Task& task);

  /// Why the task has no answer, in one line, or nothing. Nothing else may then be asked.
  [[nodiscard]] const std::optional<std::string>& problem() const noexcept { return m_problem; }
  /// One right answer, the engine's own choice. A `play` task has none but the one that its file names.
  [[nodiscard]] const std::optional<Answer>& answer() const noexcept { return m_answer; }
  /// All right words, where the answers are words of which one is chosen; else empty.
  [[nodiscard]] const Picks& rightPicks() const noexcept { return m_right; }
  /// What the task plays, for showing it; nothing when it plays nothing.
  [[nodiscard]] const std::optional<PhaseRun>& run() const noexcept { return m_run; }

  [[nodiscard]] Judgement judge(const Answer& answer) const;
  /// Which of the listed wrong answers this one is: the nearest within the task's tolerance.
  [[nodiscard]] std::optional<std::size_t> recognise(const Answer& answer) const;
  /// What to say to a wrong answer: that of the listed one, else what the task says otherwise.
  [[nodiscard]] const Words& say(const Answer& answer) const;

 private:
  struct Maker;
  [[nodiscard]] Judgement judgePlacing(const PlaceTask& task, const Placing& answer) const;
  [[nodiscard]] Judgement judgeTurn(const TurnTask& task, const Span& answer) const;
  [[nodiscard]] Judgement judgeNumber(const NumberTask& task, const Span& answer) const;
  [[nodiscard]] Judgement judgePicks(const Picks& answer) const;
  [[nodiscard]] Judgement judgeOrders(const PlayTask& task, const std::vector<Order>& answer) const;

  PhaseState m_state;
  Task m_task;
  std::optional<std::string> m_problem;
  std::optional<Answer> m_answer;
  Picks m_right;
  bool m_chooseOne = false;
  std::optional<PhaseRun> m_run;
  std::optional<EndPlaces> m_places;
  std::vector<Span> m_spans;  ///< figures that are right, before the tolerance
};

/// All of the goal's events happen and none of those that never may.
[[nodiscard]] bool meetsGoal(const PlayTask& task, const std::vector<Event>& events, const Battlefield& field);

/// The same orders, as far as somebody chose them: what would be filled in, and ending the phase, does not count; nor
/// does resolving where one of the two leaves it to the end of the phase.
[[nodiscard]] bool sameOrders(const std::vector<Order>& one, const std::vector<Order>& other);

}  // namespace frontage::core
