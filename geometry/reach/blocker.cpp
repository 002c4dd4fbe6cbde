#include "geometry/reach/blocker.h"

#include <algorithm>

namespace frontage::geometry::charge {

Ring seenFrom(const Lane& lane, const Ring& ring) {
  Ring seen;
  seen.deepest = ring.deepest;
  seen.sharpest = ring.sharpest;
  seen.corners.reserve(ring.corners.size());
  seen.mitres.reserve(ring.corners.size());
  for (const Vec v : ring.corners) seen.corners.push_back(lane.toLane(v));
  for (const Vec m : ring.mitres) seen.mitres.push_back({dot(m, lane.right), dot(m, lane.ahead)});
  if (lane.hand == Hand::Right) {
    std::reverse(seen.corners.begin(), seen.corners.end());
    std::reverse(seen.mitres.begin(), seen.mitres.end());
  }
  return seen;
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
    b.bounds = boundsOf(b.ring.corners);
    b.centre = (b.bounds.min + b.bounds.max) * 0.5;
    b.radius = distance(b.bounds.min, b.centre);
    blockers.push_back(std::move(b));
  }
  return blockers;
}

}  // namespace frontage::geometry::charge
