#include "core/phase/resolve/worth_table.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// A stretch of this much, inches, is preferred to a mere corner, as for a charger alone (contactObjective).
constexpr double kStretch = 0.01;
/// Less than any difference in what is in contact: these only break ties.
constexpr double kForStretch = 1e-8;
constexpr double kForInch = 1e-10;

}  // namespace

WorthTable::WorthTable(JointRows rows, std::size_t who, std::optional<double> wish)
    : m_breakpoints(rows.breakpointsOf(who)) {
  const FacingClaim claim = rows.claim(who);
  const double widest = (claim.frontage.facingLength + claim.frontage.chargerWidth) / 2 - kStretch;
  for (const double edge : {-widest, widest})
    if (isReachable(claim, edge)) m_breakpoints.push_back(edge);
  makeUnique(m_breakpoints);
  const std::size_t cells = 2 * m_breakpoints.size() + 1;
  m_worth.assign(cells, JointRows::kNone);
  for (std::size_t cell = 1; cell + 1 < cells; ++cell) {
    const std::size_t before = (cell - 1) / 2;
    const double offset =
        cell % 2 == 1 ? m_breakpoints[before] : (m_breakpoints[before] + m_breakpoints[before + 1]) / 2;
    if (!isReachable(claim, offset)) continue;
    rows.pin(who, offset);
    m_worth[cell] = rows.best() + (std::abs(offset) <= widest + 1e-9 ? kForStretch : 0);
    if (wish) m_worth[cell] -= kForInch * std::abs(offset - *wish);
  }
}

geometry::OffsetObjective WorthTable::objective() const {
  return {m_breakpoints, [this](double offset) { return m_worth[cellOf(offset)]; }};
}

void WorthTable::exclude(double offset) {
  m_worth[cellOf(offset)] = JointRows::kNone;
}

std::size_t WorthTable::cellOf(double offset) const noexcept {
  // The solver hits a single offset to 1e-9".
  constexpr double kHit = 2e-9;
  const auto next = std::lower_bound(m_breakpoints.begin(), m_breakpoints.end(), offset - kHit);
  const auto place = static_cast<std::size_t>(next - m_breakpoints.begin());
  const bool hit = next != m_breakpoints.end() && *next <= offset + kHit;
  return hit ? 2 * place + 1 : 2 * place;
}

}  // namespace frontage::core
