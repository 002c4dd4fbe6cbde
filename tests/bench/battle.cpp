#include "tests/bench/battle.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"
#include "geometry/zones/zones.h"
#include "tests/support/sight_boards.h"

#include <algorithm>
#include <cmath>

namespace frontage::bench {

using namespace geometry;

namespace {

/// What a charge may sweep lies in this box: all the way to the target, to either side of it, and the door.
Bounds boundsOfCharge(const Footprint& charger, const Footprint& target) {
  const std::array<Vec, 4> a = charger.corners();
  const std::array<Vec, 4> b = target.corners();
  Bounds box = boundsOf(std::array{a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]});
  const double size = 2 * std::hypot(charger.halfWidth, charger.halfDepth);
  return {box.min - Vec{size, size}, box.max + Vec{size, size}};
}

}  // namespace

void Battle::deploy(int count, double low, double high, double bearing) {
  testing::Random random(static_cast<std::uint64_t>(bearing) + 1);
  const std::size_t wanted = m_units.size() + static_cast<std::size_t>(count);
  while (m_units.size() < wanted) {
    const double facing = bearing + random.uniform(-30, 30);
    const Footprint unit{
        {{random.uniform(4, m_width - 4), random.uniform(low, high)}, Facing::fromBearingDegrees(facing)},
        random.uniform(1.2, 3.5),
        random.uniform(0.8, 2)};
    const auto inTheWay = [&](const Footprint& other) { return relate(unit, other) != Relation::Apart; };
    if (std::none_of(m_units.begin(), m_units.end(), inTheWay)) m_units.push_back(unit);
  }
}

Battle::Battle(int unitsEach, int terrainPieces, int tableFor) {
  constexpr double kWidthPerUnit = 72.0 / 20;  // 20 a side on the usual table
  m_height = 48;
  m_width = kWidthPerUnit * tableFor;
  deploy(unitsEach, 4, 18, 0);
  deploy(unitsEach, 30, 44, 180);
  for (const Footprint& unit : m_units) m_things.push_back({toPolygon(unit).vertices});
  testing::Random random(3);
  for (int i = 0; i < terrainPieces; ++i) {
    const Vec place{random.uniform(0, m_width), random.uniform(0, m_height)};
    const auto shape = testing::randomShape(random, random.uniform(0.5, 2.5));
    m_things.push_back(moved(shape, {place, random.angle(), false}).outline);
  }
  m_field = SightField(m_things);
  m_leftOut.assign(m_things.size(), 0);
  std::vector<Bounds> boxes;
  for (std::size_t i = 0; i < m_things.size(); ++i) {
    for (ConvexPolygon& part : convexParts(m_things[i])) {
      boxes.push_back(boundsOf(part.vertices));
      m_ownerOfPart.push_back(static_cast<int>(i));
      m_parts.push_back(std::move(part));
    }
  }
  m_index = ObstacleIndex(boxes);
}

Side Battle::zone(std::size_t c, std::size_t t) const {
  return zoneOf(target(t), charger(c).frontCentre()).zone;
}

Sight Battle::sight(std::size_t c, std::size_t t) const {
  m_leftOut[c] = m_leftOut[unitsEach() + t] = 1;
  const Sight seen = m_field.look(testing::lookerOf(charger(c)), target(t), m_leftOut);
  m_leftOut[c] = m_leftOut[unitsEach() + t] = 0;
  return seen;
}

std::vector<OffsetInterval> Battle::reach(std::size_t c, std::size_t t, Side facing) const {
  ReachProblem problem{charger(c), target(t), facing, {}, m_width, m_height};
  for (const int part : m_index.find(boundsOfCharge(charger(c), target(t)))) {
    const auto owner = static_cast<std::size_t>(m_ownerOfPart[static_cast<std::size_t>(part)]);
    if (owner == c || owner == unitsEach() + t) continue;
    const bool enemy = owner >= unitsEach() && owner < m_units.size();
    problem.obstacles.push_back(
        {m_parts[static_cast<std::size_t>(part)], enemy ? Obstacle::Keep::NoTouch : Obstacle::Keep::NoOverlap, part});
  }
  return reachableOffsets(problem);
}

PairAnswer Battle::answer(std::size_t c, std::size_t t) const {
  PairAnswer a;
  a.zone = zone(c, t);
  a.inArc = reachesFrontZone(charger(c), target(t));
  a.distance = closestPoints(charger(c), target(t)).distance.inches();
  a.sight = sight(c, t);
  if (!a.inArc) {
    a.outcome = Outcome::OutOfArc;
  } else if (!isWithin(a.distance, kRange)) {
    a.outcome = Outcome::OutOfRange;
  } else if (!a.sight.visible) {
    a.outcome = Outcome::NotSeen;
  } else {
    a.offsets = reach(c, t, a.zone);
    a.outcome = a.offsets.empty() ? Outcome::Stopped : Outcome::Reached;
  }
  return a;
}

}  // namespace frontage::bench
