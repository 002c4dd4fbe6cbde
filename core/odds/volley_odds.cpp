#include "core/odds/volley_odds.h"

#include "core/odds/roll_classes.h"

#include <algorithm>

namespace frontage::core {

namespace {

constexpr int kFaces = 6;

double chanceOfAtLeast(int needed) {
  return std::clamp(kFaces + 1 - needed, 0, kFaces) / double{kFaces};
}

bool needsTwice(const VolleyNumbers& numbers) {
  return numbers.toHit > kFaces;
}

double chanceToHit(const VolleyNumbers& numbers) {
  // A 1 always misses; a 7 and more is a 6 and then three less.
  if (needsTwice(numbers)) return chanceOfAtLeast(kFaces) * chanceOfAtLeast(numbers.toHit - 3);
  return chanceOfAtLeast(std::max(2, numbers.toHit));
}

void add(std::vector<GivenRoll>& rolls, RollPurpose purpose, const UnitId& unit, int count, int showing, int face,
         int other) {
  if (count == 0) return;
  std::vector<int> values(static_cast<std::size_t>(showing), face);
  values.resize(static_cast<std::size_t>(count), other);
  rolls.push_back({purpose, unit, std::move(values)});
}

/// Dice by which exactly so many shots hit, and every hit wounds and is not saved.
std::vector<GivenRoll> rollsFor(const VolleyNumbers& numbers, const UnitId& shooter, const UnitId& charger,
                                int wounds) {
  std::vector<GivenRoll> rolls;
  add(rolls, RollPurpose::ToHit, shooter, numbers.shots, wounds, 6, 1);
  if (needsTwice(numbers)) add(rolls, RollPurpose::ToHit, shooter, wounds, wounds, 6, 1);
  add(rolls, RollPurpose::ToWound, shooter, wounds, wounds, 6, 1);
  if (numbers.save <= kFaces) add(rolls, RollPurpose::Save, charger, wounds, wounds, 1, 1);
  return rolls;
}

}  // namespace

std::vector<VolleyOutcome> volleyOutcomes(const VolleyNumbers& numbers, const UnitId& shooter, const UnitId& charger,
                                          int enough) {
  const double each = chanceToHit(numbers) * chanceOfAtLeast(numbers.toWound) * (1 - chanceOfAtLeast(numbers.save));
  const std::vector<double> chances = binomial(numbers.shots, each, enough);
  std::vector<VolleyOutcome> outcomes;
  for (int wounds = 0; wounds < static_cast<int>(chances.size()); ++wounds)
    if (const double chance = chances[static_cast<std::size_t>(wounds)]; chance > 0)
      outcomes.push_back({wounds, chance, rollsFor(numbers, shooter, charger, wounds)});
  return outcomes;
}

}  // namespace frontage::core
