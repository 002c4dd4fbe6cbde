#include "core/import/format/list_unit.h"

#include "core/import/text/words.h"
#include "core/json/printable.h"

#include <algorithm>

namespace frontage::core {

std::string listName(std::string_view name) {
  std::string line;
  for (const char c : trimmed(name)) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  return line.empty() ? "Unnamed unit" : shortened(line, 80);
}

void addName(std::vector<std::string>& names, std::string_view name) {
  if (trimmed(name).empty()) return;
  const std::string clean = listName(name);
  if (std::find(names.begin(), names.end(), clean) == names.end()) names.push_back(clean);
}

}  // namespace frontage::core
