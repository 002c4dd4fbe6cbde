#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/view/battlefield_view.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace frontage::ui {
namespace {

/// Once something is declared the table is the phase's: every way of changing it is refused, visibly, with the same way
/// out.
class LockedTable : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
  }
  [[nodiscard]] PhaseController& phase() const { return window().phase().controller(); }
  void declare() {
    ASSERT_EQ(phase().give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
    while (phase().playback().playing()) phase().playback().elapse(60);
    QApplication::processEvents();
  }
  [[nodiscard]] QWidget& notice() const { return find<QWidget>("noticeBar"); }
};

TEST_F(LockedTable, ADragIsRefusedWithAReasonAndAWayOut) {
  declare();
  const core::Battlefield before = field();
  const geometry::Vec at = unit("archers").pose.centre;
  click(at);
  EXPECT_FALSE(notice().isVisible()) << "a click chooses and asks for nothing";
  drag(at, at + geometry::Vec{4, 4});
  ASSERT_TRUE(notice().isVisible());
  EXPECT_FALSE(find<QLabel>("noticeBar/text").text().isEmpty());
  EXPECT_EQ(field(), before);
  EXPECT_EQ(phase().session().count(), 2) << "the phase is not dropped";
  QTest::mouseClick(&find<QPushButton>("noticeBar/go"), Qt::LeftButton);
  EXPECT_FALSE(notice().isVisible());
  EXPECT_FALSE(document().isLocked());
  drag(at, at + geometry::Vec{4, 4}, Qt::AltModifier);
  EXPECT_FALSE(field() == before);
}

TEST_F(LockedTable, TheInspectorCanBeReadButNotTypedInto) {
  declare();
  find<QDockWidget>("inspectorDock").raise();
  document().selectUnit({"archers"});
  QApplication::processEvents();
  EXPECT_TRUE(find<QWidget>("inspector/locked").isVisible());
  EXPECT_FALSE(find<QLabel>("inspector/because").text().isEmpty());
  EXPECT_FALSE(find<QLineEdit>("unit/models").isEnabled());
  QTest::mouseClick(&find<QPushButton>("inspector/unlock"), Qt::LeftButton);
  EXPECT_FALSE(find<QWidget>("inspector/locked").isVisible());
  EXPECT_TRUE(find<QLineEdit>("unit/models").isEnabled());
}

TEST_F(LockedTable, KeysMenusAndTheLibraryAreRefusedAlike) {
  declare();
  const core::Scenario before = document().scenario();
  document().selectUnit({"archers"});
  int refused = 0;
  QObject::connect(&document(), &Document::editRefused, &window(), [&refused] { ++refused; });
  for (const char* action : {"edit/cut", "edit/duplicate", "edit/delete", "edit/insert"}) {
    const int soFar = refused;
    trigger(action);
    EXPECT_GT(refused, soFar) << action;
  }
  const int soFar = refused;
  EXPECT_FALSE(dropFromLibrary({"spearmen", {}}, {60, 40}));
  EXPECT_GT(refused, soFar);
  EXPECT_FALSE(turnSelected(document(), geometry::Angle::fromDegrees(15)));
  EXPECT_EQ(document().scenario(), before);
}

TEST_F(LockedTable, OrdersAreNamedStepsOfUndoInTheEditMenu) {
  auto& undo = find<QAction>("edit/undo");
  EXPECT_FALSE(undo.isEnabled());
  declare();
  ASSERT_TRUE(undo.isEnabled());
  EXPECT_TRUE(undo.text().contains(QStringLiteral("Knights"))) << undo.text().toStdString();
  undo.trigger();
  EXPECT_EQ(phase().session().current(), 0);
  find<QAction>("edit/redo").trigger();
  EXPECT_EQ(phase().session().current(), 1);
}

TEST_F(LockedTable, UndoBeyondTheFirstOrderTakesTheEditBackAndPutsThePhaseAway) {
  document().selectUnit({"archers"});
  ASSERT_TRUE(moveSelected(document(), {0, 1}));
  const core::Battlefield moved = field();
  declare();
  document().undoStack().undo();
  EXPECT_EQ(field(), moved);
  document().undoStack().undo();
  EXPECT_FALSE(field() == moved);
  EXPECT_FALSE(document().isLocked());
  EXPECT_TRUE(window().scene().isShowingDocument());
}

