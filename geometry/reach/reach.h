#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/motion/path.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace frontage::geometry {

/// What may not be touched is missed by no less than this, inches: by the tolerance within which it would count as
/// touched, and by as much again. So a move stays what it is when everything in it is off by the tolerance, and none is
/// legal, or better, for a gap that is narrower than that.
inline constexpr double kUntouched = 2 * kContact;

/// Something in the way of a charge.
struct Obstacle {
  enum class Keep : std::uint8_t {
    NoOverlap,  ///< its interior may not be entered (friends, impassable terrain, the other targets)
    NoTouch,    ///< it may not even be touched (an undeclared enemy, rules.md M5 c), see kUntouched
  };
  ConvexPolygon shape;
  Keep keep = Keep::NoOverlap;
  int tag = 0;  ///< the caller's; comes back in Obstruction
};

/// What is asked of the charge solver (geometry.md "Charge solver"; rules.md M4 to M6). The target itself is never an
/// obstacle of the list; the solver sees to it that the first touch is on `facing`.
struct ReachProblem {
  enum class Body : std::uint8_t { Whole, FrontEdge };          ///< what may not collide on the way (M5, t9a-3)
  enum class TableEdge : std::uint8_t { Inside, MayStickOut };  ///< on the way; at the end always inside (M5 d)
  enum class Door : std::uint8_t {
    TurnAboutContact,  ///< M6: the charger turns about the point of contact
    SetFlush,          ///< M6 t9a-3: set flush anywhere along the facing that keeps the touched point in contact
    TargetTurns,       ///< M7, M8: the target turns about the point of contact onto the charger's front
  };

  Footprint charger;
  Footprint target;
  Side facing = Side::Front;
  std::vector<Obstacle> obstacles;
  double tableWidth = 0;   ///< inches; 0 for a field without an edge
  double tableHeight = 0;  ///< inches; 0 for a field without an edge
  Body body = Body::Whole;
  TableEdge tableEdge = TableEdge::Inside;
  Door door = Door::TurnAboutContact;
  /// With TargetTurns: nobody turns, and the move ends at the touch (rules.md M12 "no door to close").
  bool doorStaysOpen = false;
  bool ignoreObstaclesOnTheWay = false;  ///< a flyer (M4): only the end must be clear
  Angle maxWheel = Angle::fromDegrees(90);
};

/// One legal move: advance, wheel, advance, door.
struct ChargeMove {
  Path path;         ///< the charger's, up to flush contact (or to the touch, where the target turns)
  Length before;     ///< first advance
  Angle wheel;       ///< signed, + = left
  Length after;      ///< second advance
  Vec contactPoint;  ///< where the front edge first touched the target
  Angle door;  ///< signed turn that closes the door, + = left: of the charger, with Door::TargetTurns of the target
  double offset = 0;  ///< lateral offset s on the charged facing, inches (geometry.md "Lateral offset")
  Pose chargerEnd;
  Pose targetEnd;  ///< differs from where it stood only with Door::TargetTurns
};

/// Offsets [from, to] that can be reached (closed), with a legal move for one of them.
struct OffsetInterval {
  double from = 0;
  double to = 0;
  ChargeMove witness;
};

/// What stops a part of the wheels, for the explanation.
struct Obstruction {
  enum class Cause : std::uint8_t { Obstacle, TableEdge, WrongFacing, NothingAhead, DoorBlocked };
  Cause cause = Cause::Obstacle;
  int tag = 0;      ///< of the obstacle, when there is one
  Angle wheelFrom;  ///< the range of signed wheels that it stops
  Angle wheelTo;
};

/// What can be reached, and what stops the rest.
struct Reach {
  std::vector<OffsetInterval> offsets;    ///< ascending, disjoint
  std::vector<Obstruction> obstructions;  ///< empty when every wheel that would touch the facing is free
};

/// How good an offset is. A larger score is better; it changes only at the breakpoints (models coming into or going out
/// of contact) and is closed there: at a breakpoint it is the better of the two sides or better still. Minus infinity
/// says that an offset will not do at all.
struct OffsetObjective {
  std::vector<double> breakpoints;
  std::function<double(double offset)> score;  ///< Requires: not empty
};

