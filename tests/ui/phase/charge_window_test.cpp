#include "core/scenario/scenario.h"
#include "tests/ui/phase/phase_positions.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/library/library_entry.h"
#include "ui/phase/charge_panel.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/phase/reasons.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace frontage::ui {
namespace {

/// The real window, driven by mouse and keyboard.
class ChargeWindow : public testing::Test {
 protected:
  void SetUp() override {
    m_window = std::make_unique<MainWindow>(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs);
    m_window->resize(1280, 900);
    m_window->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->makeWhole();
  }
  void open(const core::Scenario& scenario) {
    m_window->document().reset(scenario);
    m_window->view().fitTable();
    QCoreApplication::processEvents();
  }
  [[nodiscard]] PhaseController& phase() const { return m_window->phase().controller(); }
  [[nodiscard]] Playback& playback() const { return phase().playback(); }

  template <class Widget = QWidget>
  [[nodiscard]] Widget* find(const char* name) const {
    auto* widget = m_window->findChild<Widget*>(QLatin1String(name));
    if (!widget) ADD_FAILURE() << "no widget named " << name;
    return widget;
  }
  void click(const char* name) {
    auto* button = find<QAbstractButton>(name);
    ASSERT_TRUE(button->isVisible() && button->isEnabled()) << name << ": " << reasonFor(button).toStdString();
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();  // rows that a click makes show up with the next turn of the loop
    ++m_clicks;
  }
  void clickUnit(const char* id) {
    const core::Battlefield field = m_window->scene().shown();
    const core::Unit* unit = field.find(core::UnitId{id});
    ASSERT_TRUE(unit);
    BattlefieldView& view = m_window->view();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(toScene(unit->pose.centre)));
    ++m_clicks;
  }
  /// As the drag ends: QDrag itself runs a loop of the desktop's that no test can drive.
  void drop(const LibraryEntry& entry, geometry::Vec inches) {
    BattlefieldView& view = m_window->view();
    const QPoint at = view.mapFromScene(toScene(inches));
    const std::unique_ptr<QMimeData> data(toMime(entry));
    QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &enter);
    QDragMoveEvent move(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &move);
    QDropEvent drop(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &drop);
  }
  void waitUntilPlayed() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !playback().playing(); }, 15000));
  }
  void typeDice(const QString& faces) {
    auto* field = find<QLineEdit>("typedDice");
    field->setFocus();
    QTest::keyClicks(field, faces);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void chargeAndHold() {
    clickUnit("knights");
    clickUnit("spears");
    click("declareButton");
    click("reaction0Row0");
  }

  QTemporaryDir m_folder;
  WindowDialogs m_dialogs;
  std::unique_ptr<MainWindow> m_window;
  int m_clicks = 0;
};

TEST_F(ChargeWindow, GoesFromTheStartToContactInSixClicks) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  click("resolveButton");
  click("rollButton");
  EXPECT_TRUE(QTest::qWaitFor([this] { return !phase().session().pending(); }, 5000));
  waitUntilPlayed();
  EXPECT_LE(m_clicks, 6);
  EXPECT_FALSE(phase().state().contacts.empty());
}

/// 12.5" off with Movement 8 a die of 5 or more is needed, the higher of two: 20 of 36.
TEST_F(ChargeWindow, EachReactionSaysWhatTheChargeThenComesTo) {
  core::Scenario scenario = obliqueCharge("wap");
  scenario.field.units[1].pose = {{30, 28.04}, geometry::Facing::fromBearingDegrees(180)};
  open(scenario);
  clickUnit("knights");
  clickUnit("spears");
  click("declareButton");
  const auto figure = [this](const char* row) { return find<ChoiceRow>(row)->content().figure; };
  ASSERT_TRUE(QTest::qWaitFor([&] { return !figure("reaction0Row0").isEmpty(); }, 15000));
  EXPECT_EQ(figure("reaction0Row0"), QStringLiteral("arrives 56 %"));
  EXPECT_EQ(figure("reaction0Row1"), QString()) << "Spears cannot shoot";
  EXPECT_TRUE(figure("reaction0Row2").startsWith(QLatin1String("caught ")));
}

/// Whoever clicks fast is asked for dice while the answer before is still being shown.
TEST_F(ChargeWindow, TheRollStaysWantedWhenTheShowingOfTheStepBeforeEnds) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  click("resolveButton");
  ASSERT_TRUE(phase().session().pending());
  playback().playFrom(0);
  ASSERT_TRUE(playback().playing());
  playback().elapse(60);
  ASSERT_FALSE(playback().playing());
  EXPECT_TRUE(phase().session().pending());
}

