#include "core/phase/resolve/contact_count.h"

#include "core/battlefield/formation.h"
#include "core/phase/terrain/obstacle_front.h"
#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// Places of equal width over [from, from + places * width] that meet the closed interval [low, high].
PlaceRange placesMeeting(double from, double width, int places, double low, double high) noexcept {
  PlaceRange range;
  for (int i = 0; i < places; ++i) {
    const double left = from + width * i;
    if (left > high + geometry::kContact || left + width < low - geometry::kContact) continue;
    if (range.count == 0) range.first = i;
    ++range.count;
  }
  return range;
}

bool isFlank(geometry::Side side) noexcept {
  return side == geometry::Side::LeftFlank || side == geometry::Side::RightFlank;
}

}  // namespace

Frontage frontageOf(const Unit& charger, const Unit& target, geometry::Side facing) {
  const geometry::Footprint mover = footprintOf(charger);
  Frontage frontage;
  frontage.facingLength = footprintOf(target).edge(facing).length();
  frontage.targetPlaces = isFlank(facing) ? ranksOf(target) : placesInFront(target);
  frontage.chargerWidth = 2 * mover.halfWidth;
  frontage.chargerPlaces = placesInFront(charger);
  return frontage;
}

PlaceRange chargerPlacesAt(const Frontage& f, double offset) noexcept {
  return placesMeeting(offset - f.chargerWidth / 2, f.chargerWidth / f.chargerPlaces, f.chargerPlaces,
                       -f.facingLength / 2, f.facingLength / 2);
}

ContactCount contactAt(const Frontage& f, double offset) noexcept {
  const double targetLeft = -f.facingLength / 2;
  const double chargerLeft = offset - f.chargerWidth / 2;
  return {.charger = chargerPlacesAt(f, offset).count,
          .target = placesMeeting(targetLeft, f.facingLength / f.targetPlaces, f.targetPlaces, chargerLeft,
                                  chargerLeft + f.chargerWidth)
                        .count};
}

int chargerModelsAt(const Frontage& frontage, const std::vector<FurtherFront>& further, double offset) {
  if (further.empty()) return chargerPlacesAt(frontage, offset).count;
  std::vector<char> touches(static_cast<std::size_t>(std::max(frontage.chargerPlaces, 0)), 0);
  const auto mark = [&touches](PlaceRange range) { std::fill_n(touches.begin() + range.first, range.count, char{1}); };
  mark(chargerPlacesAt(frontage, offset));
  for (const FurtherFront& front : further) mark(chargerPlacesAt(front.frontage, offset - front.shift));
  return static_cast<int>(std::count(touches.begin(), touches.end(), char{1}));
}

std::vector<double> contactBreakpoints(const Frontage& f) {
  std::vector<double> found;
  const double halfFacing = f.facingLength / 2;
  const double halfWidth = f.chargerWidth / 2;
  for (int k = 0; k <= f.chargerPlaces; ++k) {
    const double boundary = -halfWidth + f.chargerWidth / f.chargerPlaces * k;
    found.push_back(-halfFacing - boundary);
    found.push_back(halfFacing - boundary);
  }
  for (int j = 0; j <= f.targetPlaces; ++j) {
    const double boundary = -halfFacing + f.facingLength / f.targetPlaces * j;
    found.push_back(boundary - halfWidth);
    found.push_back(boundary + halfWidth);
  }
  std::sort(found.begin(), found.end());
  // 1e-9: the same boundary worked out in two ways.
  const auto same = [](double a, double b) { return b - a <= 1e-9; };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  return found;
}

double sharedFront(const Frontage& f, double offset) noexcept {
  const double left = std::max(-f.facingLength / 2, offset - f.chargerWidth / 2);
  const double right = std::min(f.facingLength / 2, offset + f.chargerWidth / 2);
  return std::max(0.0, right - left);
}

bool liesAlong(const Frontage& f, double offset) noexcept {
  return sharedFront(f, offset) > 2 * geometry::kContact;
}

double farthestAlong(const Frontage& f) noexcept {
  return (f.facingLength + f.chargerWidth) / 2 - 3 * geometry::kContact;
}

double contactScore(Priority priority, const ContactCount& count) noexcept {
  switch (priority) {
    case Priority::ModelsTogether:
    case Priority::UnitsThenModels:
      return count.together();
    case Priority::TargetThenCharger: {
      constexpr double kMoreThanAnyCount = 10000;  // lexicographic: the target's models first
      return kMoreThanAnyCount * count.target + count.charger;
    }
  }
  return 0;
}

std::vector<FurtherFront> furtherFronts(const Battlefield& field, const Unit& charger, const Unit& target,
                                        geometry::Side facing, const std::vector<const Unit*>& others) {
  const geometry::Edge first = chargedFootprint(field, target, facing).edge(facing);
  std::vector<FurtherFront> found;
  for (const Unit* other : others)
    for (const geometry::Side side : geometry::kSides) {
      const geometry::Edge edge = chargedFootprint(field, *other, side).edge(side);
      const geometry::Vec between = edge.centre() - first.centre();
      const bool sameWay = geometry::distance(edge.outward, first.outward) <= geometry::kContact;
      if (!sameWay || std::abs(geometry::dot(between, first.outward)) > geometry::kContact) continue;
      found.push_back({frontageOf(charger, *other, side), geometry::dot(between, first.along()), side});
    }
  return found;
}

double placeWorth(Priority priority, const Frontage& frontage, const std::vector<FurtherFront>& further,
                  double offset) {
  constexpr double kMoreThanAnyScore = 1e9;  // lexicographic: touched targets first
  ContactCount sum = contactAt(frontage, offset);
  double touched = 0;
  for (const FurtherFront& front : further) {
    const ContactCount more = contactAt(front.frontage, offset - front.shift);
    if (more.charger == 0 && more.target == 0) continue;
    ++touched;
    sum.target += more.target;
  }
  sum.charger = chargerModelsAt(frontage, further, offset);
  return kMoreThanAnyScore * touched + contactScore(priority, sum);
}

geometry::OffsetObjective contactObjective(const PlaceGoal& goal) {
  const Frontage& frontage = goal.frontage;
  // A stretch is preferred to a mere corner.
  geometry::OffsetObjective objective;
  objective.breakpoints = contactBreakpoints(frontage);
  const double along = farthestAlong(frontage);
  for (const double at : {-along, along}) objective.breakpoints.push_back(at);
  for (const FurtherFront& front : goal.further)
    for (const double at : contactBreakpoints(front.frontage)) objective.breakpoints.push_back(at + front.shift);
  std::sort(objective.breakpoints.begin(), objective.breakpoints.end());
  objective.score = [goal, along](double offset) {
    const double tie = std::abs(offset) < along ? 0.5 : 0;  // less than one model
    return placeWorth(goal.priority, goal.frontage, goal.further, offset) + tie;
  };
  return objective;
}

}  // namespace frontage::core
