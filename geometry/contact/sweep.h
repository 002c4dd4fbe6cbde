#pragma once

#include "geometry/base/bounds.h"
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

// What a first touch is. The mover touches `still` in the course of a motion exactly when the two come within kContact
// of each other. The moment given is the end of the first such approach: where the distance becomes 0, or, when it only
// comes near (passing a corner, ending just short), the first moment at which it is least. So a mover that meets an
// edge head on stands flush to 1e-9" at that moment and not 1e-4" short of it, and one that slides along counts as
// touched where it first comes alongside. Starting in contact or overlap gives at = 0.

/// First touch in [0, length] of the footprint going straight ahead. Closed form: exact to 1e-9", as far as a glancing
/// approach allows (rounding of the corners divided by the sine of the angle of approach).
[[nodiscard]] std::optional<Touch> firstTouchAdvancing(const Footprint& mover, Length length,
                                                       const ConvexPolygon& still) noexcept;
/// The same for a shift in any direction.
[[nodiscard]] std::optional<Touch> firstTouchShifting(const Footprint& mover, Vec by,
                                                      const ConvexPolygon& still) noexcept;
/// First touch at an angle in [0, |left|] of the footprint turning about `pivot`, counter-clockwise for a positive
/// angle. Closed form: corner on edge, edge on vertex, corner past corner; exact to 1e-9 rad, where the motion is
/// tangent to the edge to 1e-7. Requires: |left| <= pi.
[[nodiscard]] std::optional<Touch> firstTouchTurning(const Footprint& mover, Vec pivot, Angle left,
                                                     const ConvexPolygon& still) noexcept;

/// True when the footprint, in the course of the motion, penetrates `still` deeper than kContact: exactly when at some
/// moment relate() says Overlapping. Sliding along and stopping in contact are free (rules.md M5 b speaks of
/// interiors). Closed form as well. For the turn: |left| <= pi.
[[nodiscard]] bool overlapsAdvancing(const Footprint& mover, Length length, const ConvexPolygon& still) noexcept;
[[nodiscard]] bool overlapsShifting(const Footprint& mover, Vec by, const ConvexPolygon& still) noexcept;
[[nodiscard]] bool overlapsTurning(const Footprint& mover, Vec pivot, Angle left, const ConvexPolygon& still) noexcept;

/// A stretch of a straight motion, inches; negative: backwards.
struct ShiftStretch {
  double from = 0;
  double to = 0;
};
/// How far the footprint can be shifted along the unit vector and overlap `still`; nothing when it never does. At the
/// ends of the stretch it penetrates it by half of kContact, and stands clear.
[[nodiscard]] std::optional<ShiftStretch> overlapWhileShifting(const Footprint& mover, Vec along,
                                                               const ConvexPolygon& still) noexcept;

/// The box that a motion stays in, for the R-tree and for the table's edge.
[[nodiscard]] Bounds boundsOf(const Footprint& footprint) noexcept;
[[nodiscard]] Bounds boundsAdvancing(const Footprint& mover, Length length) noexcept;
/// Exact: includes the extreme points of the arcs.
[[nodiscard]] Bounds boundsTurning(const Footprint& mover, Vec pivot, Angle left) noexcept;

}  // namespace frontage::geometry
