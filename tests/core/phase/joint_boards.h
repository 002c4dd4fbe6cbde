#pragma once

#include "tests/core/phase/board.h"

#include <random>

namespace frontage::test {

/// Chargers about one target, each at any side of it and turned towards it, a few inches away in the open. Bases are of
/// 25 mm. Nobody overlaps anybody.
[[nodiscard]] Board chargersAboutTarget(const std::string& ruleset, int chargers, std::mt19937_64& random);

/// Left and right changed over.
[[nodiscard]] Board mirrored(const Board& board, const std::string& ruleset);

/// All declare on "b" in this order, it holds, and all are resolved with the highest rolls. A tied zone is decided by a
/// one. Nothing when one of them may not charge. `wheels` comes to hold the sum of their wheels, radians.
[[nodiscard]] std::optional<core::PhaseState> chargeTogether(const Board& board, const std::vector<core::UnitId>& order,
                                                             double* wheels = nullptr);

/// Who is in contact when chargers stand flush on a target, counted by the bases along its facings; a model of the
/// target that two touch counts once.
struct Standing {
  geometry::Footprint charger;
  int files = 1;
  geometry::Side facing = geometry::Side::Front;
};
struct InContact {
  std::vector<int> chargers;  ///< models of each
  int target = 0;
  [[nodiscard]] int together() const;
  /// The differences of all pairs, squared and added up.
  [[nodiscard]] int inequality() const;
};
[[nodiscard]] InContact countContact(const core::Unit& target, const std::vector<Standing>& standings);
[[nodiscard]] InContact countContact(const core::PhaseState& state);

}  // namespace frontage::test
