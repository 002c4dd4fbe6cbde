#include "geometry/sight/guards.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::geometry::sighting {

Guards::Side Guards::sideOf(const Stage& stage, double slant, double limit, double near) noexcept {
  return {stage.scaleOf(stage.frame.right - stage.frame.ahead * slant), limit, near};
}

Guards::Side Guards::leftOf(const Stage& stage) noexcept {
  double slant = stage.to;
  for (const Vec p : stage.targetLeft()) {
    if (shadowOf(p, stage.to) < -stage.half) slant = std::min(slant, (p.x + stage.half) / p.y);
  }
  slant = std::max(slant, stage.from);
  return sideOf(stage, slant, openingAt(stage, slant).lo, stage.targetLeft().front().y);
}

Guards::Side Guards::rightOf(const Stage& stage) noexcept {
  double slant = stage.from;
  for (const Vec p : stage.targetRight()) {
    if (shadowOf(p, stage.from) > stage.half) slant = std::max(slant, (p.x - stage.half) / p.y);
  }
  slant = std::min(slant, stage.to);
  return sideOf(stage, slant, openingAt(stage, slant).hi, stage.targetRight().back().y);
}

Guards::Guards(const Stage& stage) noexcept
    : m_height(stage.scaleOf(stage.frame.ahead)),
      m_far(stage.target.far),
      m_left(leftOf(stage)),
      m_right(rightOf(stage)),
      m_anyLeft(sideOf(stage, stage.from, -stage.half, kNever)),
      m_anyRight(sideOf(stage, stage.to, stage.half, kNever)) {}

bool Guards::outOfTheWay(std::span<const Vec> points) const noexcept {
  double near = kNever;
  double far = -kNever;
  double left = kNever;
  double right = -kNever;
  for (const Vec p : points) {
    const double height = m_height.at(p);
    near = std::min(near, height);
    far = std::max(far, height);
    right = std::max(right, m_left.shadow.at(p));
    left = std::min(left, m_right.shadow.at(p));
  }
  if (far <= kContact || near >= m_far) return true;
  if (near < 0) return false;
  if (far > m_left.near) right = rangeOf(points, [&](Vec p) { return m_anyLeft.shadow.at(p); }).hi;
  if (far > m_right.near) left = rangeOf(points, [&](Vec p) { return m_anyRight.shadow.at(p); }).lo;
  return right < (far > m_left.near ? m_anyLeft : m_left).limit ||
         left > (far > m_right.near ? m_anyRight : m_right).limit;
}

bool Guards::outOfTheWay(Vec centre, double radius) const noexcept {
  const double height = m_height.at(centre);
  if (height + radius <= kContact || height - radius >= m_far) return true;
  if (height < radius) return false;
  const double wide = radius * std::numbers::sqrt2;  // no slant spreads the shadow more
  const Side& left = height + radius > m_left.near ? m_anyLeft : m_left;
  const Side& right = height + radius > m_right.near ? m_anyRight : m_right;
  return left.shadow.at(centre) + wide < left.limit || right.shadow.at(centre) - wide > right.limit;
}

}  // namespace frontage::geometry::sighting
