#include "geometry/sight/gap_search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::geometry::sighting {

namespace {

double widthOf(const Gap& g) noexcept {
  return (g.hi - g.lo) / std::sqrt(1 + g.slant * g.slant);
}

/// What must be covered along one slant.
Gap opening(const Stage& stage, double slant) noexcept {
  const Shadow target = shadowOf(stage.target.shape, slant);
  return {slant, std::max(-stage.half, target.lo), std::min(stage.half, target.hi)};
}

}  // namespace

GapSearch::GapSearch(const Stage& stage)
    : m_stage(stage),
      m_shadows(stage.screens.get_allocator().resource()),
      m_cover(stage.screens.get_allocator().resource()),
      m_closers(stage.screens.get_allocator().resource()) {}

std::optional<Gap> GapSearch::find(std::span<const Screen> screens) {
  m_closers.clear();
  std::optional<Gap> best;
  for (const double part : {0.5, 0.25, 0.75}) {
    const std::optional<Gap> gap = widestGap(screens, std::lerp(m_stage.from, m_stage.to, part));
    if (gap && (!best || widthOf(*gap) > widthOf(*best) + kSliver)) best = gap;
  }
  if (best) return best;
  double slant = m_stage.from;
  while (slant <= m_stage.to) {
    cast(screens, slant);
    if (!buildCover(slant)) return widened(screens, slant);
    for (const Screen* s : m_cover) m_closers.push_back(s->owner);
    slant = coverEnd(slant);
  }
  return std::nullopt;
}

void GapSearch::cast(std::span<const Screen> screens, double slant) {
  m_shadows.clear();
  for (const Screen& s : screens) {
    if (slant < s.from || slant >= s.to) continue;
    const Shadow shadow = shadowOf(m_stage.pointsOf(s), slant);
    m_shadows.push_back({shadow.lo, shadow.hi, &s});
  }
}

/// The fewest shadows that follow on each other from the left end of the opening to its right end. False when they
/// leave a gap.
bool GapSearch::buildCover(double slant) {
  const Gap open = opening(m_stage, slant);
  m_cover.clear();
  double covered = open.lo - kSliver;
  do {
    const Extent* next = nullptr;
    for (const Extent& e : m_shadows) {
      if (e.lo <= std::max(covered, open.lo) + kSliver && e.hi > covered && (next == nullptr || e.hi > next->hi)) {
        next = &e;
      }
    }
    if (next == nullptr) return false;
    m_cover.push_back(next->screen);
    covered = next->hi;
  } while (covered < open.hi - kSliver);
  return true;
}

/// The first slant at which the cover that was built at `slant` comes apart, or beyond the last slant.
double GapSearch::coverEnd(double slant) const {
  const double past = std::nextafter(m_stage.to, 2.0);
  const Points& target = m_stage.target.shape;
  double end = leftEndBareSlant(m_stage.pointsOf(*m_cover.front()), target, m_stage.half, slant, past);
  end = std::min(end, rightEndBareSlant(m_stage.pointsOf(*m_cover.back()), target, m_stage.half, slant, past));
  for (std::size_t i = 0; i < m_cover.size(); ++i) {
    end = std::min(end, m_cover[i]->to);
    if (i == 0) continue;
    end = std::min(end, partingSlant(m_stage.pointsOf(*m_cover[i - 1]), m_stage.pointsOf(*m_cover[i]), slant, past));
  }
  return end;
}

std::optional<Gap> GapSearch::widestGap(std::span<const Screen> screens, double slant) {
  cast(screens, slant);
  std::sort(m_shadows.begin(), m_shadows.end(), [](const Extent& a, const Extent& b) { return a.lo < b.lo; });
  const Gap open = opening(m_stage, slant);
  std::optional<Gap> best;
  const auto offer = [&](double lo, double hi) {
    if (hi - lo > kSliver && (!best || hi - lo > best->hi - best->lo + kSliver)) best = Gap{slant, lo, hi};
  };
  double covered = open.lo;
  for (const Extent& e : m_shadows) {
    offer(covered, std::min(e.lo, open.hi));
    covered = std::max(covered, e.hi);
  }
  offer(covered, open.hi);
  return best;
}

/// A gap has just opened at `slant`: follow it, and stop where it is widest among a few places. The places come nearer
/// and nearer to `slant`, since the gap may close again soon.
Gap GapSearch::widened(std::span<const Screen> screens, double slant) {
  constexpr int kMostHalvings = 40;
  constexpr int kMoreOnceFound = 3;
  const std::optional<Gap> first = widestGap(screens, slant);
  Gap best = first ? *first : opening(m_stage, slant);  // none: the opening itself has no width
  double step = m_stage.to - slant;
  for (int i = 0, last = kMostHalvings; i < last; ++i, step /= 2) {
    const std::optional<Gap> gap = widestGap(screens, slant + step);
    if (!gap || widthOf(*gap) <= widthOf(best)) continue;
    best = *gap;
    last = std::min(last, i + 1 + kMoreOnceFound);
  }
  return best;
}

}  // namespace frontage::geometry::sighting
