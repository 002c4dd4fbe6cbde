#include "core/scenario/degrees.h"

#include <cmath>

namespace frontage::core {

namespace {

double rounded(double value, double scale) noexcept {
  return std::round(value * scale) / scale;
}

/// The number of degrees to write for a facing: the shortest that gives exactly this one. Free turns leave a facing an
/// ulp or two beside the number that the user meant: then that number. If no number gives it, the nearest to 1e-12.
double degreesOf(geometry::Facing facing) {
  const auto gives = [&](double degrees) { return geometry::Facing::fromBearingDegrees(degrees) == facing; };
  const double exact = facing.bearingDegrees();
  double scale = 1;
  for (int decimals = 0; decimals <= 12; ++decimals, scale *= 10)
    if (gives(rounded(exact, scale))) return rounded(exact, scale);
  const double meant = rounded(exact, 1e9);
  if (std::fabs(meant - exact) < 1e-12) return meant;
  double below = exact;
  double above = exact;
  for (int ulps = 0; ulps < 8; ++ulps) {
    if (gives(below)) return below;
    if (gives(above)) return above;
    below = std::nextafter(below, 0);
    above = std::nextafter(above, 360);
  }
  return rounded(exact, 1e12);
}

}  // namespace

double bearingToWrite(geometry::Facing facing) {
  const double degrees = degreesOf(facing);
  return degrees == 360 ? 0 : degrees;
}

}  // namespace frontage::core
