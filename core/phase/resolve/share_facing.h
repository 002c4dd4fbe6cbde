#pragma once

#include "core/phase/resolve/contact_count.h"
#include "geometry/reach/reach.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// One of several chargers that want the same facing (rules.md M9, M10).
struct FacingClaim {
  Frontage frontage;
  double preferred = 0;  ///< the offset that it would take if it were alone
  /// Where it can stand when the other claimants are not in its way; empty = nowhere.
  std::vector<geometry::OffsetInterval> reachable;
};

/// Places for all the claimants side by side, none overlapping, each along a stretch of the facing, in the given order
/// from left to right: the most models in contact by the ruleset's rows, then the most equal shares, then nearest to
/// what each would have preferred. Nothing when they do not all fit.
[[nodiscard]] std::optional<std::vector<double>> shareFacing(Priority priority, const std::vector<FacingClaim>& claims);

}  // namespace frontage::core
