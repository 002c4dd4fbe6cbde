#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/charge_hands.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/scene/battlefield_scene.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

#include <string>
#include <vector>

namespace frontage::ui {
namespace {

/// Going back to set-up and taking that back.
class SetUpUndone : public ChargeHands {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
    window().chargeDock()->raise();
    QApplication::processEvents();
  }
  void settle() {
    while (phase().playback().playing()) phase().playback().elapse(60);
    QApplication::processEvents();
  }
  void declare() {
    chooseByHand({"knights"}, {{"spears"}});
    press(QStringLiteral("declareButton"));
    settle();
  }
  /// Held and moved; then, from the reaction, fled: the first line stays beside it.
  void playTwoLines() {
    declare();
    press(QStringLiteral("reaction0Row0"));
    settle();
    press(QStringLiteral("resolveButton"));
    type("typedDice", QStringLiteral("66"));
    settle();
    phase().playback().seek(phase().playback().timeline().endOf(1));
    QApplication::processEvents();
    press(QStringLiteral("reaction0Row2"));
    type("typedDice", QStringLiteral("23"));
    settle();
  }
  struct Moment {
    int place = 0;
    int count = 0;
    int tip = 0;
    double time = 0;
    core::PhaseState state;
    core::Battlefield shown;
    std::vector<core::Order> orders;
    QString next;
  };
  [[nodiscard]] Moment now() {
    QApplication::processEvents();
    return {phase().session().current(),
            phase().session().count(),
            phase().session().tip(),
            phase().playback().time(),
            phase().state(),
            window().scene().shown(),
            document().scenario().orders,
            find<QLabel>("whatNext").text()};
  }
  void expectAgain(const Moment& before) {
    const Moment after = now();
    EXPECT_EQ(after.place, before.place);
    EXPECT_EQ(after.count, before.count) << "every line";
    EXPECT_EQ(after.tip, before.tip);
    EXPECT_EQ(after.time, before.time);
    EXPECT_TRUE(sameState(after.state, before.state));
    EXPECT_EQ(after.shown, before.shown);
    EXPECT_EQ(after.orders, before.orders);
    EXPECT_EQ(after.next, before.next);
    EXPECT_TRUE(document().isLocked());
  }
  void expectSetUp() {
    EXPECT_EQ(phase().session().count(), 1);
    EXPECT_FALSE(document().isLocked());
    EXPECT_TRUE(window().scene().isShowingDocument());
  }
};

TEST_F(SetUpUndone, IsTheVeryMomentInTheMiddleOfAMoveOfAnotherLine) {
  playTwoLines();
  Playback& playback = phase().playback();
  const TimelineMark* move = nullptr;
  for (const TimelineMark& mark : playback.timeline().marks())
    if (mark.moves()) move = &mark;
  ASSERT_TRUE(move);
  playback.seek(move->start + move->duration * 0.4);
  const Moment before = now();
  press(QStringLiteral("setUpButton"));
  expectSetUp();
  EXPECT_TRUE(find<QAction>("edit/undo").text().contains(QStringLiteral("Back to set-up")));
  trigger("edit/undo");
  expectAgain(before);
  trigger("edit/redo");
  expectSetUp();
  trigger("edit/undo");
  expectAgain(before);
}

TEST_F(SetUpUndone, IsTheStepThatWasSteppedBackTo) {
  playTwoLines();
  key(Qt::Key_Home);
  key(Qt::Key_Right);
  const Moment before = now();
  press(QStringLiteral("setUpButton"));
  trigger("edit/undo");
  expectAgain(before);
}

TEST_F(SetUpUndone, IsTheRollThatWasWanted) {
  declare();
  press(QStringLiteral("reaction0Row0"));
  settle();
  press(QStringLiteral("resolveButton"));
  ASSERT_TRUE(phase().session().pending());
  const Moment before = now();
  press(QStringLiteral("setUpButton"));
  expectSetUp();
  EXPECT_FALSE(phase().session().pending());
  trigger("edit/undo");
  expectAgain(before);
  EXPECT_TRUE(phase().session().pending());
  type("typedDice", QStringLiteral("66"));
  settle();
  EXPECT_FALSE(phase().state().contacts.empty());
}

/// An order given from set-up is undone to set-up, and no further along the line that was put away.
TEST_F(SetUpUndone, ComesAfterTheOrdersThatWereGivenSince) {
  playTwoLines();
  const Moment before = now();
  press(QStringLiteral("setUpButton"));
  declare();
  EXPECT_EQ(phase().session().current(), 1);
  trigger("edit/undo");
  expectSetUp();
  trigger("edit/redo");
  EXPECT_EQ(phase().session().current(), 1);
  EXPECT_EQ(phase().stage().stage, Stage::React);
  trigger("edit/undo");
  expectSetUp();
  trigger("edit/undo");
  expectAgain(before);
}

TEST_F(SetUpUndone, ComesAfterTheEditsThatWereMadeSince) {
  playTwoLines();
  const Moment before = now();
  press(QStringLiteral("setUpButton"));
  const geometry::Vec at = unit("archers").pose.centre;
  click(at);
  drag(at, at + geometry::Vec{3, 3}, Qt::AltModifier);
  ASSERT_NE(unit("archers").pose.centre, at);
  trigger("edit/undo");
  EXPECT_EQ(unit("archers").pose.centre, at);
  expectSetUp();
  trigger("edit/undo");
  expectAgain(before);
}

TEST_F(SetUpUndone, IsWhatTheNoticeAndTheMenuDoToo) {
  declare();
  const Moment before = now();
  trigger("actionSetUp");
  expectSetUp();
  trigger("edit/undo");
  expectAgain(before);
}

TEST_F(SetUpUndone, LeavesASavedFileSaved) {
  declare();
  dialogs().saveAnswer = inFolder("saved.frontage");
  trigger("file/save");
  ASSERT_FALSE(window().isWindowModified());
  press(QStringLiteral("setUpButton"));
  EXPECT_FALSE(window().isWindowModified()) << "nothing has changed that a file holds";
  declare();
  EXPECT_FALSE(window().isWindowModified()) << "the same orders again";
  press(QStringLiteral("reaction0Row0"));
  EXPECT_TRUE(window().isWindowModified());
}

/// The orders of a file, played with dice that it does not hold: an order after them is undone to their end.
TEST_F(SetUpUndone, TheOrdersOfAFileStayPlayedWhenALaterOneIsUndone) {
  core::Scenario file = obliqueCharge("wap");
  file.orders = {core::Declare{{"knights"}, {{"spears"}}}, core::React{{"spears"}, {"knights"}, core::Reaction::Hold},
                 core::Resolve{{{"knights"}}, std::nullopt}};
  open(file);
  press(QStringLiteral("playFileOrders"));
  settle();
  const Moment before = now();
  ASSERT_EQ(before.place, 3);
  press(QStringLiteral("endPhaseButton"));
  settle();
  ASSERT_EQ(phase().session().current(), 4);
  trigger("edit/undo");
  EXPECT_EQ(phase().session().current(), 3);
  EXPECT_TRUE(sameState(phase().state(), before.state));
  EXPECT_EQ(window().scene().shown(), before.shown);
  press(QStringLiteral("setUpButton"));
  expectSetUp();
  press(QStringLiteral("playFileOrders"));
  settle();
  EXPECT_EQ(phase().session().current(), 3);
  trigger("edit/undo");
  expectSetUp();
}

}  // namespace
}  // namespace frontage::ui
