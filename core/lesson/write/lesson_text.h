#pragma once

#include "core/lesson/model/lesson.h"

#include <optional>
#include <string>

namespace frontage::core {

/// The lesson's file text: parseLesson(toText(l)) is l again.
[[nodiscard]] std::string toText(const Lesson& lesson);
/// Atomically. The error in words, or nothing.
[[nodiscard]] std::optional<std::string> saveLesson(const Lesson& lesson, const std::string& path);

}  // namespace frontage::core
