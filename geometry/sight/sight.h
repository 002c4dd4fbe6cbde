#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace frontage::geometry {

/// The front edge of one base, looking ahead (rules.md Z3).
/// Requires: the facing is square to the way from left to right, with left on its left. The two may be the same point.
struct Looker {
  Vec left;
  Vec right;
  Facing facing;
};

/// A segment on the table, in inches.
struct SightLine {
  Vec from;
  Vec to;
};

/// The answer to "does it see it?", with what shows it.
struct Sight {
  bool visible = false;
  std::optional<SightLine> witness;  ///< when visible: a line that nothing closes
  std::vector<int> blockers;         ///< when not: indices into the given blockers that close it, ascending
  bool outsideCone = false;          ///< when not, and there would be no line even with no blocker
};

/// Exact decision: is there a segment from a point of the looker's front edge to a point of the target that leaves
/// within 45 degrees either side of the facing (closed) and passes through no blocker's interior? No sampling: the
/// finitely many critical lines of geometry.md.
///
/// Grazing an edge or a corner is free: a line that would be free of a blocker if it were moved sideways, along the
/// front edge, by no more than kContact only grazes it. So a line that runs exactly between two touching blockers is
/// free, and two that overlap by more than kContact each close it. A segment may also start or end up to kContact deep
/// in a blocker, so that one that touches the looker or the target from behind does not matter; a point of the front
/// edge deeper inside a blocker than that sees nothing. What lies behind the target's outline, in it or beyond it,
/// stops nothing. (Of a blocker that overlaps the target or the line of the front edge, grazing is measured as depth,
/// and if it is thinner than about 2 kContact it stops nothing.) A line that passes the target within kContact meets
/// it: a target that just touches the cone's limit is seen.
///
/// The witness lies well inside a gap where there is a wide one among those looked at, and grazes only when it must.
/// The blockers, taken together, close every line; none of them can be left out, and the nearer ones are preferred
/// (by the vertex nearest to the middle of the front edge; equally near ones by index).
///
/// Guarantees: unchanged by a rigid motion or mirror image of all; independent of the order of the blockers, but for
/// the choice between blockers equally near. Requires: all figures finite, blockers simple and counter-clockwise. They
/// may be concave, overlap, touch, hold looker or target; one of fewer than three vertices stops nothing. `leftOut` is
/// empty (none is) or has one entry for each blocker, not 0 where it does not count. To ask often about the same
/// blockers, make them a SightField.
[[nodiscard]] Sight sight(const Looker& looker, const Footprint& target, std::span<const Polygon> blockers,
                          std::span<const std::uint8_t> leftOut = {});
/// The same of any convex target, such as a part of a footprint. Requires: it has an area.
[[nodiscard]] Sight sight(const Looker& looker, const ConvexPolygon& target, std::span<const Polygon> blockers,
                          std::span<const std::uint8_t> leftOut = {});

}  // namespace frontage::geometry
