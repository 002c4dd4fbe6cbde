#include "geometry/sight/sight.h"

#include "geometry/sight/answer.h"
#include "geometry/sight/first_look.h"
#include "geometry/sight/stage_builder.h"

#include <array>

// Why this is exact and complete.
//
// Lines. In the looker's frame (edge on y = 0 from x = -half to half, facing along +y) a line that leaves the edge
// within 45 degrees of the facing is (x + t y, y) with its start x in [-half, half] and its slant t in [-1, 1]: the
// closed cone is a rectangle of (x, t), exactly. A point p hides, along slant t, the start x = p.x - t p.y: its shadow,
// linear in t. A connected thing hides the starts between the least and the greatest shadow of its points, so an
// interval whose ends are piecewise linear in t, with a bend where the outermost point changes (rims.h).
//
// Target. A line meets the target if its start lies in the target's shadow; of the segments along the line the one to
// the first meeting is the least obstructed. (So a target has to be convex, and nothing else is asked of it: a part of
// a footprint will do.) Part of the target behind y = 0 is cut off. So along t the starts to look at are one interval,
// the opening: edge and target's shadow cut with each other. As all heights are >= 0, shadows move only to the left as
// t grows, and the slants with an opening are one interval [from, to] (stage.h).
//
// Blockers. A blocker ahead of the edge, and apart from the target, is one screen: an area is connected, so what goes
// from one side of its hull to the other cannot miss it. Two convex things apart from each other are separated by a
// line that runs along an edge of one of them; whether one meets the blocker first, on lines that meet both, depends
// only on which way one crosses that line, so the screen counts for the slants on one side of a fixed one (at that
// slant itself no line meets both). A convex blocker that lies partly behind y = 0 is cut off there. A concave one that
// does, and any that overlaps the target, is taken apart: a
// line into its inside crosses its outline (or starts inside), so its edges ahead and outside the target are screens of
// their own, as are the stretches of y = 0 inside it. Ends that meet are the same point, so such a chain has no gaps
// (stage_builder.h). Screens that cannot come between are left out (guards.h says why).
//
// Decision. The target is hidden if and only if along every t in [from, to] the screens' shadows cover the opening.
// Start at one slant and pick shadows that follow on each other over the whole opening. They go on doing so until, for
// the first time, one begins to the right of where the last one ended, or the first or last no longer reaches the
// opening's end, or one stops to count. Each of these is a comparison of piecewise linear functions of t; the first
// time at which it fails is the slant of a line through two vertices (of blockers, target, or the edge's ends), a
// critical line, and is found exactly (shadow.h). There, a new cover is picked. Either there is none, and the gap is a
// free line; or the search goes on to the next failure. Where one shadow begins less where the other ends is a concave
// function of t (a minimum of linear functions less a maximum), so it rises through zero at most once: a pair of
// screens parts at most once, an end of the opening is bared at most once per screen and point of the target's rim, and
// the search ends after at most as many steps as there are critical lines, mostly two to five (gap_search.h). All
// slants between two failures are covered by the cover held there: nothing is sampled.
//
// First look. Before all this one looks along the middle slant with the whole shadows of all blockers, shrunk by
// nothing: a gap that is wide even so is a free line, and nothing else need be worked out (first_look.h). Only a "yes"
// is ever taken from it.
//
// Touching. Exact comparisons of touching shapes would be noise. Each screen therefore hides kContact less at both
// ends (the outline of a blocker that is taken apart is moved inwards by as much first), and the target is kContact
// larger: a line that is free in the closed sense of the rules (grazing allowed) then has a neighbourhood of free lines
// about 1e-6 wide in x and t, a thousand times wider than kSliver, below which a gap is taken for shut. So rounding
// (1e-13) decides nothing that the rules decide; it can only tip what is within kContact of the limit anyway. In
// particular two blockers that touch leave a gap of 2 kContact between them, through which one sees.

namespace frontage::geometry {

namespace {

using LeftOut = std::span<const std::uint8_t>;

/// Whether there is anything to be stopped by.
bool counts(std::span<const Polygon> blockers, LeftOut leftOut, std::size_t i) noexcept {
  return blockers[i].vertices.size() >= 3 && (leftOut.empty() || leftOut[i] == 0);
}

std::optional<sighting::Gap> firstWideGap(const sighting::Stage& stage, std::span<const Polygon> blockers,
                                          LeftOut leftOut) noexcept {
  sighting::FirstLook look(stage);
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (counts(blockers, leftOut, i)) look.add(blockers[i].vertices);
    if (look.isHopeless()) return std::nullopt;
  }
  return look.wideGap();
}

template <typename Target>
Sight answer(const Looker& looker, const Target& target, std::span<const Polygon> blockers, LeftOut leftOut) {
  std::array<std::byte, 16384> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
  sighting::Stage stage(&memory);
  sighting::setStage(looker, target, stage);
  if (stage.outsideCone()) return sighting::outsideCone();
  if (const auto gap = firstWideGap(stage, blockers, leftOut)) return sighting::seenThrough(stage, *gap);
  sighting::StageBuilder builder(stage);
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (counts(blockers, leftOut, i)) builder.add(blockers[i].vertices, static_cast<int>(i));
  }
  return sighting::answerOf(stage);
}

}  // namespace

Sight sight(const Looker& looker, const Footprint& target, std::span<const Polygon> blockers, LeftOut leftOut) {
  return answer(looker, target, blockers, leftOut);
}

Sight sight(const Looker& looker, const ConvexPolygon& target, std::span<const Polygon> blockers, LeftOut leftOut) {
  return answer(looker, target, blockers, leftOut);
}

}  // namespace frontage::geometry
