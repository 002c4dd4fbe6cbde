#pragma once

#include "core/json/sax_builder.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace frontage::core {

/// nlohmann's complaint about a text in the words of this program, with the place of the offending token (its parser
/// counts the bytes read so far, `position`, which is where it noticed).
[[nodiscard]] JsonFault syntaxFault(std::string_view text, std::size_t position, const std::string& complaint);

}  // namespace frontage::core