// What all of these have in common. Lengths and offsets are inches, angles radians (Angle). A move is legal when it
// keeps rules.md M4 to M6, which each of the kinds of contact decides with kContact (geometry.md "Tolerance"): shapes
// may touch and penetrate each other by half of it; what may not be touched is missed by kUntouched; the table's edge
// is closed. Of a charger that stands in contact at the start, that contact may last. The first touch lies on the
// charged facing, its ends included, but not corner to corner alone; the door is less than a quarter turn. Nothing is
// random, nothing throws but what an objective throws, and the order of the obstacles is of no account. A target that
// turns keeps off the interior of obstacles only, whatever their `keep`. Requires: all figures finite, half sizes > 0,
// convex obstacles of at least three vertices that run counter-clockwise, maxWheel in [0, a quarter turn].

/// The reachable offsets, closed stretches, each with a legal move for one of them. An end lies no more than
/// kContact / 2 inside of what can be reached, and no more than 1e-6" outside; stretches closer than kContact are one.
[[nodiscard]] std::vector<OffsetInterval> reachableOffsets(const ReachProblem& problem);

/// True when there is a legal move at all. Quicker than the others. Guarantees: the same as
/// !reachableOffsets().empty().
[[nodiscard]] bool canReach(const ReachProblem& problem);

/// A legal move that ends less than `most` inches from the middle of the facing, or nothing when there is none: not the
/// best, but quicker.
[[nodiscard]] std::optional<ChargeMove> anyMove(const ReachProblem& problem, double most);

/// Which wheels are stopped by what, ascending: an obstacle (or the table's edge) stops a wheel when with nothing else
/// about the wheel would lead nowhere; where no single thing does, all that together leave nothing free. Wheels that
/// would not touch the facing on an empty field are left out; if that is all of them, that is the one answer
/// (WrongFacing: they meet another side of the target; NothingAhead: they miss it).
/// Looked at every two degrees, stretches that lie between two looks are not seen; the ends of the others, the last
/// wheels that are stopped, are exact to 0.01 degrees.
[[nodiscard]] std::vector<Obstruction> obstructions(const ReachProblem& problem);

/// Both together. See geometry.md for what is promised against a brute force on a 0.25" x 1 degree grid.
[[nodiscard]] Reach reach(const ReachProblem& problem);

/// The best legal move: highest score, then the smallest |wheel|, then the shortest path (rules.md M9), and with
/// SetFlush the least slide along the edge. Equal to 1e-9 in all of them: the left wheel first. Nothing when there is
/// no legal move. A score is reached when the offset is within 1e-9" of where it begins; that no smaller wheel has it
/// is sure to 1e-6 radians, and the wheel at which it sets in is exact to 1e-9.
[[nodiscard]] std::optional<ChargeMove> bestMove(const ReachProblem& problem, const OffsetObjective& objective);

/// The legal move after which the door is the smallest (rules.md M9, the target turned as little as possible), to the
/// angle by which kContact lets a wheel be off; of those the best, as of bestMove(). Nothing when there is no legal
/// move. Requires: scores from the first offset that has one to the last.
[[nodiscard]] std::optional<ChargeMove> leastTurn(const ReachProblem& problem, const OffsetObjective& objective);

/// A legal move that ends within 1e-9" of the given offset (smallest wheel, then shortest path, as exact as for
/// bestMove()), or nothing.
[[nodiscard]] std::optional<ChargeMove> moveTo(const ReachProblem& problem, double offset);

/// The legal move that touches all of several targets at the same moment, on whichever side of each: smallest wheel,
/// shortest path; equal to 1e-9 in both, the left wheel. Its contact point and offset are those on the first. Nothing
/// when there is none. No smaller wheel does, to 1e-6 radians and what kContact lets it be off; but a side within 1e-3
/// radians of edge on is passed over. One problem for each target, whose `facing` is not looked at; all of the same
/// charge with TargetTurns and doorStaysOpen, and with each other's targets as obstacles, not NoTouch. Requires: at
/// least one problem.
[[nodiscard]] std::optional<ChargeMove> touchTogether(const std::vector<ReachProblem>& problems);

/// Where a charger of this size stands flush on the facing at offset s, edge on edge to 1e-9". Any offset, even one
/// beyond the facing's ends.
[[nodiscard]] Pose flushPose(const Footprint& charger, const Footprint& target, Side facing, double offset) noexcept;

}  // namespace frontage::geometry
