#include "geometry/sight/first_look.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace frontage::geometry::sighting {

FirstLook::FirstLook(const Stage& stage) noexcept
    : m_height(stage.scaleOf(stage.frame.ahead)),
      m_far(stage.target.far),
      m_slant(std::midpoint(stage.from, stage.to)) {
  m_shadow = stage.scaleOf(stage.frame.right - stage.frame.ahead * m_slant);
  m_spread = std::sqrt(1 + m_slant * m_slant);
  const Range target = rangeOf(stage.outline(), [this](Vec p) { return shadowOf(p, m_slant); });
  m_open = {std::max(-stage.half, target.lo), std::min(stage.half, target.hi)};
  m_rest = m_open;
}

void FirstLook::add(std::span<const Vec> points) noexcept {
  const Range shadow = rangeOf(points, [scale = m_shadow](Vec p) { return scale.at(p); });
  if (shadow.hi <= m_rest.lo || shadow.lo >= m_rest.hi) return;
  const Range height = rangeOf(points, [scale = m_height](Vec p) { return scale.at(p); });
  if (height.hi <= kContact || height.lo >= m_far) return;
  if (shadow.lo <= m_rest.lo) {
    m_rest.lo = shadow.hi;
  } else if (shadow.hi >= m_rest.hi) {
    m_rest.hi = shadow.lo;
  } else if (m_count < kMost) {
    m_hidden[m_count++] = shadow;
  } else {
    m_rest.hi = m_rest.lo;  // a crowd: for the search
  }
}

std::optional<Gap> FirstLook::wideGap() noexcept {
  std::sort(m_hidden.begin(), m_hidden.begin() + static_cast<std::ptrdiff_t>(m_count),
            [](const Range& a, const Range& b) { return a.lo < b.lo; });
  Gap widest{m_slant, m_rest.lo, m_rest.lo};
  double covered = m_rest.lo;
  const auto offer = [&](double end) {
    if (end - covered > widest.hi - widest.lo) widest = {m_slant, covered, end};
  };
  for (std::size_t i = 0; i < m_count; ++i) {
    offer(std::min(m_hidden[i].lo, m_rest.hi));
    covered = std::max(covered, m_hidden[i].hi);
  }
  offer(m_rest.hi);
  if (!isWide(widest, m_open)) return std::nullopt;
  return widest;
}

}  // namespace frontage::geometry::sighting
