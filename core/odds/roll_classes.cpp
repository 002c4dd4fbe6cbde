#include "core/odds/roll_classes.h"

#include "core/odds/range_odds.h"
#include "core/phase/range/charge_range.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace frontage::core {

namespace {

using Values = std::vector<int>;

int sum(const Values& dice) {
  return std::accumulate(dice.begin(), dice.end(), 0);
}

/// All rolls of a few dice, put together by what they come to.
template <class Key>
std::vector<RollClass> enumerated(int count, const std::function<Key(const Values&)>& keyOf) {
  std::map<Key, std::pair<Values, int>> found;
  forEachRoll(count, [&](const Values& roll) {
    auto [it, isNew] = found.try_emplace(keyOf(roll), roll, 0);
    ++it->second.second;
  });
  std::vector<RollClass> classes;
  for (auto& [key, each] : found) classes.push_back({std::move(each.first), each.second / std::pow(6.0, count)});
  return classes;
}

std::vector<RollClass> rangeClasses(const PhaseState& state, const RollRequest& request) {
  const Characteristics& stats = state.field.find(request.unit)->stats;
  const Charge* charge = state.chargeOf(request.unit);
  const double bonus = charge ? charge->bonus : stats.chargeBonus;
  return enumerated<std::pair<double, double>>(request.count, [&](const Values& dice) {
    return std::pair(rangeFrom(*state.rules, stats, bonus, dice), failedDistance(*state.rules, stats, dice));
  });
}

/// Many dice of which only the number that show certain faces is read: never more classes than dice.
std::vector<RollClass> countClasses(int count, int from, int to) {
  const int wanted = to - from + 1;
  const int other = from > 1 ? 1 : to + 1;
  const std::vector<double> chances = binomial(count, wanted / 6.0, count);
  std::vector<RollClass> classes;
  for (int showing = 0; showing <= count; ++showing) {
    const double chance = chances[static_cast<std::size_t>(showing)];
    if (chance <= 0) continue;
    Values values(static_cast<std::size_t>(showing), to);
    values.resize(static_cast<std::size_t>(count), other);
    classes.push_back({std::move(values), chance});
  }
  return classes;
}

}  // namespace

std::vector<double> binomial(int count, double chance, int enough) {
  std::vector<double> chances(static_cast<std::size_t>(std::min(count, enough)) + 1, 0.0);
  chances[0] = 1;
  for (int die = 0; die < count; ++die) {
    double more = 0;  // comes up from the number below
    for (std::size_t k = 0; k < chances.size(); ++k) {
      const double here = chances[k];
      const bool last = k + 1 == chances.size();
      chances[k] = (last ? here : here * (1 - chance)) + more;
      more = here * chance;
    }
  }
  return chances;
}

std::vector<RollClass> rollClasses(const PhaseState& state, const RollRequest& request) {
  const Reading& reading = request.reading;
  switch (reading.kind) {
    case Reading::Kind::Values:
      break;
    case Reading::Kind::SumAtMost:
      return enumerated<bool>(request.count, [&](const Values& dice) { return sum(dice) <= reading.to; });
    case Reading::Kind::Showing:
      return countClasses(request.count, reading.from, reading.to);
    case Reading::Kind::KeptSum:
      return enumerated<int>(request.count, [](const Values& dice) { return sum(keptDice(dice)); });
  }
  if (request.roll == RollPurpose::Range) return rangeClasses(state, request);
  return enumerated<Values>(request.count, [](const Values& dice) { return dice; });
}

}  // namespace frontage::core
