#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/task.h"

#include <QString>

#include <optional>

namespace frontage::ui {

/// What somebody typed as an answer to the task: "yes", "7", "7 to 9", "12, 20.5, 0", "left flank", "Spearmen,
/// Archers". Names and ids are both understood. Nothing when it is no answer to this task.
[[nodiscard]] std::optional<core::Answer> answerFrom(const QString& typed, const core::Task& task,
                                                     const core::Battlefield& field);
/// The other way round: how this answer would be typed; sentences by their letters, or whole.
[[nodiscard]] QString answerTyped(const core::Answer& answer, const core::Task& task, const core::Battlefield& field,
                                  bool byLetters = true);
/// How an answer to this task is typed, as an example.
[[nodiscard]] QString answerExample(const core::Task& task);

}  // namespace frontage::ui
