#include "geometry/base/facing.h"

#include <array>

namespace frontage::geometry {

namespace {

Vec unit(Vec v) noexcept {
  const double n = norm(v);
  return {v.x / n, v.y / n};
}

}  // namespace

Facing Facing::fromBearing(Angle bearing) noexcept {
  return Facing(std::cos(bearing.radians()), std::sin(bearing.radians()));
}

Facing Facing::fromBearingDegrees(double degrees) noexcept {
  // Quarter turns are exact, so that a unit written as facing 90 stands square to the table to the last bit.
  const double d = std::remainder(degrees, 360.0);
  static constexpr std::array<Vec, 4> kQuarters{Vec{1, 0}, Vec{0, 1}, Vec{-1, 0}, Vec{0, -1}};
  const double quarter = d / 90.0;
  if (quarter == std::round(quarter)) {
    const auto i = static_cast<std::size_t>((static_cast<int>(quarter) + 4) % 4);
    return Facing(kQuarters[i].x, kQuarters[i].y);
  }
  return fromBearing(Angle::fromDegrees(d));
}

Facing Facing::towards(Vec direction) noexcept {
  const Vec h = unit(direction);
  return Facing(h.y, h.x);
}

double Facing::bearingDegrees() const noexcept {
  const double d = Angle::fromRadians(std::atan2(m_sin, m_cos)).degrees();
  if (d >= 0) return d;
  // A hair to the left of north rounds up to the full circle.
  const double bearing = d + 360.0;
  return bearing < 360.0 ? bearing : 0.0;
}

Facing Facing::turned(Angle left) const noexcept {
  const double c = std::cos(left.radians());
  const double s = std::sin(left.radians());
  // Left is against the compass, hence the bearing shrinks by `left`.
  const Vec v = unit({m_cos * c + m_sin * s, m_sin * c - m_cos * s});
  return Facing(v.x, v.y);
}

Angle Facing::turnTo(Facing other) const noexcept {
  const Angle a = Angle::fromRadians(std::atan2(cross(forward(), other.forward()), dot(forward(), other.forward())));
  return a.normalised();
}

}  // namespace frontage::geometry
