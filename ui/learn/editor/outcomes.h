#pragma once

#include "core/battlefield/unit.h"
#include "core/lesson/model/task.h"

#include <QString>

class QComboBox;

namespace frontage::ui {

/// What may come of a charge, to be chosen from a list: contact, a failed charge, a unit that flees...
void fillOutcomes(QComboBox& combo);
/// The event that it is, when this charger charges this target. Requires: `outcome` is the data of such a list.
[[nodiscard]] core::EventPattern outcomePattern(const QString& outcome, const core::UnitId& charger,
                                                const core::UnitId& target);
/// The outcome that such an event is; empty when there is none.
[[nodiscard]] QString outcomeOf(const core::EventPattern& event, const core::UnitId& charger,
                                const core::UnitId& target);

}  // namespace frontage::ui
