#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/phase/plays.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/order_list.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace frontage::ui {
namespace {

constexpr int kLongerThanDiceTumble = 400;  // milliseconds

/// What people do that nobody planned.
class OddOrders : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
    window().chargeDock()->raise();
  }
  [[nodiscard]] PhaseController& phase() const { return window().phase().controller(); }
  [[nodiscard]] PhaseSession& session() const { return phase().session(); }
  void settle() {
    while (phase().playback().playing()) phase().playback().elapse(60);
    QTest::qWait(30);  // rows that are no longer wanted go with it
  }
  void declareAndHold() {
    ASSERT_EQ(phase().give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
    ASSERT_EQ(phase().give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold}), PhaseSession::Outcome::Done);
    settle();
  }
  /// The range is wanted and the dice are tumbling.
  void rollTheRange() {
    declareAndHold();
    ASSERT_EQ(phase().give(core::Resolve{{{"knights"}}, std::nullopt}), PhaseSession::Outcome::NeedsRoll);
    QApplication::processEvents();
    QTest::mouseClick(&find<QAbstractButton>("rollButton"), Qt::LeftButton);
    ASSERT_TRUE(session().pending()) << "the dice are still tumbling";
  }
};

TEST_F(OddOrders, UndoWhileTheDiceTumbleTakesTheOrderBackAndNothingIsRolled) {
  rollTheRange();
  document().undoStack().undo();
  EXPECT_FALSE(session().pending());
  QTest::qWait(kLongerThanDiceTumble);
  EXPECT_EQ(session().current(), 1);
  EXPECT_EQ(session().count(), 3);
  EXPECT_EQ(phase().stage().stage, Stage::React);
  document().undoStack().redo();
  EXPECT_EQ(phase().stage().stage, Stage::Resolve);
}

TEST_F(OddOrders, SteppingBackWhileTheDiceTumbleRollsNothing) {
  rollTheRange();
  phase().playback().home();
  QTest::qWait(kLongerThanDiceTumble);
  EXPECT_EQ(session().current(), 0);
  EXPECT_EQ(session().count(), 3);
}

TEST_F(OddOrders, AnotherFileOpenedWhileTheDiceTumbleIsNotPlayedOn) {
  rollTheRange();
  open(fourUnits());
  QTest::qWait(kLongerThanDiceTumble);
  EXPECT_EQ(session().count(), 1);
  EXPECT_TRUE(window().scene().isShowingDocument());
}

TEST_F(OddOrders, AFileWithoutAPhaseOpenedWhileTheDiceTumbleIsSaid) {
  rollTheRange();
  core::Scenario nobodys = fourUnits();
  nobodys.rulesetId = "nobody";
  open(nobodys);
  QTest::qWait(kLongerThanDiceTumble);
  EXPECT_FALSE(phase().ready());
  EXPECT_FALSE(find<QLabel>("whatNext").text().isEmpty());
  EXPECT_FALSE(find<QAbstractButton>("endPhaseButton").isEnabled());
}

TEST_F(OddOrders, AnotherFileOpenedDuringTheAnimationStandsAtItsSetUp) {
  declareAndHold();
  phase().playback().setSpeed(0.25);
  phase().playback().setLoops(true);
  phase().playback().playFrom(0);
  ASSERT_TRUE(phase().playback().playing());
  open(fourUnits());
  QTest::qWait(200);
  EXPECT_FALSE(phase().playback().playing());
  EXPECT_EQ(session().count(), 1);
  EXPECT_FALSE(document().isLocked());
  EXPECT_TRUE(window().scene().isShowingDocument());
  EXPECT_EQ(window().scene().shown(), field());
  phase().playback().setLoops(false);
}

