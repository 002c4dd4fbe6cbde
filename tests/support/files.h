#pragma once

#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdlib.h>
#include <string>
#include <vector>

namespace frontage::test {

/// The files with that ending in a folder of the source tree, sorted. What is put there is tested without further ado.
inline std::vector<std::string> filesIn(const std::string& folder, const std::string& ending) {
  const std::filesystem::path place = std::filesystem::path(FRONTAGE_SOURCE_DIR) / folder;
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(place))
    if (entry.path().extension() == ending) files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

inline std::string readFile(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// "cc-001-wap.frontage" -> "cc_001_wap": the name of a test about that file.
inline std::string fileTestName(const ::testing::TestParamInfo<std::string>& file) {
  std::string name = std::filesystem::path(file.param).stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

/// A folder of this test's own, gone when it ends.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "frontage-XXXXXX").string();
    if (::mkdtemp(name.data())) m_path = name;
    EXPECT_FALSE(m_path.empty());
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] std::filesystem::path file(const std::string& name) const { return m_path / name; }
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

 private:
  std::filesystem::path m_path;
};

}  // namespace frontage::test
