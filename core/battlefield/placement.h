#pragma once

#include "core/battlefield/battlefield.h"

#include <optional>
#include <set>
#include <string>

namespace frontage::core {

/// Why a unit may not stand where it stands.
struct PlacementFault {
  enum class Kind : std::uint8_t {
    OffTable,          ///< a corner lies outside the table
    OverlapsUnit,      ///< penetrates another unit deeper than kContact
    InsideImpassable,  ///< penetrates terrain that nobody may enter
  };
  Kind kind = Kind::OffTable;
  std::string with;  ///< id of the unit or terrain
  bool operator==(const PlacementFault&) const = default;
};

/// The first fault of `unit` if it stood in `field` in the place of the unit with its id; units of `leftOut` count as
/// not being there. Touching is no fault. Destroyed units stand nowhere.
[[nodiscard]] std::optional<PlacementFault> placementFault(const Battlefield& field, const Unit& unit,
                                                           const std::set<UnitId>& leftOut = {});

}  // namespace frontage::core
