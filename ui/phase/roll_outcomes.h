#pragma once

#include "core/dice/dice.h"
#include "core/phase/phase_state.h"

#include <QString>

#include <optional>
#include <vector>

namespace frontage::ui {

/// One thing that a roll may come to, and how likely that is: exact, over all faces.
struct RollOutcome {
  QString figure;  ///< "9″", "7 or less"
  QString text;    ///< "Reaches Spearmen."
  double probability = 0;
  std::optional<bool> good = std::nullopt;  ///< for whom the roll is made; nothing where it is neither
};

/// Everything that the roll may come to, the greatest figure first; of many dice that are read one by one, how many of
/// them count.
[[nodiscard]] std::vector<RollOutcome> outcomesOf(const core::PhaseState& state, const core::RollRequest& request);

}  // namespace frontage::ui
