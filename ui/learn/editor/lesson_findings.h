#pragma once

#include "core/lesson/model/lesson.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::ui {

/// What the engine says to a lesson that is being written. A value; nothing of the window is in it.
struct LessonFindings {
  std::optional<core::Answer> answer;    ///< to the question of the step that was asked about
  core::Picks rightPicks;                ///< all of them, where one of several words is chosen
  std::optional<std::string> fault;      ///< why that question has no answer, as core says it
  std::optional<core::Answer> solution;  ///< another one than the step has, which was wrong
  /// Its rulings with the engine's answers under their rulesets, when some were missing or wrong.
  std::optional<std::vector<core::Ruling>> rulings;
  std::vector<core::Problem> problems;  ///< of the whole lesson, with all that in it
};

/// Asks the engine about the question of step `at`, if `asks`, and then about all of the lesson. Takes long: meant for
/// work beside the window (Background). Throws core::Interrupted when nobody waits for it any more.
[[nodiscard]] LessonFindings examine(core::Lesson lesson, std::size_t at, bool asks);

}  // namespace frontage::ui
