#include "core/odds/range_odds.h"

#include "core/phase/range/charge_range.h"
#include "geometry/base/tolerance.h"

#include <cmath>

namespace frontage::core {

void forEachRoll(int dice, const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> roll(static_cast<std::size_t>(dice), 1);
  while (true) {
    visit(roll);
    std::size_t place = roll.size();
    while (place > 0 && roll[place - 1] == 6) roll[--place] = 1;
    if (place == 0) return;
    ++roll[place - 1];
  }
}

namespace {

/// Rolls that give each range, counted: whole numbers, so that nothing is lost in adding up.
std::map<double, int> rangeCounts(const Ruleset& rules, const Characteristics& stats, double bonus) {
  std::map<double, int> counts;
  forEachRoll(rangeDiceCount(rules, stats),
              [&](const std::vector<int>& dice) { ++counts[rangeFrom(rules, stats, bonus, dice)]; });
  return counts;
}

double allRolls(const Ruleset& rules, const Characteristics& stats) {
  return std::pow(6.0, rangeDiceCount(rules, stats));
}

}  // namespace

std::map<double, double> rangeDistribution(const Ruleset& rules, const Characteristics& stats, double bonus) {
  std::map<double, double> chances;
  for (const auto& [range, count] : rangeCounts(rules, stats, bonus)) chances[range] = count / allRolls(rules, stats);
  return chances;
}

double chanceToReach(const Ruleset& rules, const Characteristics& stats, double bonus, double distance) {
  int enough = 0;
  for (const auto& [range, count] : rangeCounts(rules, stats, bonus))
    if (geometry::isWithin(distance, range)) enough += count;
  return enough / allRolls(rules, stats);
}

}  // namespace frontage::core
