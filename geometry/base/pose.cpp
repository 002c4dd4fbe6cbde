#include "geometry/base/pose.h"

namespace frontage::geometry {

Pose Pose::turnedAbout(Vec pivot, Angle left) const noexcept {
  // The pivot keeps its place in the unit's frame, so the turned frame is hung back on it: the corner that stays put
  // does so to the last rounding, however often this is repeated.
  const Vec local = toUnit(pivot);
  const Facing turned = facing.turned(left);
  return {pivot - turned.right() * local.x - turned.forward() * local.y, turned};
}

}  // namespace frontage::geometry
