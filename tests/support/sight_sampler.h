#pragma once

#include "tests/support/sight_boards.h"

namespace frontage::testing {

enum class Sampled { Visible, Hidden, Undecided };

/// What a dense grid of lines says, from points of the front edge to points of the target's outline, 2 * margin apart.
/// Visible: one of them leaves within the cone and keeps `margin` away from every blocker.
/// Hidden: each that leaves within the cone, or would with its ends moved by `margin`, passes more than `margin` deep
/// through a blocker; any line at all runs within `margin` of one of them, and so through that blocker.
/// Undecided: neither. Shares no code with the module; knows the blockers by their solids.
[[nodiscard]] Sampled sampleSight(const SightBoard& board, double margin);

/// How deep inside a blocker a segment comes, as far as steps of `step` show: 0 when it stays outside all.
[[nodiscard]] double deepestInside(geometry::Vec from, geometry::Vec to, const std::vector<BoardBlocker>& blockers,
                                   double step);

}  // namespace frontage::testing
