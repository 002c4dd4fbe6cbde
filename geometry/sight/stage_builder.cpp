#include "geometry/sight/stage_builder.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::geometry::sighting {

namespace {

/// The direction in which to go from `points` to the target across a line that keeps the two apart, or nothing when
/// they overlap (for two convex shapes some edge of one of them gives such a line). For a ring that is not convex this
/// judges its hull.
std::optional<Vec> acrossToTarget(std::span<const Vec> points, const Mark& target) noexcept {
  double best = -1e-9;  // ends that were cut off at the target's outline may lie inside it by rounding
  std::optional<Vec> across;
  const auto offer = [&](double gap, Vec normal) {
    if (gap > best) {
      best = gap;
      across = normal;
    }
  };
  const auto alongAxis = [&](Vec axis, double half) {
    const Range r = rangeOf(points, [&](Vec p) { return dot(p - target.centre, axis); });
    offer(r.lo - half, -axis);
    offer(-half - r.hi, axis);
  };
  alongAxis(target.right, target.halfWidth);
  alongAxis(target.forward, target.halfDepth);
  if (best > 0) return across;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec edge = points[i + 1 == points.size() ? 0 : i + 1] - points[i];
    const double n = norm(edge);
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

StageBuilder::StageBuilder(Stage& stage)
    : m_stage(stage),
      m_guards(stage),
      m_ring(stage.memory()),
      m_core(stage.memory()),
      m_ahead(stage.memory()),
      m_outline(stage.memory()) {
  m_ring.reserve(16);
  m_core.reserve(16);
}

void StageBuilder::toLooker(std::span<const Vec> points, Points& result) const {
  result.resize(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) result[i] = m_stage.frame.toLooker(points[i]);
}

void StageBuilder::add(std::span<const Vec> ring, int owner) {
  m_owner = owner;
  toLooker(ring, m_ring);
  const Range heights = heightsOf(m_ring);
  if (m_guards.outOfTheWay(m_ring, heights)) return;
  const RingKind kind = kindOf(m_ring);
  if (!kind.hasCore) return;
  if (kind.convex && heights.lo >= 0 && heights.hi <= m_stage.target.near) {
    // Ahead of the looker and wholly nearer than the target: of its core only the rims need to be worked out.
    m_stage.addScreen(everySlant(),
                      [&](RimSide side) { addCoreRim(m_ring, side, m_stage.from, m_stage.to, m_stage.rims); });
    return;
  }
  erode(m_ring, m_core);
  addCore(kind.convex);
}

void StageBuilder::add(const ReadyBlocker& blocker, int owner) {
  if (blocker.core.empty()) return;
  if (m_guards.outOfTheWay(m_stage.frame.toLooker(blocker.centre), blocker.radius)) return;
  m_owner = owner;
  toLooker(blocker.hull, m_ring);
  const Range heights = heightsOf(m_ring);
  if (m_guards.outOfTheWay(m_ring, heights)) return;
  if (heights.lo >= 0 && addWhole(m_ring, true)) return;
  toLooker(blocker.core, m_core);
  addCore(blocker.convex);
}

/// Adds the area of m_core.
void StageBuilder::addCore(bool convex) {
  const bool ahead = heightsOf(m_core).lo >= 0;
  bool whole = ahead && addWhole(m_core, convex);
  if (!ahead && convex) {
    clipAhead(m_core, m_ahead);
    if (m_ahead.size() < 3) return;
    whole = addWhole(m_ahead, convex);
  }
  if (!whole) addOutline();
}

/// Adds connected points as one screen; false when their hull overlaps the target, so that they are not clearly before
/// or behind it. The shadow of what is connected is that of its hull, so for a line from one side of the hull to the
/// other the hollows do not matter.
bool StageBuilder::addWhole(std::span<const Vec> points, bool convex) {
  Screen screen = everySlant();
  if (heightsOf(points).hi > m_stage.target.near) {
    const std::optional<Vec> across = acrossToTarget(points, m_stage.target);
    if (!across) return false;
    limitSlants(*across, screen);
  }
  if (screen.from >= screen.to || screen.from > m_stage.to) return true;
  m_stage.addScreen(screen, [&](RimSide side) {
    const auto add = convex ? addConvexRim : addRim;
    add(points, side, m_stage.from, m_stage.to, m_stage.rims);
  });
  return true;
}

/// A line that starts outside an area passes through it only across its outline; one that starts inside is stopped
/// there and then. So the outline, less what lies in the target, and the stretches of the edge's line inside the area
/// stop the same lines.
void StageBuilder::addOutline() {
  outlineAhead(m_core, m_outline);
  for (const Segment& s : m_outline.edges) addOutsideTarget(s);
  for (const Segment& s : m_outline.stretches) {
    m_stage.addScreen(everySlant(), [&](RimSide side) { m_stage.rims.push_back(side == RimSide::Left ? s.a : s.b); });
  }
}

void StageBuilder::addOutsideTarget(const Segment& s) {
  const Mark& m = m_stage.target;
  double in = 0;
  double out = 1;
  const auto clip = [&](Vec axis, double half) {
    const double d = dot(s.b - s.a, axis);
    const double c = dot(s.a - m.centre, axis);
    if (std::fabs(d) < 1e-12) {
      if (std::fabs(c) >= half) in = 2;
      return;
    }
    in = std::max(in, std::min((-half - c) / d, (half - c) / d));
    out = std::min(out, std::max((-half - c) / d, (half - c) / d));
  };
  clip(m.right, m.halfWidth);
  clip(m.forward, m.halfDepth);
  if (in >= out) {
    addSegment(s.a, s.b);
    return;
  }
  if (in > 0) addSegment(s.a, lerp(s.a, s.b, in));
  if (out < 1) addSegment(lerp(s.a, s.b, out), s.b);
}

void StageBuilder::addSegment(Vec a, Vec b) {
  if (a != b) static_cast<void>(addWhole(std::array{a, b}, false));
}

}  // namespace frontage::geometry::sighting
