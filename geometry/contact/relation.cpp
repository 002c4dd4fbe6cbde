#include "geometry/contact/relation.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/axes.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry {

namespace {

/// Called only near contact: the gap is a lower bound of the distance, and short of it where corner faces corner.
template <class A, class B>
Relation relateByGap(const A& a, const B& b, double gap) noexcept {
  if (gap > kContact) return Relation::Apart;
  if (gap < -kContact) return Relation::Overlapping;
  if (gap <= 0) return Relation::Touching;
  return closestPoints(a, b).distance.inches() <= kContact ? Relation::Touching : Relation::Apart;
}

}  // namespace

double signedGap(const Footprint& a, const Footprint& b) noexcept {
  // Two rectangles share the cosine and sine of one angle, so that each of the four axes is a handful of products.
  const Vec ra = a.pose.facing.right();
  const Vec rb = b.pose.facing.right();
  const Vec d = b.pose.centre - a.pose.centre;
  const double c = std::fabs(dot(ra, rb));
  const double s = std::fabs(cross(ra, rb));
  const double gapAu = std::fabs(dot(d, ra)) - (a.halfWidth + b.halfWidth * c + b.halfDepth * s);
  const double gapAv = std::fabs(cross(d, ra)) - (a.halfDepth + b.halfWidth * s + b.halfDepth * c);
  const double gapBu = std::fabs(dot(d, rb)) - (b.halfWidth + a.halfWidth * c + a.halfDepth * s);
  const double gapBv = std::fabs(cross(d, rb)) - (b.halfDepth + a.halfWidth * s + a.halfDepth * c);
  return std::max(std::max(gapAu, gapAv), std::max(gapBu, gapBv));
}

double signedGap(const Footprint& a, const ConvexPolygon& b) noexcept {
  return detail::widestGap(a.corners(), b.vertices);
}

double signedGap(const ConvexPolygon& a, const ConvexPolygon& b) noexcept {
  return detail::widestGap(a.vertices, b.vertices);
}

Relation relate(const Footprint& a, const Footprint& b) noexcept {
  return relateByGap(a, b, signedGap(a, b));
}

Relation relate(const Footprint& a, const ConvexPolygon& b) noexcept {
  return relateByGap(a, b, signedGap(a, b));
}

Relation relate(const ConvexPolygon& a, const ConvexPolygon& b) noexcept {
  return relateByGap(a, b, signedGap(a, b));
}

}  // namespace frontage::geometry
