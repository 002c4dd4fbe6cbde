#pragma once

#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_session.h"
#include "ui/phase/phase_stage.h"
#include "ui/phase/verdict_book.h"
#include "ui/playback/playback.h"

#include <optional>
#include <utility>
#include <vector>

namespace frontage::ui {

class BattlefieldScene;

/// Who is to charge whom, as far as it is chosen.
struct ChargeChoice {
  core::UnitId charger;
  std::vector<core::UnitId> targets;
};

/// What the dock leads through at the moment: the step, and the charge that is being chosen in it.
struct PhaseLook {
  Stage stage = Stage::Declare;
  ChargeChoice choice;  ///< empty where none is chosen
};

/// What of the phase is seen on the table: where everything stands at a moment, the marks of the event that is shown,
/// and those of the charge that is being chosen. Reads the phase; changes nothing in it.
class PhasePicture {
 public:
  PhasePicture(BattlefieldScene& scene, PhaseSession& session, Playback& playback, VerdictBook& book);

  [[nodiscard]] OverlayBoard& overlays() noexcept { return *m_overlays; }
  /// The moment t; `resting`: nothing is played, and t is the end of all that has happened.
  void showMoment(double t, bool resting);
  /// The marks alone.
  void showEvent(double t, bool resting);
  /// Of the charge that is being chosen, of the flights from those that are declared, and of the unit under the pointer
  /// or else the one that is selected. Flights take some milliseconds to work out.
  void showLookedAt(const PhaseLook& look, bool withFlights);
  /// The timeline is another one: the next moment is drawn afresh.
  void forget() { m_drawn.reset(); }

 private:
  [[nodiscard]] Overlay answerMarks(const StageReading& reading) const;
  [[nodiscard]] Overlay enemyMarks(const PhaseLook& look);
  [[nodiscard]] Overlay choiceMarks(const PhaseLook& look, const std::optional<core::UnitId>& hovered);
  [[nodiscard]] Overlay flights(const PhaseLook& look) const;
  [[nodiscard]] bool started() const noexcept { return m_session.count() > 1; }

  BattlefieldScene& m_scene;
  PhaseSession& m_session;
  Playback& m_playback;
  VerdictBook& m_book;
  OverlayBoard* m_overlays;                     ///< the scene's
  std::optional<std::pair<int, bool>> m_drawn;  ///< mark shown, and whether it is over
};

}  // namespace frontage::ui
