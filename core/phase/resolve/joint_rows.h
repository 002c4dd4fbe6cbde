#pragma once

#include "core/phase/resolve/share_facing.h"

#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace frontage::core {

/// Rows of chargers on all the facings that are charged together (rules.md M9), so far as the rows alone decide: on
/// each facing the claimants stand side by side, and at a corner between two of the facings only one of the rows may
/// stick out. Whether everybody can get there is for the charge solver.
class JointRows {
 public:
  static constexpr double kNone = -std::numeric_limits<double>::infinity();

  /// A corner of the target between two facings, as one looks outward: the right end of one is the left end of the
  /// next.
  struct Corner {
    std::size_t rightEndOf = 0;
    std::size_t leftEndOf = 0;
  };

  /// `facingOf` has the facing of each claim, numbered from 0.
  JointRows(Priority priority, std::vector<FacingClaim> claims, std::vector<std::size_t> facingOf,
            std::vector<Corner> corners);

  [[nodiscard]] const FacingClaim& claim(std::size_t index) const noexcept { return m_claims[index].claim(); }
  /// From now on it stands there.
  void pin(std::size_t index, double offset);
  /// The worth of the best rows (tallyWorth), or kNone when they do not all fit.
  [[nodiscard]] double best();
  /// The offsets of this claim at which best() can change when it is pinned there; those only that it can reach.
  [[nodiscard]] std::vector<double> breakpointsOf(std::size_t index) const;

 private:
  using Tallies = std::vector<Tally>;

  const Tallies& rowsOf(std::size_t facing, RowEnds ends);
  [[nodiscard]] std::vector<RowClaim> claimsOn(std::size_t facing) const;

  Priority m_priority;
  std::vector<RowClaim> m_claims;
  std::vector<std::size_t> m_facingOf;
  std::vector<Corner> m_corners;
  std::vector<std::array<std::optional<Tallies>, 4>> m_rows;  ///< by facing and by which ends may stick out
};

}  // namespace frontage::core
