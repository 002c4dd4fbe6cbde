#include "ui/phase/equal_places.h"

#include "core/phase/resolve/places.h"

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {
constexpr double kStep = 0.05;       // inches between two places of the slider
constexpr double kSamePlace = 1e-9;  // inches; guards against rounding in the steps
}  // namespace

std::vector<double> equalPlaces(const core::PhaseState& state, const core::UnitId& charger) {
  const core::Charge* charge = state.chargeOf(charger);
  if (!charge || !state.rules) return {};
  const core::PlaceChoice choice = core::placeChoice(state, *charge);
  if (!choice.best || !choice.best->move) return {};
  std::vector<double> places{choice.best->move->offset};
  for (const core::EqualPlaces& stretch : choice.equal) {
    const auto steps = static_cast<int>(std::floor((stretch.to - stretch.from) / kStep));
    for (int i = 0; i <= steps; ++i) places.push_back(stretch.from + i * kStep);
    places.push_back(stretch.to);
  }
  std::sort(places.begin(), places.end());
  places.erase(
      std::unique(places.begin(), places.end(), [](double a, double b) { return std::fabs(a - b) < kSamePlace; }),
      places.end());
  return places;
}

core::ChargeVerdict verdictAt(const core::PhaseState& state, const core::ChargeVerdict& verdict, double offset) {
  core::ChargeVerdict there = verdict;
  const core::Charge* charge = state.chargeOf(verdict.charger);
  if (!charge || !state.rules) return there;
  const core::PlaceChoice choice = core::placeChoice(state, *charge);
  if (!choice.best || !choice.best->move) return there;
  const auto attempt = core::attemptAt(state, *charge, choice, offset);
  if (!attempt) return there;
  there.move = attempt->move;
  there.chargerModels = attempt->contact.charger;
  there.targetModels = attempt->contact.target;
  return there;
}

}  // namespace frontage::ui
