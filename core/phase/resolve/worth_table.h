#pragma once

#include "core/phase/resolve/joint_rows.h"
#include "geometry/reach/reach.h"

#include <vector>

namespace frontage::core {

/// What the best rows are worth with one of the claimants at each of the offsets that it can reach: single offsets and
/// the open stretches between them, on each of which it is the same.
class WorthTable {
 public:
  WorthTable(JointRows rows, std::size_t who);

  /// The most that is less than this; JointRows::kNone when there is nothing.
  [[nodiscard]] double highestBelow(double worth) const noexcept;
  /// The best places first, of those that are worth no less than `least`. Valid as long as the table.
  [[nodiscard]] geometry::OffsetObjective bestOf(double least) const;
  /// One for each single offset and each stretch that is worth no less than `least`, and wants nothing else.
  [[nodiscard]] std::vector<geometry::OffsetObjective> eachOf(double least) const;
  /// All places that are worth no less than `least`, all alike. Valid as long as the table.
  [[nodiscard]] geometry::OffsetObjective anyOf(double least) const;
  /// The stretches all of which is worth no less than `least`, as long as they go, ascending.
  [[nodiscard]] std::vector<OffsetSpan> stretchesOf(double least) const;
  /// The same places, all alike but that those nearer to `wish` come first.
  [[nodiscard]] geometry::OffsetObjective nearestTo(double wish, double least) const;

  /// The same, nearer within a stretch as well: parts of it that lie nearer to the wish come first, and of all the very
  /// end of what can be reached.
  [[nodiscard]] geometry::OffsetObjective outermost(double wish, double least) const;

 private:
  struct Cell {
    double offset = 0;  ///< one of it
    double worth = JointRows::kNone;
    bool isStretch = false;  ///< the charger would lie along more than a corner
  };

  [[nodiscard]] const Cell& cellAt(double offset) const noexcept;
  [[nodiscard]] std::vector<double> partsOfStretches(double least) const;
  [[nodiscard]] bool isHit(double offset) const noexcept;  ///< a breakpoint

  std::vector<double> m_breakpoints;
  std::vector<Cell> m_cells;  ///< before the first breakpoint, at it, between it and the second, …
};

}  // namespace frontage::core
