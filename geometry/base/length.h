#pragma once

#include <compare>

namespace frontage::geometry {

/// A length. Built only through a named factory or a literal, so that an inch is never taken for a millimetre.
/// Coordinates (`Vec`) are plain inches; a scalar that crosses an interface is a Length.
class Length {
 public:
  constexpr Length() noexcept = default;
  [[nodiscard]] static constexpr Length fromInches(double inches) noexcept { return Length(inches); }
  [[nodiscard]] static constexpr Length fromMillimetres(double mm) noexcept { return Length(mm / kMillimetresPerInch); }

  [[nodiscard]] constexpr double inches() const noexcept { return m_inches; }
  [[nodiscard]] constexpr double millimetres() const noexcept { return m_inches * kMillimetresPerInch; }

  constexpr Length operator-() const noexcept { return Length(-m_inches); }
  constexpr Length operator+(Length o) const noexcept { return Length(m_inches + o.m_inches); }
  constexpr Length operator-(Length o) const noexcept { return Length(m_inches - o.m_inches); }
  constexpr Length operator*(double k) const noexcept { return Length(m_inches * k); }
  constexpr Length operator/(double k) const noexcept { return Length(m_inches / k); }
  constexpr auto operator<=>(const Length&) const noexcept = default;

  /// Exact by definition of the inch (rules.md T1).
  static constexpr double kMillimetresPerInch = 25.4;

 private:
  constexpr explicit Length(double inches) noexcept : m_inches(inches) {}
  double m_inches = 0;
};

/// 6_in, 25_mm (an inch is 25.4 mm).
inline namespace literals {
constexpr Length operator""_in(long double v) noexcept {
  return Length::fromInches(static_cast<double>(v));
}
constexpr Length operator""_in(unsigned long long v) noexcept {
  return Length::fromInches(static_cast<double>(v));
}
constexpr Length operator""_mm(long double v) noexcept {
  return Length::fromMillimetres(static_cast<double>(v));
}
constexpr Length operator""_mm(unsigned long long v) noexcept {
  return Length::fromMillimetres(static_cast<double>(v));
}
}  // namespace literals

}  // namespace frontage::geometry
