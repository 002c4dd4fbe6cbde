#include "geometry/reach/score_table.h"

#include <algorithm>

namespace frontage::geometry::charge {

namespace {

/// Far below kContact and far above the rounding of an offset.
constexpr double kSnap = 1e-9;

}  // namespace

ScoreTable::ScoreTable(const OffsetObjective& objective, Span offsets) {
  std::vector<double> at{offsets.from, offsets.to};
  for (const double b : objective.breakpoints) {
    if (b > offsets.from && b < offsets.to) at.push_back(b);
  }
  std::sort(at.begin(), at.end());
  at.erase(std::unique(at.begin(), at.end()), at.end());
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (i > 0) m_cells.push_back({at[i - 1], at[i], objective.score((at[i - 1] + at[i]) / 2)});
    m_cells.push_back({at[i], at[i], objective.score(at[i])});
  }
  for (const Cell& cell : m_cells) m_highest = std::max(m_highest, cell.score);
}

ScoreTable::ScoreTable(double offset) : ScoreTable(Span{offset, offset}) {}

ScoreTable::ScoreTable(Span offsets) : m_cells{{offsets.from, offsets.to, 0}}, m_highest(0) {}

Span ScoreTable::common(const Cell& cell, Span offsets) noexcept {
  if (cell.from == cell.to) {
    const bool hit = cell.from >= offsets.from - kSnap && cell.from <= offsets.to + kSnap;
    return hit ? Span{cell.from, cell.from} : Span{1, 0};
  }
  const Span part{std::max(cell.from, offsets.from), std::min(cell.to, offsets.to)};
  // An open stretch that is met only at its end is the breakpoint's.
  const bool atEnd = part.from == part.to && (part.from == cell.from || part.from == cell.to);
  return atEnd ? Span{1, 0} : part;
}

double ScoreTable::best(Span offsets) const noexcept {
  double best = kNone;
  for (const Cell& cell : m_cells) {
    if (cell.score <= best) continue;
    const Span part = common(cell, offsets);
    if (part.from <= part.to) best = cell.score;
  }
  return best;
}

Span ScoreTable::wanted() const noexcept {
  Span span{1, 0};
  for (const Cell& cell : m_cells) {
    if (cell.score == kNone) continue;
    span = span.from > span.to ? Span{cell.from, cell.to} : Span{span.from, cell.to};
  }
  return span;
}

double ScoreTable::gapTo(double score, Span offsets) const noexcept {
  double gap = -kNone;  // to a breakpoint it is closed already a hair off
  for (const Cell& cell : m_cells) {
    if (cell.score >= score) gap = std::min(gap, std::max(cell.from - offsets.to, offsets.from - cell.to) - kSnap);
  }
  return gap;
}

}  // namespace frontage::geometry::charge
