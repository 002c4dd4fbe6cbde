#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/verdict.h"

#include <QString>

namespace frontage::ui {

/// The sentence of a check in the language of the window, with figures and names as the window writes them. A sentence
/// that is not known comes back as core wrote it, in English.
[[nodiscard]] QString checkWords(const core::ClauseCheck& check, const core::Battlefield& field);
/// Is there a phrase for it?
[[nodiscard]] bool hasCheckWords(const core::ClauseCheck& check);

}  // namespace frontage::ui
