#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <optional>

namespace frontage::geometry {

/// First touch of a moving footprint with something that stands still.
struct Touch {
  double at = 0;  ///< how far it has moved: inches of an advance, radians (>= 0) of a turn
  Vec point;      ///< a point common to both at that moment; the middle one when an edge meets an edge
  Vec normal;     ///< unit normal of the still shape's boundary there, pointing outward (towards the mover)
};

/// First time in [0, length] at which the footprint, going straight ahead, touches `still` (distance 0).
/// Closed form: exact to 1e-9". A shape that it only slides along (motion parallel to the contact) counts as touched at
/// the moment of first contact. Starting in contact or overlap gives at = 0.
[[nodiscard]] std::optional<Touch> firstTouchAdvancing(const Footprint& mover, Length length,
                                                       const ConvexPolygon& still) noexcept;
/// The same for a shift in any direction.
[[nodiscard]] std::optional<Touch> firstTouchShifting(const Footprint& mover, Vec by,
                                                      const ConvexPolygon& still) noexcept;
/// First angle in [0, |left|] at which the footprint, turning about `pivot` (counter-clockwise for a positive angle),
/// touches `still`. Closed form: corner on edge and edge on vertex; exact to 1e-9 rad. Requires: |left| <= pi.
[[nodiscard]] std::optional<Touch> firstTouchTurning(const Footprint& mover, Vec pivot, Angle left,
                                                     const ConvexPolygon& still) noexcept;

/// True when the footprint, in the course of the motion, penetrates `still` deeper than kContact. Sliding along and
/// stopping in contact are free (rules.md M5 b speaks of interiors).
[[nodiscard]] bool overlapsAdvancing(const Footprint& mover, Length length, const ConvexPolygon& still) noexcept;
[[nodiscard]] bool overlapsTurning(const Footprint& mover, Vec pivot, Angle left, const ConvexPolygon& still) noexcept;

/// The box that a motion stays in, for the R-tree and for the table's edge.
struct Bounds {
  Vec min;
  Vec max;
  bool operator==(const Bounds&) const noexcept = default;
};
[[nodiscard]] Bounds boundsOf(const Footprint& footprint) noexcept;
[[nodiscard]] Bounds boundsAdvancing(const Footprint& mover, Length length) noexcept;
/// Exact: includes the extreme points of the arcs.
[[nodiscard]] Bounds boundsTurning(const Footprint& mover, Vec pivot, Angle left) noexcept;

}  // namespace frontage::geometry
