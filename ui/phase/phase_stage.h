#pragma once

#include "core/phase/turn/pending.h"
#include "ui/phase/phase_session.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace frontage::ui {

/// Where the phase stands, as the dock leads through it.
enum class Stage : std::uint8_t { Declare, React, Dice, Redirect, Resolve, Over };

/// A reading of the session: what core says is owed or open now. Cheap: no charge is worked out for it.
struct StageReading {
  Stage stage = Stage::Declare;
  std::vector<core::OwedReaction> reactions;  ///< owed, the first one next
  std::vector<core::UnitId> redirects;        ///< chargers that have to choose
  std::vector<core::Resolve> resolutions;     ///< open charges, those on one target together
  std::vector<core::UnitId> reforms;          ///< units that may reform
  bool mayDeclare = false;                    ///< some unit may still declare a charge
  [[nodiscard]] bool mayResolve() const noexcept { return !resolutions.empty() || !reforms.empty(); }
};

[[nodiscard]] StageReading readStage(const PhaseSession& session);
/// "Choose who charges, then whom": what the dock says comes next.
[[nodiscard]] QString whatNext(const StageReading& reading, const PhaseSession& session);
[[nodiscard]] QString stageTitle(Stage stage);
/// Why a stage of the guide cannot be gone to from where the phase is.
[[nodiscard]] QString whyNot(Stage wanted, const StageReading& reading);

}  // namespace frontage::ui
