#pragma once

#include "core/battlefield/battlefield.h"
#include "core/dice/dice.h"
#include "core/phase/order.h"
#include "geometry/base/footprint.h"

#include <QString>

#include <string>
#include <vector>

namespace frontage::ui {

/// What people call it: its name, or its id when it has none.
[[nodiscard]] QString nameOf(const core::Battlefield& field, const core::UnitId& id);
/// "A", "A and B", "A, B and C".
[[nodiscard]] QString namesOf(const core::Battlefield& field, const std::vector<core::UnitId>& ids);
[[nodiscard]] QString joined(const QStringList& names);
/// Of a unit or terrain piece by its id.
[[nodiscard]] QString thingName(const core::Battlefield& field, const std::string& id);
[[nodiscard]] QString armyName(const core::Battlefield& field, const core::ArmyId& id);
/// "left flank".
[[nodiscard]] QString sideText(geometry::Side side);
[[nodiscard]] QString reactionText(core::Reaction reaction);
/// "Range of the charge", "Redirect test"...
[[nodiscard]] QString rollText(core::RollPurpose purpose);
/// "Needs a roll that was not made: Charge range, 2 dice.", of orders played again for which the dice do not fit.
[[nodiscard]] QString otherDiceText(const core::RollRequest& wanted);
/// "Declare Knights against Spears"
[[nodiscard]] QString orderText(const core::Order& order, const core::Battlefield& field);

}  // namespace frontage::ui
