#pragma once

#include "geometry/base/board.h"
#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"
#include "geometry/motion/path.h"

#include <optional>
#include <vector>

namespace frontage::geometry {

/// Something that a fleeing unit runs through. Several parts may share a tag (a hollow terrain piece): they are one
/// thing.
struct FlightObstacle {
  ConvexPolygon shape;
  int tag = 0;
  bool mayEndOn = false;  ///< terrain that may be stood on: crossed, but never a reason to go on
};

/// What is asked (rules.md F1 to F5).
struct FlightProblem {
  Footprint mover;
  Facing away;      ///< the way it runs; see awayFrom()
  Length distance;  ///< >= 0
  std::vector<FlightObstacle> obstacles;
  Length clearance;  ///< from what it may not end on: 1" or, with 0, no more than no overlap (F5)
  /// What lies wholly behind its rear where `distance` ends is no reason to go on, however near: it has run past.
  bool passedIsClear = false;
  Board board;
};

/// One thing that it ran through, in inches of the straight move.
struct Crossing {
  int tag = 0;
  double entry = 0;  ///< where they first meet; 0 when it stood in it after the turn
  double exit = 0;   ///< where they last part; at most the length of the move
  bool operator==(const Crossing&) const noexcept = default;
};

/// Where a flight leads, what is run through, and whether the unit is lost; lengths and angles exact to 1e-9.
struct Flight {
  Path path;                        ///< turn about the centre, then straight ahead; cut off where the unit is lost
  Angle turn;                       ///< left positive, the short way
  Length moved;                     ///< straight ahead, extension included
  Length extra;                     ///< how much of it F5 added
  bool lost = false;                ///< it touched or crossed the table's edge (F3)
  std::optional<Angle> lostInTurn;  ///< the size of the turn when it did, where the turn itself did
  std::vector<Crossing> crossed;    ///< penetrated deeper than kContact; by entry, then tag
  std::vector<Crossing> grazed;     ///< only touched on the way; likewise
};

/// Turn, run, go on to the first clear place, or be lost at the table's edge. All in closed form, exact to 1e-9".
/// Nothing is in the way of the turn, and what it sweeps over is not crossed; whatever it has come to stand in by
/// turning is crossed from 0. Places are compared with the clearance with the slack of kContact in the mover's favour;
/// when it has to go on, it goes on to the clearance exactly, by the least distance.
/// The edge: it is lost when within kContact of an edge at any moment, the start included.
/// Guarantees: unchanged by a rigid motion or mirror image of all (board included, as far as it stays a board), and by
/// the order of the obstacles.
[[nodiscard]] Flight flee(const FlightProblem& problem);

/// Straight away from a point (F1); where the centre is that point to within kContact, to the unit's own rear.
[[nodiscard]] Facing awayFrom(const Footprint& mover, Vec from) noexcept;

/// The distance, straight ahead, at which the footprint first touches an edge of the board; 0 when it does so already.
[[nodiscard]] double distanceToEdge(const Footprint& mover, const Board& board) noexcept;

}  // namespace frontage::geometry
