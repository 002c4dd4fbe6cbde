#pragma once

#include "geometry/reach/reach.h"
#include "geometry/reach/span.h"

#include <limits>
#include <vector>

namespace frontage::geometry::charge {

/// An objective spread out once over the offsets that there are: breakpoints and the open stretches between them.
class ScoreTable {
 public:
  static constexpr double kNone = -std::numeric_limits<double>::infinity();

  struct Cell {
    double from = 0;
    double to = 0;  ///< == from at a breakpoint
    double score = kNone;
  };

  ScoreTable(const OffsetObjective& objective, Span offsets);
  /// Only one offset is wanted.
  explicit ScoreTable(double offset);
  /// All of these are wanted alike.
  explicit ScoreTable(Span offsets);

  /// The highest score in a closed stretch of offsets, or kNone.
  [[nodiscard]] double best(Span offsets) const noexcept;
  /// The highest score that there is.
  [[nodiscard]] double highest() const noexcept { return m_highest; }
  /// From the first to the last offset that has a score; nothing when from > to.
  [[nodiscard]] Span wanted() const noexcept;
  /// How far the stretch is from the nearest offset that scores no less than this; 0 or less when it holds one: then
  /// minus how much of it does.
  [[nodiscard]] double gapTo(double score, Span offsets) const noexcept;
  [[nodiscard]] const std::vector<Cell>& cells() const noexcept { return m_cells; }
  /// The part of a cell that lies in the stretch; nothing of it when from > to. A breakpoint that is missed by no more
  /// than rounding is hit.
  [[nodiscard]] static Span common(const Cell& cell, Span offsets) noexcept;

 private:
  std::vector<Cell> m_cells;
  double m_highest = kNone;
};

}  // namespace frontage::geometry::charge
