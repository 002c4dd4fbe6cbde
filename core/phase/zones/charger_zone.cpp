#include "core/phase/zones/charger_zone.h"

#include "core/battlefield/formation.h"
#include "geometry/zones/zones.h"

#include <algorithm>
#include <vector>

namespace frontage::core {

namespace {

using geometry::Side;

bool isFlank(Side side) noexcept {
  return side == Side::LeftFlank || side == Side::RightFlank;
}

/// Several zones have the same claim. kSides runs from the front to the rear, so `tied` is in that order already.
void settleTie(ZoneVerdict& verdict, ZoneTie rule, const std::vector<Side>& tied) {
  verdict.nearerFront = tied.front();
  verdict.other = tied.back();
  if (rule == ZoneTie::DieRoll) return;
  const auto flank = std::find_if(tied.begin(), tied.end(), isFlank);
  verdict.zone = flank == tied.end() ? tied.front() : *flank;
}

std::vector<Side> inOrder(Side a, Side b) {
  return a < b ? std::vector<Side>{a, b} : std::vector<Side>{b, a};
}

ZoneVerdict byFrontCentre(ZoneTie rule, const geometry::Footprint& charger, const geometry::Footprint& target) {
  ZoneVerdict verdict;
  const geometry::ZoneReading reading = geometry::zoneOf(target, charger.frontCentre());
  if (reading.onRay)
    settleTie(verdict, rule, inOrder(reading.zone, reading.other));
  else
    verdict.zone = verdict.nearerFront = verdict.other = reading.zone;
  return verdict;
}

ZoneVerdict byFrontRank(ZoneTie rule, const Unit& charger, const geometry::Footprint& target) {
  ZoneVerdict verdict;
  geometry::ZoneReading lastOnRay;
  for (int place = 0; place < modelsInRank(charger, 0); ++place) {
    const geometry::ZoneReading reading = geometry::zoneOf(target, baseAt(charger, 0, place).pose.centre);
    if (reading.onRay) {
      ++verdict.onRay;
      lastOnRay = reading;
    } else {
      ++verdict.counts[reading.zone];
    }
  }
  int most = 0;
  for (const auto& [side, count] : verdict.counts) most = std::max(most, count);
  std::vector<Side> best;
  for (const Side side : geometry::kSides)
    if (const auto found = verdict.counts.find(side); found != verdict.counts.end() && found->second == most)
      best.push_back(side);
  if (best.empty())
    settleTie(verdict, rule, inOrder(lastOnRay.zone, lastOnRay.other));
  else if (best.size() == 1)
    verdict.zone = verdict.nearerFront = verdict.other = best.front();
  else
    settleTie(verdict, rule, best);
  return verdict;
}

}  // namespace

ZoneVerdict chargerZone(const Ruleset& rules, const Unit& charger, const Unit& target) {
  if (rules.zoneCount == ZoneCount::FrontCentre)
    return byFrontCentre(rules.zoneTie, footprintOf(charger), footprintOf(target));
  return byFrontRank(rules.zoneTie, charger, footprintOf(target));
}

geometry::Side zoneByDie(const ZoneVerdict& tie, int die) noexcept {
  return die <= 3 ? tie.nearerFront : tie.other;
}

}  // namespace frontage::core
