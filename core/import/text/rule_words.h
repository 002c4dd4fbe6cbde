#pragma once

#include "core/import/army_list.h"

#include <string_view>

namespace frontage::core {

/// Takes over a special rule that decides something in a charge: Fear, Terror, immunity, Swiftstride, Fly ("Fly (10)"
/// sets the Movement where it is more than on foot). False for every other one.
bool takeRule(std::string_view rule, ImportedUnit& unit);

}  // namespace frontage::core
