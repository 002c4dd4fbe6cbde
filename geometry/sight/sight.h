#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

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
/// A blocker stops a segment that comes deeper than kContact inside it; grazing an edge or a corner is free. So a line
/// that runs exactly between two touching blockers grazes both and is free, and two that overlap by more than kContact
/// each close it. A blocker thinner than about 2 kContact has no inside and stops nothing.
/// A line that passes the target within kContact meets it (a target that just touches the cone's limit is seen).
/// A blocker that covers a point of the front edge deeper than kContact stops every line from there; one that only
/// touches the edge, from any side, stops what passes through it. What lies inside or behind the target stops nothing.
///
/// The witness lies well inside a gap where there is a wide one among those looked at, and grazes only when it must.
/// The blockers, taken together, close every line; none of them can be left out, and the nearer ones are preferred
/// (by the nearest vertex to the middle of the front edge; equally near ones by index).
/// Guarantees: unchanged by a rigid motion or mirror image of all; independent of the order of the blockers, up to the
/// choice between blockers equally near.
[[nodiscard]] Sight sight(const Looker& looker, const Footprint& target, std::span<const Polygon> blockers);

}  // namespace frontage::geometry
