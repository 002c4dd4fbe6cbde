#pragma once

#include "core/json/json_value.h"
#include "core/lesson/model/answer.h"

#include <cstdint>
#include <string>

namespace frontage::core {

enum class Figures : std::uint8_t {
  Exact,
  ForPeople,  ///< to four decimals, which is finer than any tolerance
};

/// The answer as a file has it. One word alone is written without a list, unless `list`.
[[nodiscard]] JsonValue toJsonValue(const Answer& answer, Figures figures, bool list = false);
/// On one line, for messages.
[[nodiscard]] std::string answerText(const Answer& answer);

}  // namespace frontage::core
