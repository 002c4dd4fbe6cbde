#pragma once

#include <cmath>
#include <compare>
#include <numbers>

namespace frontage::geometry {

/// An angle, positive counter-clockwise (to the left) unless a name says "bearing". Radians inside; files and people
/// use degrees. Not normalised by itself: a wheel of 400 degrees is a different thing from one of 40.
class Angle {
 public:
  constexpr Angle() noexcept = default;
  [[nodiscard]] static constexpr Angle fromRadians(double r) noexcept { return Angle(r); }
  [[nodiscard]] static constexpr Angle fromDegrees(double d) noexcept { return Angle(d * std::numbers::pi / 180.0); }

  [[nodiscard]] constexpr double radians() const noexcept { return m_radians; }
  [[nodiscard]] constexpr double degrees() const noexcept { return m_radians * 180.0 / std::numbers::pi; }

  /// The same direction in (-pi, pi].
  [[nodiscard]] Angle normalised() const noexcept {
    const double r = std::remainder(m_radians, 2 * std::numbers::pi);
    return Angle(r <= -std::numbers::pi ? std::numbers::pi : r);
  }

  constexpr Angle operator-() const noexcept { return Angle(-m_radians); }
  constexpr Angle operator+(Angle o) const noexcept { return Angle(m_radians + o.m_radians); }
  constexpr Angle operator-(Angle o) const noexcept { return Angle(m_radians - o.m_radians); }
  constexpr Angle operator*(double k) const noexcept { return Angle(m_radians * k); }
  constexpr auto operator<=>(const Angle&) const noexcept = default;

 private:
  constexpr explicit Angle(double radians) noexcept : m_radians(radians) {}
  double m_radians = 0;
};

/// Its size: the same turn to the left.
[[nodiscard]] inline Angle abs(Angle a) noexcept {
  return Angle::fromRadians(std::fabs(a.radians()));
}

/// 90_deg.
inline namespace literals {
constexpr Angle operator""_deg(long double v) noexcept {
  return Angle::fromDegrees(static_cast<double>(v));
}
constexpr Angle operator""_deg(unsigned long long v) noexcept {
  return Angle::fromDegrees(static_cast<double>(v));
}
}  // namespace literals

}  // namespace frontage::geometry
