#include "tests/architecture/source_tree.h"

#include "tests/support/places.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace frontage::tests {

namespace {

namespace fs = std::filesystem;

SourceFile read(const fs::path& root, const fs::path& path) {
  SourceFile file{fs::relative(path, root).generic_string(), {}};
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) file.lines.push_back(line);
  return file;
}

std::vector<SourceFile> readAll() {
  const fs::path root = FRONTAGE_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (const char* folder : {"geometry", "core", "ui", "app", "tests"})
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const auto extension = entry.path().extension();
      if (extension == ".h" || extension == ".cpp") files.push_back(read(root, entry.path()));
    }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

}  // namespace

const std::vector<SourceFile>& sourceTree() {
  static const std::vector<SourceFile> files = readAll();
  return files;
}

std::string place(const SourceFile& file, std::size_t index) {
  return file.path + ":" + std::to_string(index + 1) + ": " + file.lines[index];
}

}  // namespace frontage::tests
