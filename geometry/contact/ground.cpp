#include "geometry/contact/ground.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/clip.h"

#include <algorithm>
#include <optional>

namespace frontage::geometry {

namespace {

/// Guards against rounding: far above it (1e-13), far below kContact.
constexpr double kRounding = 1e-9;

Vec unit(Vec v) noexcept {
  return v * (1 / norm(v));
}

bool hasArea(const ConvexPolygon& shape) noexcept {
  const std::vector<Vec>& ring = shape.vertices;
  double twiceArea = 0;
  double around = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec next = ring[(i + 1) % ring.size()];
    twiceArea += cross(ring[i] - ring[0], next - ring[0]);
    around += distance(ring[i], next);
  }
  return twiceArea > kRounding * around;
}

}  // namespace

bool isNear(const Bounds& one, const Bounds& other) noexcept {
  constexpr double kNear = 2 * kContact;
  return one.min.x <= other.max.x + kNear && other.min.x <= one.max.x + kNear && one.min.y <= other.max.y + kNear &&
         other.min.y <= one.max.y + kNear;
}

Ground::Ground(const Polygon& polygon) {
  for (const ConvexPolygon& part : convexParts(polygon)) m_parts.push_back(grown(part));
}

/// The sides moved outwards. A corner of less than 120 degrees would reach out too far: it is cut off.
Ground::Part Ground::grown(const ConvexPolygon& part) {
  const std::vector<Vec>& ring = part.vertices;
  Part halves;
  Vec in = unit(ring.front() - ring.back());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec out = unit(ring[(i + 1) % ring.size()] - ring[i]);
    const auto add = [&](Vec normal) { halves.push_back({normal, dot(normal, ring[i]) + kContact}); };
    add(rightOf(out));
    if (norm(in - out) > 1) add(unit(in - out));
    in = out;
  }
  return halves;
}

std::vector<Stretch> Ground::under(Vec a, Vec b) const {
  std::vector<Stretch> found;
  for (const Part& part : m_parts) {
    Stretch s{0, 1};
    for (const HalfPlane& h : part) {
      const double before = dot(h.normal, a) - h.limit;
      const double after = dot(h.normal, b) - h.limit;
      if (before > 0 && after > 0) s.to = -1;
      if (before > 0 && after <= 0) s.from = std::max(s.from, before / (before - after));
      if (before <= 0 && after > 0) s.to = std::min(s.to, before / (before - after));
    }
    if (s.from <= s.to) found.push_back(s);
  }
  std::sort(found.begin(), found.end(), [](const Stretch& s, const Stretch& t) { return s.from < t.from; });
  std::vector<Stretch> apart;
  for (const Stretch& s : found) {
    if (apart.empty() || s.from > apart.back().to + kRounding)
      apart.push_back(s);
    else
      apart.back().to = std::max(apart.back().to, s.to);
  }
  return apart;
}

std::vector<ConvexPolygon> Ground::under(const ConvexPolygon& shape) const {
  std::vector<ConvexPolygon> found;
  for (const Part& part : m_parts) {
    ConvexPolygon piece = shape;
    for (const HalfPlane& h : part) detail::clip(piece.vertices, h.normal * h.limit, h.normal);
    if (hasArea(piece)) found.push_back(std::move(piece));
  }
  return found;
}

bool Ground::holds(Vec a, Vec b) const {
  const std::vector<Stretch> on = under(a, b);
  return on.size() == 1 && on[0].from <= kRounding && on[0].to >= 1 - kRounding;
}

/// A polygon has no holes: what is all around on it is on it inside, too.
bool Ground::holds(const ConvexPolygon& shape) const {
  const std::vector<Vec>& ring = shape.vertices;
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (!holds(ring[i], ring[(i + 1) % ring.size()])) return false;
  return true;
}

bool Ground::holds(const Footprint& footprint) const {
  return holds(toPolygon(footprint));
}

}  // namespace frontage::geometry
