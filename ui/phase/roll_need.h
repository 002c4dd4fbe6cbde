#pragma once

#include "core/phase/phase_state.h"
#include "ui/phase/phase_session.h"

#include <QString>

#include <functional>
#include <vector>

namespace frontage::ui {

/// What a roll is for and what it takes, in words, before it is made.
struct RollNeed {
  QString title;  ///< "Charge range of Knights"
  QString need;   ///< "9.4″ away: 7 or more in total, 58 %"
};
[[nodiscard]] RollNeed needOf(const core::PhaseState& state, const PendingRoll& roll);

/// "5 or more", "a 1", "4 to 6": the faces that count in a roll whose dice are read one by one.
/// Requires: reading.kind is Showing.
[[nodiscard]] QString facesText(const core::Reading& reading);
/// That one die shows such a face.
[[nodiscard]] double chanceOfOne(const core::Reading& reading);

/// How the dice that do it can be told in words, and how likely they are.
struct DiceChance {
  QString words;  ///< "7 or more in total"; empty when no simple rule tells it
  double probability = 0;
};
/// Every way in which `count` dice can fall (at most 4: 6^count ways).
void forAllFaces(int count, const std::function<void(const std::vector<int>&)>& visit);
/// Over all faces of `count` dice (at most 4): exact.
[[nodiscard]] DiceChance chanceThat(int count, const std::function<bool(const std::vector<int>&)>& does);

}  // namespace frontage::ui
