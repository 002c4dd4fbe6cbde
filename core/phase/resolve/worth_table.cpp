#include "core/phase/resolve/worth_table.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// Less than any difference in what is in contact, and more than any in inches: these only break ties.
constexpr double kForStretch = 1e-8;
constexpr double kMoreThanAnyWay = 1e6;
/// Worths nearer than this are equal but for rounding.
constexpr double kSame = 1e-9;
/// A stretch is looked at in so many parts, and in two slivers at its ends that hold the end of what can be reached:
/// that is known to kContact / 2.
constexpr int kParts = 12;
constexpr double kSliver = 1.5 * geometry::kContact;
/// The solver hits a single offset to 1e-9".
constexpr double kHit = 2e-9;

}  // namespace

WorthTable::WorthTable(JointRows rows, std::size_t who) : m_breakpoints(rows.breakpointsOf(who)) {
  const FacingClaim claim = rows.claim(who);
  const double widest = (claim.frontage.facingLength + claim.frontage.chargerWidth) / 2 - kGoodStretch;
  m_cells.resize(2 * m_breakpoints.size() + 1);
  for (std::size_t i = 1; i + 1 < m_cells.size(); ++i) {
    const std::size_t before = (i - 1) / 2;
    const double offset = i % 2 == 1 ? m_breakpoints[before] : (m_breakpoints[before] + m_breakpoints[before + 1]) / 2;
    if (!isReachable(claim, offset)) continue;
    rows.pin(who, offset);
    m_cells[i] = {offset, rows.best(), std::abs(offset) <= widest + kSame};
  }
}

double WorthTable::highestBelow(double worth) const noexcept {
  double highest = JointRows::kNone;
  for (const Cell& cell : m_cells)
    if (cell.worth < worth - kSame) highest = std::max(highest, cell.worth);
  return highest;
}

geometry::OffsetObjective WorthTable::bestOf(double least) const {
  return {m_breakpoints, [this, least](double offset) {
            const Cell& cell = cellAt(offset);
            if (cell.worth < least - kSame) return JointRows::kNone;
            return cell.worth + (cell.isStretch ? kForStretch : 0);
          }};
}

std::vector<geometry::OffsetObjective> WorthTable::eachOf(double least) const {
  std::vector<geometry::OffsetObjective> each;
  for (const Cell& wanted : m_cells) {
    if (wanted.worth == JointRows::kNone || wanted.worth < least - kSame) continue;
    each.push_back({m_breakpoints,
                    [this, &wanted](double offset) { return &cellAt(offset) == &wanted ? 0.0 : JointRows::kNone; }});
  }
  return each;
}

geometry::OffsetObjective WorthTable::anyOf(double least) const {
  return {m_breakpoints,
          [this, least](double offset) { return cellAt(offset).worth < least - kSame ? JointRows::kNone : 0.0; }};
}

std::vector<OffsetSpan> WorthTable::stretchesOf(double least) const {
  std::vector<OffsetSpan> stretches;
  bool leadsOn = false;
  for (std::size_t i = 1; i + 1 < m_cells.size(); ++i) {
    const bool isGood = m_cells[i].worth > JointRows::kNone && m_cells[i].worth >= least - kSame;
    if (isGood && i % 2 == 0) {
      if (!leadsOn) stretches.push_back({m_breakpoints[i / 2 - 1], 0});
      stretches.back().to = m_breakpoints[i / 2];
    }
    // A breakpoint by itself begins nothing.
    leadsOn = isGood && (leadsOn || i % 2 == 0);
  }
  return stretches;
}

geometry::OffsetObjective WorthTable::nearestTo(double wish, double least) const {
  return {m_breakpoints, [this, wish, least](double offset) {
            const Cell& cell = cellAt(offset);
            if (cell.worth < least - kSame) return JointRows::kNone;
            return (cell.isStretch ? kMoreThanAnyWay : 0) - std::abs(cell.offset - wish);
          }};
}

std::vector<double> WorthTable::partsOfStretches(double least) const {
  std::vector<double> parts;
  for (std::size_t i = 2; i + 2 < m_cells.size(); i += 2) {
    const double from = m_breakpoints[i / 2 - 1];
    const double to = m_breakpoints[i / 2];
    if (m_cells[i].worth < least - kSame || to - from < 4 * kSliver) continue;
    parts.push_back(from + kSliver);
    for (int part = 1; part < kParts; ++part) parts.push_back(from + (to - from) * part / kParts);
    parts.push_back(to - kSliver);
  }
  return parts;
}

geometry::OffsetObjective WorthTable::outermost(double wish, double least) const {
  const std::vector<double> parts = partsOfStretches(least);
  std::vector<double> all = m_breakpoints;
  all.insert(all.end(), parts.begin(), parts.end());
  std::sort(all.begin(), all.end());
  const auto score = [this, wish, least, all](double offset) {
    const Cell& cell = cellAt(offset);
    if (cell.worth < least - kSame) return JointRows::kNone;
    const auto next = std::lower_bound(all.begin(), all.end(), offset - kHit);
    double away = std::abs(cell.offset - wish);  // a place by itself is as good as it is near
    if (cell.isStretch && next != all.begin() && next != all.end() && !isHit(offset)) {
      away = std::abs((*std::prev(next) + *next) / 2 - wish);
      // Where two parts meet it is as good as in the better of them.
      const bool meet = *next <= offset + kHit && std::next(next) != all.end();
      if (meet) away = std::min(away, std::abs((*next + *std::next(next)) / 2 - wish));
    }
    return (cell.isStretch ? kMoreThanAnyWay : 0) - away;
  };
  return {all, score};
}

bool WorthTable::isHit(double offset) const noexcept {
  const auto next = std::lower_bound(m_breakpoints.begin(), m_breakpoints.end(), offset - kHit);
  return next != m_breakpoints.end() && *next <= offset + kHit;
}

const WorthTable::Cell& WorthTable::cellAt(double offset) const noexcept {
  const auto next = std::lower_bound(m_breakpoints.begin(), m_breakpoints.end(), offset - kHit);
  const auto place = static_cast<std::size_t>(next - m_breakpoints.begin());
  const bool hit = next != m_breakpoints.end() && *next <= offset + kHit;
  return m_cells[hit ? 2 * place + 1 : 2 * place];
}

}  // namespace frontage::core
