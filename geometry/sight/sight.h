#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <optional>
#include <span>
#include <vector>

namespace frontage::geometry {

/// The front edge of one base, looking ahead (rules.md Z3).
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
/// within 45 degrees either side of the facing (closed) and passes through no blocker's interior? Grazing an edge or a
/// corner (to within kContact) does not block. No sampling: the finitely many critical lines of geometry.md.
/// Guarantees: unchanged by a rigid motion or mirror image of all; `visible` independent of the order of the blockers.
[[nodiscard]] Sight sight(const Looker& looker, const Footprint& target, std::span<const Polygon> blockers);

}  // namespace frontage::geometry
