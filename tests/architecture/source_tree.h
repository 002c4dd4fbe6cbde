#pragma once

#include <string>
#include <vector>

namespace frontage::tests {

/// A source file of the project, by its path from the root, line by line.
struct SourceFile {
  std::string path;
  std::vector<std::string> lines;

  [[nodiscard]] bool isHeader() const { return path.ends_with(".h"); }
  [[nodiscard]] bool isIn(const std::string& folder) const { return path.starts_with(folder + "/"); }
};

/// Every .h and .cpp of geometry, core, ui, app and tests.
[[nodiscard]] const std::vector<SourceFile>& sourceTree();

/// "path:line: text", to name a place in a failure.
[[nodiscard]] std::string place(const SourceFile& file, std::size_t index);

}  // namespace frontage::tests
