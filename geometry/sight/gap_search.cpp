#include "geometry/sight/gap_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace frontage::geometry::sighting {

namespace {

/// Across the lines, not along the edge.
double widthOf(const Gap& g) noexcept {
  return (g.hi - g.lo) / std::sqrt(1 + g.slant * g.slant);
}

}  // namespace

bool isWide(const Gap& gap, const Opening& open) noexcept {
  constexpr double kAmple = 0.5;
  const double width = gap.hi - gap.lo;
  return width > kAmple || (width > kSliver && 3 * width > open.hi - open.lo);
}

GapSearch::GapSearch(Stage& stage)
    : m_stage(stage),
      m_groups(stage.memory()),
      m_screens(stage.screens),
      m_kept(stage.memory()),
      m_extents(stage.screens.size(), stage.memory()),
      m_cover(stage.memory()),
      m_proof(stage.memory()),
      m_next(stage.memory()) {
  m_cover.reserve(8);
}

GapSearch::Proof::Proof(std::pmr::memory_resource* memory) : steps(memory) {}

void GapSearch::Proof::clear() noexcept {
  steps.clear();
  owners = 0;
}

void GapSearch::Proof::add(const Step& step) {
  constexpr std::size_t kUsual = 16;
  if (steps.capacity() == 0) steps.reserve(kUsual);
  steps.push_back(step);
  owners |= step.owners;
}

std::optional<Gap> GapSearch::find() {
  const std::optional<double> bare = anyBareSlant();
  if (!bare) return std::nullopt;
  const double at = m_bare;
  std::optional<Gap> best = widestCast(*bare);
  bool justOpened = *bare != middleSlant() || !best;  // there the gap is still narrow
  for (const double part : {0.25, 0.75}) {
    if (best && isWide(*best, m_open)) return best;
    const std::optional<Gap> gap = widestGap(std::lerp(m_stage.from, m_stage.to, part));
    if (gap && (!best || widthOf(*gap) > widthOf(*best) + kSliver)) best = gap;
    justOpened = justOpened && !gap;
  }
  return justOpened ? followed(best.value_or(Gap{*bare, at, at})) : *best;
}

double GapSearch::middleSlant() const noexcept {
  return std::midpoint(m_stage.from, m_stage.to);
}

/// Looks along the middle slant first, where most open boards are open.
std::optional<double> GapSearch::anyBareSlant() {
  const double middle = middleSlant();
  cast(middle);
  if (!buildCover()) return middle;
  groupByOwner();
  const std::optional<double> bare = firstBareSlant(middle, std::nextafter(m_stage.to, 2.0), m_proof);
  return bare ? bare : firstBareSlant(m_stage.from, middle, m_proof);
}

std::vector<int> GapSearch::closers() {
  std::vector<int> closers;
  for (std::size_t i = m_groups.size(); i-- > 0;) {
    const Group& g = m_groups[i];
    m_screens = m_screens.first(g.begin);
    if ((m_proof.owners & setOf(g.owner)) == 0 || staysShutWithout(g.owner)) continue;
    const std::span<const Screen> own = std::span<const Screen>(m_stage.screens).subspan(g.begin, g.end - g.begin);
    m_kept.insert(m_kept.end(), own.begin(), own.end());
    closers.push_back(g.owner);
  }
  std::sort(closers.begin(), closers.end());
  return closers;
}

/// The distance of a blocker is that of its nearest vertex from the middle of the edge; those equally far (to a
/// millionth of a square inch) go by index.
void GapSearch::groupByOwner() {
  constexpr double kPerSquareInch = 1e6;
  std::pmr::vector<Screen>& screens = m_stage.screens;
  m_groups.reserve(screens.size());
  for (std::uint32_t i = 0; i < screens.size(); ++i) {
    if (m_groups.empty() || m_groups.back().owner != screens[i].owner) {
      double nearest = kNever;
      for (const Vec p : screens[i].ring) {
        const Vec way = p - m_stage.frame.origin;
        nearest = std::min(nearest, dot(way, way));
      }
      m_groups.push_back({std::int64_t{std::llround(nearest * kPerSquareInch)}, screens[i].owner, i, i});
    }
    m_groups.back().end = i + 1;
  }
  if (m_groups.size() < 2) return;
  std::sort(m_groups.begin(), m_groups.end(), [](const Group& a, const Group& b) {
    return (a.distance < b.distance) | ((a.distance == b.distance) & (a.owner < b.owner));
  });
  std::pmr::vector<Screen> ordered(m_stage.memory());
  ordered.reserve(screens.size());
  for (Group& g : m_groups) {
    const auto begin = static_cast<std::uint32_t>(ordered.size());
    for (std::uint32_t i = g.begin; i < g.end; ++i) ordered.push_back(screens[i]);
    g.begin = begin;
    g.end = static_cast<std::uint32_t>(ordered.size());
  }
  screens.swap(ordered);
  m_screens = screens;
}

