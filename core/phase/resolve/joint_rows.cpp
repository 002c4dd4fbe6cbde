#include "core/phase/resolve/joint_rows.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace frontage::core {

namespace {

/// Both rows together: for each sum of charger models the best.
std::vector<Tally> added(const std::vector<Tally>& some, const std::vector<Tally>& more) {
  std::vector<Tally> sums;
  for (const Tally& a : some)
    for (const Tally& b : more) sums.push_back({a.charger + b.charger, a.target + b.target, a.squares + b.squares});
  std::sort(sums.begin(), sums.end(), [](const Tally& a, const Tally& b) {
    if (a.charger != b.charger) return a.charger < b.charger;
    return a.target != b.target ? a.target > b.target : a.squares < b.squares;
  });
  sums.erase(
      std::unique(sums.begin(), sums.end(), [](const Tally& a, const Tally& b) { return a.charger == b.charger; }),
      sums.end());
  return sums;
}

}  // namespace

JointRows::JointRows(Priority priority, std::vector<FacingClaim> claims, std::vector<std::size_t> facingOf,
                     std::vector<Corner> corners)
    : m_priority(priority),
      m_claims(std::make_move_iterator(claims.begin()), std::make_move_iterator(claims.end())),
      m_facingOf(std::move(facingOf)),
      m_corners(std::move(corners)),
      m_rows(m_facingOf.empty() ? 0 : *std::max_element(m_facingOf.begin(), m_facingOf.end()) + 1) {}

void JointRows::pin(std::size_t index, double offset) {
  m_claims[index] = m_claims[index].pinnedAt(offset);
  m_rows[m_facingOf[index]] = {};
}

double JointRows::best() {
  double best = kNone;
  // Each corner belongs to one of its two rows.
  for (std::size_t owners = 0; owners < std::size_t{1} << m_corners.size(); ++owners) {
    std::vector<RowEnds> ends(m_rows.size());
    for (std::size_t c = 0; c < m_corners.size(); ++c) {
      const bool first = (owners >> c & 1U) == 0;
      (first ? ends[m_corners[c].leftEndOf].left : ends[m_corners[c].rightEndOf].right) = false;
    }
    Tallies sums{{}};
    for (std::size_t facing = 0; facing < m_rows.size() && !sums.empty(); ++facing)
      sums = added(sums, rowsOf(facing, ends[facing]));
    for (const Tally& sum : sums) best = std::max(best, tallyWorth(m_priority, sum, m_claims.size()));
  }
  return best;
}

std::vector<double> JointRows::breakpointsOf(std::size_t index) const {
  std::vector<RowClaim> others;
  for (std::size_t i = 0; i < m_claims.size(); ++i)
    if (i != index && m_facingOf[i] == m_facingOf[index]) others.push_back(m_claims[i]);
  return rowBreakpoints(m_claims[index], others);
}

const JointRows::Tallies& JointRows::rowsOf(std::size_t facing, RowEnds ends) {
  const std::size_t place = static_cast<std::size_t>(ends.left) * 2 + static_cast<std::size_t>(ends.right);
  std::optional<Tallies>& rows = m_rows[facing][place];
  if (!rows) rows = bestRows(claimsOn(facing), ends);
  return *rows;
}

std::vector<RowClaim> JointRows::claimsOn(std::size_t facing) const {
  std::vector<RowClaim> claims;
  for (std::size_t i = 0; i < m_claims.size(); ++i)
    if (m_facingOf[i] == facing) claims.push_back(m_claims[i]);
  return claims;
}

}  // namespace frontage::core
