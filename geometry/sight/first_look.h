#pragma once

#include "geometry/sight/gap_search.h"
#include "geometry/sight/guards.h"

#include <array>

namespace frontage::geometry::sighting {

/// A look along the middle slant alone, on the table, before anything is made ready for more. Most open boards show a
/// wide gap there. Reckons with the whole shadow of each blocker, wherever that lies: what it says is open is open;
/// what it does not say is for the search to find out.
class FirstLook {
 public:
  /// Requires: not stage.outsideCone().
  explicit FirstLook(const Stage& stage) noexcept;

  /// Takes a blocker into account: connected points.
  void add(std::span<const Vec> points) noexcept;
  /// The same for a blocker that lies in a circle, whose points are asked for only where it may matter.
  template <typename Points>
  void add(Vec centre, double radius, const Points& points) noexcept {
    const double at = m_shadow.at(centre);
    const double wide = radius * m_spread;
    if (at + wide > m_rest.lo && at - wide < m_rest.hi) add(points());
  }

  /// No wide gap is left, whatever else is added.
  [[nodiscard]] bool isHopeless() const noexcept { return !isWide({0, m_rest.lo, m_rest.hi}, m_open); }

  /// A gap so wide that no better one need be looked for; nothing when there is none.
  [[nodiscard]] std::optional<Gap> wideGap() noexcept;

 private:
  static constexpr std::size_t kMost = 16;

  Scale m_height;
  Scale m_shadow;
  double m_spread = 1;  ///< how wide a shadow is cast by a unit across the lines, at most
  double m_far = 0;
  double m_slant = 0;
  Opening m_open;
  Opening m_rest;  ///< without what is hidden at either end
  std::array<Range, kMost> m_hidden;
  std::size_t m_count = 0;
};

}  // namespace frontage::geometry::sighting
