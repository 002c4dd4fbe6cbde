#include "geometry/reach/blocker.h"

namespace frontage::geometry::charge {

Ring seenFrom(const Lane& lane, const Ring& ring) {
  return ring.seen([&](Vec v) { return lane.toLane(v); },
                   [&](Vec d) {
                     return Vec{dot(d, lane.right), dot(d, lane.ahead)};
                   },
                   lane.hand == Hand::Right);
}

std::vector<Blocker> makeBlockers(const std::vector<Barrier>& barriers, const Lane& lane) {
  std::vector<Blocker> blockers;
  blockers.reserve(barriers.size());
  for (const Barrier& barrier : barriers) {
    Blocker b;
    b.onTheWay = barrier.onTheWay;
    b.betweenEnds = barrier.betweenEnds;
    b.ring = seenFrom(lane, barrier.ring);
    if (barrier.endRing) b.endRing = seenFrom(lane, *barrier.endRing);
    b.bounds = boundsOf(b.ring.corners());
    b.centre = (b.bounds.min + b.bounds.max) * 0.5;
    b.radius = distance(b.bounds.min, b.centre);
    blockers.push_back(std::move(b));
  }
  return blockers;
}

}  // namespace frontage::geometry::charge
