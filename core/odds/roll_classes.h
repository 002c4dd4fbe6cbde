#pragma once

#include "core/dice/dice.h"
#include "core/phase/phase_state.h"

#include <vector>

namespace frontage::core {

/// Rolls that come to the same, one of them in their place.
struct RollClass {
  std::vector<int> values;
  double chance = 0;
};

/// Every roll that can answer a request, put together where the engine reads them alike (Reading; for a range the
/// range and the distance of a failed charge). Full enumeration: the chances are exact and sum to 1; classes that
/// cannot come up are left out. Requires: the unit of the request exists.
[[nodiscard]] std::vector<RollClass> rollClasses(const PhaseState& state, const RollRequest& request);

/// The chance that so many of `count` dice succeed, one entry for each number from 0 to count, when one does with
/// `chance`. With fewer than count `enough`, the last entry is for `enough` and more.
[[nodiscard]] std::vector<double> binomial(int count, double chance, int enough);

}  // namespace frontage::core
