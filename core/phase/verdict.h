#pragma once

#include "core/battlefield/unit.h"
#include "core/rules/ruleset.h"
#include "geometry/contact/closest_points.h"
#include "geometry/reach/reach.h"
#include "geometry/sight/sight.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// One clause looked at: whether it holds, with the figure that decided it.
struct ClauseCheck {
  Clause clause;
  bool ok = true;
  std::string text;  ///< one plain English sentence, with the figures
  std::optional<double> value;
  std::optional<double> limit;
  std::vector<std::string> blockers;  ///< ids of units or terrain
  bool operator==(const ClauseCheck&) const = default;
};

/// May this order be given now? All the reasons, not only the first.
struct Verdict {
  std::vector<ClauseCheck> clauses;
  [[nodiscard]] bool legal() const noexcept {
    for (const ClauseCheck& c : clauses)
      if (!c.ok) return false;
    return true;
  }
};

/// Which zone a charger counts in, with the count (rules.md Z2).
struct ZoneVerdict {
  std::optional<geometry::Side> zone;                  ///< nothing = a die will decide ("tie")
  geometry::Side nearerFront = geometry::Side::Front;  ///< what 1 to 3 on that die would mean
  geometry::Side other = geometry::Side::Front;        ///< what 4 to 6 would mean
  std::map<geometry::Side, int> counts;  ///< front-rank models per zone; empty where the ruleset counts a point
  int onRay = 0;                         ///< models that count for no zone
};

/// Everything about one possible charge. All of it is worked out even when an earlier clause fails (formats.md
/// `inspect`).
struct ChargeVerdict : Verdict {
  UnitId charger;
  UnitId target;
  ZoneVerdict zone;
  geometry::Sight sight;
  std::vector<std::string> sightBlockers;
  bool inFrontArc = false;
  geometry::ClosestPoints closest;  ///< what the charge is measured by: up to an obstacle before the target (M14)
  double maxRange = 0;
  std::optional<geometry::ChargeMove> move;
  int chargerModels = 0;
  int targetModels = 0;
  std::vector<geometry::OffsetInterval> offsets;
};

}  // namespace frontage::core
