#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"
#include "geometry/motion/path.h"

#include <vector>

namespace frontage::core {

/// The woods and water that a charger goes through on its way, where it starts and ends included (rules.md M14): those
/// that its footprint penetrates deeper than kContact, in the order of the field. One that flies is over them on the
/// way, and in them only where it starts or ends. `entry` and `exit` are not measured.
[[nodiscard]] std::vector<Crossed> groundCrossed(const Battlefield& field, const geometry::Path& path, bool flying);

}  // namespace frontage::core
