#include "core/lesson/model/words.h"

namespace frontage::core {

const std::string& Words::in(const std::string& language) const {
  static const std::string none;
  if (const auto it = byLanguage.find(language); it != byLanguage.end()) return it->second;
  if (const auto it = byLanguage.find("en"); it != byLanguage.end()) return it->second;
  return byLanguage.empty() ? none : byLanguage.begin()->second;
}

}  // namespace frontage::core