/// What a file before had shown already says nothing about the next one.
TEST_F(OddOrders, NothingOfTheNextFilesPhaseCountsAsSeen) {
  declareAndHold();
  phase().playback().playFrom(0);
  open(obliqueCharge("t9a-2"));
  phase().playback().setSpeed(0.25);
  ASSERT_EQ(phase().give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
  ASSERT_TRUE(phase().playback().playing());
  EXPECT_FALSE(phase().playback().hasShown(phase().playback().timeline().marks().back()));
}

TEST_F(OddOrders, AChargerThatIsDeletedAfterUndoingItsChargeIsGoneFromTheDock) {
  declareAndHold();
  document().undoStack().undo();
  document().undoStack().undo();
  phase().backToSetUp();
  phase().chooseCharger({"knights"});
  phase().chooseTarget({"spears"});
  document().selectUnit({"knights"});
  ASSERT_TRUE(removeSelected(document()));
  QApplication::processEvents();
  EXPECT_TRUE(phase().charger().empty());
  EXPECT_TRUE(phase().targets().empty());
  const auto& declare = find<QAbstractButton>("declareButton");
  EXPECT_FALSE(declare.isVisible() && declare.isEnabled());
  document().undoStack().undo();
  EXPECT_EQ(session().state().field, field());
}

TEST_F(OddOrders, TheRulesetIsChangedOnlyBeforeThePhaseAndAfterGoingBack) {
  declareAndHold();
  const auto toOther = [this] {
    ChangeSet what;
    what.details = true;
    return changeDetails(
        document(), [](core::Scenario& s) { s.rulesetId = "t9a-3"; }, what, QStringLiteral("Rules"));
  };
  const Outcome refused = toOther();
  EXPECT_FALSE(refused);
  EXPECT_FALSE(refused.why.isEmpty());
  EXPECT_EQ(session().state().rules->id, "wap");
  EXPECT_EQ(session().count(), 3);
  phase().backToSetUp();
  EXPECT_TRUE(toOther());
  EXPECT_EQ(session().state().rules->id, "t9a-3");
}

/// The answer is on its way over the table; the orders are in no file yet.
class DuringTheAnimation : public OddOrders {
 protected:
  void SetUp() override {
    OddOrders::SetUp();
    declareAndHold();
    phase().playback().setSpeed(0.25);
    ASSERT_EQ(phase().give(core::Resolve{{{"knights"}}, std::nullopt}), PhaseSession::Outcome::NeedsRoll);
    ASSERT_EQ(session().giveRoll({6, 6}), PhaseSession::Outcome::Done);
    ASSERT_TRUE(phase().playback().playing());
    phase().playback().elapse(1);
    window().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window()));
  }
};

TEST_F(DuringTheAnimation, QuittingAsksForWhatIsNotSaved) {
  QTest::keyClick(&window(), Qt::Key_Q, Qt::ControlModifier);
  QTest::qWait(50);
  EXPECT_EQ(dialogs().asked.size(), 1U);
  EXPECT_TRUE(window().isVisible());
  EXPECT_TRUE(phase().playback().playing()) << "it goes on where one stays";
  dialogs().unsavedAnswer = SaveAnswer::Discard;
  QTest::keyClick(&window(), Qt::Key_Q, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !window().isVisible(); }));
}

TEST_F(DuringTheAnimation, AnotherFileIsOpenedOnlyAfterTheQuestion) {
  const core::PhaseState before = phase().state();
  dialogs().saveAnswer = inFolder("other.frontage");
  dialogs().openAnswer = dialogs().saveAnswer;
  core::Scenario other = fourUnits();
  ASSERT_FALSE(core::saveScenario(other, dialogs().openAnswer.toStdString()));
  trigger("file/open");
  EXPECT_TRUE(sameState(phase().state(), before)) << "not without leave";
  EXPECT_TRUE(phase().playback().playing());
  dialogs().unsavedAnswer = SaveAnswer::Discard;
  trigger("file/open");
  QTest::qWait(50);
  EXPECT_FALSE(phase().playback().playing());
  EXPECT_EQ(session().count(), 1);
  EXPECT_EQ(window().scene().shown(), field());
  EXPECT_TRUE(phase().overlays().shown().empty());
}

TEST_F(DuringTheAnimation, DeletingAndClickingUnitsDisturbsNothing) {
  const core::PhaseState before = phase().state();
  const core::Scenario file = document().scenario();
  window().view().setFocus();
  for (const char* id : {"spears", "archers", "knights"}) {
    click(unit(id).pose.centre);
    key(Qt::Key_Delete);
    key(Qt::Key_Escape);
  }
  EXPECT_EQ(document().scenario(), file);
  settle();
  EXPECT_TRUE(sameState(phase().state(), before));
  EXPECT_EQ(window().scene().shown(), before.field);
}

TEST_F(DuringTheAnimation, UndoAndRedoStandAtTheirPlaces) {
  const core::PhaseState after = phase().state();
  trigger("edit/undo");
  EXPECT_FALSE(phase().playback().playing());
  EXPECT_EQ(session().current(), 2);
  EXPECT_EQ(window().scene().shown(), phase().state().field);
  trigger("edit/redo");
  EXPECT_TRUE(sameState(phase().state(), after));
  EXPECT_EQ(window().scene().shown(), after.field);
}

/// Closing does not wait for answers that nobody reads any more, and nothing answers to a window that is gone.
TEST_F(OddOrders, TheWindowClosesWhileOddsAreBeingWorkedOut) {
  for (const char* name : {"oddsDock", "compareDock", "chargeDock"}) {
    SCOPED_TRACE(name);
    declareAndHold();
    phase().playback().home();  // the answers' odds are worked out as well
    find<QDockWidget>(name).raise();
    QTest::qWait(300);  // long enough to begin
    window().close();
    makeWindow();
    open(obliqueCharge("wap"));
    QTest::qWait(50);
    EXPECT_TRUE(window().isVisible());
    EXPECT_EQ(session().count(), 1);
  }
}

