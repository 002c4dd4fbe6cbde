#include "tests/support/sight_sampler.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace frontage::testing {

using geometry::Vec;

namespace {

/// Points with dot(normal, p) <= limit.
struct HalfPlane {
  Vec normal;
  double limit = 0;
};

using Solid = std::vector<HalfPlane>;

/// The points of a convex ring at least `depth` inside.
Solid inset(const std::vector<Vec>& ring, double depth) {
  Solid solid;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec edge = ring[(i + 1) % ring.size()] - ring[i];
    const Vec normal = rightOf(edge) * (1 / norm(edge));
    solid.push_back({normal, dot(normal, ring[i]) - depth});
  }
  return solid;
}

bool passesThrough(Vec from, Vec to, const Solid& solid) {
  double in = 0;
  double out = 1;
  for (const HalfPlane& h : solid) {
    const double a = dot(h.normal, from) - h.limit;
    const double b = dot(h.normal, to) - h.limit;
    if (a > 0 && b > 0) return false;
    if (a > 0) in = std::max(in, a / (a - b));
    if (b > 0) out = std::min(out, a / (a - b));
  }
  return in < out;
}

double distanceToSegment(Vec p, Vec a, Vec b) {
  const Vec ab = b - a;
  const double t = std::clamp(dot(p - a, ab) / dot(ab, ab), 0.0, 1.0);
  return distance(p, lerp(a, b, t));
}

double distanceOfSegments(Vec a, Vec b, Vec c, Vec d) {
  const auto side = [](Vec p, Vec q, Vec r) { return cross(q - p, r - p); };
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return std::min(
      {distanceToSegment(a, c, d), distanceToSegment(b, c, d), distanceToSegment(c, a, b), distanceToSegment(d, a, b)});
}

double distanceToRing(Vec p, const std::vector<Vec>& ring) {
  double least = 1e9;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    least = std::min(least, distanceToSegment(p, ring[i], ring[(i + 1) % ring.size()]));
  }
  return least;
}

bool isInside(Vec p, const std::vector<Vec>& ring) {
  bool inside = false;
  for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
    if ((ring[i].y > p.y) != (ring[j].y > p.y) &&
        p.x < ring[i].x + (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y)) {
      inside = !inside;
    }
  }
  return inside;
}

bool keepsAway(Vec from, Vec to, const SightBoard& board, double margin) {
  return std::none_of(board.blockers.begin(), board.blockers.end(), [&](const BoardBlocker& b) {
    const auto& ring = b.outline.vertices;
    if (isInside(from, ring)) return true;
    for (std::size_t i = 0; i < ring.size(); ++i) {
      if (distanceOfSegments(from, to, ring[i], ring[(i + 1) % ring.size()]) < margin) return true;
    }
    return false;
  });
}

void addPoints(Vec from, Vec to, double apart, std::vector<Vec>& points) {
  const int steps = std::max(1, static_cast<int>(std::ceil(distance(from, to) / apart)));
  for (int i = 0; i <= steps; ++i) points.push_back(lerp(from, to, static_cast<double>(i) / steps));
}

}  // namespace

Sampled sampleSight(const SightBoard& board, double margin) {
  std::vector<Vec> eyes;
  addPoints(board.looker.left, board.looker.right, 2 * margin, eyes);
  std::vector<Vec> marks;
  const std::array<Vec, 4> corners = board.target.corners();
  for (std::size_t i = 0; i < 4; ++i) addPoints(corners[i], corners[(i + 1) % 4], 2 * margin, marks);
  // A little deeper than the margin: the rule itself forgives a depth of kContact, and as much at the target.
  std::vector<Solid> solids;
  for (const BoardBlocker& b : board.blockers) {
    for (const auto& ring : b.solids) solids.push_back(inset(ring, margin + 5 * geometry::kContact));
  }
  const Vec ahead = board.looker.facing.forward();
  const Vec right = board.looker.facing.right();
  std::size_t last = 0;
  bool hidden = true;
  for (const Vec eye : eyes) {
    for (const Vec mark : marks) {
      const double off = std::fabs(dot(mark - eye, right)) - dot(mark - eye, ahead);
      if (off > 4 * margin) continue;
      if (last < solids.size() && passesThrough(eye, mark, solids[last])) continue;
      const auto stop =
          std::find_if(solids.begin(), solids.end(), [&](const Solid& s) { return passesThrough(eye, mark, s); });
      last = static_cast<std::size_t>(stop - solids.begin());
      if (stop != solids.end()) continue;
      hidden = false;
      if (off < -2 * margin && keepsAway(eye, mark, board, margin)) return Sampled::Visible;
    }
  }
  return hidden ? Sampled::Hidden : Sampled::Undecided;
}

double deepestInside(Vec from, Vec to, const std::vector<BoardBlocker>& blockers, double step) {
  const int steps = std::max(1, static_cast<int>(distance(from, to) / step));
  double deepest = 0;
  for (const BoardBlocker& b : blockers) {
    const auto& ring = b.outline.vertices;
    for (int i = 0; i <= steps; ++i) {
      const Vec p = lerp(from, to, static_cast<double>(i) / steps);
      if (isInside(p, ring)) deepest = std::max(deepest, distanceToRing(p, ring));
    }
    for (const auto& solid : b.solids) {
      for (const double depth : {3e-4, 1e-3, 1e-2}) {
        if (passesThrough(from, to, inset(solid, depth))) deepest = std::max(deepest, depth);
      }
    }
  }
  return deepest;
}

}  // namespace frontage::testing
