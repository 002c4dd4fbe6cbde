#pragma once

#include "core/scenario/scenario.h"

#include <QString>

#include <string>

namespace frontage::ui {

/// A title, name or note of a bundled example in the language of the window. The words stand in resources/scenarios,
/// their translations in this context.
[[nodiscard]] QString exampleWords(const std::string& words);
/// The example with all that people read in it.
[[nodiscard]] core::Scenario exampleInWords(core::Scenario example);

}  // namespace frontage::ui
