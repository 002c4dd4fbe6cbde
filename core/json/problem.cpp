#include "core/json/problem.h"

#include "core/json/printable.h"

#include <algorithm>

namespace frontage::core {

std::string Problem::text() const {
  std::string all;
  if (!file.empty()) {
    all = printable(file);
    if (line > 0) all += ":" + std::to_string(line) + ":" + std::to_string(column);
    all += ": ";
  }
  if (severity == Severity::Warning) all += "warning: ";
  if (!path.empty()) all += printable(path) + ": ";
  return all + printable(what);
}

bool hasError(const std::vector<Problem>& problems) noexcept {
  return std::any_of(problems.begin(), problems.end(),
                     [](const Problem& p) { return p.severity == Problem::Severity::Error; });
}

}  // namespace frontage::core
