#include "tests/ui/phase/played_phase.h"
#include "tests/ui/phase/plays.h"
#include "tests/ui/support/drawn_marks.h"
#include "ui/document/document.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/scene/battlefield_scene.h"

#include <QAbstractButton>
#include <QApplication>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace frontage::ui {
namespace {

/// What is drawn over the table while a charge is chosen, answered or about to be moved.
class Preview : public ChargeHands {
 protected:
  void openPlay(const char* name, const char* ruleset) {
    const auto play =
        std::find_if(plays().begin(), plays().end(), [&](const Play& one) { return std::string(one.name) == name; });
    ASSERT_NE(play, plays().end()) << name;
    core::Scenario position = play->position;
    position.rulesetId = ruleset;
    open(position);
    window().chargeDock()->raise();
    phase().playback().setReducedMotion(true);
    QApplication::processEvents();
  }
  /// Each has an enemy of its own, and the two are out of each other's way.
  void openTwoPairs() {
    core::Scenario position = plays().front().position;
    core::Unit second = position.field.units.front();
    second.id = {"s"};
    second.name = "s";
    second.pose.centre.x += 20;
    core::Unit enemy = position.field.units.back();
    enemy.id = {"c"};
    enemy.name = "c";
    enemy.pose.centre.x += 20;
    position.field.units.push_back(second);
    position.field.units.push_back(enemy);
    position.rulesetId = "wap";
    open(position);
    window().chargeDock()->raise();
    phase().playback().setReducedMotion(true);
    QApplication::processEvents();
  }
  void settle() {
    while (phase().playback().playing()) phase().playback().elapse(1000);
    QApplication::processEvents();
  }
  void declare(const char* charger, const char* target) {
    chooseByHand({charger}, {{target}});
    press(QStringLiteral("declareButton"));
    settle();
  }
  [[nodiscard]] std::multiset<DrawnMark> drawn() { return drawnMarks(phase().overlays().shown()); }
  [[nodiscard]] std::set<OverlayKind> kinds() const {
    std::set<OverlayKind> found;
    for (const OverlayMark& mark : phase().overlays().shown()) found.insert(mark.kind);
    return found;
  }
  [[nodiscard]] int signsOf(const QString& sign) const {
    const Overlay shown = phase().overlays().shown();
    return static_cast<int>(
        std::count_if(shown.begin(), shown.end(), [&](const OverlayMark& mark) { return mark.label == sign; }));
  }
  void undo() {
    trigger("edit/undo");
    settle();
  }
};

const QString kMay = QStringLiteral("\u2713");
const QString kMayNot = QStringLiteral("\u2717");

TEST_F(Preview, OfAMoveIsThereAgainAfterUndoAndNothingElse) {
  openPlay("AFrontChargeOnAHoldingUnit", "wap");
  declare("r", "b");
  press(QStringLiteral("reaction0Row0"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Resolve);
  EXPECT_TRUE(kinds().count(OverlayKind::Move)) << "the way";
  EXPECT_TRUE(kinds().count(OverlayKind::Places)) << "the places";
  const auto before = drawn();
  press(QStringLiteral("resolveButton"));
  type("typedDice", QStringLiteral("66"));
  settle();
  ASSERT_FALSE(phase().state().contacts.empty());
  EXPECT_NE(drawn(), before);
  undo();
  ASSERT_EQ(phase().stage().stage, Stage::Resolve);
  EXPECT_EQ(drawn(), before);
}

TEST_F(Preview, OfAMoveIsDrawnAlsoWhileAnotherDockIsInFront) {
  openPlay("AFrontChargeOnAHoldingUnit", "wap");
  declare("r", "b");
  press(QStringLiteral("reaction0Row0"));
  settle();
  const auto before = drawn();
  window().inspectorDock()->raise();
  QApplication::processEvents();
  trigger("edit/undo");
  trigger("edit/redo");
  settle();
  EXPECT_EQ(drawn(), before);
}

TEST_F(Preview, OfAMoveIsGoneWithTheStepAndWithThePhase) {
  openPlay("AFrontChargeOnAHoldingUnit", "wap");
  declare("r", "b");
  press(QStringLiteral("reaction0Row0"));
  settle();
  ASSERT_FALSE(phase().overlays().of(OverlayBoard::Source::Choice).empty());
  undo();
  EXPECT_TRUE(phase().overlays().of(OverlayBoard::Source::Choice).empty());
  trigger("edit/redo");
  settle();
  ASSERT_FALSE(phase().overlays().of(OverlayBoard::Source::Choice).empty());
  press(QStringLiteral("setUpButton"));
  EXPECT_TRUE(drawn().empty());
}

/// A line of the verdict that was chosen says something about the state that it was read from.
TEST_F(Preview, AChosenLineOfTheVerdictIsGoneWithTheDeclaration) {
  openPlay("AFrontChargeOnAHoldingUnit", "wap");
  chooseByHand({"r"}, {{"b"}});
  press(QStringLiteral("verdictRow1"));
  ASSERT_FALSE(phase().overlays().of(OverlayBoard::Source::Pointed).empty());
  press(QStringLiteral("declareButton"));
  settle();
  EXPECT_TRUE(phase().overlays().of(OverlayBoard::Source::Pointed).empty());
}

TEST_F(Preview, OfASecondDeclarationIsThatOfTheFirst) {
  openTwoPairs();
  chooseByHand({"r"}, {{"b"}});
  ASSERT_TRUE(QTest::qWaitFor([this] { return signsOf(kMay) + signsOf(kMayNot) == 2; }, 30000));
  const std::set<OverlayKind> first = kinds();
  for (const OverlayKind wanted : {OverlayKind::Choice, OverlayKind::Measure, OverlayKind::Move, OverlayKind::Places})
    EXPECT_TRUE(first.count(wanted)) << static_cast<int>(wanted);
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row0"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Resolve);
  press(QStringLiteral("declareAnother"));
  clickOnTable({"s"});
  EXPECT_TRUE(kinds().count(OverlayKind::Reach)) << "as far as it gets, before a target is chosen";
  clickOnTable({"c"});
  ASSERT_TRUE(QTest::qWaitFor([this] { return signsOf(kMay) + signsOf(kMayNot) == 2; }, 30000));
  EXPECT_EQ(kinds(), first);
  EXPECT_TRUE(phase().overlays().of(OverlayBoard::Source::Choice).empty()) << "nothing of the move that waits";
}

/// Where one charge has been moved already, its contact hides nothing of the next.
TEST_F(Preview, OfADeclarationIsDrawnBesideUnitsInContact) {
  openTwoPairs();
  declare("r", "b");
  press(QStringLiteral("reaction0Row0"));
  settle();
  press(QStringLiteral("resolveButton"));
  type("typedDice", QStringLiteral("66"));
  settle();
  ASSERT_FALSE(phase().state().contacts.empty());
  EXPECT_TRUE(kinds().count(OverlayKind::Contact));
  chooseByHand({"s"}, {{"c"}});
  EXPECT_TRUE(kinds().count(OverlayKind::Contact));
  EXPECT_TRUE(kinds().count(OverlayKind::Move));
  EXPECT_TRUE(kinds().count(OverlayKind::Choice));
}

class RedirectPreview : public Preview, public testing::WithParamInterface<const char*> {};

TEST_P(RedirectPreview, IsThatOfADeclaration) {
  openPlay("FlightWithARedirect", GetParam());
  chooseByHand({"r"}, {{"c"}});
  ASSERT_TRUE(QTest::qWaitFor([this] { return signsOf(kMay) + signsOf(kMayNot) == 2; }, 30000));
  const std::set<OverlayKind> asDeclared = kinds();
  clickOnTable({"b"});
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row2"));
  type("typedDice", QStringLiteral("66"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Redirect);
  EXPECT_EQ(signsOf(kMay) + signsOf(kMayNot), 1) << "the other enemy; the one that fled is its target already";
  EXPECT_TRUE(kinds().count(OverlayKind::Reach));
  EXPECT_FALSE(kinds().count(OverlayKind::Move));
  clickOnTable({"c"});
  EXPECT_EQ(phase().redirectTarget().value, "c") << "chosen on the table as in the dock";
  EXPECT_EQ(kinds(), asDeclared);
  EXPECT_TRUE(find<QAbstractButton>("redirectButton").isEnabled());
  key(Qt::Key_Escape);
  EXPECT_TRUE(phase().redirectTarget().empty());
  EXPECT_FALSE(kinds().count(OverlayKind::Move));
  press(QStringLiteral("pressOnButton"));
  settle();
  EXPECT_EQ(signsOf(kMay) + signsOf(kMayNot), 0) << "nothing of it is left";
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RedirectPreview, testing::Values("battleaxe", "wap", "t9a-2", "t9a-3"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace frontage::ui