TEST_F(ChargeWindow, PlaysTypedDiceAndStepsBackToTheExactStart) {
  open(obliqueCharge("wap"));
  const core::Battlefield documentBefore = m_window->document().field();
  const core::Battlefield sceneBefore = m_window->scene().shown();
  chargeAndHold();
  click("resolveButton");
  typeDice(QStringLiteral("3 6"));
  waitUntilPlayed();
  const PhaseNode& done = phase().session().node(phase().session().current());
  ASSERT_EQ(done.rolls.size(), 1U);
  EXPECT_EQ(done.rolls[0].values, (std::vector<int>{3, 6}));
  EXPECT_EQ(m_window->scene().shown(), done.state.field);
  EXPECT_FALSE(m_window->scene().shown() == sceneBefore);

  int steps = 0;
  while (playback().time() > 0 && steps < 200) {
    QTest::keyClick(find("timelineStrip"), Qt::Key_Left);
    ++steps;
    const core::Battlefield expected = playback().timeline().fieldAt(playback().time());
    EXPECT_EQ(m_window->scene().shown(), expected) << "after " << steps << " steps back";
  }
  EXPECT_EQ(phase().session().current(), 0);
  EXPECT_EQ(m_window->scene().shown(), sceneBefore);
  EXPECT_EQ(m_window->document().field(), documentBefore);
}

TEST_F(ChargeWindow, DrawsThePoseOfTheEventsPathAtTwentyOneTimes) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  click("resolveButton");
  typeDice(QStringLiteral("3 6"));
  waitUntilPlayed();
  int moves = 0;
  const std::vector<TimelineMark> marks = playback().timeline().marks();
  for (const TimelineMark& mark : marks) {
    if (!mark.moves()) continue;
    ++moves;
    for (int i = 0; i <= 20; ++i) {
      const double t = mark.start + mark.duration * i / 20;
      playback().seek(t);
      const core::Battlefield shown = m_window->scene().shown();
      const geometry::Pose drawn = shown.find(mark.mover)->pose;
      const geometry::Pose wanted = mark.path.at(Timeline::pathTime(mark, t));
      EXPECT_LE(geometry::distance(drawn.centre, wanted.centre), 1e-9);
      EXPECT_LE(geometry::distance(drawn.facing.forward(), wanted.facing.forward()), 1e-9);
    }
  }
  EXPECT_GE(moves, 2) << "the charge and the door";
}

/// Every control of the dock that is off tells its reason, and the dock names what comes next, at every stage.
TEST_F(ChargeWindow, EveryControlThatIsOffSaysWhyAtEveryStage) {
  open(obliqueCharge("wap"));
  const auto walk = [this](const char* stage) {
    EXPECT_FALSE(find<QLabel>("whatNext")->text().isEmpty()) << stage;
    for (const QAbstractButton* button : find("chargePanel")->findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || button->isEnabled()) continue;
      EXPECT_FALSE(reasonFor(button).isEmpty()) << stage << ": " << button->objectName().toStdString();
      EXPECT_FALSE(button->toolTip().isEmpty()) << stage << ": " << button->objectName().toStdString();
    }
  };
  walk("start");
  clickUnit("knights");
  walk("charger chosen");
  clickUnit("spears");
  walk("target chosen");
  click("declareButton");
  walk("react");
  click("reaction0Row0");
  walk("resolve");
  click("resolveButton");
  walk("dice");
  typeDice(QStringLiteral("6 6"));
  waitUntilPlayed();
  walk("moved");
  click("endPhaseButton");
  walk("over");
}

TEST_F(ChargeWindow, AnotherAnswerAfterSteppingBackMakesABranchAndKeepsTheOldLine) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  waitUntilPlayed();
  const int held = phase().session().current();
  const core::Battlefield heldField = m_window->scene().shown();
  click("timelineBack");
  ASSERT_EQ(phase().session().current(), 1);
  click("reaction0Row2");
  typeDice(QStringLiteral("2 3"));
  waitUntilPlayed();
  auto* branches = find<QComboBox>("timelineBranches");
  ASSERT_EQ(branches->count(), 2);
  EXPECT_FALSE(m_window->scene().shown() == heldField);
  phase().session().openBranch(held);
  EXPECT_EQ(m_window->scene().shown(), heldField);
}

