#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/straight_span.h"
#include "geometry/contact/sweep.h"
#include "geometry/contact/touch.h"

#include <algorithm>
#include <array>
#include <limits>

namespace frontage::geometry {

namespace {

/// The first moment of the least distance when the motion does not quite meet `still`: a corner passing a corner, or
/// the end of the motion. The mover's corners against the other's vertices are enough, for the way is straight.
std::optional<double> firstGraze(const Footprint& mover, std::span<const Vec> still, Vec heading,
                                 double length) noexcept {
  const auto corners = mover.corners();
  double least = detail::distanceOf(mover.at(mover.pose.shifted(heading * length)).corners(), still);
  double at = length;
  const auto visit = [&](auto&& use) {
    for (const Vec corner : corners) {
      for (const Vec vertex : still) {
        const double way = std::clamp(dot(vertex - corner, heading), 0.0, length);
        use(way, distance(vertex, corner + heading * way));
      }
    }
  };
  visit([&](double, double apart) { least = std::min(least, apart); });
  if (least > kContact) return std::nullopt;
  // Equal to within rounding: two edges that slide along each other, which first met at the earliest of these.
  visit([&](double way, double apart) {
    if (apart <= least + 1e-9) at = std::min(at, way);
  });
  return at;
}

std::optional<Touch> firstTouchAlong(const Footprint& mover, Vec heading, double length,
                                     const ConvexPolygon& still) noexcept {
  const auto ahead = [heading](Vec) { return heading; };
  if (relate(mover, still) != Relation::Apart) return detail::touchAt(mover, still, 0, ahead);
  const auto corners = mover.corners();
  std::optional<double> at;
  const detail::Span meeting = detail::spanWithinGap(corners, still.vertices, heading, {0, length}, 0);
  if (!meeting.empty()) {
    at = meeting.from;
  } else {
    const detail::Span near = detail::spanWithinGap(corners, still.vertices, heading, {0, length}, kContact);
    if (!near.empty()) at = firstGraze(mover, still.vertices, heading, length);
  }
  if (!at) return std::nullopt;
  return detail::touchAt(mover.at(mover.pose.shifted(heading * *at)), still, *at, ahead);
}

bool overlapsAlong(const Footprint& mover, Vec heading, double length, const ConvexPolygon& still) noexcept {
  const detail::Span deep = detail::spanWithinGap(mover.corners(), still.vertices, heading, {0, length}, -kContact);
  return deep.from < deep.to || relate(mover, still) == Relation::Overlapping;
}

Vec headingOf(Vec by, double length) noexcept {
  return length > 0 ? by * (1 / length) : Vec{};
}

}  // namespace

std::optional<Touch> firstTouchAdvancing(const Footprint& mover, Length length, const ConvexPolygon& still) noexcept {
  return firstTouchAlong(mover, mover.pose.facing.forward(), length.inches(), still);
}

std::optional<Touch> firstTouchShifting(const Footprint& mover, Vec by, const ConvexPolygon& still) noexcept {
  const double length = norm(by);
  return firstTouchAlong(mover, headingOf(by, length), length, still);
}

bool overlapsAdvancing(const Footprint& mover, Length length, const ConvexPolygon& still) noexcept {
  return overlapsAlong(mover, mover.pose.facing.forward(), length.inches(), still);
}

bool overlapsShifting(const Footprint& mover, Vec by, const ConvexPolygon& still) noexcept {
  const double length = norm(by);
  return overlapsAlong(mover, headingOf(by, length), length, still);
}

std::optional<ShiftStretch> overlapWhileShifting(const Footprint& mover, Vec along,
                                                 const ConvexPolygon& still) noexcept {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const detail::Span span = detail::spanWithinGap(mover.corners(), still.vertices, along, {-kFar, kFar}, -kContact / 2);
  return span.empty() ? std::nullopt : std::optional(ShiftStretch{span.from, span.to});
}

}  // namespace frontage::geometry