/// An edit, then two lines of play from it: undone to below the edit and done again, both are there.
TEST_F(LockedTable, LinesOfPlaySurviveTheUndoOfAnEditBelowTheirFirstOrder) {
  document().selectUnit({"archers"});
  ASSERT_TRUE(moveSelected(document(), {0, 1}));
  declare();
  ASSERT_EQ(phase().give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold}), PhaseSession::Outcome::Done);
  const core::PhaseState held = phase().state();
  phase().session().back();
  ASSERT_EQ(phase().give(core::React{{"spears"}, {"knights"}, core::Reaction::Flee}), PhaseSession::Outcome::NeedsRoll);
  ASSERT_EQ(phase().session().giveRoll({2, 3}), PhaseSession::Outcome::Done);
  while (phase().playback().playing()) phase().playback().elapse(60);
  const core::PhaseState fled = phase().state();
  ASSERT_EQ(phase().session().branches().size(), 2U);
  const int steps = document().undoStack().index();
  while (document().undoStack().canUndo()) document().undoStack().undo();
  EXPECT_FALSE(document().isLocked());
  EXPECT_EQ(phase().session().count(), 1) << "on another table there is no phase yet";
  for (int i = 0; i < steps; ++i) document().undoStack().redo();
  ASSERT_EQ(phase().session().branches().size(), 2U);
  EXPECT_TRUE(sameState(phase().state(), fled));
  bool found = false;
  for (const PhaseBranch& branch : phase().session().branches())
    found = found || sameState(phase().session().node(branch.tip).state, held);
  EXPECT_TRUE(found) << "the line that was not looked at";
}

TEST_F(LockedTable, LinesOfPlayStandBesideANewPhaseFromTheSamePosition) {
  declare();
  ASSERT_EQ(phase().give(core::React{{"spears"}, {"knights"}, core::Reaction::Hold}), PhaseSession::Outcome::Done);
  while (phase().playback().playing()) phase().playback().elapse(60);
  const core::PhaseState held = phase().state();
  phase().backToSetUp();
  EXPECT_EQ(phase().session().count(), 1);
  EXPECT_FALSE(document().isLocked());
  declare();
  EXPECT_EQ(phase().session().tip(), phase().session().current()) << "nobody is led on along the old line";
  bool found = false;
  for (const PhaseBranch& branch : phase().session().branches())
    found = found || sameState(phase().session().node(branch.tip).state, held);
  EXPECT_TRUE(found);
}

TEST_F(LockedTable, AnotherFileBringsNoLinesOfTheOneBefore) {
  declare();
  open(obliqueCharge("wap"));
  declare();
  EXPECT_EQ(phase().session().count(), 2);
}

TEST_F(LockedTable, TheTimelinesKeysWorkOnTheTable) {
  declare();
  window().view().setFocus();
  ASSERT_GT(phase().playback().time(), 0);
  key(Qt::Key_Home);
  EXPECT_EQ(phase().playback().time(), 0);
  key(Qt::Key_Right);
  EXPECT_GT(phase().playback().time(), 0);
  key(Qt::Key_Left);
  EXPECT_EQ(phase().playback().time(), 0);
  key(Qt::Key_Space);
  EXPECT_TRUE(phase().playback().playing());
  EXPECT_EQ(field(), phase().session().node(0).state.field) << "no unit was moved";
}

TEST_F(LockedTable, OneFrameFollowsTheChoiceInTheDockAndOnTheTable) {
  document().selectUnit({"knights"});
  EXPECT_EQ(phase().charger().value, "knights");
  phase().chooseTarget({"spears"});
  EXPECT_TRUE(document().selection().units.contains({"spears"}));
  EXPECT_EQ(phase().charger().value, "knights");
  document().select({});
  EXPECT_TRUE(phase().charger().empty());
  phase().chooseCharger({"knights"});
  EXPECT_TRUE(document().selection().units.contains({"knights"}));
}

}  // namespace
}  // namespace frontage::ui
