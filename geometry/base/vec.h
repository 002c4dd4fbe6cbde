#pragma once

#include <cmath>

namespace frontage::geometry {

/// A point or a displacement on the table, in inches, y up (geometry.md "Frames").
struct Vec {
  double x = 0;
  double y = 0;

  constexpr bool operator==(const Vec&) const noexcept = default;
  constexpr Vec operator-() const noexcept { return {-x, -y}; }
  constexpr Vec operator+(Vec o) const noexcept { return {x + o.x, y + o.y}; }
  constexpr Vec operator-(Vec o) const noexcept { return {x - o.x, y - o.y}; }
  constexpr Vec operator*(double k) const noexcept { return {x * k, y * k}; }
  constexpr Vec& operator+=(Vec o) noexcept { return *this = *this + o; }
};

// The usual products; `cross` is positive when b points to the left of a. All in inches and square inches, rounded as
// doubles are and no further.
constexpr Vec operator*(double k, Vec v) noexcept {
  return v * k;
}
[[nodiscard]] constexpr double dot(Vec a, Vec b) noexcept {
  return a.x * b.x + a.y * b.y;
}
/// Positive when b lies to the left (counter-clockwise) of a.
[[nodiscard]] constexpr double cross(Vec a, Vec b) noexcept {
  return a.x * b.y - a.y * b.x;
}
/// A quarter turn to the left.
[[nodiscard]] constexpr Vec leftOf(Vec v) noexcept {
  return {-v.y, v.x};
}
/// A quarter turn to the right.
[[nodiscard]] constexpr Vec rightOf(Vec v) noexcept {
  return {v.y, -v.x};
}
[[nodiscard]] constexpr Vec lerp(Vec a, Vec b, double t) noexcept {
  return a + (b - a) * t;
}
/// The length. Lengths on a table are far from where a square would over- or underflow, which is all that the several
/// times slower std::hypot guards against.
[[nodiscard]] inline double norm(Vec v) noexcept {
  return std::sqrt(dot(v, v));
}
[[nodiscard]] inline double distance(Vec a, Vec b) noexcept {
  return norm(b - a);
}

}  // namespace frontage::geometry
