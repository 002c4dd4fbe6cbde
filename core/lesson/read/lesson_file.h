#pragma once

#include "core/lesson/model/lesson.h"

#include <optional>
#include <string>
#include <string_view>

namespace frontage::core {

inline constexpr std::size_t kMaxSteps = 50;

/// A lesson file (docs/lessons.md) from its text: whether it has the right form, and names only what there is. What
/// takes the engine to find out is for checkLesson. `file` is only the name to print. Never throws for bad input.
[[nodiscard]] LessonLoad parseLesson(const std::string& text, const std::string& file);
[[nodiscard]] LessonLoad loadLesson(const std::string& path);

/// True when the text is a JSON object that says it is a lesson, however wrong it is otherwise.
[[nodiscard]] bool claimsToBeLesson(const std::string& text);

}  // namespace frontage::core
