#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/contact_count.h"
#include "core/phase/verdict.h"
#include "geometry/reach/reach.h"

#include <optional>
#include <vector>

namespace frontage::core {

/// Whether there is room for a charge (rules.md D6) on so many targets (D7).
struct Room {
  std::vector<ClauseCheck> checks;  ///< D6 and D7
  std::optional<geometry::ChargeMove>
      move;              ///< with everybody where they are judged to be; the best, if so much was asked
  ContactCount contact;  ///< of that move, on the first target
  std::vector<geometry::OffsetInterval> offsets;
  [[nodiscard]] bool isLegal() const noexcept {
    for (const ClauseCheck& check : checks)
      if (!check.ok) return false;
    return true;
  }
};

/// Requires: charger and targets exist, are on the table and enemies; at least one target.
[[nodiscard]] Room assessRoom(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets,
                              Detail detail = Detail::WithBlockers);

/// The models that the best move would bring into contact with the first facing that can be reached, as assessRoom()
/// has it; nothing when there is no such move. Quicker, since nothing is explained.
[[nodiscard]] std::optional<ContactCount> contactInRoom(const PhaseState& state, const Unit& charger,
                                                        const Unit& target);

}  // namespace frontage::core
