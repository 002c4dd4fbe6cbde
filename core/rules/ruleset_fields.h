#pragma once

#include "core/rules/ruleset.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace frontage::core {

/// The value of one field as files and people write it: a switch, a number, or the word of a policy.
using FieldValue = std::variant<bool, double, std::string>;

/// One field of Ruleset. This table is the only place that knows the JSON names: loading, house rules, listing and the
/// window's editor all read it.
struct RulesetField {
  std::string_view name;    ///< JSON name, snake_case of the member
  std::string_view clause;  ///< of rules.md
  std::string_view what;    ///< the question that it answers, in plain words
  FieldValue (*get)(const Ruleset&);
  /// False, and nothing changed, when the value is not one that `expected` describes.
  bool (*set)(Ruleset&, const FieldValue&);
  /// The words of a policy, or nothing for a switch or a number.
  std::vector<std::string_view> (*options)();

  /// "one of "a", "b"", "true or false", "a number from 0 to 100".
  [[nodiscard]] std::string expected() const;
};

/// All fields, in the order of struct Ruleset.
[[nodiscard]] std::span<const RulesetField> rulesetFields() noexcept;
/// Null when there is no such field.
[[nodiscard]] const RulesetField* findRulesetField(std::string_view name) noexcept;
/// A value as JSON text.
[[nodiscard]] std::string toJson(const FieldValue& value);

}  // namespace frontage::core
