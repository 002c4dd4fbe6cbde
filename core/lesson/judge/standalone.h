#pragma once

#include "core/lesson/model/lesson.h"

namespace frontage::core {

/// What a step shows without the steps before it: the position that it goes on from, with every order given since,
/// those of charges that a learner plays on the way too, and every roll made for them, wherever it came from. Played,
/// it comes to the state of the step's stage. Where the way there cannot be played, what the file says of it.
[[nodiscard]] Scenario standalonePosition(const Lesson& lesson, std::size_t step);

}  // namespace frontage::core
