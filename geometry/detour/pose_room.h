#pragma once

#include "geometry/detour/clearing.h"
#include "geometry/detour/half_plane.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace frontage::geometry::detail {

/// Poses of the mover that look along one of some headings: how much farther from everything they stand than they have
/// to. All in the frame of the mover's first pose (x to its right, y ahead); heading number n looks n equal parts of a
/// full turn to the left. Whatever a heading and a shape have in common is worked out once.
class PoseRoom {
 public:
  /// `most`: more room than that is of no interest; inches.
  PoseRoom(const RouteProblem& problem, const Clearing& clearing, int headings, double most);

  /// From the nearest thing or edge, less what is kept from it: exact to rounding up to `most`, and `most` where there
  /// is more. Some number below 0 where it stands too near.
  [[nodiscard]] double at(Vec front, int heading);

  /// From what the route leads to, less what is kept from it; no more than the true one, and the true one up to `most`.
  [[nodiscard]] double fromGoal(Vec front, int heading);

  [[nodiscard]] Footprint footprint(Vec front, int heading) const noexcept;
  [[nodiscard]] Vec forward(int heading) const noexcept { return m_forward[static_cast<std::size_t>(heading)]; }
  [[nodiscard]] Vec right(int heading) const noexcept { return rightOf(forward(heading)); }

 private:
  /// An edge of what a front centre must not be in.
  struct Side {
    Vec from;
    Vec along;  ///< of length 1
    double length = 0;
    double level = 0;  ///< of the line, along its outward normal
  };
  struct Grown {
    std::vector<Side> sides;
  };
  struct Shape {
    std::vector<Vec> ring;
    double keep = 0;
    Vec middle;
    double radius = 0;  ///< about the middle, with what is kept clear
    std::vector<Grown> byHeading;
  };
  using Candidates = std::vector<std::uint32_t>;

  [[nodiscard]] Shape shapeOf(const ConvexPolygon& shape, double keep) const;
  [[nodiscard]] const Grown& grown(Shape& shape, int heading) const;
  [[nodiscard]] double fromShape(Shape& shape, Vec front, int heading, double most) const;
  [[nodiscard]] double fromEdges(Vec front, int heading) const noexcept;
  [[nodiscard]] const Candidates& candidatesAt(Vec front);

  Footprint m_mover;
  double m_most;
  double m_reach;  ///< from the front centre to the farthest corner
  std::vector<Vec> m_forward;
  std::vector<Shape> m_shapes;
  Shape m_goal;
  std::vector<HalfPlane> m_edges;  ///< of the table
  std::unordered_map<std::uint64_t, Candidates> m_candidates;
};

}  // namespace frontage::geometry::detail
