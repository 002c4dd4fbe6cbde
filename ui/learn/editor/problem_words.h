#pragma once

#include "core/battlefield/battlefield.h"

#include <QString>

#include <string>

namespace frontage::ui {

/// What is wrong with a lesson, as core says it, in the language of the window; as core wrote it where no phrase fits.
[[nodiscard]] QString problemWords(const std::string& what, const core::Battlefield& field);

}  // namespace frontage::ui
