#include "geometry/base/footprint.h"

namespace frontage::geometry {

Edge Footprint::edge(Side side) const noexcept {
  const Vec h = pose.facing.forward();
  const Vec r = pose.facing.right();
  switch (side) {
    case Side::Front:
      return {frontLeft(), frontRight(), h};
    case Side::RightFlank:
      return {frontRight(), rearRight(), r};
    case Side::Rear:
      return {rearRight(), rearLeft(), -h};
    case Side::LeftFlank:
      break;
  }
  return {rearLeft(), frontLeft(), -r};
}

}  // namespace frontage::geometry
