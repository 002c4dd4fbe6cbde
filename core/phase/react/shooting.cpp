#include "core/phase/react/shooting.h"

#include "core/battlefield/formation.h"
#include "core/phase/flight/flee.h"
#include "core/phase/turn/leadership.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>

namespace frontage::core {

namespace {

int shootersOf(const Unit& unit) {
  const int front = std::min(unit.files, unit.models);
  switch (unit.stats.missile->ranks) {
    case Shooters::Front:
      return front;
    case Shooters::FrontAndHalf:
      return front + (unit.models - front + 1) / 2;
    case Shooters::All:
      return unit.models;
  }
  return front;
}

/// Soft cover (a wood) counts one, hard cover (a wall) two, when it lies across the shortest line to the charger.
int coverOf(const Battlefield& field, const geometry::ClosestPoints& line) {
  int cover = 0;
  for (const Terrain& terrain : field.terrain) {
    const int worth = terrain.kind == TerrainKind::Forest ? 1 : terrain.kind == TerrainKind::Obstacle ? 2 : 0;
    if (worth <= cover) continue;
    const geometry::Vec along = line.onB - line.onA;
    const double length = geometry::norm(along);
    if (length <= geometry::kContact) continue;
    // The line as a thin footprint: the contact kernel answers, with the one tolerance.
    const geometry::Footprint ray{
        {line.onA + along * 0.5, geometry::Facing::towards(along)}, geometry::kContact, length / 2};
    for (const geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape))
      if (geometry::closestPoints(ray, part).distance.inches() <= geometry::kContact) cover = worth;
  }
  return cover;
}

int countAtLeast(const std::vector<int>& dice, int needed) {
  return static_cast<int>(std::count_if(dice.begin(), dice.end(), [&](int die) { return die >= needed; }));
}

int rollHits(Play& play, const UnitId& shooter, const VolleyNumbers& numbers) {
  const auto rolled = [&](int shots, int needed) {
    return countAtLeast(play.roll(RollPurpose::ToHit, shooter, shots, Reading::atLeast(needed)), needed);
  };
  if (numbers.toHit <= 6) return rolled(numbers.shots, std::max(2, numbers.toHit));
  const int again = numbers.toHit - 3;
  const int sixes = rolled(numbers.shots, 6);
  return again > 6 ? 0 : rolled(sixes, again);
}

/// R5: a quarter of the models with which it began the phase.
bool lostAQuarter(const PhaseState& state, const Unit& unit) {
  const auto start = state.modelsAtStart.find(unit.id);
  return start != state.modelsAtStart.end() && 4 * (start->second - unit.models) >= start->second;
}

void testPanic(Play& play, const UnitId& shooter, const UnitId& charger) {
  const Unit& unit = play.unit(charger);
  const auto& immune = unit.stats.immune;
  if (std::find(immune.begin(), immune.end(), Psychology::Panic) != immune.end()) return;
  if (!lostAQuarter(play.state(), unit) || leadershipTest(play, "R5", RollPurpose::Panic, charger)) return;
  play.state().chargeOf(charger)->stage = Charge::Stage::Done;
  play.setCharging("D8", charger, false);
  flee(play, charger, play.unit(shooter).pose.centre, FlightCause::Panic);
}

}  // namespace

VolleyNumbers volleyNumbers(const Battlefield& field, const Unit& shooter, const Unit& charger) {
  const MissileWeapon& weapon = *shooter.stats.missile;
  const geometry::ClosestPoints line = geometry::closestPoints(footprintOf(shooter), footprintOf(charger));
  VolleyNumbers numbers;
  numbers.shooters = shootersOf(shooter);
  numbers.shots = numbers.shooters * weapon.shots;
  // Beyond the longest range counts as just within it, and so as long range (R4).
  const bool isLong = line.distance.inches() > weapon.range / 2 + geometry::kContact;
  numbers.toHit = 7 - weapon.ballisticSkill + 1 + (isLong ? 1 : 0) + coverOf(field, line);
  numbers.toWound = std::clamp(4 + charger.stats.toughness - weapon.strength, 2, 6);
  // A 1 never saves, however good the armour.
  numbers.save = std::clamp(charger.stats.armourSave + std::max(0, weapon.strength - 3), 2, 7);
  return numbers;
}

void standAndShoot(Play& play, const UnitId& shooterId, const UnitId& chargerId) {
  Unit& shooter = play.unit(shooterId);
  Unit& charger = play.unit(chargerId);
  shooter.state.stoodAndShot = true;
  const VolleyNumbers numbers = volleyNumbers(play.field(), shooter, charger);
  const int hits = rollHits(play, shooterId, numbers);
  const auto rolled = [&](RollPurpose purpose, const UnitId& who, int count, int needed) {
    return countAtLeast(play.roll(purpose, who, count, Reading::atLeast(needed)), needed);
  };
  const int wounds = rolled(RollPurpose::ToWound, shooterId, hits, numbers.toWound);
  const int saved = numbers.save > 6 ? 0 : rolled(RollPurpose::Save, chargerId, wounds, numbers.save);
  const int killed = dealWounds(charger, wounds - saved);
  play.leave("R4", Shots{shooterId, chargerId, numbers.shooters, hits, wounds - saved, killed, numbers.toHit,
                         numbers.toWound, numbers.save});
  if (charger.models == 0) {
    play.state().chargeOf(chargerId)->stage = Charge::Stage::Done;
    play.destroy("R5", chargerId, DestroyedBy::Shooting);
  } else if (killed > 0) {
    testPanic(play, shooterId, chargerId);
  }
}

}  // namespace frontage::core
