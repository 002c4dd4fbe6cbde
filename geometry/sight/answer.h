#pragma once

#include "geometry/sight/gap_search.h"

namespace frontage::geometry::sighting {

/// Answers the question of a stage to which all blockers have been added. Requires: not stage.outsideCone().
[[nodiscard]] Sight answerOf(Stage& stage);

/// The answer when these lines are free.
[[nodiscard]] Sight seenThrough(const Stage& stage, const Gap& gap);

/// The answer when stage.outsideCone().
[[nodiscard]] Sight outsideCone();

}  // namespace frontage::geometry::sighting
