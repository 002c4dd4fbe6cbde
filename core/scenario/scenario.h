#pragma once

#include "core/battlefield/battlefield.h"
#include "core/dice/dice.h"
#include "core/json/document.h"
#include "core/json/problem.h"
#include "core/phase/order.h"
#include "core/rules/ruleset.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// Another line of play from the same position (formats.md "branches"): what somebody chose instead. It is whole, from
/// the first order on, and holds by itself whatever becomes of the main line; dice that it does not give come from the
/// scenario's seed.
struct Branch {
  std::vector<Order> orders;
  std::vector<GivenRoll> given;
  /// As in Scenario, with pointers from the branch ("", "/orders/0", "/dice", "/dice/given/0").
  std::map<std::string, std::map<std::string, std::string>> unknown = {};
  bool operator==(const Branch&) const = default;
};

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
  std::vector<Branch> branches;  ///< beside `orders`, which are the line that is played
  /// Members that this version does not know: JSON pointer of their object -> name -> JSON text. Kept and written back
  /// on save. In these pointers armies, units and terrain stand by id, not by number ("/units/knights/state"), so that
  /// the members stay with their object when others come and go.
  std::map<std::string, std::map<std::string, std::string>> unknown;
  bool operator==(const Scenario&) const = default;
};

/// Limits of a file (formats.md).
inline constexpr std::size_t kMaxScenarioBytes = 4 * 1024 * 1024;
inline constexpr std::size_t kMaxUnits = 500;
inline constexpr std::size_t kMaxTerrain = 200;
inline constexpr std::size_t kMaxOrders = 1000;  ///< of one line
inline constexpr std::size_t kMaxBranches = 1000;
inline constexpr std::size_t kMaxBranchOrders = 10'000;  ///< of all branches together

/// Either a whole scenario or the errors; warnings may come with both. Nothing is half-loaded.
struct LoadResult {
  std::optional<Scenario> scenario;
  std::vector<Problem> problems;
  std::vector<TextPlace> given = {};  ///< where each roll of scenario->given stands, for what playing finds wrong
  [[nodiscard]] bool ok() const noexcept { return scenario.has_value(); }
};

/// From text; all problems that can be told apart, in the order of the file. `file` is only the name to print. Never
/// throws for bad input.
[[nodiscard]] LoadResult parseScenario(const std::string& text, const std::string& file);
[[nodiscard]] LoadResult loadScenario(const std::string& path);

/// The file's text: parse(toText(s)) is s again, and its text the same bytes. A facing that no number of degrees gives
/// exactly, as after a free turn, is written to 1e-12 degrees and is that number from then on.
[[nodiscard]] std::string toText(const Scenario& scenario);
/// Atomically: the old file stays whole until the new one is on the disk, and a failure leaves nothing behind. Keeps
/// the permissions of the old file; follows a symbolic link. The error in words, or nothing.
[[nodiscard]] std::optional<std::string> saveScenario(const Scenario& scenario, const std::string& path);

}  // namespace frontage::core
