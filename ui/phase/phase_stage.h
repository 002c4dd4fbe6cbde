#pragma once

#include "ui/phase/phase_facts.h"
#include "ui/phase/phase_session.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace frontage::ui {

/// Where the phase stands, as the dock leads through it.
enum class Stage : std::uint8_t { Declare, React, Dice, Redirect, Resolve, Over };

/// A reading of the session: what is owed or open, and so which step it is.
struct StageReading : PhaseFacts {
  Stage stage = Stage::Declare;
  [[nodiscard]] bool mayResolve() const noexcept { return !resolutions.empty() || !reforms.empty(); }
};

[[nodiscard]] StageReading readStage(const PhaseSession& session);
/// "Choose who charges, then whom": what the dock says comes next.
[[nodiscard]] QString whatNext(const StageReading& reading, const PhaseSession& session);
[[nodiscard]] QString stageTitle(Stage stage);
/// Why a stage of the guide cannot be gone to from where the phase is.
[[nodiscard]] QString whyNot(Stage wanted, const StageReading& reading);

}  // namespace frontage::ui
