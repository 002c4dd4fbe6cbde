#include "geometry/base/tolerance.h"
#include "geometry/sight/stage.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::geometry::sighting {

namespace {

struct Range {
  double lo = 0;
  double hi = 0;
};
template <typename Of>
Range rangeOf(std::span<const Vec> points, const Of& of) noexcept {
  Range r{of(points[0]), 0};
  r.hi = r.lo;
  for (const Vec p : points.subspan(1)) {
    const double x = of(p);
    r.lo = std::min(r.lo, x);
    r.hi = std::max(r.hi, x);
  }
  return r;
}

double heightOf(Vec p) noexcept {
  return p.y;
}

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

/// What lies beside every line between looker and target. Along `slant` the lines begin (or end) at `at` on the edge. A
/// thing whose shadow lies beyond that there does so along every slant, if it is not farther than `near`, where the
/// target's rim begins: with another slant its shadow moves less than the target's end, and the edge's end not at all.
struct Guard {
  double slant = 0;
  double at = 0;
  double near = 0;
};

Guard leftGuard(const Stage& stage) noexcept {
  double slant = stage.to;
  for (const Vec p : stage.targetLeft()) {
    if (shadowOf(p, stage.to) < -stage.half) slant = std::min(slant, (p.x + stage.half) / p.y);
  }
  slant = std::max(slant, stage.from);
  return {slant, openingAt(stage, slant).lo, stage.targetLeft().front().y};
}

Guard rightGuard(const Stage& stage) noexcept {
  double slant = stage.from;
  for (const Vec p : stage.targetRight()) {
    if (shadowOf(p, stage.from) > stage.half) slant = std::max(slant, (p.x - stage.half) / p.y);
  }
  slant = std::min(slant, stage.to);
  return {slant, openingAt(stage, slant).hi, stage.targetRight().back().y};
}

class Blockers {
 public:
  explicit Blockers(Stage& stage)
      : m_stage(stage),
        m_left(leftGuard(stage)),
        m_right(rightGuard(stage)),
        m_ring(stage.memory()),
        m_core(stage.memory()),
        m_ahead(stage.memory()),
        m_outline(stage.memory()) {
    m_ring.reserve(16);
    m_core.reserve(16);
  }

  void add(const Polygon& blocker, int owner) {
    m_owner = owner;
    const std::size_t count = blocker.vertices.size();
    m_ring.resize(count);
    for (std::size_t i = 0; i < count; ++i) m_ring[i] = m_stage.frame.toLooker(blocker.vertices[i]);
    const Range height = rangeOf(m_ring, heightOf);
    if (outOfTheWay(m_ring, height)) return;
    const RingKind kind = kindOf(m_ring);
    if (!kind.hasCore) return;
    if (kind.convex && height.lo >= 0 && height.hi <= m_stage.target.near) {
      // Ahead of the looker and wholly nearer than the target: only the rim of its core needs to be worked out.
      addScreen(everySlant(), [&](RimSide side) { addCoreRim(m_ring, side, m_stage.from, m_stage.to, m_stage.rims); });
      return;
    }
    erode(m_ring, m_core);
    addCore(kind.convex);
  }

 private:
  /// Behind the looker, beyond the target, or beside every line between the two.
  bool outOfTheWay(std::span<const Vec> ring, Range height) const noexcept {
    if (height.hi <= kContact || height.lo >= m_stage.target.far) return true;
    if (height.lo < 0) return false;
    const auto reach = [&](double slant) { return rangeOf(ring, [&](Vec p) { return shadowOf(p, slant); }); };
    if (height.hi <= m_left.near ? reach(m_left.slant).hi < m_left.at : reach(m_stage.from).hi < -m_stage.half) {
      return true;
    }
    return height.hi <= m_right.near ? reach(m_right.slant).lo > m_right.at : reach(m_stage.to).lo > m_stage.half;
  }

  void addCore(bool convex) {
    const bool ahead = rangeOf(m_core, heightOf).lo >= 0;
    bool whole = ahead && addWhole(m_core, convex);
    if (!ahead && convex) {
      clipAhead(m_core, m_ahead);
      if (m_ahead.size() < 3) return;
      whole = addWhole(m_ahead, convex);
    }
    if (!whole) addOutline();
  }

  /// Adds connected points as one screen; false when their hull overlaps the target, so that they are not clearly
  /// before or behind it.
  bool addWhole(std::span<const Vec> points, bool convex) {
    Screen screen = everySlant();
    if (rangeOf(points, heightOf).hi > m_stage.target.near) {
      const std::optional<Vec> across = acrossToTarget(points, m_stage.target);
      if (!across) return false;
      limitSlants(*across, screen);
    }
    if (screen.from >= screen.to || screen.from > m_stage.to) return true;
    addScreen(screen, [&](RimSide side) {
      const auto add = convex ? addConvexRim : addRim;
      add(points, side, m_stage.from, m_stage.to, m_stage.rims);
    });
    return true;
  }

  [[nodiscard]] Screen everySlant() const noexcept { return {0, 0, 0, m_owner, m_stage.from, kNever}; }

  template <typename AddRim>
  void addScreen(Screen screen, const AddRim& addRim) {
    m_stage.addRims(screen, addRim);
    m_stage.screens.push_back(screen);
  }

  /// A line that starts outside an area passes through it only across its outline; one that starts inside is stopped
  /// there and then. So the outline, less what lies in the target, and the stretches of the edge's line inside the area
  /// stop the same lines.
  void addOutline() {
    outlineAhead(m_core, m_outline);
    for (const Segment& s : m_outline.edges) addOutsideTarget(s);
    for (const Segment& s : m_outline.stretches) {
      addScreen(everySlant(), [&](RimSide side) { m_stage.rims.push_back(side == RimSide::Left ? s.a : s.b); });
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
    if (a != b) addWhole(std::array{a, b}, false);
  }

  Stage& m_stage;
  Guard m_left;
  Guard m_right;
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
