#include "geometry/zones/zones.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/clip.h"

#include <boost/container/small_vector.hpp>

#include <cmath>

namespace frontage::geometry {

ZoneReading zoneOf(const Footprint& target, Vec point) noexcept {
  const Vec local = target.pose.toUnit(point);
  const double beyondFlank = std::fabs(local.x) - target.halfWidth;
  const double beyondEnd = std::fabs(local.y) - target.halfDepth;
  const Side end = local.y > 0 ? Side::Front : Side::Rear;
  const Side flank = local.x > 0 ? Side::RightFlank : Side::LeftFlank;
  if (std::fabs(beyondFlank - beyondEnd) <= kContact) {
    return end == Side::Front ? ZoneReading{end, true, flank} : ZoneReading{flank, true, end};
  }
  const Side zone = beyondEnd > beyondFlank ? end : flank;
  return {zone, false, zone};
}

bool reachesFrontZone(const Footprint& looker, const Footprint& other) noexcept {
  // The zone is convex: ahead of the front edge and between the two rays. Each border is moved out by the tolerance.
  const auto corners = other.corners();
  boost::container::small_vector<Vec, 16> part;
  for (const Vec corner : corners) part.push_back(looker.pose.toUnit(corner));
  const double diagonal = std::sqrt(0.5);
  const auto cut = [&part](Vec point, Vec outward) { detail::clip(part, point + outward * kContact, outward); };
  cut({0, looker.halfDepth}, {0, -1});
  cut({looker.halfWidth, looker.halfDepth}, {diagonal, -diagonal});
  cut({-looker.halfWidth, looker.halfDepth}, {-diagonal, -diagonal});
  return !part.empty();
}

}  // namespace frontage::geometry
