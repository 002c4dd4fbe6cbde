#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/contact_count.h"
#include "core/phase/verdict.h"
#include "geometry/reach/reach.h"

#include <map>
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

/// Where charger and target will stand when this charge is made, taking the earlier ones as completed; empty when there
/// is no such move now, or where the ruleset does not judge by it. Requires: zones and targets of the charge are set.
[[nodiscard]] std::map<UnitId, geometry::Pose> completedPoses(const PhaseState& state, const Charge& charge);

/// The field with the declared charges of all units but those of `except` taken as completed (D6); as it stands, where
/// the ruleset does not judge by them.
[[nodiscard]] Battlefield fieldAsDeclared(const PhaseState& state, const std::vector<UnitId>& except);

}  // namespace frontage::core
