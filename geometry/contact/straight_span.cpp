#include "geometry/contact/straight_span.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

namespace {

constexpr Span kNever{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

void include(Span& span, double at) noexcept {
  span.from = std::min(span.from, at);
  span.to = std::max(span.to, at);
}

/// Where the point, moving along `heading`, is at `radius` from `centre`.
void includeCircle(Span& span, Vec point, Vec heading, Vec centre, double radius) noexcept {
  const Vec to = centre - point;
  const double along = dot(to, heading);
  const double across = cross(heading, to);
  const double square = radius * radius - across * across;
  if (square <= 0) return;
  include(span, along - std::sqrt(square));
  include(span, along + std::sqrt(square));
}

/// Where it is at `radius` from the straight part of the segment, beside it.
void includeSides(Span& span, Vec point, Vec heading, Vec from, Vec to, double radius) noexcept {
  const Vec edge = to - from;
  const double length = std::sqrt(dot(edge, edge));
  if (length == 0) return;
  const Vec along = edge * (1 / length);
  const double speed = cross(along, heading);
  if (std::fabs(speed) <= kParallel) return;  // never crosses the side: the ends' circles hold what there is
  const double start = cross(along, point - from);
  for (const double level : {-radius, radius}) {
    const double at = (level - start) / speed;
    const double foot = dot(point + heading * at - from, along);
    if (foot >= 0 && foot <= length) include(span, at);
  }
}

/// All vertices of `owner`, moving along `heading`, against the straight sides of what is within the clearance of the
/// edges of `other`.
void includeEdges(Span& span, std::span<const Vec> owner, std::span<const Vec> other, Vec heading,
                  double clearance) noexcept {
  Vec from = other.back();
  for (const Vec to : other) {
    for (const Vec vertex : owner) includeSides(span, vertex, heading, from, to, clearance);
    from = to;
  }
}

}  // namespace

Span spanWithinGap(std::span<const Vec> mover, std::span<const Vec> still, Vec heading, Span span,
                   double limit) noexcept {
  visitAxes(mover, still, [&](const Axis& axis) {
    const double excess = axis.gap - limit;
    const double speed = dot(axis.normal, heading);
    if (std::fabs(speed) <= kParallel) {
      if (excess > kParallel) span = kNever;
    } else if (speed < 0) {
      span.from = std::max(span.from, excess / -speed);
    } else {
      span.to = std::min(span.to, -excess / speed);
    }
  });
  return span;
}

Span spanNearer(std::span<const Vec> mover, std::span<const Vec> still, Vec heading, double clearance) noexcept {
  // The distance is a convex function of the way gone, so the stretch is one interval, and at its ends the nearest
  // points are a corner of one shape and a point of an edge of the other.
  Span span = kNever;
  for (const Vec vertex : still) {
    for (const Vec corner : mover) includeCircle(span, corner, heading, vertex, clearance);
  }
  includeEdges(span, mover, still, heading, clearance);
  includeEdges(span, still, mover, -heading, clearance);
  return span;
}

}  // namespace frontage::geometry::detail