/// The whole way of a first evening: a regiment dragged on from the Library, its charge declared, rolled by typed dice,
/// watched, and stepped back to where it began.
TEST_F(ChargeWindow, ARegimentDraggedFromTheLibraryChargesAndStepsBackToTheStart) {
  core::Scenario scenario = obliqueCharge("wap");
  std::erase_if(scenario.field.units, [](const core::Unit& unit) { return unit.id.value == "knights"; });
  open(scenario);
  drop({"spearmen", {}}, {32, 14});
  const core::Battlefield before = m_window->scene().shown();
  ASSERT_EQ(before.units.size(), 3U);
  ASSERT_EQ(before.units.back().army, core::ArmyId{"red"});
  clickUnit(before.units.back().id.value.c_str());
  clickUnit("spears");
  click("declareButton");
  click("reaction0Row0");
  click("resolveButton");
  typeDice(QStringLiteral("6 6"));
  waitUntilPlayed();
  EXPECT_FALSE(m_window->scene().shown() == before);
  QTest::keyClick(find("timelineStrip"), Qt::Key_Home);
  EXPECT_EQ(m_window->scene().shown(), before);
}

TEST_F(ChargeWindow, UndoTakesTheLastOrderBackAndRedoGivesItAgain) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  waitUntilPlayed();
  EXPECT_EQ(m_window->document().scenario().orders.size(), 2U);
  m_window->document().undoStack().undo();
  EXPECT_EQ(phase().session().current(), 1);
  EXPECT_EQ(m_window->document().scenario().orders.size(), 1U);
  m_window->document().undoStack().redo();
  EXPECT_EQ(phase().session().current(), 2);
}

TEST_F(ChargeWindow, TheTableIsTheDocumentsAgainAfterGoingBackToSetUp) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  EXPECT_FALSE(m_window->scene().isShowingDocument());
  click("setUpButton");
  EXPECT_TRUE(m_window->scene().isShowingDocument());
  EXPECT_EQ(phase().session().count(), 1);
}

/// The state is known as soon as the dice lie; nobody is told before it has been seen.
TEST_F(ChargeWindow, TheDockAndTheLogDoNotRunAheadOfTheTable) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  waitUntilPlayed();
  playback().setSpeed(0.25);  // time enough on a busy machine
  click("resolveButton");
  typeDice(QStringLiteral("3 6"));
  ASSERT_TRUE(playback().playing());
  ASSERT_GE(phase().watched(), 0);
  EXPECT_TRUE(find("skipButton")->isVisible());
  EXPECT_FALSE(find("endPhaseButton")->isEnabled());
  const auto rows = [this] {
    int shown = 0;
    auto* log = find<QListWidget>("eventLog");
    for (int i = 0; i < log->count(); ++i) shown += log->item(i)->isHidden() ? 0 : 1;
    return shown;
  };
  playback().elapse(0.01);
  const auto all = static_cast<int>(playback().timeline().marks().size());
  EXPECT_LT(rows(), all);
  click("skipButton");
  EXPECT_EQ(rows(), all);
  EXPECT_EQ(phase().watched(), -1);
  EXPECT_FALSE(find("skipButton")->isVisible());
  EXPECT_FALSE(phase().state().contacts.empty());
}

TEST_F(ChargeWindow, WhatIsNoFaceOfADieIsSaid) {
  open(obliqueCharge("wap"));
  chargeAndHold();
  click("resolveButton");
  auto* field = find<QLineEdit>("typedDice");
  auto* use = find<QAbstractButton>("useDiceButton");
  auto* says = find<QLabel>("diceMissing");
  EXPECT_EQ(reasonFor(use), QStringLiteral("Give 2 more faces first."));
  field->setFocus();
  QTest::keyClicks(field, QStringLiteral("4"));
  EXPECT_EQ(says->text(), QStringLiteral("Give 1 more face first."));
  for (const char* wrong : {"7", "x", "0"}) {
    QTest::keyClicks(field, QLatin1String(wrong));
    EXPECT_FALSE(use->isEnabled());
    EXPECT_TRUE(says->text().contains(QLatin1String(wrong))) << says->text().toStdString();
    QTest::keyClick(field, Qt::Key_Backspace);
  }
  QTest::keyClicks(field, QStringLiteral(" 65"));
  EXPECT_FALSE(use->isEnabled()) << "one too many";
  EXPECT_TRUE(says->text().contains(QStringLiteral("too many"))) << says->text().toStdString();
  QTest::keyClick(field, Qt::Key_Backspace);
  EXPECT_TRUE(use->isEnabled());
}

TEST_F(ChargeWindow, AnEnemyThatCannotBeChargedSaysWhyWithTheFigure) {
  core::Scenario scenario = obliqueCharge("wap");
  scenario.field.find(core::UnitId{"spears"})->pose.centre = {30, 44};
  open(scenario);
  clickUnit("knights");
  clickUnit("spears");
  auto* declare = find<QAbstractButton>("declareButton");
  EXPECT_FALSE(declare->isEnabled());
  EXPECT_TRUE(reasonFor(declare).contains(QStringLiteral("14\u2033"))) << reasonFor(declare).toStdString();
}

}  // namespace
}  // namespace frontage::ui
