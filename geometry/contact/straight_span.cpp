#include "geometry/contact/straight_span.h"

#include <algorithm>
#include <array>
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

namespace {

/// Where the origin, going up, is nearer than a clearance to shapes whose edges are put in.
class UpwardSpan {
 public:
  explicit UpwardSpan(double clearance) noexcept : m_clearance(clearance) {}

  /// An edge with the shape to its left. Most are too far to one side.
  void edge(Vec from, Vec to) noexcept {
    if (std::min(from.x, to.x) >= m_clearance || std::max(from.x, to.x) <= -m_clearance) return;
    includeCircle(m_span, {0, 0}, {0, 1}, from, m_clearance);
    const Vec along = to - from;
    const double length = norm(along);
    if (std::fabs(along.x) <= kParallel * length) return;
    const Vec there{0, from.y - (m_clearance * length + along.y * from.x) / along.x};
    const double foot = dot(there - from, along);
    if (foot >= 0 && foot <= length * length) include(m_span, there.y);
  }
  [[nodiscard]] Span span() const noexcept { return m_span; }

 private:
  double m_clearance;
  Span m_span = kNever;
};

/// In which quarter a direction lies, counter-clockwise from the x axis: each with its first axis, without its last.
std::size_t quarterOf(Vec v) noexcept {
  if (v.y >= 0 && v.x > 0) return 0;
  if (v.x <= 0 && v.y > 0) return 1;
  return v.y <= 0 && v.x < 0 ? 2 : 3;
}

}  // namespace

Span spanNearer(const Footprint& mover, std::span<const Vec> still, double clearance) noexcept {
  // The mover's centre against the shape grown by the mover: each edge of the shape moved out to the corner of the
  // mover that touches it first, and where the shape turns a corner the edges of the mover between two of those.
  const double w = mover.halfWidth;
  const double d = mover.halfDepth;
  const std::array<Vec, 4> corners{{{w, d}, {-w, d}, {-w, -d}, {w, -d}}};
  UpwardSpan span(clearance);
  const auto roundCorner = [&](Vec vertex, std::size_t first, std::size_t count) {
    for (std::size_t k = first; k < first + count; ++k)
      span.edge(vertex + corners[k % 4], vertex + corners[(k + 1) % 4]);
  };
  Vec from = mover.pose.toUnit(still.back());
  Vec first = from;  // where the first edge begins that is one
  std::size_t firstQuarter = 4;
  std::size_t quarter = 4;
  for (const Vec vertex : still) {
    const Vec to = mover.pose.toUnit(vertex);
    if (to == from) continue;
    const std::size_t next = quarterOf(rightOf(to - from));
    if (quarter < 4) {
      roundCorner(from, quarter, (next + 4 - quarter) % 4);
    } else {
      first = from;
      firstQuarter = next;
    }
    span.edge(from + corners[next], to + corners[next]);
    quarter = next;
    from = to;
  }
  roundCorner(first, quarter % 4, quarter < 4 ? (firstQuarter + 4 - quarter) % 4 : 4);
  return span.span();
}

}  // namespace frontage::geometry::detail
