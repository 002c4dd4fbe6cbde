#pragma once

#include "core/phase/resolve/range_roll.h"
#include "core/phase/turn/play.h"

#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// A place on the facing that was asked for (geometry.md "Lateral offset").
struct OffsetWish {
  double offset = 0;
  bool binding = false;  ///< agreed on by several chargers, for the first target; else it must be as good as the best
};

/// Moves a charger onto the standing targets that its range reached (rules.md M4 to M9): `charge_move`, `door` and
/// `contact` events; straight ahead within `range` inches where the path is blocked (M17). Returns false, with nothing
/// changed, when there is no legal move; `why` then says so.
[[nodiscard]] bool moveIntoContact(Play& play, const UnitId& charger, const std::vector<UnitId>& reached, double range,
                                   const std::optional<OffsetWish>& wish, std::string& why);

/// The charger's and the target's models touch: `contact` event, and both are engaged.
void makeContact(Play& play, const Contact& contact);

/// Makes the failed charge (M11): moves, leaves the event, ends the charge.
void failCharge(Play& play, const RangeOutcome& range, const std::string& why);

/// A fleeing target that the range reached (M12). Returns false when there is no legal way to touch it.
[[nodiscard]] bool runDown(Play& play, const RangeOutcome& range, const UnitId& target, std::string& why);

/// The charge is over for the charger (D8).
void endCharge(Play& play, const Clause& clause, const UnitId& charger);

}  // namespace frontage::core
