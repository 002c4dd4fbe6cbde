#pragma once

#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/resolve/joint_rows.h"

namespace frontage::core {

/// A claimant with the facing that it takes and what it could reach there if the others were not in its way.
struct Claim {
  UnitId charger;
  std::vector<UnitId> reached;  ///< the one on whose facing it ends first
  geometry::Side facing = geometry::Side::Front;
  FacingClaim place;
  bool closesOwnDoor = false;  ///< it gets there, and the target does not turn for want of room (M8)
  bool comesLater = false;     ///< only when somebody fights the target already does that not turn to it (M7)
};

[[nodiscard]] std::vector<Claim> claimsOf(const Play& play, const std::vector<Claimant>& claimants);

/// Whether each of claimsOf() closes its own door; quicker, since nothing else about them is worked out.
[[nodiscard]] bool allCloseOwnDoors(const Play& play, const std::vector<Claimant>& claimants);

/// The rows of these claims, corners included.
[[nodiscard]] JointRows rowsOf(const Play& play, const std::vector<Claim>& claims);

/// A way in which chargers can move one after another.
struct Plan {
  std::vector<PlacedCharger> moves;
  double worth = 0;   ///< of what is in contact (M9)
  double wheels = 0;  ///< radians, added up
  double ways = 0;    ///< inches, added up
  /// Better in the worth, then by smaller wheels, then by shorter ways.
  [[nodiscard]] bool isBetterThan(const Plan& other) const noexcept;
};

/// Whether any plan will do: that there is one is quicker to know than the best.
enum class WantedPlan : std::uint8_t { Any, Best };

/// The best way in which all of these can move one after another to places side by side, each closing its own door.
/// Nothing when there is none.
[[nodiscard]] std::optional<Plan> planSideBySide(const Play& play, const std::vector<Claim>& claims,
                                                 WantedPlan wanted = WantedPlan::Best);

/// What somebody who finds no place is to a plan: the others go on, or nothing more is of interest.
enum class WhoStaysOut : std::uint8_t { IsLeftOut, EndsThePlan };

/// Each takes the best place that there is when its turn comes, whoever closes the door.
[[nodiscard]] Plan planInTurn(const Play& play, const std::vector<Claimant>& claimants, WhoStaysOut out);

}  // namespace frontage::core
