#pragma once

#include "core/phase/resolve/contact_count.h"
#include "geometry/reach/reach.h"

#include <optional>

namespace frontage::core {

/// geometry::bestMove() for this goal, remembered. A charge is asked about when orders are offered, when it is declared
/// and when it is resolved, mostly with nothing changed that matters to it. Answers are kept by the whole value of the
/// question, so that they are those of the solver to the last bit; a few thousand of them, for each thread its own.
[[nodiscard]] std::optional<geometry::ChargeMove> solvedMove(const geometry::ReachProblem& problem,
                                                             const PlaceGoal& goal);
/// geometry::bestMove() when every place is as good as any, remembered likewise.
[[nodiscard]] std::optional<geometry::ChargeMove> solvedTouch(const geometry::ReachProblem& problem);
/// geometry::anyMove(), remembered likewise.
[[nodiscard]] std::optional<geometry::ChargeMove> foundMove(const geometry::ReachProblem& problem, double most);

}  // namespace frontage::core
