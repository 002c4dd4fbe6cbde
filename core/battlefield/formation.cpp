#include "core/battlefield/formation.h"

#include "geometry/base/length.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::Footprint;
using geometry::Length;

double baseWidth(const Unit& unit) noexcept {
  return Length::fromMillimetres(unit.base.width).inches();
}
double baseDepth(const Unit& unit) noexcept {
  return Length::fromMillimetres(unit.base.depth).inches();
}

/// Half sizes of the footprint, of at least one base: what is left of a destroyed unit still has a place on the table.
Footprint sized(const Unit& unit) noexcept {
  return {unit.pose, placesInFront(unit) * baseWidth(unit) / 2, std::max(ranksOf(unit), 1) * baseDepth(unit) / 2};
}

/// Hangs the unit's new footprint on the front centre of the old one.
void keepFront(Unit& unit, geometry::Vec frontCentre) noexcept {
  unit.pose.centre = frontCentre - unit.pose.facing.forward() * sized(unit).halfDepth;
}

}  // namespace

int placesInFront(const Unit& unit) noexcept {
  return std::clamp(unit.models, 1, std::max(unit.files, 1));
}

int ranksOf(const Unit& unit) noexcept {
  if (unit.models <= 0) return 0;
  const int files = placesInFront(unit);
  return (unit.models + files - 1) / files;
}

int modelsInRank(const Unit& unit, int rank) noexcept {
  const int files = placesInFront(unit);
  return std::clamp(unit.models - rank * files, 0, files);
}

Footprint footprintOf(const Unit& unit) noexcept {
  return sized(unit);
}

Footprint baseAt(const Unit& unit, int rank, int place) noexcept {
  const double w = baseWidth(unit);
  const double d = baseDepth(unit);
  const double fromLeft = place + 0.5 - modelsInRank(unit, rank) / 2.0;
  const double fromFront = sized(unit).halfDepth - (rank + 0.5) * d;
  return {{unit.pose.toTable({fromLeft * w, fromFront}), unit.pose.facing}, w / 2, d / 2};
}

std::vector<Footprint> bases(const Unit& unit) {
  std::vector<Footprint> all;
  all.reserve(static_cast<std::size_t>(std::max(unit.models, 0)));
  for (int rank = 0; rank < ranksOf(unit); ++rank)
    for (int place = 0; place < modelsInRank(unit, rank); ++place) all.push_back(baseAt(unit, rank, place));
  return all;
}

double unitStrengthOf(const Unit& unit) noexcept {
  return std::max(unit.models, 0) * unit.stats.unitStrength;
}

void removeModels(Unit& unit, int count) {
  if (count <= 0) return;
  const geometry::Vec front = sized(unit).frontCentre();
  unit.models = std::max(unit.models - count, 0);
  if (unit.models == 0) {
    unit.state.destroyed = true;
    unit.woundsTaken = 0;
    return;  // it stays where it fell, for the log and the way back
  }
  unit.files = placesInFront(unit);
  keepFront(unit, front);
}

int dealWounds(Unit& unit, int wounds) {
  const int each = std::max(unit.stats.wounds, 1);
  const int total = unit.woundsTaken + std::max(wounds, 0);
  const int killed = std::min(total / each, unit.models);
  unit.woundsTaken = total % each;
  removeModels(unit, killed);
  return killed;
}

void setFilesKeepingFront(Unit& unit, int files) {
  const geometry::Vec front = sized(unit).frontCentre();
  unit.files = std::max(files, 1);
  keepFront(unit, front);
}

}  // namespace frontage::core
