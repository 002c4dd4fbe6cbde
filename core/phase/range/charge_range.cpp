#include "core/phase/range/charge_range.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace frontage::core {

namespace {

/// Swift units are told apart by speed in one of the rulesets (M2, F2): from this M on they roll three dice.
constexpr double kFast = 7;

int sum(const std::vector<int>& dice) {
  return std::accumulate(dice.begin(), dice.end(), 0);
}

int highest(const std::vector<int>& dice) {
  return *std::max_element(dice.begin(), dice.end());
}

double swiftRange(SwiftRange rule, double movement, const std::vector<int>& dice) {
  switch (rule) {
    case SwiftRange::ThreeDropLowest:
      return sum(keptDice(dice));
    case SwiftRange::MoveBySpeed:
    case SwiftRange::MovePlusThreeDropLowest:
      return movement + sum(keptDice(dice));
    case SwiftRange::MovePlus4PlusHighest:
      return movement + 4 + highest(dice);
  }
  return 0;
}

double plainRange(RangeRoll rule, double movement, const std::vector<int>& dice) {
  switch (rule) {
    case RangeRoll::TwoDice:
      return sum(dice);
    case RangeRoll::MovePlusHighest:
      return movement + highest(dice);
    case RangeRoll::MovePlusTwoDice:
      return movement + sum(dice);
    case RangeRoll::MovePlusDiePlus4:
      return movement + 4 + highest(dice);
  }
  return 0;
}

}  // namespace

std::vector<int> keptDice(const std::vector<int>& dice) {
  std::vector<int> kept = dice;
  if (kept.size() > 2) kept.erase(std::min_element(kept.begin(), kept.end()));
  return kept;
}

int rangeDiceCount(const Ruleset& rules, const Characteristics& stats) noexcept {
  if (!stats.swiftstride) return rules.range == RangeRoll::MovePlusDiePlus4 ? 1 : 2;
  switch (rules.swiftRange) {
    case SwiftRange::ThreeDropLowest:
    case SwiftRange::MovePlusThreeDropLowest:
      return 3;
    case SwiftRange::MoveBySpeed:
      return stats.movement < kFast ? 2 : 3;
    case SwiftRange::MovePlus4PlusHighest:
      return 2;
  }
  return 2;
}

double rangeFrom(const Ruleset& rules, const Characteristics& stats, double bonus, const std::vector<int>& dice) {
  assert(static_cast<int>(dice.size()) == rangeDiceCount(rules, stats));
  const double movement = stats.movement + bonus;
  return stats.swiftstride ? swiftRange(rules.swiftRange, movement, dice) : plainRange(rules.range, movement, dice);
}

double greatestRange(const Ruleset& rules, const Characteristics& stats, double bonus) {
  // Every rule grows with each die, so the greatest range is that of sixes.
  return rangeFrom(rules, stats, bonus, std::vector<int>(static_cast<std::size_t>(rangeDiceCount(rules, stats)), 6));
}

double failedDistance(const Ruleset& rules, const Characteristics& stats, const std::vector<int>& dice) {
  switch (rules.failedDistance) {
    case FailedDistance::HighestDie:
      return highest(dice);
    case FailedDistance::HighestOrSwiftSum:
      return stats.swiftstride ? sum(keptDice(dice)) : highest(dice);
    case FailedDistance::Four:
      return 4;
  }
  return 0;
}

}  // namespace frontage::core
