#pragma once

#include "geometry/base/tolerance.h"
#include "tests/support/brute_distance.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace frontage::testing {

/// First touch of a motion by walking along it: the end of the first approach to within kContact (see sweep.h), found
/// with nothing but distances.
class MotionSampler {
 public:
  /// `moverAt(t)` is the mover's ring at t in [0, extent]; `speed` bounds the way that any point of the mover goes per
  /// unit of t, hence no step can jump over a contact; `resolution` is the shortest step.
  MotionSampler(std::function<std::vector<geometry::Vec>(double)> moverAt, double extent, double speed,
                double resolution, std::vector<geometry::Vec> still)
      : m_moverAt(std::move(moverAt)),
        m_extent(extent),
        m_speed(speed),
        m_resolution(resolution),
        m_still(std::move(still)) {}

  [[nodiscard]] double apartAt(double t) const { return bruteDistance(m_moverAt(t), m_still); }

  /// Too close to the tolerance to tell: a dip this shallow fits between two steps.
  [[nodiscard]] bool undecided() const { return std::fabs(m_least - geometry::kContact) < 1e-7; }

  [[nodiscard]] std::optional<double> firstTouch() {
    m_least = std::numeric_limits<double>::infinity();
    double before = 0;
    double at = 0;
    double apart = apartAt(0);
    if (apart <= geometry::kContact) return 0;
    while (at < m_extent) {
      // Neither over a contact, nor over a dip to within the tolerance of one.
      const double room = apart > geometry::kContact ? apart - geometry::kContact : apart;
      const double next = std::min(m_extent, at + std::max(room / m_speed, m_resolution));
      const double nextApart = apartAt(next);
      if (nextApart <= kZero) return next;
      if (apart <= geometry::kContact && nextApart >= apart) return lowest(before, next);
      before = at;
      at = next;
      apart = nextApart;
      m_least = std::min(m_least, apart);
    }
    if (apart <= geometry::kContact) return lowest(before, m_extent);
    return std::nullopt;
  }

 private:
  static constexpr double kZero = 1e-13;

  /// Where the distance is least between two moments with a single dip between them.
  [[nodiscard]] double lowest(double from, double to) const {
    while (to - from > m_resolution) {
      const double third = (to - from) / 3;
      if (apartAt(from + third) <= apartAt(to - third)) {
        to -= third;
      } else {
        from += third;
      }
    }
    return (from + to) / 2;
  }

  std::function<std::vector<geometry::Vec>(double)> m_moverAt;
  double m_extent;
  double m_speed;
  double m_resolution;
  std::vector<geometry::Vec> m_still;
  double m_least = 0;
};

}  // namespace frontage::testing
