#include "geometry/sight/opaque.h"

#include "geometry/base/tolerance.h"

#include <algorithm>

namespace frontage::geometry::sighting {

namespace {

/// Below this a mitre would reach farther than a thousand times kContact; there it is cut short.
constexpr double kSharpest = 1e-6;

Vec direction(Vec from, Vec to) noexcept {
  const Vec d = to - from;
  const double n = std::sqrt(dot(d, d));
  return n > 0 ? d * (1 / n) : Vec{};
}

/// The corner between two edges of unit direction `in` and `out`, both moved to their left by kContact.
bool erodeCorner(Vec corner, Vec in, Vec out, Points& core) {
  const bool hollow = cross(in, out) < 0;
  const double along = dot(in, out);
  if (hollow && along < 0) {  // a notch sharper than a right angle: a mitre would cut far into the solid
    core.push_back(corner + leftOf(in) * kContact);
    core.push_back(corner + leftOf(out) * kContact);
    return true;
  }
  core.push_back(corner + leftOf(in + out) * (kContact / std::max(1 + along, kSharpest)));
  return hollow;
}

/// Thinner than about 2 kContact all over, judged by area and perimeter (exact for a long strip).
bool tooThin(std::span<const Vec> ring) noexcept {
  double twiceArea = 0;
  double atMost = 0;  // an upper bound of the perimeter, to do without the root where it does not matter
  Vec a = ring.back();
  for (const Vec b : ring) {
    twiceArea += cross(a - ring[0], b - ring[0]);
    atMost += std::fabs(b.x - a.x) + std::fabs(b.y - a.y);
    a = b;
  }
  if (twiceArea > 2 * kContact * atMost) return false;
  double perimeter = 0;
  for (const Vec b : ring) {
    perimeter += distance(a, b);
    a = b;
  }
  return twiceArea <= 2 * kContact * perimeter;
}

/// The crossing of the edge with y = 0, the same whichever way the edge runs.
Vec crossing(Vec a, Vec b) noexcept {
  const Vec low = a.y < b.y ? a : b;
  const Vec high = a.y < b.y ? b : a;
  return {low.x + (high.x - low.x) * (-low.y / (high.y - low.y)), 0};
}

}  // namespace

bool erode(std::span<const Vec> ring, Points& core) {
  core.clear();
  if (ring.size() < 3 || tooThin(ring)) return true;
  bool convex = true;
  Vec in = direction(ring.back(), ring.front());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec out = direction(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
    if (out == Vec{}) continue;  // a repeated vertex has no direction of its own
    convex &= !erodeCorner(ring[i], in, out, core);
    in = out;
  }
  return convex;
}

void clipAhead(std::span<const Vec> ring, Points& ahead) {
  ahead.clear();
  Vec a = ring.back();
  for (const Vec b : ring) {
    if ((a.y < 0) != (b.y < 0)) ahead.push_back(crossing(a, b));
    if (b.y >= 0) ahead.push_back(b);
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
      const Vec cut = crossing(a, b);
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
