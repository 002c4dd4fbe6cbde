#pragma once

#include "geometry/sight/stage.h"

namespace frontage::geometry::sighting {

/// Answers the question of a stage to which all blockers have been added. Requires: not stage.outsideCone().
[[nodiscard]] Sight answerOf(Stage& stage);

/// The answer when it is.
[[nodiscard]] Sight outsideCone();

}  // namespace frontage::geometry::sighting
