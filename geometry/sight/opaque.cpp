#include "geometry/sight/opaque.h"

#include "geometry/base/tolerance.h"

#include <algorithm>

namespace frontage::geometry::sighting {

namespace {

/// An edge and its length.
struct Way {
  Vec by;
  double length = 0;
};
Way wayOf(Vec from, Vec to) noexcept {
  const Vec by = to - from;
  return {by, std::sqrt(dot(by, by))};
}

/// Sines below this count as straight on or as straight back.
constexpr double kSharpest = 1e-3;

/// The corner between two edges when both are moved to their left by kContact.
Vec mitre(Vec corner, const Way& in, const Way& out) noexcept {
  const double turn = cross(in.by, out.by);
  const double size = in.length * out.length;
  if (std::fabs(turn) > kSharpest * size) return corner + (out.by * in.length - in.by * out.length) * (kContact / turn);
  // Straight on the mitre is a step to the left; straight back (a needle's tip) it would be endless, and is cut short.
  const double open = std::max(size + dot(in.by, out.by), kSharpest * kSharpest * size);
  return corner + leftOf(in.by * out.length + out.by * in.length) * (kContact / open);
}

double perimeterOf(std::span<const Vec> ring) noexcept {
  double perimeter = 0;
  Vec a = ring.back();
  for (const Vec b : ring) {
    perimeter += distance(a, b);
    a = b;
  }
  return perimeter;
}

/// The crossing of the edge with y = height, the same whichever way the edge runs.
Vec crossing(Vec a, Vec b, double height) noexcept {
  const Vec low = a.y < b.y ? a : b;
  const Vec high = a.y < b.y ? b : a;
  return {low.x + (high.x - low.x) * ((height - low.y) / (high.y - low.y)), height};
}

}  // namespace

RingKind kindOf(std::span<const Vec> ring) noexcept {
  const Vec origin = ring[0];
  double twiceArea = 0;
  double atMost = 0;  // an upper bound of the perimeter, to do without the roots where they do not matter
  double hollowest = 0;
  Vec a = ring.back();
  Vec in = a - ring[ring.size() - 2];
  for (const Vec b : ring) {
    const Vec out = b - a;
    hollowest = std::min(hollowest, cross(in, out));
    twiceArea += cross(a - origin, out);
    atMost += std::fabs(out.x) + std::fabs(out.y);
    a = b;
    in = out;
  }
  const bool hasCore = twiceArea > 2 * kContact * atMost || twiceArea > 2 * kContact * perimeterOf(ring);
  return {hollowest >= 0, hasCore};
}

void erode(std::span<const Vec> ring, Points& core) {
  core.clear();
  Way in = wayOf(ring.back(), ring.front());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec corner = ring[i];
    const Way out = wayOf(corner, ring[i + 1 == ring.size() ? 0 : i + 1]);
    if (out.length == 0) continue;                             // a repeated vertex has no direction of its own
    if (cross(in.by, out.by) < 0 && dot(in.by, out.by) < 0) {  // a sharp notch: a mitre would cut far into the solid
      core.push_back(corner + leftOf(in.by) * (kContact / in.length));
      core.push_back(corner + leftOf(out.by) * (kContact / out.length));
    } else {
      core.push_back(mitre(corner, in, out));
    }
    in = out;
  }
}

void hullOf(std::span<const Vec> points, Points& hull) {
  Points sorted(points.begin(), points.end(), hull.get_allocator());
  std::sort(sorted.begin(), sorted.end(), [](Vec a, Vec b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  hull.clear();
  const auto addChain = [&](auto begin, auto end) {
    const std::size_t first = hull.size();
    for (auto p = begin; p != end; ++p) {
      while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], *p - hull.back()) <= 0) {
        hull.pop_back();
      }
      hull.push_back(*p);
    }
    hull.pop_back();  // the next chain begins with it
  };
  addChain(sorted.begin(), sorted.end());
  addChain(sorted.rbegin(), sorted.rend());
}

void clipAhead(std::span<const Vec> ring, double height, Points& ahead) {
  ahead.clear();
  Vec a = ring.back();
  for (const Vec b : ring) {
    if ((a.y < height) != (b.y < height)) ahead.push_back(crossing(a, b, height));
    if (b.y >= height) ahead.push_back(b);
    a = b;
  }
}

void outlineAhead(std::span<const Vec> ring, Outline& outline) {
  outline.edges.clear();
  outline.stretches.clear();
  Points cuts(outline.edges.get_allocator().resource());
  Vec a = ring.back();
  for (const Vec b : ring) {
    Segment s{a, b};
    if ((a.y < 0) != (b.y < 0)) {
      const Vec cut = crossing(a, b, 0);
      cuts.push_back(cut);
      (a.y < 0 ? s.a : s.b) = cut;
    }
    if (a.y >= 0 || b.y >= 0) outline.edges.push_back(s);
    a = b;
  }
  // Inside and outside take turns along the line.
  std::sort(cuts.begin(), cuts.end(), [](Vec p, Vec q) { return p.x < q.x; });
  for (std::size_t i = 0; i + 1 < cuts.size(); i += 2) outline.stretches.push_back({cuts[i], cuts[i + 1]});
}

}  // namespace frontage::geometry::sighting
