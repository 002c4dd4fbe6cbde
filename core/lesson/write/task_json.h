#pragma once

#include "core/json/json_value.h"
#include "core/lesson/model/task.h"

namespace frontage::core {

// Parts of writing a lesson. Only core/lesson/write includes this.

[[nodiscard]] JsonValue toJsonValue(const Words& words);
[[nodiscard]] JsonValue toJsonValue(const LessonDice& dice);
[[nodiscard]] JsonValue toJsonValue(const Task& task);

}  // namespace frontage::core
