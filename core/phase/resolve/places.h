#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"

#include <functional>
#include <optional>
#include <vector>

namespace frontage::core {

/// Lateral offsets [from, to] (closed, inches) all of which are equally good.
struct EqualPlaces {
  double from = 0;
  double to = 0;
};

/// Where a charger can end on the facing of its first standing target (rules.md M9).
struct PlaceChoice {
  std::vector<UnitId> standing;       ///< its targets that stand, in the order declared; no place without any
  std::optional<ChargeAttempt> best;  ///< as the solver chose it; its `move` is empty when there is no legal one
  std::vector<EqualPlaces> equal;     ///< every reachable offset that is as good as the best; ascending, disjoint
};

/// The worth of every offset by rows 1 to 4 of M9; it changes at the breakpoints only.
struct OffsetWorth {
  std::vector<double> breakpoints;
  std::function<double(double)> at;
};
[[nodiscard]] OffsetWorth offsetWorth(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                      const std::vector<UnitId>& targets, geometry::Side facing);

/// As the field stands now, with all the standing targets within the range. Requires: the charge exists in the state.
[[nodiscard]] PlaceChoice placeChoice(const PhaseState& state, const Charge& charge);

/// The same charge as `best`, ended at another offset. Nothing when that cannot be reached; whether it is as good is
/// for the caller to ask by isAsGood(). Requires: best.move.
[[nodiscard]] std::optional<ChargeAttempt> attemptAt(const Ruleset& rules, const Battlefield& field,
                                                     const Unit& charger, const std::vector<UnitId>& targets,
                                                     const Role& role, const ChargeAttempt& best, double offset);

/// The declared charge ended at that offset of its choice. Nothing when it cannot be reached. Requires: a best move.
[[nodiscard]] std::optional<ChargeAttempt> attemptAt(const PhaseState& state, const Charge& charge,
                                                     const PlaceChoice& choice, double offset);

/// M9 rows 1 to 4: as many targets and models as the best.
[[nodiscard]] bool isAsGood(const ChargeAttempt& other, const ChargeAttempt& best) noexcept;

}  // namespace frontage::core