/// From the start to contact and the end of the phase with Tab, Space, digits and Enter.
TEST_F(OddOrders, AWholeChargeGoesByTheKeyboardAlone) {
  phase().playback().setReducedMotion(true);
  const auto tabTo = [this](const char* name) {
    auto& wanted = find<QWidget>(name);
    for (int i = 0; i < 300 && QApplication::focusWidget() != &wanted; ++i)
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    return QApplication::focusWidget() == &wanted;
  };
  const auto pressSpaceOn = [&](const char* name) {
    ASSERT_TRUE(tabTo(name)) << name << ", but " << QApplication::focusWidget()->objectName().toStdString();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    settle();
  };
  window().view().setFocus();
  key(Qt::Key_Tab);
  ASSERT_EQ(QApplication::focusWidget(), &window().view()) << "Tab goes through the units there";
  document().select({});  // Tab has chosen a unit
  settle();
  key(Qt::Key_Tab, Qt::ControlModifier);
  ASSERT_NE(QApplication::focusWidget(), &window().view());
  for (const char* name : {"chargerRow0", "targetRow0", "declareButton", "reaction0Row0", "resolveButton"}) {
    pressSpaceOn(name);
    if (HasFatalFailure()) return;
  }
  ASSERT_TRUE(session().pending());
  ASSERT_TRUE(tabTo("typedDice"));
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("66"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  settle();
  EXPECT_FALSE(phase().state().contacts.empty());
  pressSpaceOn("endPhaseButton");
  EXPECT_EQ(phase().stage().stage, Stage::Over);
}

/// Three chargers of one enemy, two of which have room.
class SeveralChargers : public OddOrders {
 protected:
  void SetUp() override {
    makeWindow();
    const auto play = std::find_if(plays().begin(), plays().end(), [](const Play& one) {
      return QLatin1String(one.name).startsWith(QLatin1String("ThreeChargers"));
    });
    core::Scenario position = play->position;
    position.rulesetId = "wap";
    open(position);
    window().chargeDock()->raise();
    for (const char* charger : {"r", "s", "t"}) {
      ASSERT_EQ(phase().give(core::Declare{{charger}, {{"b"}}}), PhaseSession::Outcome::Done);
      ASSERT_EQ(phase().give(core::React{{"b"}, {charger}, core::Reaction::Hold}), PhaseSession::Outcome::Done);
    }
    settle();
  }
  [[nodiscard]] std::vector<const ChoiceRow*> previewRows() const {
    std::vector<const ChoiceRow*> rows;
    for (const ChoiceRow* row : find<QWidget>("preview").findChildren<ChoiceRow*>())
      if (row->isVisible()) rows.push_back(row);
    return rows;
  }
};

TEST_F(SeveralChargers, AreOrderedWithTheKeyboardAndKeepTheirOrderWhileOneLooksAround) {
  auto& list = find<OrderList>("chargerOrder");
  ASSERT_EQ(list.order(), (std::vector<core::UnitId>{{"r"}, {"s"}, {"t"}}));
  list.setFocus();
  list.setCurrentRow(2);
  QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
  QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
  QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);  // no further than the top
  const std::vector<core::UnitId> wanted{{"t"}, {"r"}, {"s"}};
  EXPECT_EQ(list.order(), wanted);
  click(unit("b").pose.centre);
  click(unit("s").pose.centre);
  EXPECT_EQ(list.order(), wanted);
  phase().playback().setReducedMotion(true);
  find<QAbstractButton>("resolveButton").click();
  while (session().pending()) session().giveRoll({6, 6});
  settle();
  const auto* order = std::get_if<core::Resolve>(&*session().node(session().current()).order);
  ASSERT_TRUE(order);
  EXPECT_EQ(order->chargers, wanted);
}

TEST_F(SeveralChargers, ArePreviewedWhereTheyWouldEnd) {
  const core::Battlefield before = window().scene().shown();
  ASSERT_TRUE(QTest::qWaitFor([this] { return previewRows().size() == 3; }, 60000));
  const auto failing = [](const ChoiceRow* row) { return row->content().figure.isEmpty(); };
  const std::vector<const ChoiceRow*> rows = previewRows();
  EXPECT_EQ(std::count_if(rows.begin(), rows.end(), failing), 1) << "there is room for two";
  const Overlay ghosts = phase().overlays().of(OverlayBoard::Source::Choice);
  const auto outlines = std::count_if(
      ghosts.begin(), ghosts.end(), [](const OverlayMark& mark) { return mark.shape == OverlayMark::Shape::Outline; });
  EXPECT_EQ(outlines, 3);
  EXPECT_EQ(window().scene().shown(), before) << "a preview moves nobody";
}

}  // namespace
}  // namespace frontage::ui
