#pragma once

#include <string>
#include <string_view>

namespace frontage::core {

/// The whole file. Throws ListFault when it cannot be read or is larger than kMaxListBytes; never reads further.
[[nodiscard]] std::string readListFile(const std::string& path);

/// Throws ListFault with the place unless the bytes are UTF-8 without NUL.
void requireUtf8(std::string_view text);

}  // namespace frontage::core
