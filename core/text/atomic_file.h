#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace frontage::core {

/// Puts `text` into the file at `path` so that at every moment, a crash or a full disk included, the file holds either
/// all of the old or all of the new. A failure leaves the old file and no other behind. Permissions of an old file are
/// kept; a symbolic link is followed. Returns one line that says what went wrong, or nothing.
[[nodiscard]] std::optional<std::string> writeAtomically(const std::string& path, std::string_view text);

}  // namespace frontage::core
