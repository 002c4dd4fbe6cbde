#include "ui/phase/equal_places.h"

#include "core/phase/resolve/contact_count.h"

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {
constexpr double kStep = 0.05;       // inches between two places of the slider
constexpr double kSamePlace = 1e-9;  // inches; guards against rounding in the steps
}  // namespace

std::vector<double> equalPlaces(const core::PhaseState& state, const core::ChargeVerdict& verdict) {
  const core::Unit* charger = state.field.find(verdict.charger);
  const core::Unit* target = state.field.find(verdict.target);
  if (!verdict.move || !verdict.zone.zone || !charger || !target || !state.rules) return {};
  const core::Frontage frontage = core::frontageOf(*charger, *target, *verdict.zone.zone);
  const geometry::OffsetObjective objective = core::contactObjective(*state.rules, frontage);
  const double best = objective.score(verdict.move->offset);
  std::vector<double> places{verdict.move->offset};
  for (const geometry::OffsetInterval& reachable : verdict.offsets) {
    const auto steps = static_cast<int>(std::floor((reachable.to - reachable.from) / kStep));
    for (int i = 0; i <= steps; ++i) {
      const double offset = reachable.from + i * kStep;
      if (objective.score(offset) >= best) places.push_back(offset);
    }
    if (objective.score(reachable.to) >= best) places.push_back(reachable.to);
  }
  std::sort(places.begin(), places.end());
  places.erase(
      std::unique(places.begin(), places.end(), [](double a, double b) { return std::fabs(a - b) < kSamePlace; }),
      places.end());
  return places;
}

}  // namespace frontage::ui
