#include "ui/tools/snap_outline.h"

#include "core/battlefield/formation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::ui {

namespace {

using geometry::Vec;
using Ring = std::vector<Vec>;

/// What there is to snap to.
std::vector<Ring> outlinesOf(const core::Battlefield& field, const std::set<core::TerrainId>& leftOut) {
  std::vector<Ring> rings;
  for (const core::Terrain& terrain : field.terrain)
    if (!leftOut.contains(terrain.id)) rings.push_back(terrain.shape.vertices);
  for (const core::Unit& unit : field.units) {
    if (unit.state.destroyed) continue;
    const auto corners = core::footprintOf(unit).corners();
    rings.emplace_back(corners.begin(), corners.end());
  }
  return rings;
}

Vec closestOn(Vec a, Vec b, Vec p) {
  const Vec along = b - a;
  const double length = geometry::dot(along, along);
  const double share = length > 0 ? std::clamp(geometry::dot(p - a, along) / length, 0.0, 1.0) : 0;
  return a + along * share;
}

/// The shortest way that was offered.
class Nearest {
 public:
  explicit Nearest(double reach) : m_way(reach) {}
  void offer(Vec by, SnapMark mark) {
    const double way = geometry::norm(by);
    if (way > m_way || (m_found && way >= m_way)) return;
    m_way = way;
    m_found = true;
    m_best = {by, {mark}};
  }
  [[nodiscard]] bool found() const noexcept { return m_found; }
  [[nodiscard]] const SnappedOutline& best() const noexcept { return m_best; }

 private:
  double m_way;
  bool m_found = false;
  SnappedOutline m_best;
};

/// Every corner of `points` onto every edge of `rings`; `sign` turns the way round, for corners that stay.
void offerEdges(Nearest& nearest, const Ring& points, const std::vector<Ring>& rings, double sign) {
  for (const Ring& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec a = ring[i];
      const Vec b = ring[(i + 1) % ring.size()];
      for (const Vec p : points) {
        const Vec by = (closestOn(a, b, p) - p) * sign;
        // The edge as it lies once the two have come together.
        nearest.offer(by, sign > 0 ? SnapMark{a, b} : SnapMark{a + by, b + by});
      }
    }
}

SnappedOutline toInches(Vec low, Vec high, double reach) {
  SnappedOutline snapped;
  const Vec to{std::round(low.x), std::round(low.y)};
  const bool x = std::fabs(to.x - low.x) <= reach;
  const bool y = std::fabs(to.y - low.y) <= reach;
  if (x) snapped.by.x = to.x - low.x;
  if (y) snapped.by.y = to.y - low.y;
  const Vec a = low + snapped.by;
  const Vec b = high + snapped.by;
  // A point has no length of its own: a stretch of the line through it.
  const double stretch = low == high ? 1 : 0;
  if (x) snapped.marks.push_back({{a.x, a.y - stretch}, {a.x, b.y + stretch}});
  if (y) snapped.marks.push_back({{a.x - stretch, a.y}, {b.x + stretch, a.y}});
  return snapped;
}

}  // namespace

SnappedOutline snapPoint(const core::Battlefield& field, Vec wanted, const std::set<core::TerrainId>& leftOut,
                         double reach) {
  return snapOutlines(field, {{wanted}}, leftOut, reach);
}

SnappedOutline snapOutlines(const core::Battlefield& field, const std::vector<Ring>& wanted,
                            const std::set<core::TerrainId>& leftOut, double reach) {
  const std::vector<Ring> others = outlinesOf(field, leftOut);
  Ring own;
  for (const Ring& ring : wanted) own.insert(own.end(), ring.begin(), ring.end());
  Ring corners;
  for (const Ring& ring : others) corners.insert(corners.end(), ring.begin(), ring.end());
  Nearest corner(reach);
  for (const Vec from : own)
    for (const Vec to : corners) corner.offer(to - from, {to, to});
  if (corner.found()) return corner.best();
  Nearest edge(reach);
  offerEdges(edge, own, others, 1);
  if (own.size() > 1) offerEdges(edge, corners, wanted, -1);
  if (edge.found()) return edge.best();
  constexpr double kFar = std::numeric_limits<double>::max();
  Vec low{kFar, kFar};
  Vec high{-kFar, -kFar};
  for (const Vec p : own) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return own.empty() ? SnappedOutline{} : toInches(low, high, reach);
}

}  // namespace frontage::ui
