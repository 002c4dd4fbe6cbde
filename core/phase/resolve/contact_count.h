#pragma once

#include "core/battlefield/battlefield.h"
#include "core/rules/ruleset.h"
#include "geometry/base/footprint.h"
#include "geometry/reach/reach.h"

#include <vector>

namespace frontage::core {

/// How the front of a charger and the charged facing are divided into places (rules.md M9). Lengths in inches.
struct Frontage {
  double facingLength = 0;
  int targetPlaces = 1;  ///< files of a front or rear, ranks of a flank
  double chargerWidth = 0;
  int chargerPlaces = 1;  ///< files
};

/// Models in contact on both sides.
struct ContactCount {
  int charger = 0;
  int target = 0;
  [[nodiscard]] int together() const noexcept { return charger + target; }
  bool operator==(const ContactCount&) const = default;
};

[[nodiscard]] Frontage frontageOf(const Unit& charger, const Unit& target, geometry::Side facing);

/// Who is in contact when the charger stands flush at this lateral offset (geometry.md "Lateral offset"). A shared
/// corner, to within kContact, is contact. An empty place of the last rank counts the nearest model behind the gap, so
/// every place of the facing counts one.
[[nodiscard]] ContactCount contactAt(const Frontage& frontage, double offset) noexcept;

/// Places side by side, from one end.
struct PlaceRange {
  int first = 0;
  int count = 0;
};
/// The charger's models that are in contact there, counted from its left.
[[nodiscard]] PlaceRange chargerPlacesAt(const Frontage& frontage, double offset) noexcept;

/// The offsets at which the count changes: where a boundary of one side meets an end of the other. Ascending.
[[nodiscard]] std::vector<double> contactBreakpoints(const Frontage& frontage);

/// How long a stretch of the facing the charger's front lies along, inches; 0 when they meet in a corner or not at all.
[[nodiscard]] double sharedFront(const Frontage& frontage, double offset) noexcept;

/// Flush on the facing (M6) means along some stretch of it: a charger that could only put its corner against the corner
/// of a facing which is otherwise taken has not reached it.
[[nodiscard]] bool liesAlong(const Frontage& frontage, double offset) noexcept;

/// Offsets from the middle of the facing that are less than this lie along it for certain; so good as all that do.
[[nodiscard]] double farthestAlong(const Frontage& frontage) noexcept;

/// What a count is worth to a ruleset, for one charger (M9 rows 2 to 4): more is better.
[[nodiscard]] double contactScore(Priority priority, const ContactCount& count) noexcept;

/// A second target of the same charge one of whose facings lies in one line with the charged one of the first.
struct FurtherFront {
  Frontage frontage;
  double shift = 0;  ///< of its facing's centre from the first one's, along the first facing, inches
  geometry::Side side = geometry::Side::Front;  ///< of the second target: the one that lies in that line
};

/// The fronts of the further targets that lie flush with the facing of the first one.
[[nodiscard]] std::vector<FurtherFront> furtherFronts(const Battlefield& field, const Unit& charger, const Unit& target,
                                                      geometry::Side facing, const std::vector<const Unit*>& others);

/// The charger's models that are in contact with any of the fronts: one that touches two of them counts once.
[[nodiscard]] int chargerModelsAt(const Frontage& frontage, const std::vector<FurtherFront>& further, double offset);

/// What a place is worth by rows 1 to 4 of M9: first the further targets that are touched, then the models in contact,
/// on all the targets together.
[[nodiscard]] double placeWorth(Priority priority, const Frontage& frontage, const std::vector<FurtherFront>& further,
                                double offset);

/// What a charge wants (M9): first the number of further targets that are touched, then the models in contact, on all
/// the targets together. A value, so that the answer to it can be kept.
struct PlaceGoal {
  Priority priority = Priority::ModelsTogether;
  Frontage frontage;
  std::vector<FurtherFront> further;
  bool leastTurn = false;  ///< first of all the target is to turn as little as possible (M8; row 3 of one ruleset)
};

/// How good an offset is, for the charge solver.
[[nodiscard]] geometry::OffsetObjective contactObjective(const PlaceGoal& goal);

}  // namespace frontage::core
