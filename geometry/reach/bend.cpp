#include "geometry/reach/bend.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry::charge {

Bend::Bend(const Reached& first, const Reached& middle, const Reached& last) noexcept {
  const std::size_t count = middle.stretches.size();
  if (first.stretches.size() != count || last.stretches.size() != count) return;
  m_most = count == 0 ? std::fabs(first.room - 2 * middle.room + last.room) : 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Span a = first.stretches[i];
    const Span b = middle.stretches[i];
    const Span c = last.stretches[i];
    m_most = std::max({m_most, std::fabs(a.from - 2 * b.from + c.from), std::fabs(a.to - 2 * b.to + c.to)});
  }
}

void Bend::cut(const Reached& first, const Reached& last, Spans& stretches) const noexcept {
  if (!std::isfinite(m_most) || first.stretches.size() != last.stretches.size()) return;
  if (first.stretches.empty() && std::max(first.room, last.room) + m_most < 0) stretches.clear();
  if (first.stretches.size() != stretches.size()) return;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const Span a = first.stretches[i];
    const Span b = last.stretches[i];
    stretches[i].from = std::max(stretches[i].from, std::min(a.from, b.from) - m_most);
    stretches[i].to = std::min(stretches[i].to, std::max(a.to, b.to) + m_most);
  }
}

}  // namespace frontage::geometry::charge
