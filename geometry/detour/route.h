#pragma once

#include "geometry/base/board.h"
#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"
#include "geometry/motion/path.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace frontage::geometry {

/// What a wheel takes off the distance (rules.md M11).
enum class WheelPrice : std::uint8_t { Arc, Chord, Free };

/// In inches; `width` is the whole frontage. Exact to rounding. Requires: radians in [0, pi].
[[nodiscard]] double wheelPrice(WheelPrice price, double width, double radians) noexcept;

/// A move towards a target that is not (or cannot be) charged home: advances and wheels, never backwards
/// (rules.md M11 "route", "stops").
struct RouteProblem {
  Footprint mover;
  Footprint target;                      ///< where it stands, or stood last
  bool targetStands = true;              ///< false: it is gone, and in nobody's way
  std::vector<ConvexPolygon> obstacles;  ///< all that is in the way, other than the target
  Length clearance;  ///< kept from all obstacles and from the target; from what stands nearer already, as much as now
  Board board;       ///< never left, with nothing to keep from its edge
  WheelPrice price = WheelPrice::Arc;
  Length allowance;  ///< how much may be spent
};

/// What stopped a route.
enum class RouteEnd : std::uint8_t {
  Reached,     ///< the target, `clearance` away
  Spent,       ///< the allowance
  Obstructed,  ///< an obstacle or the table's edge
};

/// A route as far as it was walked.
struct Route {
  Path path;
  Length cost;  ///< straight lengths and the price of the wheels
  RouteEnd end = RouteEnd::Obstructed;
};

/// The signed wheel, left positive, about a front corner after which `aim` lies straight ahead of the centre: about the
/// front left corner when the aim is to the left, else about the right one. In (-2 pi, 2 pi), exact to 1e-12. Nothing
/// when the aim is too near the pivot for any wheel to do that (within half the width of it).
[[nodiscard]] std::optional<Angle> wheelToFace(const Footprint& mover, Vec aim) noexcept;

/// One wheel, of at most `maxWheel`, until the aim is straight ahead; then straight on, the centre no farther than the
/// aim. Each of the two ends early where it is obstructed or the allowance is spent; an obstructed wheel is followed by
/// the straight move all the same. The routes of t9a-2 (aim: the target's centre) and t9a-3 (aim: the centre of the
/// charged facing, at most 90 degrees). With a clearance of a few kContact it stops just before contact.
/// Closed form: every stop is exact to 1e-8".
[[nodiscard]] Route oneWheelRoute(const RouteProblem& problem, Vec aim, Angle maxWheel);

/// The way of battleaxe and wap: the one-wheel route to the target's centre where that leads to the target; where
/// something else is in its way, the shortest detour (see detour.h); where there is none, the one-wheel route as far
/// as it leads. Cut off where the allowance is spent.
[[nodiscard]] Route routeRound(const RouteProblem& problem);

}  // namespace frontage::geometry