/// Whether the screens that count now, which are no longer those of `owner`, close all. Only the slants along which the
/// owner was relied on are looked at again.
bool GapSearch::staysShutWithout(int owner) {
  m_next.clear();
  for (const Step& s : m_proof.steps) {
    if ((s.owners & setOf(owner)) == 0) {
      m_next.add(s);
    } else if (firstBareSlant(s.from, s.to, m_next)) {
      return false;
    }
  }
  std::swap(m_proof.steps, m_next.steps);
  std::swap(m_proof.owners, m_next.owners);
  return true;
}

/// The first slant that was come to along which the target is not all covered. From one cover to the next: along all
/// slants between, the target is covered.
std::optional<double> GapSearch::firstBareSlant(double from, double to, Proof& proof) {
  double slant = from;
  while (slant < to) {
    cast(slant);
    if (!buildCover()) return slant;
    Owners owners = 0;
    for (const Screen* s : m_cover) owners |= setOf(s->owner);
    const double end = coverEnd(slant, to);
    proof.add({slant, end, owners});
    slant = end;
  }
  return std::nullopt;
}

/// Finds the shadows that reach into the opening.
void GapSearch::cast(double slant) {
  m_open = openingAt(m_stage, slant);
  m_cast = 0;
  castAll(m_screens, slant);
  castAll(m_kept, slant);
}

/// Without branches where it can: what lies where is not to be foreseen.
void GapSearch::castAll(std::span<const Screen> screens, double slant) {
  const double first = m_open.lo - kSliver;
  const double last = m_open.hi + kSliver;
  Extent* next = m_extents.data() + m_cast;
  for (const Screen& s : screens) {
    double lo = std::min(shadowOf(s.leftmost[0], slant), shadowOf(s.leftmost[1], slant));
    double hi = std::max(shadowOf(s.rightmost[0], slant), shadowOf(s.rightmost[1], slant));
    if (s.right - s.left > 2) lo = leftEnd(m_stage.leftRim(s), slant).at;
    if (s.end - s.right > 2) hi = rightEnd(m_stage.rightRim(s), slant).at;
    *next = {lo, hi, &s};
    next += static_cast<std::ptrdiff_t>((slant >= s.from) & (slant < s.to) & (lo <= last) & (hi >= first));
  }
  m_cast = static_cast<std::size_t>(next - m_extents.data());
}

/// Shadows that follow on each other from the left end of the opening to its right end, the nearer blockers preferred:
/// when it comes to naming those that close, the farther ones are to go. False when there is a gap.
bool GapSearch::buildCover() {
  m_cover.clear();
  const std::span<const Extent> extents(m_extents.data(), m_cast);
  double covered = m_open.lo - kSliver;
  do {
    const double from = std::max(covered, m_open.lo) + kSliver;
    const auto next = std::find_if(extents.begin(), extents.end(),
                                   [&](const Extent& e) { return (e.lo <= from) & (e.hi > covered); });
    if (next == extents.end()) {
      m_bare = std::clamp(covered, m_open.lo, m_open.hi);
      return false;
    }
    m_cover.push_back(next->screen);
    covered = next->hi;
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
  return buildCover() ? std::nullopt : widestCast(slant);
}

/// The widest gap between the shadows last cast.
std::optional<Gap> GapSearch::widestCast(double slant) {
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

/// A gap has just opened here: follows it, and stops where it is widest among a few places. The places come nearer and
/// nearer to where it opened, since it may close again soon.
Gap GapSearch::followed(Gap best) {
  constexpr int kMostHalvings = 40;
  constexpr int kMoreOnceFound = 3;
  const double slant = best.slant;
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
