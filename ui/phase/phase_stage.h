#pragma once

#include "core/phase/phase_state.h"
#include "ui/phase/phase_session.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace frontage::ui {

/// Where the phase stands, as the dock leads through it.
enum class Stage : std::uint8_t { Declare, React, Dice, Redirect, Resolve, Reform, Over };

/// A reading of the session and of the orders that core says are possible next.
struct StageReading {
  Stage stage = Stage::Declare;
  bool mayDeclare = false;  ///< another charge can be declared
  bool mayResolve = false;
  std::vector<core::Order> next;
};

[[nodiscard]] StageReading readStage(const PhaseSession& session, const std::vector<core::Order>& next);
/// "Choose who charges and whom": what the dock says comes next.
[[nodiscard]] QString whatNext(const StageReading& reading, const PhaseSession& session);
[[nodiscard]] QString stageTitle(Stage stage);
/// Why a stage of the guide cannot be gone to from where the phase is.
[[nodiscard]] QString whyNot(Stage wanted, const StageReading& reading);

}  // namespace frontage::ui
