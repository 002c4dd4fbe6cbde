#pragma once

#include "core/import/format/list_unit.h"
#include "core/json/document.h"

namespace frontage::core {

/// True for the root object of an Old World Builder list: sections of units beside the name of an army.
[[nodiscard]] bool isOldWorldBuilder(const JsonNode& root);
/// Its units. The format holds names, numbers and what was chosen, but no figures and no bases: those are guessed.
[[nodiscard]] ListContents readOldWorldBuilder(const JsonDocument& document);
/// The name of the list, may be empty.
[[nodiscard]] std::string oldWorldBuilderName(const JsonDocument& document);

}  // namespace frontage::core
