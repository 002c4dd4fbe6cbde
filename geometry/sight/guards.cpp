#include "geometry/sight/guards.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::sighting {

Guards::Side Guards::leftOf(const Stage& stage) noexcept {
  double slant = stage.to;
  for (const Vec p : stage.targetLeft()) {
    if (shadowOf(p, stage.to) < -stage.half) slant = std::min(slant, (p.x + stage.half) / p.y);
  }
  slant = std::max(slant, stage.from);
  return {slant, openingAt(stage, slant).lo, stage.targetLeft().front().y};
}

Guards::Side Guards::rightOf(const Stage& stage) noexcept {
  double slant = stage.from;
  for (const Vec p : stage.targetRight()) {
    if (shadowOf(p, stage.from) > stage.half) slant = std::max(slant, (p.x - stage.half) / p.y);
  }
  slant = std::min(slant, stage.to);
  return {slant, openingAt(stage, slant).hi, stage.targetRight().back().y};
}

Guards::Guards(const Stage& stage) noexcept
    : m_left(leftOf(stage)),
      m_right(rightOf(stage)),
      m_anyLeft{stage.from, -stage.half, kNever},
      m_anyRight{stage.to, stage.half, kNever},
      m_far(stage.target.far) {}

bool Guards::outOfTheWay(std::span<const Vec> points, Range heights) const noexcept {
  if (heights.hi <= kContact || heights.lo >= m_far) return true;
  if (heights.lo < 0) return false;
  const auto shadow = [&](double slant) { return rangeOf(points, [&](Vec p) { return shadowOf(p, slant); }); };
  const Side& left = heights.hi <= m_left.near ? m_left : m_anyLeft;
  if (shadow(left.slant).hi < left.at) return true;
  const Side& right = heights.hi <= m_right.near ? m_right : m_anyRight;
  return shadow(right.slant).lo > right.at;
}

bool Guards::outOfTheWay(Vec centre, double radius) const noexcept {
  if (centre.y + radius <= kContact || centre.y - radius >= m_far) return true;
  if (centre.y < radius) return false;
  const double wide = radius * std::numbers::sqrt2;  // no slant spreads the shadow more
  const Side& left = centre.y + radius <= m_left.near ? m_left : m_anyLeft;
  const Side& right = centre.y + radius <= m_right.near ? m_right : m_anyRight;
  return shadowOf(centre, left.slant) + wide < left.at || shadowOf(centre, right.slant) - wide > right.at;
}

}  // namespace frontage::geometry::sighting
