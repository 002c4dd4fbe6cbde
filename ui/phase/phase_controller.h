#pragma once

#include "core/scenario/scenario.h"
#include "ui/phase/line_player.h"
#include "ui/phase/phase_clock.h"
#include "ui/phase/phase_picture.h"
#include "ui/phase/phase_record.h"
#include "ui/phase/phase_session.h"
#include "ui/phase/phase_stage.h"
#include "ui/phase/place_grip.h"
#include "ui/phase/verdict_book.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace frontage::ui {

class BattlefieldScene;
class Document;
struct ChangeSet;

/// A moment at which a phase is taken up that is not the beginning of one.
struct PhaseOpening {
  core::PhaseState state;
  std::vector<core::Order> orders;  ///< played from there at once
  core::Dice dice;                  ///< for these; every roll that they want is in it
  core::Dice roller;                ///< for what is rolled afterwards; never at a loss
};

/// Brings together the open document and its record of orders, the session that keeps the phase, the clock that plays
/// it and the picture of the table. The panels talk to it; it asks core.
///
/// The phase always stands ready on the document's battlefield. While nothing is declared, the picture is the
/// document's and the table can be edited; from the first order on it is the phase's, and the document locked, until
/// backToSetUp(). Once there is one, the other lines of the file are played beside it, so that they can be walked.
class PhaseController : public QObject {
  Q_OBJECT

 public:
  PhaseController(Document& document, BattlefieldScene& scene, QObject* parent = nullptr);

  [[nodiscard]] PhaseSession& session() noexcept { return m_session; }
  [[nodiscard]] Playback& playback() noexcept { return m_clock.playback(); }
  [[nodiscard]] OverlayBoard& overlays() noexcept { return m_picture.overlays(); }
  /// Of the place that a charge will take.
  [[nodiscard]] PlaceGrip& grip() noexcept { return m_grip; }
  [[nodiscard]] VerdictBook& book() noexcept { return m_book; }
  /// The state at the current place. Requires: ready().
  [[nodiscard]] const core::PhaseState& state() const { return m_session.state(); }
  /// False when the document's ruleset is not known or it has no armies: there is no phase to speak of.
  [[nodiscard]] bool ready() const noexcept { return m_session.running(); }
  /// Something has been ordered: the table belongs to the phase.
  [[nodiscard]] bool started() const noexcept { return m_session.count() > 1; }
  [[nodiscard]] StageReading stage() const;
  /// The step that is led through: where the phase stands, or, while both declaring and resolving are open, the one of
  /// them that somebody went to.
  [[nodiscard]] Stage shownStage() const;
  void want(Stage stage);
  /// While a question about the table is open (Document::setQuestion), what is said in the place of verdicts and odds;
  /// no charge can be chosen then. Empty: all is told.
  [[nodiscard]] QString keptBack() const;

  // What is being looked at: shared by the dock and the table, and with the selection.
  [[nodiscard]] const core::UnitId& charger() const noexcept { return m_choice.charger; }
  [[nodiscard]] const std::vector<core::UnitId>& targets() const noexcept { return m_choice.targets; }
  void chooseCharger(const core::UnitId& id);
  /// One target in the place of all others; with `also`, put to or taken from them.
  void chooseTarget(const core::UnitId& id, bool also = false);
  /// Whom the charger that has to choose is to turn to; empty: not chosen yet.
  [[nodiscard]] const core::UnitId& redirectTarget() const noexcept { return m_turnTo; }
  void chooseRedirect(const core::UnitId& id);
  /// A click on a unit of the table: one's own becomes the charger, an enemy the target, or whom to turn to.
  void clicked(const core::UnitId& id);
  /// Takes what was worked out elsewhere, and marks it on the table; false, and not taken, when the state is another
  /// one by now.
  bool take(const std::shared_ptr<const core::PhaseState>& state, core::ChargeVerdict verdict);
  /// Asks for the part of the table where these marks lie to be brought into view.
  void askToSee(const Overlay& marks);

  /// The mark that is shown for the first time while the outcome of the order is still open; -1 when nothing is hidden
  /// from anybody. Until then the dock keeps to itself what state() says already.
  [[nodiscard]] int watched() const { return m_clock.watched(); }
  /// To the end of what is being watched.
  void skip() { m_clock.skip(); }

  PhaseSession::Outcome give(const core::Order& order);
  /// Takes the phase up from there, until the document is another one. Requires: the document's field is the state's.
  void open(PhaseOpening opening);
  /// The phase as it is looked at now.
  [[nodiscard]] PhaseMoment moment() const;
  /// Takes up a phase that was put aside with all its lines, at the very moment where it was. Requires: the document is
  /// the one that it was played on.
  void resume(PhaseMoment moment);
  /// The opening again, with its orders played, or set-up: whatever is the beginning here.
  void startOver();
  /// Puts the phase away, with all its lines: the document's own picture again. They come back with the first order
  /// from the same position. A step of undo: undone, all is as it was, to the moment that was looked at.
  void backToSetUp();
  /// The lines of play that the document holds while none of them is played: that of its orders first. Empty once the
  /// phase has begun, when the session has them.
  [[nodiscard]] std::vector<core::Branch> recordedLines() const;
  /// One of recordedLines(), played from here; it is then the line that is looked at, and the others stay beside it.
  PhaseSession::Outcome playRecorded(const core::Branch& line);
  /// What the Play button does: the first of recordedLines(), and where there is none, to play on or to pause.
  void togglePlay();
  /// The orders that the document's file holds, played from here.
  PhaseSession::Outcome playFileOrders();
  [[nodiscard]] const std::vector<core::Order>& fileOrders() const noexcept;

 signals:
  /// The place, the pending roll or the choice is another one: the dock reads everything afresh.
  void changed();
  void startedChanged(bool started);
  /// This part of the table, in inches, is to be seen.
  void wantsSeen(frontage::geometry::Vec least, frontage::geometry::Vec most);

 private:
  [[nodiscard]] PhaseLook look() const;
  void showLookedAt();
  void dropWhatIsOver();
  void onDocument(const ChangeSet& what);
  void restart(bool withGivenDice);
  void showFromStart();
  void askAgain(const PendingRoll& roll);
  void followOrders();
  void playOtherLines();
  void onStepAdded(int place);
  void onPlaceChanged();
  void select(const core::UnitId& id);
  void chooseNothing();
  void followSelection();
  void tell();
  void refreshChoice();
  void followQuestion();

  Document& m_document;
  PhaseSession m_session;
  PhaseClock m_clock;
  VerdictBook m_book;
  PhasePicture m_picture;
  QTimer m_flights;
  PhaseRecord m_record;
  LinePlayer m_others;  ///< lines of the file beside the one that is looked at
  PlaceGrip m_grip;
  ChargeChoice m_choice;
  core::UnitId m_turnTo;
  std::optional<Stage> m_wanted;
  int m_chosenAt = -1;  ///< the place for which m_turnTo and m_wanted were chosen
  std::optional<PhaseOpening> m_opening;
  bool m_ownTable = false;  ///< the session is the user's own phase, not a lesson's
  bool m_wasStarted = false;
  bool m_selecting = false;  ///< the selection is being set from the choice
};

}  // namespace frontage::ui
