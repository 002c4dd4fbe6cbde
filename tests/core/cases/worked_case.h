#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace frontage::test {

/// A position of tests/cases with what is known to be right about it.
struct WorkedCase {
  std::string name;      ///< the file's, without its endings
  std::string scenario;  ///< path
  nlohmann::json expect;
};

/// Every *.expect.json of the folder, by name. An empty answer is a failure of the caller's test, not a pass.
[[nodiscard]] std::vector<WorkedCase> workedCases(const std::string& folder);

/// All that the program says about the case: "inspect" (as inspect --json), "events" and "final" (as run --json),
/// "p_success".
[[nodiscard]] nlohmann::json answerTo(const WorkedCase& position);

/// Compares one field of the expectation; the text says what differs, and is empty when it agrees.
[[nodiscard]] std::string difference(const std::string& field, const WorkedCase& position,
                                     const nlohmann::json& answer);

/// rules.md comes before the remark of a position: where the charger cannot see its target (D3), the charge is refused
/// and there is nothing to compare of what it would have led to.
[[nodiscard]] bool isRefusedForSight(const WorkedCase& position, const nlohmann::json& answer);
/// The fields that `run` answers, as against `inspect` and `odds`.
[[nodiscard]] bool comesOfTheRun(const std::string& field);

}  // namespace frontage::test
