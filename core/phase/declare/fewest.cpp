#include "core/phase/declare/fewest.h"

#include <algorithm>

namespace frontage::core {

namespace {

using Set = std::vector<std::size_t>;

bool has(const Set& set, std::size_t number) {
  return std::binary_search(set.begin(), set.end(), number);
}

bool haveCommon(const Set& some, const Set& others) {
  return std::any_of(some.begin(), some.end(), [&](std::size_t number) { return has(others, number); });
}

/// The least sets that have something of each of these: no more than `most` numbers each.
class Hitting {
 public:
  explicit Hitting(const std::vector<Set>& demands) : m_demands(demands) {}

  /// The first of the smallest.
  [[nodiscard]] Set smallest() {
    for (m_most = 0; m_found.empty() && !m_done; ++m_most) extend({});
    return m_found;
  }

 private:
  void extend(const Set& chosen) {
    const auto open = std::find_if(m_demands.begin(), m_demands.end(),
                                   [&](const Set& demand) { return !haveCommon(demand, chosen); });
    if (open == m_demands.end()) {
      m_done = true;
      if (m_found.empty() || chosen < m_found) m_found = chosen;
      return;
    }
    if (chosen.size() == m_most) return;
    for (const std::size_t number : *open) {
      Set more = chosen;
      more.insert(std::lower_bound(more.begin(), more.end(), number), number);
      extend(more);
    }
  }

  const std::vector<Set>& m_demands;
  std::size_t m_most = 0;
  bool m_done = false;
  Set m_found;
};

/// What a set that is not enough lacks: it is let grow as far as it stays too little, and something of the rest is
/// needed whatever else there is.
Set demandOf(Set tooLittle, std::size_t count, const IsEnough& isEnough) {
  Set demand;
  for (std::size_t number = 0; number < count; ++number) {
    if (has(tooLittle, number)) continue;
    Set more = tooLittle;
    more.insert(std::lower_bound(more.begin(), more.end(), number), number);
    if (isEnough(more))
      demand.push_back(number);
    else
      tooLittle = std::move(more);
  }
  return demand;
}

}  // namespace

std::vector<std::size_t> fewestThatAreEnough(std::size_t count, const IsEnough& isEnough) {
  std::vector<Set> demands;
  while (true) {
    Set smallest = Hitting(demands).smallest();
    if (isEnough(smallest)) return smallest;
    demands.push_back(demandOf(std::move(smallest), count, isEnough));
  }
}

}  // namespace frontage::core
