#include "geometry/base/tolerance.h"
#include "geometry/sight/stage.h"

#include <algorithm>
#include <array>
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
    double lo = dot(points[0] - target.centre, axis);
    double hi = lo;
    for (const Vec p : points.subspan(1)) {
      const double d = dot(p - target.centre, axis);
      lo = std::min(lo, d);
      hi = std::max(hi, d);
    }
    offer(lo - half, -axis);
    offer(-half - hi, axis);
  };
  alongAxis(target.right, target.halfWidth);
  alongAxis(target.forward, target.halfDepth);
  if (best > 0) return across;
  const auto alongEdge = [&](Vec normal) {
    const auto project = [&](Vec p) { return dot(p, normal); };
    double reach = project(points[0]);
    for (const Vec p : points.subspan(1)) reach = std::max(reach, project(p));
    double nearest = project(target.corners[0]);
    for (const Vec q : target.corners) nearest = std::min(nearest, project(q));
    offer(nearest - reach, normal);
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec edge = points[i + 1 == points.size() ? 0 : i + 1] - points[i];
    const double n = norm(edge);
    if (n > 0) alongEdge(rightOf(edge) * (1 / n));
  }
  return across;
}

/// The slants along which one comes to the target after crossing in this direction: those with across.x * t + across.y
/// > 0.
void limitSlants(Vec across, Screen& screen) noexcept {
  if (across.x > 0) {
    screen.from = std::max(screen.from, -across.y / across.x);
  } else if (across.x < 0) {
    screen.to = std::min(screen.to, -across.y / across.x);
  } else if (across.y <= 0) {
    screen.to = -2;
  }
}

class Blockers {
 public:
  explicit Blockers(Stage& stage)
      : m_stage(stage),
        m_ring(stage.points.get_allocator()),
        m_core(stage.points.get_allocator()),
        m_ahead(stage.points.get_allocator()),
        m_outline(stage.points.get_allocator().resource()) {
    for (const Vec p : stage.target.shape) m_farthest = std::max(m_farthest, p.y);
  }

  void add(const Polygon& blocker, int owner) {
    m_owner = owner;
    m_ring.clear();
    for (const Vec p : blocker.vertices) m_ring.push_back(m_stage.frame.toLooker(p));
    if (outOfTheWay(m_ring)) return;
    const bool convex = erode(m_ring, m_core);
    if (m_core.empty()) return;
    const bool ahead = std::all_of(m_core.begin(), m_core.end(), [](Vec p) { return p.y >= 0; });
    bool whole = ahead && addWhole(m_core);
    if (!ahead && convex) {
      clipAhead(m_core, m_ahead);
      if (m_ahead.size() < 3) return;
      whole = addWhole(m_ahead);
    }
    if (!whole) addOutline();
  }

 private:
  /// Behind the looker, beyond the target, or beside every line between the two.
  bool outOfTheWay(std::span<const Vec> ring) const noexcept {
    double near = ring[0].y;
    double far = near;
    double right = -kNever;
    double left = kNever;
    for (const Vec p : ring) {
      near = std::min(near, p.y);
      far = std::max(far, p.y);
      right = std::max(right, shadowOf(p, m_stage.from));
      left = std::min(left, shadowOf(p, m_stage.to));
    }
    if (far <= kContact || near >= m_farthest) return true;
    return near >= 0 && (right < -m_stage.half || left > m_stage.half);
  }

  /// Adds connected points as one screen; false when their hull overlaps the target, so that they are not clearly
  /// before or behind it.
  bool addWhole(std::span<const Vec> points) {
    const std::optional<Vec> across = acrossToTarget(points, m_stage.target);
    if (!across) return false;
    Screen screen{0, 0, m_stage.from, kNever, m_owner};
    limitSlants(*across, screen);
    if (screen.from < screen.to && screen.from <= m_stage.to) addScreen(points, screen);
    return true;
  }

  void addScreen(std::span<const Vec> points, Screen screen) {
    screen.first = static_cast<std::uint32_t>(m_stage.points.size());
    screen.count = static_cast<std::uint32_t>(points.size());
    m_stage.points.insert(m_stage.points.end(), points.begin(), points.end());
    m_stage.screens.push_back(screen);
  }

  /// A line that starts outside an area passes through it only across its outline; one that starts inside is stopped
  /// there and then. So the outline, less what lies in the target, and the stretches of the edge's line inside the area
  /// stop the same lines.
  void addOutline() {
    outlineAhead(m_core, m_outline);
    for (const Segment& s : m_outline.edges) addOutsideTarget(s);
    for (const Segment& s : m_outline.stretches) {
      addScreen(std::array{s.a, s.b}, {0, 0, m_stage.from, kNever, m_owner});
    }
  }

  void addOutsideTarget(const Segment& s) {
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

  void addSegment(Vec a, Vec b) {
    if (a != b) addWhole(std::array{a, b});
  }

  Stage& m_stage;
  double m_farthest = 0;
  int m_owner = 0;
  Points m_ring;
  Points m_core;
  Points m_ahead;
  Outline m_outline;
};

}  // namespace

void addBlockers(std::span<const Polygon> blockers, Stage& stage) {
  Blockers adder(stage);
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (blockers[i].vertices.size() >= 3) adder.add(blockers[i], static_cast<int>(i));
  }
}

}  // namespace frontage::geometry::sighting
