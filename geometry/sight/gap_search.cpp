#include "geometry/sight/gap_search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::geometry::sighting {

namespace {

/// Across the lines, not along the edge.
double widthOf(const Gap& g) noexcept {
  return (g.hi - g.lo) / std::sqrt(1 + g.slant * g.slant);
}

}  // namespace

GapSearch::GapSearch(const Stage& stage)
    : m_stage(stage),
      m_screens(stage.screens, stage.memory()),
      m_extents(stage.screens.size(), stage.memory()),
      m_cover(stage.memory()),
      m_relied(stage.memory()),
      m_proof(stage.memory()),
      m_next(stage.memory()) {
  m_cover.reserve(8);
  m_relied.reserve(8);
}

void GapSearch::Proof::add(double from, double to, std::span<const int> relyingOn) {
  const auto begin = static_cast<std::uint32_t>(owners.size());
  owners.insert(owners.end(), relyingOn.begin(), relyingOn.end());
  steps.push_back({from, to, begin, static_cast<std::uint32_t>(owners.size())});
}

std::optional<Gap> GapSearch::find() {
  std::optional<Gap> best;
  for (const double part : {0.5, 0.25, 0.75}) {
    const std::optional<Gap> gap = widestGap(std::lerp(m_stage.from, m_stage.to, part));
    if (!gap) continue;
    if (!best || widthOf(*gap) > widthOf(*best) + kSliver) best = gap;
    if (3 * (gap->hi - gap->lo) > m_open.hi - m_open.lo) break;  // wide enough for its place
  }
  if (best) return best;
  const std::optional<double> bare = firstBareSlant(m_stage.from, std::nextafter(m_stage.to, 2.0), m_proof);
  if (bare) return widened(*bare);
  return std::nullopt;
}

bool GapSearch::doWithout(int owner) {
  m_next.steps.clear();
  m_next.owners.clear();
  m_leftOut = owner;
  bool shut = true;
  for (const Step& s : m_proof.steps) {
    const std::span<const int> owners = m_proof.ownersOf(s);
    if (std::find(owners.begin(), owners.end(), owner) == owners.end()) {
      m_next.add(s.from, s.to, owners);
    } else if (firstBareSlant(s.from, s.to, m_next)) {
      shut = false;
      break;
    }
  }
  m_leftOut = -1;
  if (!shut) return false;
  std::swap(m_proof.steps, m_next.steps);
  std::swap(m_proof.owners, m_next.owners);
  std::erase_if(m_screens, [&](const Screen& s) { return s.owner == owner; });
  return true;
}

/// The first slant that was come to along which the target is not all covered. From one cover to the next: along all
/// slants between, the target is covered.
std::optional<double> GapSearch::firstBareSlant(double from, double to, Proof& proof) {
  double slant = from;
  while (slant < to) {
    cast(slant);
    if (!buildCover()) return slant;
    m_relied.clear();
    for (const Screen* s : m_cover) m_relied.push_back(s->owner);
    const double end = coverEnd(slant, to);
    proof.add(slant, end, m_relied);
    slant = end;
  }
  return std::nullopt;
}

/// Finds the shadows that reach into the opening. Without branches where it can: what lies where is not to be foreseen.
void GapSearch::cast(double slant) {
  m_open = openingAt(m_stage, slant);
  const double first = m_open.lo - kSliver;
  const double last = m_open.hi + kSliver;
  m_cast = 0;
  for (const Screen& s : m_screens) {
    const Extent e{leftEnd(m_stage.leftRim(s), slant).at, rightEnd(m_stage.rightRim(s), slant).at, &s};
    m_extents[m_cast] = e;
    const bool counts = (slant >= s.from) & (slant < s.to) & (e.lo <= last) & (e.hi >= first) & (s.owner != m_leftOut);
    m_cast += static_cast<std::size_t>(counts);
  }
}

/// The fewest shadows that follow on each other from the left end of the opening to its right end. False when they
/// leave a gap.
bool GapSearch::buildCover() {
  m_cover.clear();
  double covered = m_open.lo - kSliver;
  do {
    const double from = std::max(covered, m_open.lo) + kSliver;
    double reach = covered;
    const Screen* next = nullptr;
    for (std::size_t i = 0; i < m_cast; ++i) {
      const Extent& e = m_extents[i];
      const bool better = (e.lo <= from) & (e.hi > reach);
      reach = better ? e.hi : reach;
      next = better ? e.screen : next;
    }
    if (next == nullptr) {
      m_bare = std::clamp(covered, m_open.lo, m_open.hi);
      return false;
    }
    m_cover.push_back(next);
    covered = reach;
  } while (covered < m_open.hi - kSliver);
  return true;
}

/// The first slant at which the cover that was built at `slant` comes apart, at most `end`.
double GapSearch::coverEnd(double slant, double end) const {
  const Stage& s = m_stage;
  end = std::min(end, leftEndBareSlant(s.leftRim(*m_cover.front()), s.targetLeft(), s.half, slant, end));
  end = std::min(end, rightEndBareSlant(s.rightRim(*m_cover.back()), s.targetRight(), s.half, slant, end));
  for (std::size_t i = 0; i < m_cover.size(); ++i) {
    end = std::min(end, m_cover[i]->to);
    if (i > 0) {
      end = std::min(end, partingSlant(s.rightRim(*m_cover[i - 1]), s.leftRim(*m_cover[i]), slant, end));
    }
  }
  return end;
}

std::optional<Gap> GapSearch::widestGap(double slant) {
  cast(slant);
  if (buildCover()) return std::nullopt;
  const auto end = m_extents.begin() + static_cast<std::ptrdiff_t>(m_cast);
  std::sort(m_extents.begin(), end, [](const Extent& a, const Extent& b) { return a.lo < b.lo; });
  std::optional<Gap> widest;
  const auto offer = [&](double lo, double hi) {
    if (hi - lo > (widest ? widest->hi - widest->lo : kSliver)) widest = {slant, lo, hi};
  };
  double covered = m_open.lo;
  for (auto e = m_extents.begin(); e != end; ++e) {
    offer(covered, std::min(e->lo, m_open.hi));
    covered = std::max(covered, e->hi);
  }
  offer(covered, m_open.hi);
  return widest;
}

/// A gap has just opened at `slant`: follow it, and stop where it is widest among a few places. The places come nearer
/// and nearer to `slant`, since the gap may close again soon.
Gap GapSearch::widened(double slant) {
  constexpr int kMostHalvings = 40;
  constexpr int kMoreOnceFound = 3;
  const double bare = m_bare;
  Gap best = widestGap(slant).value_or(Gap{slant, bare, bare});  // none: the opening itself has no width
  double step = m_stage.to - slant;
  for (int i = 0, last = kMostHalvings; i < last; ++i, step /= 2) {
    const std::optional<Gap> gap = widestGap(slant + step);
    if (!gap || widthOf(*gap) <= widthOf(best)) continue;
    best = *gap;
    last = std::min(last, i + 1 + kMoreOnceFound);
  }
  return best;
}

}  // namespace frontage::geometry::sighting
