#pragma once

#include "core/battlefield/battlefield.h"
#include "core/phase/event.h"
#include "core/text/names.h"

#include <string>

namespace frontage::core {

template <>
struct Names<geometry::Side> {
  static constexpr std::array table{
      Named{geometry::Side::Front, "front"},
      Named{geometry::Side::LeftFlank, "left_flank"},
      Named{geometry::Side::RightFlank, "right_flank"},
      Named{geometry::Side::Rear, "rear"},
  };
};

template <>
struct Names<DestroyedBy> {
  static constexpr std::array table{
      Named{DestroyedBy::TableEdge, "table_edge"}, Named{DestroyedBy::RunDown, "run_down"},
      Named{DestroyedBy::Shooting, "shooting"},    Named{DestroyedBy::Contact, "contact"},
      Named{DestroyedBy::Crossing, "crossing"},
  };
};

template <>
struct Names<geometry::PathPiece::Kind> {
  static constexpr std::array table{
      Named{geometry::PathPiece::Kind::Advance, "advance"}, Named{geometry::PathPiece::Kind::Wheel, "wheel"},
      Named{geometry::PathPiece::Kind::Pivot, "pivot"},     Named{geometry::PathPiece::Kind::Align, "align"},
      Named{geometry::PathPiece::Kind::Shift, "shift"},
  };
};

/// "left flank", for sentences.
[[nodiscard]] std::string sideText(geometry::Side side);

/// What the player calls it: its name, or its id when it has none.
[[nodiscard]] std::string unitName(const Unit& unit);
[[nodiscard]] std::string unitName(const Battlefield& field, const UnitId& id);
[[nodiscard]] std::string unitName(const Battlefield& field, const std::vector<UnitId>& ids);
/// The name of the unit or terrain piece with this id, else the id itself.
[[nodiscard]] std::string thingName(const Battlefield& field, const std::string& id);

}  // namespace frontage::core
