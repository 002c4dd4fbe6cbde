#include "geometry/sight/stage_builder.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::geometry::sighting {

namespace {

/// The direction in which to go from `points` to the target across a line that keeps the two apart, but for `slack`, or
/// nothing when they overlap (for two convex shapes some edge of one of them gives such a line). For a ring that is not
/// convex this judges its hull.
std::optional<Vec> acrossToTarget(std::span<const Vec> points, const Mark& target, double slack) noexcept {
  double best = -slack;
  std::optional<Vec> across;
  const auto offer = [&](double gap, Vec normal) {
    if (gap > best) {
      best = gap;
      across = normal;
    }
  };
  for (const Slab& s : target.slabs) {
    const Range r = rangeOf(points, [&](Vec p) { return dot(p, s.axis) - s.middle; });
    offer(r.lo - s.half, -s.axis);
    offer(-s.half - r.hi, s.axis);
  }
  if (best > 0) return across;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec edge = points[i + 1 == points.size() ? 0 : i + 1] - points[i];
    const double n = std::sqrt(dot(edge, edge));
    if (n == 0) continue;
    const Vec normal = rightOf(edge) * (1 / n);
    const auto project = [&](Vec p) { return dot(p, normal); };
    offer(rangeOf(target.corners, project).lo - rangeOf(points, project).hi, normal);
  }
  return across;
}

/// The slants along which one comes to the target after crossing in this direction: across.x * t + across.y > 0.
void limitSlants(Vec across, Screen& screen) noexcept {
  if (across.x > 0) {
    screen.from = std::max(screen.from, -across.y / across.x);
  } else if (across.x < 0) {
    screen.to = std::min(screen.to, -across.y / across.x);
  } else if (across.y <= 0) {
    screen.to = -2;
  }
}

}  // namespace

Stage& StageBuilder::prepared(Stage& stage) {
  stage.rims.reserve(64);
  stage.screens.reserve(16);
  stage.fillRims(stage.shape,
                 [&](RimSide side) { addConvexRim(stage.outline(), side, stage.from, stage.to, stage.rims); });
  return stage;
}

StageBuilder::StageBuilder(Stage& stage)
    : m_stage(prepared(stage)),
      m_guards(stage),
      m_room(stage.memory()),
      m_core(stage.memory()),
      m_ahead(stage.memory()),
      m_outline(stage.memory()) {
  m_room.resize(8);
}

std::span<const Vec> StageBuilder::toLooker(std::span<const Vec> points, Points& room) const {
  if (room.size() < points.size()) room.resize(2 * points.size());
  const Frame frame = m_stage.frame;  // a copy, which the compiler knows not to change with what is written
  Vec* to = room.data();
  for (const Vec p : points) *to++ = frame.toLooker(p);
  return {room.data(), points.size()};
}

void StageBuilder::add(std::span<const Vec> ring, int owner) {
  if (m_guards.outOfTheWay(ring)) return;
  m_owner = owner;
  m_whole = ring;
  const std::span<const Vec> seen = toLooker(ring, m_room);
  const Range heights = heightsOf(seen);
  if (heights.lo >= 0 && addWhole(seen, heights, Ring::Any)) return;
  addInParts(seen, heights);
}

void StageBuilder::add(const ReadyBlocker& blocker, int owner) {
  if (m_guards.outOfTheWay(blocker.centre, blocker.radius) || m_guards.outOfTheWay(blocker.hull)) return;
  m_owner = owner;
  m_whole = blocker.ring;
  const std::span<const Vec> hull = toLooker(blocker.hull, m_room);
  const Range heights = heightsOf(hull);
  if (heights.lo >= 0 && addWhole(hull, heights, Ring::Convex)) return;
  addInParts(toLooker(blocker.ring, m_room), heights);
}

/// Adds connected points as one screen; false when their hull overlaps the target, so that they are not clearly before
/// or behind it. The shadow of what is connected is that of its hull, so for a line from one side of the hull to the
/// other the hollows do not matter. It hides kContact less at either end.
bool StageBuilder::addWhole(std::span<const Vec> points, Range heights, Ring ring) {
  Screen screen = everySlant();
  if (heights.hi > m_stage.target.near + kContact) {
    const std::optional<Vec> across = acrossToTarget(points, m_stage.target, kContact);
    if (!across) return false;
    limitSlants(*across, screen);
  }
  if (screen.from >= screen.to || screen.from > m_stage.to) return true;
  m_stage.addScreen(screen, [&](RimSide side) {
    const std::size_t first = m_stage.rims.size();
    const auto add = ring == Ring::Convex ? addConvexRim : addRim;
    add(points, side, m_stage.from, m_stage.to, m_stage.rims);
    const double inwards = side == RimSide::Left ? kContact : -kContact;
    for (std::size_t i = first; i < m_stage.rims.size(); ++i) m_stage.rims[i].x += inwards;
  });
  return true;
}

/// Adds a ring that does not lie wholly ahead of the looker, or that overlaps the target. A line may start, or end,
/// kContact deep inside it.
void StageBuilder::addInParts(std::span<const Vec> ring, Range heights) {
  const RingKind kind = kindOf(ring);
  if (kind.convex && heights.lo < 0) {
    clipAhead(ring, kContact, m_ahead);
    if (m_ahead.size() < 3 || addWhole(m_ahead, {kContact, heights.hi}, Ring::Convex)) return;
  }
  if (!kind.hasCore) return;
  erode(ring, m_core);
  addOutline(m_core);
}

/// Adds an area by what surrounds it. A line that starts outside an area passes through it only across its outline; one
/// that starts inside is stopped there and then. So the outline, less what lies in the target, and the stretches of the
/// edge's line inside the area stop the same lines.
void StageBuilder::addOutline(std::span<const Vec> core) {
  outlineAhead(core, m_outline);
  for (const Segment& s : m_outline.edges) addOutsideTarget(s);
  for (const Segment& s : m_outline.stretches) {
    m_stage.addScreen(everySlant(), [&](RimSide side) { m_stage.rims.push_back(side == RimSide::Left ? s.a : s.b); });
  }
}

void StageBuilder::addOutsideTarget(const Segment& s) {
  double in = 0;
  double out = 1;
  for (const Slab& slab : m_stage.target.slabs) {
    const double d = dot(s.b - s.a, slab.axis);
    const double c = dot(s.a, slab.axis) - slab.middle;
    if (std::fabs(d) < 1e-12) {
      if (std::fabs(c) >= slab.half) in = 2;
      continue;
    }
    in = std::max(in, std::min((-slab.half - c) / d, (slab.half - c) / d));
    out = std::min(out, std::max((-slab.half - c) / d, (slab.half - c) / d));
  }
  if (in >= out) {
    addSegment(s.a, s.b);
    return;
  }
  if (in > 0) addSegment(s.a, lerp(s.a, s.b, in));
  if (out < 1) addSegment(lerp(s.a, s.b, out), s.b);
}

void StageBuilder::addSegment(Vec a, Vec b) {
  if (a == b) return;
  const std::array<Vec, 2> ends{a, b};
  Screen screen = everySlant();
  if (heightsOf(ends).hi > m_stage.target.near) {
    // Ends that were cut off at the target's outline may lie inside it by rounding.
    const std::optional<Vec> across = acrossToTarget(ends, m_stage.target, 1e-9);
    if (!across) return;
    limitSlants(*across, screen);
  }
  if (screen.from >= screen.to || screen.from > m_stage.to) return;
  m_stage.addScreen(screen, [&](RimSide side) { addRim(ends, side, m_stage.from, m_stage.to, m_stage.rims); });
}

}  // namespace frontage::geometry::sighting
