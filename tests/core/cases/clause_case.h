#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace frontage::test {

/// A position of tests/cases/clauses under one ruleset. Beside NAME.frontage stands NAME.expect.json:
/// {"clause": "M11", "why": how the figures were found,
///  "rulesets": {"wap": {"dice": [given rolls, in place of the file's], "house_rules": {…},
///                       "events": [fields of events, in this order; others may stand between],
///                       "never": [fields that no event may have together],
///                       "final": {unit id: fields of final.units},
///                       "inspect": [fields of a verdict as the phase begins, with charger and target, and the
///                                   clauses that it "fails" and that it "holds"]}}}
/// Numbers agree to 1e-4.
struct ClauseCase {
  std::string name;    ///< file and ruleset
  std::string clause;  ///< that it shows
  std::string ruleset;
  std::string scenario;  ///< path
  nlohmann::json expect;
};

/// Every ruleset of every position, by name.
[[nodiscard]] std::vector<ClauseCase> clauseCases(const std::string& folder);

/// Plays the position; what differs from the expectation, one line each. Empty when all agrees.
[[nodiscard]] std::vector<std::string> differences(const ClauseCase& position);

}  // namespace frontage::test
