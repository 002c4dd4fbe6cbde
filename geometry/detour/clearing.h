#pragma once

#include "geometry/contact/sweep.h"
#include "geometry/detour/half_plane.h"
#include "geometry/detour/route.h"

#include <array>
#include <optional>
#include <vector>

namespace frontage::geometry::detail {

struct Move;

/// Everything that a route keeps clear of, and by how much.
class Clearing {
 public:
  static constexpr int kNobody = -1;
  static constexpr int kTarget = -2;
  static constexpr int kEdge = -3;
  /// Farther than any way across a table, in inches.
  static constexpr double kAcross = 500;

  /// When the target is gone: whether its place is to stop a route all the same.
  enum class Gone : std::uint8_t { Ignore, StopThere };

  Clearing(const RouteProblem& problem, Gone gone);

  struct Free {
    double upTo = 0;   ///< how much of the move is free
    int by = kNobody;  ///< what stops it there: an index into the obstacles, kTarget, kEdge
  };
  /// Where two stop it at once: the target first, then the edge, then the first of the obstacles.
  [[nodiscard]] Free free(const Footprint& mover, const Move& move) const;

  /// How much of the move leads to the target, when that is the first thing that it meets; as free() has it, sooner.
  [[nodiscard]] std::optional<double> toTarget(const Footprint& mover, const Move& move) const;

  /// The same, whatever else may be in the way.
  [[nodiscard]] std::optional<double> aimedAtTarget(const Footprint& mover, const Move& move) const;

  /// Whether nothing stops the move, or no more than rounding short of its end.
  [[nodiscard]] bool isFree(const Footprint& mover, const Move& move) const;

  /// False only when nothing of the target lies on the way straight ahead.
  [[nodiscard]] bool mayHaveGoalAhead(const Footprint& mover) const noexcept;

  struct Kept {
    ConvexPolygon shape;
    double keep = 0;  ///< from what the mover touches at the start: minus how deep it may enter (mayEnter())
    int id = 0;
    Bounds box;                    ///< of the shape grown by `keep`
    Vec middle;                    ///< of the box
    double radius = 0;             ///< of a circle about it round the shape grown by `keep`
    std::vector<HalfPlane> sides;  ///< the lines along its edges; none of a single point
  };
  [[nodiscard]] const std::vector<Kept>& kept() const noexcept { return m_kept; }

  /// What the route leads to: the target's footprint, or the one point that is left of it.
  [[nodiscard]] const ConvexPolygon& goal() const noexcept { return m_goal; }
  [[nodiscard]] double goalKeep() const noexcept { return m_goalKeep; }

 private:
  [[nodiscard]] bool hasTarget() const noexcept { return !m_kept.empty() && m_kept.front().id == kTarget; }
  [[nodiscard]] double freeOfOne(const Kept& kept, const Footprint& mover, const Move& move, const Bounds& box) const;
  void add(ConvexPolygon shape, double keep, int id);
  [[nodiscard]] double freeOfEdges(const Footprint& mover, const Move& move, const Bounds& box) const;

  Board m_board;
  std::array<ConvexPolygon, 4> m_beyond;  ///< the table's edges
  double m_mayStickOut = 0;               ///< sticking out by a tolerance is still inside
  std::vector<Kept> m_kept;
  ConvexPolygon m_goal;
  double m_goalKeep = 0;
  /// What was in the way last is likely to be in the way of what is asked next: looked at first. No answer depends on
  /// it.
  mutable std::size_t m_suspect = 0;
};

}  // namespace frontage::geometry::detail
