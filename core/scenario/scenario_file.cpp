#include "core/scenario/scenario.h"
#include "core/text/atomic_file.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace frontage::core {

namespace {

LoadResult unreadable(const std::string& path, const std::string& why) {
  return {std::nullopt, {{Problem::Severity::Error, path, "", 0, 0, "cannot be read: " + why}}};
}

}  // namespace

LoadResult loadScenario(const std::string& path) {
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) return unreadable(path, std::strerror(errno));
  // One byte past the limit is enough to know: a file that never ends must not be read to the end.
  std::string text(kMaxScenarioBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad() || (in.fail() && !in.eof())) return unreadable(path, std::strerror(errno == 0 ? EIO : errno));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return parseScenario(text, path);
}

std::optional<std::string> saveScenario(const Scenario& scenario, const std::string& path) {
  return writeAtomically(path, toText(scenario));
}

}  // namespace frontage::core
