#pragma once

#include "core/battlefield/ids.h"

#include <map>
#include <memory>

namespace frontage::ui {

class LabelItem;
class UnitItem;

/// Gives every unit's words a place that no unit and no other words take: behind the unit, else at its right, else at
/// its left; where all three are taken they stay behind it and stand back. A function of the picture alone.
void placeLabels(const std::map<core::UnitId, std::unique_ptr<UnitItem>>& units,
                 const std::map<core::UnitId, std::unique_ptr<LabelItem>>& labels);

}  // namespace frontage::ui
