#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/lesson.h"

#include <QString>

namespace frontage::ui {

/// What a pointer of a lesson points at, as a list of them says it.
[[nodiscard]] QString pointerWords(const core::Pointer& pointer, const core::Battlefield& field);
/// "front left".
[[nodiscard]] QString cornerText(core::Corner corner);
/// The title of the panel, as the window has it.
[[nodiscard]] QString panelText(core::Panel panel);

}  // namespace frontage::ui
