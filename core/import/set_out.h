#pragma once

#include "core/battlefield/battlefield.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace frontage::core {

/// The long edge of the table behind an army: its units look away from it.
enum class TableEdge : std::uint8_t { Near, Far };

/// Units on the table, and those for which there was no room.
struct SetOut {
  std::vector<Unit> placed;         ///< in the order given
  std::vector<std::size_t> noRoom;  ///< by their places in what was given
};

/// Inches between units that are set out, and between them and the edges of the table.
inline constexpr double kSetOutGap = 1;
/// How far from its edge an army's first line stands, as long as it has room behind.
inline constexpr double kDeploymentDepth = 12;

/// All units in lines, or nothing when they do not fit or anything stands in their way. See setOut.
[[nodiscard]] std::optional<std::vector<Unit>> setOutInLines(const Battlefield& field, const std::vector<Unit>& units,
                                                             TableEdge edge);

/// Sets the units out in straight lines before their edge, in their order, the lines centred and an inch apart; none
/// overlaps or touches anything on the table, none stands on what nobody may enter. Where the table is not empty each
/// unit takes the first free place along such lines instead. Requires: ids that are new to `field`.
[[nodiscard]] SetOut setOut(const Battlefield& field, const std::vector<Unit>& units, TableEdge edge);

}  // namespace frontage::core
