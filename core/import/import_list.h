#pragma once

#include "core/import/army_list.h"

#include <string>

namespace frontage::core {

/// Reads an army list of any known format; which one is told by its contents, never by its name. `file` is only the
/// name to print. Never throws for bad input: an archive that is a bomb, XML with a document type, another encoding
/// than UTF-8 and whatever else is no list gives one error, at a cost that list_limits.h bounds.
[[nodiscard]] ImportResult importList(const std::string& bytes, const std::string& file);
[[nodiscard]] ImportResult importListFile(const std::string& path);

/// Whether a file is rather an army list than a scenario: by its first bytes. False when it cannot be read.
[[nodiscard]] bool looksLikeList(const std::string& path);

}  // namespace frontage::core
