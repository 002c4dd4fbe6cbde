#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/vec.h"

namespace frontage::geometry {

/// The way something looks, stored as (cos, sin) of its compass bearing, always of unit length to 1e-15.
/// Kept as a pair and renormalised at each turn, so that repeated turns do not drift (models.md 8.2).
class Facing {
 public:
  constexpr Facing() noexcept = default;
  /// Bearing: clockwise from up (+y), as in files.
  [[nodiscard]] static Facing fromBearing(Angle bearing) noexcept;
  [[nodiscard]] static Facing fromBearingDegrees(double degrees) noexcept;
  /// Requires: `direction` is not the zero vector.
  [[nodiscard]] static Facing towards(Vec direction) noexcept;

  /// In [0, 360).
  [[nodiscard]] double bearingDegrees() const noexcept;
  [[nodiscard]] Angle bearing() const noexcept { return Angle::fromRadians(std::atan2(m_sin, m_cos)); }
  /// The facing vector h = (sin f, cos f).
  [[nodiscard]] constexpr Vec forward() const noexcept { return {m_sin, m_cos}; }
  /// r = (cos f, -sin f), to the right of the facing.
  [[nodiscard]] constexpr Vec right() const noexcept { return {m_cos, -m_sin}; }
  /// Turned counter-clockwise by `left`; negative turns right.
  [[nodiscard]] Facing turned(Angle left) const noexcept;
  [[nodiscard]] constexpr Facing reversed() const noexcept { return Facing(-m_cos, -m_sin); }
  /// The signed turn, to the left positive, in (-pi, pi], that brings this facing onto `other`.
  [[nodiscard]] Angle turnTo(Facing other) const noexcept;

  constexpr bool operator==(const Facing&) const noexcept = default;

 private:
  constexpr Facing(double c, double s) noexcept : m_cos(c), m_sin(s) {}
  double m_cos = 1;
  double m_sin = 0;
};

}  // namespace frontage::geometry
