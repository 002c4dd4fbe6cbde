#include "core/rules/resources.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace frontage::core {

namespace {

namespace fs = std::filesystem;

/// The data folders of a build or an installation are told from a stray one by what they must hold.
bool holdsData(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_directory(folder / "rulesets", ignored);
}

std::string findFolder() {
  if (const char* set = std::getenv("FRONTAGE_RESOURCES"); set && *set) return set;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  if (!error)
    for (const fs::path& place : {program / "resources", program / "../share/frontage"})
      if (holdsData(place)) return place.lexically_normal().string();
  if (holdsData(FRONTAGE_INSTALL_RESOURCES)) return FRONTAGE_INSTALL_RESOURCES;
  return FRONTAGE_SOURCE_RESOURCES;
}

}  // namespace

std::string resourceFolder() {
  return findFolder();
}

std::vector<std::string> resourceFiles(const std::string& folder, const std::string& kind) {
  const fs::path place = fs::path(folder) / kind;
  std::error_code error;
  std::vector<std::string> files;
  for (fs::directory_iterator it(place, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".json") files.push_back(it->path().string());
  if (error) throw std::runtime_error(place.string() + ": " + error.message());
  if (files.empty()) throw std::runtime_error(place.string() + ": holds no *.json file");
  std::sort(files.begin(), files.end());
  return files;
}

std::string readResource(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (in) text << in.rdbuf();
  if (!in) throw std::runtime_error(path + ": cannot be read");
  return text.str();
}

}  // namespace frontage::core
