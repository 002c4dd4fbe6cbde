#pragma once

#include "core/lesson/model/lesson.h"
#include "core/phase/phase_state.h"
#include "core/run/play_orders.h"

#include <optional>
#include <string>

namespace frontage::core {

/// The moment at which a step is shown.
struct StepStage {
  PhaseState state;
  std::vector<PhaseRun> played;        ///< what was played since the last position, one for each step
  std::optional<std::string> problem;  ///< an order on the way was refused, or wants dice: one line
};

/// The step under a ruleset, from its own position or from that of the step it continues. Always the same, whatever a
/// learner did. Throws as startOf does.
[[nodiscard]] StepStage stageOf(const Lesson& lesson, std::size_t step, const std::string& ruleset);

[[nodiscard]] Dice toDice(const LessonDice& dice);
/// As toDice; with no dice at all every die shows a six, which is how a charge arrives (docs/lessons.md).
[[nodiscard]] Dice taskDice(const LessonDice& dice);

/// The orders of a task carried out on the stage of its step.
[[nodiscard]] PhaseRun play(const PhaseState& state, const Played& played);
[[nodiscard]] PhaseRun play(const PhaseState& state, const PlayTask& task, const std::vector<Order>& orders);

/// Why a run did not go through, in one line, or nothing.
[[nodiscard]] std::optional<std::string> faultOf(const PhaseRun& run);

}  // namespace frontage::core
