#include "geometry/measure/shortest_line.h"

#include "geometry/base/facing.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <limits>

namespace frontage::geometry {

namespace {

/// Half the width of a line that the contact kernel is to take for a footprint: nothing, but not nought.
constexpr double kThin = 1e-9;
constexpr double kEndless = std::numeric_limits<double>::infinity();

/// One polygon, and the convex parts that the contact kernel works on.
struct Solid {
  const Polygon* shape;
  std::vector<ConvexPolygon> parts;
};

/// The closest point of a footprint to a point: clamped in the footprint's own frame.
Vec closestOn(const Footprint& footprint, Vec point) noexcept {
  const Vec local = footprint.pose.toUnit(point);
  return footprint.pose.toTable({std::clamp(local.x, -footprint.halfWidth, footprint.halfWidth),
                                 std::clamp(local.y, -footprint.halfDepth, footprint.halfDepth)});
}

class LineSearch {
 public:
  LineSearch(const Footprint& from, const Footprint& to, const std::vector<Polygon>& solid) : m_from(from), m_to(to) {
    for (const Polygon& shape : solid) {
      m_solid.push_back({&shape, convexParts(shape)});
      m_bends.insert(m_bends.end(), shape.vertices.begin(), shape.vertices.end());
    }
  }

  [[nodiscard]] std::optional<ShortestLine> best() {
    offerDirect();
    if (m_best && m_closest) return m_best;  // nothing is shorter than the closest points
    walk();
    return m_best;
  }

 private:
  /// Is the straight stretch outside all solid ground? Along an edge it is.
  [[nodiscard]] bool isFree(Vec a, Vec b) const {
    const double length = distance(a, b);
    if (length <= kContact) return true;
    const Footprint ray{{(a + b) * 0.5, Facing::towards(b - a)}, kThin, length / 2};
    for (const Solid& solid : m_solid) {
      for (const ConvexPolygon& part : solid.parts)
        if (relate(ray, part) == Relation::Overlapping) return false;
      if (runsAlongSeam(solid, a, b)) return false;
    }
    return true;
  }

  /// A stretch between two corners may lie on the seam of two parts, and so in neither: it is inside all the same when
  /// its middle is, and not on the rim.
  [[nodiscard]] static bool runsAlongSeam(const Solid& solid, Vec a, Vec b) {
    if (solid.parts.size() < 2) return false;
    const Vec middle = (a + b) * 0.5;
    if (!contains(*solid.shape, middle)) return false;
    const std::vector<Vec>& ring = solid.shape->vertices;
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec p = ring[i];
      const Vec along = ring[(i + 1) % ring.size()] - p;
      const double t = std::clamp(dot(middle - p, along) / dot(along, along), 0.0, 1.0);
      if (distance(middle, p + along * t) <= 2 * kContact) return false;
    }
    return true;
  }

  void offer(std::vector<Vec> points, double length) {
    if (!m_best || length < m_best->length) m_best = ShortestLine{length, std::move(points)};
  }

  /// Without a bend: the closest points, and where the two run parallel the ends of that stretch.
  void offerDirect() {
    const ClosestPoints closest = closestPoints(m_from, m_to);
    if (isFree(closest.onA, closest.onB)) {
      m_closest = true;
      return offer({closest.onA, closest.onB}, closest.distance.inches());
    }
    const auto tryPair = [&](Vec a, Vec b) {
      if (isFree(a, b)) offer({a, b}, distance(a, b));
    };
    for (const Vec corner : m_from.corners()) tryPair(corner, closestOn(m_to, corner));
    for (const Vec corner : m_to.corners()) tryPair(closestOn(m_from, corner), corner);
  }

  /// Dijkstra over the corners of the solid ground.
  void walk() {
    const std::size_t n = m_bends.size();
    std::vector<double> length(n, kEndless);
    std::vector<std::size_t> before(n, n);
    std::vector<char> settled(n, 0);
    for (std::size_t i = 0; i < n; ++i) {
      const Vec start = closestOn(m_from, m_bends[i]);
      if (isFree(start, m_bends[i])) length[i] = distance(start, m_bends[i]);
    }
    while (true) {
      std::size_t next = n;
      for (std::size_t i = 0; i < n; ++i)
        if (!settled[i] && length[i] < kEndless && (next == n || length[i] < length[next])) next = i;
      if (next == n || (m_best && length[next] >= m_best->length)) return;
      settled[next] = 1;
      finish(next, length, before);
      for (std::size_t i = 0; i < n; ++i) {
        const double through = length[next] + distance(m_bends[next], m_bends[i]);
        if (settled[i] || through >= length[i] || !isFree(m_bends[next], m_bends[i])) continue;
        length[i] = through;
        before[i] = next;
      }
    }
  }

  void finish(std::size_t bend, const std::vector<double>& length, const std::vector<std::size_t>& before) {
    const Vec end = closestOn(m_to, m_bends[bend]);
    const double whole = length[bend] + distance(m_bends[bend], end);
    if ((m_best && whole >= m_best->length) || !isFree(m_bends[bend], end)) return;
    std::vector<Vec> points{end};
    std::size_t at = bend;
    for (; at < m_bends.size(); at = before[at]) points.push_back(m_bends[at]);
    points.push_back(closestOn(m_from, points.back()));
    std::reverse(points.begin(), points.end());
    offer(std::move(points), whole);
  }

  const Footprint& m_from;
  const Footprint& m_to;
  std::vector<Solid> m_solid;
  std::vector<Vec> m_bends;
  std::optional<ShortestLine> m_best;
  bool m_closest = false;
};

}  // namespace

std::optional<ShortestLine> shortestLine(const Footprint& from, const Footprint& to,
                                         const std::vector<Polygon>& solid) {
  return LineSearch(from, to, solid).best();
}

}  // namespace frontage::geometry
