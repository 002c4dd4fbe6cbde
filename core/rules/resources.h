#pragma once

#include <string>
#include <vector>

namespace frontage::core {

/// Where the data files are: FRONTAGE_RESOURCES if set, else beside the program, the install prefix, the source tree.
[[nodiscard]] std::string resourceFolder();
/// The *.json files of `folder`/`kind`, sorted by name. Throws std::runtime_error with one line when there are none.
[[nodiscard]] std::vector<std::string> resourceFiles(const std::string& folder, const std::string& kind);
/// The whole file. Throws std::runtime_error with one line.
[[nodiscard]] std::string readResource(const std::string& path);

}  // namespace frontage::core
