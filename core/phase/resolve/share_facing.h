#pragma once

#include "core/phase/resolve/contact_count.h"

#include <memory>
#include <vector>

namespace frontage::core {

/// Lateral offsets from `from` to `to`, both included, inches.
struct OffsetSpan {
  double from = 0;
  double to = 0;
};

/// One of several chargers that want the same facing (rules.md M9, M10).
struct FacingClaim {
  Frontage frontage;
  std::vector<FurtherFront> further;  ///< of its other targets
  int mustTouch = 0;                  ///< so many of them it has to touch (M9 row 1)
  /// Where it can stand when the other claimants are not in its way; empty = nowhere. One point once it has moved.
  std::vector<OffsetSpan> reachable;
};

/// A claim with all that bestRows() asks of it alone, worked out once. Cheap to copy.
class RowClaim {
 public:
  struct Worked;

  explicit RowClaim(FacingClaim claim);
  [[nodiscard]] const FacingClaim& claim() const noexcept;
  [[nodiscard]] const Worked& worked() const noexcept { return *m_worked; }
  /// The same once it stands there.
  [[nodiscard]] RowClaim pinnedAt(double offset) const;

 private:
  void lookAt(FacingClaim claim, std::vector<double> offsets);
  std::shared_ptr<const Worked> m_worked;
};

/// What chargers bring into contact. A model of the target counts once, however many chargers touch it.
struct Tally {
  int charger = 0;
  int target = 0;
  int squares = 0;  ///< of the shares of the single chargers, added up
};

/// Whether a row may stick out beyond the ends of its facing; at a corner where two facings are charged, only one may.
struct RowEnds {
  bool left = true;
  bool right = true;
};

/// A stretch of the facing of this much, inches, is preferred to a mere corner (as by contactObjective()).
inline constexpr double kGoodStretch = 0.01;

/// The best of all rows in which the claimants stand side by side, none overlapping, each along a stretch of the
/// facing, from left to right in whatever order: for each sum of charger models the one with the most target models,
/// then the most equal shares. Empty when they do not all fit. Exact up to 1e-6".
[[nodiscard]] std::vector<Tally> bestRows(const std::vector<RowClaim>& claims, RowEnds ends);

/// What a tally of so many chargers is worth by the ruleset's rows of M9: models, then, where the ruleset asks for
/// them, equal shares. More is better; a difference in models is never less than 1.
[[nodiscard]] double tallyWorth(Priority priority, const Tally& tally, std::size_t chargers) noexcept;

/// The offsets of the first claimant at which bestRows() with it standing there can change.
[[nodiscard]] std::vector<double> rowBreakpoints(const RowClaim& first, const std::vector<RowClaim>& others);

/// Each of these once, ascending; equal to 1e-9 is the same.
void makeUnique(std::vector<double>& offsets);

[[nodiscard]] bool isReachable(const FacingClaim& claim, double offset) noexcept;

}  // namespace frontage::core
