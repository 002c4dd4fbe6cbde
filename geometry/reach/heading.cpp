#include "geometry/reach/heading.h"

#include <cmath>

namespace frontage::geometry::charge {

Heading makeHeading(const Lane& lane, double wheel, double grow) noexcept {
  Heading h;
  h.sin = std::sin(wheel);
  h.cos = std::cos(wheel);
  h.door = lane.turn - wheel;
  h.cosDoor = lane.turnCos * h.cos + lane.turnSin * h.sin;
  const double tan = (lane.turnSin * h.cos - lane.turnCos * h.sin) / h.cosDoor;
  const double a = lane.halfWidth();
  const double w = lane.halfEdge + grow;
  if (h.door >= 0) {
    // The plus end of the edge is nearest: it meets the front until the strip has slid past it; then the pivot corner
    // meets the edge.
    const Vec end = turned(lane.plusEnd(grow), h);
    h.knee = end.x;
    h.kneeOffset = w - a;
    h.kneeFront = end.y;
    h.fallAfter = 1 / h.cosDoor;
    h.riseAfter = tan;
  } else {
    const Vec end = turned(lane.minusEnd(grow), h);
    h.knee = end.x - lane.width;
    h.kneeOffset = a - w;
    h.kneeFront = end.y;
    h.fallBefore = 1 / h.cosDoor;
    h.riseBefore = tan;
  }
  return h;
}

}  // namespace frontage::geometry::charge
