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

/// What a row of chargers is worth by the ruleset's rows of M9, best first by comparison.
struct RowWorth {
  double models = 0;    ///< in contact on both sides, each counted once
  double equality = 0;  ///< minus the squares of the chargers' shares
  double nearness = 0;  ///< minus the ways from the preferred offsets
  [[nodiscard]] bool isBetterThan(const RowWorth& other) const noexcept;
};

struct SharedFacing {
  std::vector<double> offsets;  ///< in the order of the claims
  RowWorth worth;
};

/// Places for all the claimants side by side, none overlapping, each along a stretch of the facing, in the given order
/// from left to right: the most models in contact by the ruleset's rows, then the most equal shares, then nearest to
/// what each would have preferred. Nothing when they do not all fit.
[[nodiscard]] std::optional<SharedFacing> shareFacing(Priority priority, const std::vector<FacingClaim>& claims);

}  // namespace frontage::core
