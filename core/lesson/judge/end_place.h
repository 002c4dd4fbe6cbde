#pragma once

#include "core/lesson/judge/found.h"
#include "core/lesson/model/task.h"
#include "core/phase/phase_state.h"
#include "core/phase/resolve/places.h"
#include "core/run/play_orders.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// Where a unit stands after the orders of a task, and the other places that are as good (rules.md M9).
struct EndPlaces {
  UnitId unit;
  Dice dice;                         ///< with which the orders begin
  PhaseRun run;                      ///< ends in the engine's own choice
  geometry::Pose best;               ///< there
  std::optional<std::size_t> step;   ///< of the run: the charge that ends there, when places can be chosen
  double offset = 0;                 ///< of the engine's choice
  std::vector<EqualPlaces> offsets;  ///< all that are as good; empty when there is no choice
};

/// Requires: the unit exists.
[[nodiscard]] Found<EndPlaces> endPlaces(const PhaseState& state, const Played& played, const UnitId& unit);

/// The same orders with the charge ended at that offset; nothing when the engine refuses it.
[[nodiscard]] std::optional<PhaseRun> runAt(const EndPlaces& places, double offset);

/// The right place nearest to this one: one that the engine carries out.
[[nodiscard]] geometry::Pose nearestPlace(const EndPlaces& places, const geometry::Pose& answer);

/// The wheel of the unit's charge or failed charge in a run, degrees, + = left; nothing when it made none.
[[nodiscard]] std::optional<double> wheelOf(const PhaseRun& run, const UnitId& unit);
/// The wheels that lead to the equal places: stretches of them, degrees.
[[nodiscard]] std::vector<Span> equalWheels(const EndPlaces& places);

[[nodiscard]] geometry::Pose toPose(const Placing& placing);
[[nodiscard]] Placing toPlacing(const geometry::Pose& pose);

}  // namespace frontage::core
