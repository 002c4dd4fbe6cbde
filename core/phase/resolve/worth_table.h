#pragma once

#include "core/phase/resolve/joint_rows.h"
#include "geometry/reach/reach.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// What the best rows are worth with one of the claimants at each of the offsets that it can reach: single offsets and
/// the open stretches between them, on each of which it is the same.
class WorthTable {
 public:
  /// Of equally good places the one nearest to `wish` is wanted; without one, that of the smallest wheel.
  WorthTable(JointRows rows, std::size_t who, std::optional<double> wish);

  [[nodiscard]] geometry::OffsetObjective objective() const;
  /// From now on this offset, with the stretch on which it lies, will not do.
  void exclude(double offset);

 private:
  [[nodiscard]] std::size_t cellOf(double offset) const noexcept;

  std::vector<double> m_breakpoints;
  std::vector<double> m_worth;  ///< before the first, at the first, between it and the second, …
};

}  // namespace frontage::core
