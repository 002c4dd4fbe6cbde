#pragma once

#include "core/dice/dice.h"
#include "core/phase/react/shooting.h"

#include <vector>

namespace frontage::core {

/// One number of wounds that a volley can deal after saves, with dice that deal it.
struct VolleyOutcome {
  int wounds = 0;
  double chance = 0;
  std::vector<GivenRoll> rolls;
};

/// Every number of unsaved wounds of a volley (rules.md R4), those from `enough` on, which is what it takes to kill
/// all, as one. The shots are alike and independent, so hitting, wounding and saving make one chance for each. The
/// chances sum to 1. Requires: enough > 0.
[[nodiscard]] std::vector<VolleyOutcome> volleyOutcomes(const VolleyNumbers& numbers, const UnitId& shooter,
                                                        const UnitId& charger, int enough);

}  // namespace frontage::core
