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
/// changed, when there is no legal move; `why` then says so, where somebody wants to know.
[[nodiscard]] bool moveIntoContact(Play& play, const UnitId& charger, const std::vector<UnitId>& reached, double range,
                                   const std::optional<OffsetWish>& wish, std::string* why);

/// The charger's and the target's models touch: `contact` event, and both are engaged.
void makeContact(Play& play, const Contact& contact);

/// A charger whose range reached somebody (M4 to M9, M12): those of its targets that `standing` lists, the one on whose
/// facing it is to end first; where that leads nowhere, those that flee. Returns false, with nothing changed, when
/// nothing comes of it.
[[nodiscard]] bool makeCharge(Play& play, const RangeOutcome& range, const std::vector<UnitId>& standing,
                              const std::optional<OffsetWish>& wish, std::string* why);

/// Rolls for a charger that nobody else has to do with, and makes its charge; false when it fails, whose move is then
/// not worked out.
[[nodiscard]] bool resolveAlone(Play& play, const UnitId& charger);

/// Makes the failed charge (M11): moves, leaves the event, ends the charge.
void failCharge(Play& play, const RangeOutcome& range, const std::string& why);

/// Fleeing targets that the range reached (M12): as many of them as one move touches. Returns false when there is no
/// legal way to touch any. Requires: at least one; all of them flee.
[[nodiscard]] bool runDown(Play& play, const RangeOutcome& range, const std::vector<UnitId>& fleeing, std::string* why);

/// The charge is over for the charger (D8).
void endCharge(Play& play, const Clause& clause, const UnitId& charger);

}  // namespace frontage::core
