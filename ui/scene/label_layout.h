#pragma once

#include "core/battlefield/ids.h"

#include <QRectF>

#include <map>
#include <memory>

namespace frontage::ui {

class LabelItem;
class UnitItem;

/// Gives every unit's words a place that no unit and no other words take: behind the unit, else at its right, else at
/// its left, else over its own bases; where all are taken they stay behind it and stand back. A place within the table
/// and its rulers comes before one that reaches out of it, where a view may end. What is `keptFree` is left so; empty:
/// nothing. A function of the picture alone.
void placeLabels(const std::map<core::UnitId, std::unique_ptr<UnitItem>>& units,
                 const std::map<core::UnitId, std::unique_ptr<LabelItem>>& labels, const QRectF& table,
                 const QRectF& keptFree);

}  // namespace frontage::ui
