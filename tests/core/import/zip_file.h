#pragma once

#include <string>
#include <utility>
#include <vector>

namespace frontage::test {

/// A zip archive with these files, packed by libzip.
[[nodiscard]] std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files,
                                const std::string& password = {});

}  // namespace frontage::test
