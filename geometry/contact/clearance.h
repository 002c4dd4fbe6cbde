#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

namespace frontage::geometry {

/// How far, in [0, length] inches, the footprint can go straight ahead without coming nearer than `keep` inches to
/// `still`. With keep <= 0 the two may touch, and penetrate each other by -keep (see mayEnter()): sliding along is
/// free, within that. Requires: it does not stand nearer than `keep` now. Closed form; the distance kept is exact to
/// 2e-9", so that moves can be strung together, each starting where the last one was stopped.
[[nodiscard]] double freeAdvance(const Footprint& mover, double length, const ConvexPolygon& still,
                                 double keep) noexcept;

/// The same for a turn about `pivot`, counter-clockwise for a positive angle: the largest angle in [0, |left|] radians
/// up to which it is free. Requires: |left| <= pi.
[[nodiscard]] double freeTurn(const Footprint& mover, Vec pivot, double left, const ConvexPolygon& still,
                              double keep) noexcept;

}  // namespace frontage::geometry
