#pragma once

#include "core/rules/resources.h"
#include "core/rules/ruleset.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// The rulesets of a folder, by id. Errors name the file and field.
class RulesetLibrary {
 public:
  /// Loads every *.json of `folder`/rulesets. Throws std::runtime_error with one line when a file is unusable.
  [[nodiscard]] static RulesetLibrary load(const std::string& folder);
  /// The library of resourceFolder(), loaded once.
  [[nodiscard]] static const RulesetLibrary& bundled();

  [[nodiscard]] std::shared_ptr<const Ruleset> find(const std::string& id) const;
  [[nodiscard]] std::vector<std::string> ids() const;

 private:
  std::map<std::string, std::shared_ptr<const Ruleset>> m_rulesets;
};

/// A ruleset from JSON text: id, title, source, assumed, and every field of rulesetFields(); a missing one is an error,
/// so that no rule is ever decided silently. Throws std::runtime_error with one line naming field, value and what was
/// expected.
[[nodiscard]] Ruleset parseRuleset(const std::string& text, const std::string& file);
/// The ruleset with single fields replaced; keys are the JSON names, values JSON text
/// (formats.md `house_rules`). A field that is overridden no longer counts as assumed. The same errors.
[[nodiscard]] Ruleset withHouseRules(const Ruleset& rules, const std::map<std::string, std::string>& houseRules);

}  // namespace frontage::core
