#pragma once

#include "core/json/sax_builder.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace frontage::core {

/// nlohmann's complaint about a text in the words of this program, with the place of the offending token: `position` is
/// how many bytes its parser had read when it noticed, `token` what it has of the token.
[[nodiscard]] JsonFault syntaxFault(std::string_view text, std::size_t position, std::string_view token,
                                    const std::string& complaint);

}  // namespace frontage::core
