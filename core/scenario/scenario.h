#pragma once

#include "core/battlefield/battlefield.h"
#include "core/dice/dice.h"
#include "core/phase/order.h"
#include "core/rules/ruleset.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// A *.frontage file as a value (formats.md "Scenario file").
struct Scenario {
  std::string name;
  std::string notes;
  std::string rulesetId;
  std::map<std::string, std::string> houseRules;  ///< field -> JSON text of its value
  Battlefield field;
  ArmyId active;
  std::vector<Order> orders;
  std::vector<GivenRoll> given;
  std::optional<std::uint64_t> seed;
  /// Fields that this version does not know, by JSON pointer of their object; kept and written back on save.
  std::map<std::string, std::map<std::string, std::string>> unknown;
  bool operator==(const Scenario&) const = default;
};

/// What is wrong with a file, and where. One line when printed: file:line:column: what.
struct Problem {
  enum class Severity : std::uint8_t { Error, Warning };
  Severity severity = Severity::Error;
  std::string file;
  std::string path;  ///< JSON pointer, empty when the text itself could not be read
  int line = 0;      ///< from 1; 0 = no place
  int column = 0;
  std::string what;  ///< what was found and what was expected
  [[nodiscard]] std::string text() const;
};

/// Either a whole scenario or the errors; warnings may come with both. Nothing is half-loaded.
struct LoadResult {
  std::optional<Scenario> scenario;
  std::vector<Problem> problems;
  [[nodiscard]] bool ok() const noexcept { return scenario.has_value(); }
};

/// From text; `file` is only the name to print. Never throws for bad input.
[[nodiscard]] LoadResult parseScenario(const std::string& text, const std::string& file);
[[nodiscard]] LoadResult loadScenario(const std::string& path);

/// The file's text; load(save(s)) == s, and save(load(save(s))) is the same bytes.
[[nodiscard]] std::string toText(const Scenario& scenario);
/// Atomically: the old file stays whole until the new one is. The error in words, or nothing.
[[nodiscard]] std::optional<std::string> saveScenario(const Scenario& scenario, const std::string& path);

}  // namespace frontage::core
