#include "core/battlefield/formation.h"
#include "core/scenario/scenario.h"
#include "geometry/contact/closest_points.h"
#include "tests/support/places.h"
#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/phase/played_phase.h"
#include "tests/ui/phase/plays.h"
#include "ui/document/document.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/scene/coordinates.h"
#include "ui/text/figures.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <string>
#include <vector>

namespace frontage::ui {
namespace {

constexpr int kSettled = 120;  // milliseconds: what has been made has its place in the dock

/// What the dock says and shows when something is not possible, and how it is got at.
class Refusals : public ChargeHands {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
    window().chargeDock()->raise();
    phase().playback().setReducedMotion(true);
  }
  void settle() {
    while (phase().playback().playing()) phase().playback().elapse(1000);
    QApplication::processEvents();
  }
  void openPlay(const char* name) {
    for (const Play& play : plays()) {
      if (std::string(play.name) != name) continue;
      core::Scenario position = play.position;
      position.rulesetId = "t9a-2";
      open(position);
    }
  }
  [[nodiscard]] std::vector<const ChoiceRow*> rows(const char* list) const {
    std::vector<const ChoiceRow*> shown;
    for (const ChoiceRow* row : find<QWidget>(list).findChildren<ChoiceRow*>())
      if (row->isVisible()) shown.push_back(row);
    return shown;
  }
  /// Whether it is seen without scrolling.
  [[nodiscard]] bool inSight(const QWidget& part) const {
    const QWidget* seen = find<QScrollArea>("chargeScroll").viewport();
    return seen->rect().contains(QRect(part.mapTo(seen, QPoint()), part.size()));
  }
  [[nodiscard]] bool onTheScreen(const char* id) const {
    const core::Battlefield shown = phase().state().field;
    const auto corners = core::footprintOf(*shown.find(core::UnitId{id})).corners();
    return std::all_of(corners.begin(), corners.end(), [this](geometry::Vec corner) {
      return window().view().viewport()->rect().contains(pixelAt(corner));
    });
  }
  /// What decides is told first, offered to be shown, and drawn and brought into view when it is.
  void expectShown(const char* list, const char* figure, const char* charger, const char* target) {
    const std::string reason = find<QLabel>((std::string(list) + "Reason").c_str()).text().toStdString();
    EXPECT_NE(reason.find(figure), std::string::npos) << reason;
    auto& showMe = find<QAbstractButton>((std::string(list) + "ShowMe").c_str());
    ASSERT_TRUE(showMe.isVisible() && showMe.isEnabled());
    EXPECT_EQ(showMe.text(), QStringLiteral("Show me"));
    QTest::qWait(kSettled);
    EXPECT_TRUE(inSight(showMe)) << "without scrolling";
    EXPECT_EQ(rows(list).front()->content().icon, QStringLiteral("circle-x")) << "the cross that decides stands first";
    window().view().zoomBy(8, window().view().viewport()->rect().topLeft());
    ASSERT_FALSE(onTheScreen(charger) && onTheScreen(target));
    press(QString::fromLatin1(list) + QStringLiteral("ShowMe"));
    EXPECT_TRUE(onTheScreen(charger)) << charger;
    EXPECT_TRUE(onTheScreen(target)) << target;
    EXPECT_FALSE(phase().overlays().of(OverlayBoard::Source::Pointed).empty());
    EXPECT_TRUE(rows(list).front()->isChecked());
  }
};

TEST_F(Refusals, TooFarSaysTheFigureAndShowsTheLine) {
  core::Scenario far = obliqueCharge("wap");
  far.field.find(core::UnitId{"spears"})->pose.centre = {30, 44};
  open(far);
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  EXPECT_TRUE(find<QLabel>("whatNext").text().contains(QStringLiteral("14\u2033"))) << "also where nothing scrolls";
  expectShown("verdict", "14\u2033", "knights", "spears");
  const Overlay pointed = phase().overlays().of(OverlayBoard::Source::Pointed);
  EXPECT_TRUE(std::any_of(pointed.begin(), pointed.end(), [](const OverlayMark& mark) {
    return mark.kind == OverlayKind::Measure && mark.shape == OverlayMark::Shape::Line;
  }));
}

TEST_F(Refusals, EveryRefusedChargeOffersToBeShown) {
  core::Scenario behind = obliqueCharge("wap");
  behind.field.find(core::UnitId{"spears"})->pose.centre = {30, 4};  // at its back
  open(behind);
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  expectShown("verdict", "", "knights", "spears");
  core::Scenario fleeing = obliqueCharge("wap");
  core::Unit other = *fleeing.field.find(core::UnitId{"knights"});
  other.id = {"other"};  // who may charge, so that there is something to choose
  other.pose.centre.x += 15;
  fleeing.field.units.push_back(other);
  fleeing.field.find(core::UnitId{"knights"})->state.fleeing = true;
  open(fleeing);
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  expectShown("verdict", "", "knights", "spears");
}

TEST_F(Refusals, APossibleChargeHasNothingToBeShown) {
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  EXPECT_FALSE(find<QWidget>("verdictShowMe").isVisible());
  EXPECT_FALSE(find<QWidget>("verdictReason").isVisible());
}

TEST_F(Refusals, ARedirectionThatIsNotPossibleIsShownAlike) {
  core::Scenario position;
  for (const Play& play : plays())
    if (std::string(play.name) == "FlightWithARedirect") position = play.position;
  core::Unit far = *position.field.find(core::UnitId{"c"});
  far.id = {"far"};
  far.name = "far";
  far.pose.centre = {36, 40};
  position.field.units.push_back(far);
  position.rulesetId = "t9a-2";
  open(position);
  chooseByHand({"r"}, {{"b"}});
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row2"));
  type("typedDice", QStringLiteral("11"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Redirect);
  clickOnTable({"far"});
  expectShown("redirectVerdict", "", "r", "far");
}

/// Two enemies that are declared on together: each line about one of them says which.
TEST_F(Refusals, OfSeveralTargetsEachLineNamesItsOwn) {
  openPlay("SeveralTargets");
  core::Scenario position = document().scenario();
  position.field.find(core::UnitId{"c"})->pose.centre = {66, 40};
  open(position);
  chooseByHand({"r"}, {{"a"}, {"c"}});
  const std::vector<const ChoiceRow*> lines = rows("verdict");
  const auto titled = [&](const QString& title) {
    return std::count_if(lines.begin(), lines.end(),
                         [&](const ChoiceRow* row) { return row->content().title == title; });
  };
  for (const char* about : {"Sight", "Front arc", "Range"}) {
    EXPECT_EQ(titled(QLatin1String(about)), 0) << about << " of whom?";
    for (const char* whom : {"a", "c"})
      EXPECT_EQ(titled(QStringLiteral("%1 \u00b7 %2").arg(QLatin1String(whom), QLatin1String(about))), 1)
          << whom << " " << about;
  }
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front()->content().icon, QStringLiteral("circle-x"));
  EXPECT_FALSE(find<QAbstractButton>("declareButton").isEnabled());
  EXPECT_TRUE(find<QWidget>("verdictShowMe").isVisible());
}

/// What is owed is named, and nobody's answer is filled in by ending.
TEST_F(Refusals, ThePhaseCannotBeEndedWhileAnAnswerIsOwed) {
  openPlay("FlightWithARedirect");
  const auto& end = find<QAbstractButton>("endPhaseButton");
  const auto expectOff = [&](const char* named) {
    EXPECT_FALSE(end.isEnabled()) << named;
    EXPECT_TRUE(reasonFor(&end).contains(QLatin1String(named))) << reasonFor(&end).toStdString();
  };
  chooseByHand({"r"}, {{"b"}});
  press(QStringLiteral("declareButton"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::React);
  expectOff("b must answer");
  press(QStringLiteral("reaction0Row2"));
  ASSERT_EQ(phase().stage().stage, Stage::Dice);
  expectOff("b");
  type("typedDice", QStringLiteral("66"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Redirect);
  expectOff("r must redirect");
  press(QStringLiteral("pressOnButton"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Resolve);
  EXPECT_TRUE(end.isEnabled());
  EXPECT_EQ(end.text(), QStringLiteral("Move all and end")) << "it says what else it does";
}

TEST_F(Refusals, TabGoesFromChargerToTargetToDeclareAndStopsAtTheVerdictOnce) {
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  ASSERT_GT(rows("verdict").size(), 3U);
  find<QWidget>("chargerRow0").setFocus();
  std::vector<std::string> passed;
  for (int i = 0; i < 12 && QApplication::focusWidget(); ++i) {
    passed.push_back(QApplication::focusWidget()->objectName().toStdString());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  const auto at = [&](const std::string& name) {
    return std::find(passed.begin(), passed.end(), name) - passed.begin();
  };
  EXPECT_LT(at("chargerRow0"), at("targetRow0"));
  EXPECT_LT(at("targetRow0"), at("declareButton"));
  EXPECT_LT(at("declareButton"), at("verdictRow0"));
  ASSERT_LT(at("verdictRow0"), static_cast<long>(passed.size()));
  const auto inVerdict = std::count_if(passed.begin(), passed.end(),
                                       [](const std::string& name) { return name.rfind("verdictRow", 0) == 0; });
  EXPECT_EQ(inVerdict, 1);

  auto& first = find<ChoiceRow>("verdictRow0");
  first.setFocus();
  QTest::keyClick(&first, Qt::Key_Down);
  EXPECT_EQ(QApplication::focusWidget(), &find<QWidget>("verdictRow1"));
  EXPECT_FALSE(phase().overlays().of(OverlayBoard::Source::Pointed).empty()) << "the line is drawn";
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  EXPECT_EQ(QApplication::focusWidget(), &first) << "no further than the first";
}

TEST_F(Refusals, WhatWasShownIsLeftAgainByEscapeOrASecondPress) {
  core::Scenario far = obliqueCharge("wap");
  far.field.find(core::UnitId{"spears"})->pose.centre = {30, 44};
  open(far);
  clickOnTable({"knights"});
  clickOnTable({"spears"});
  BattlefieldView& view = window().view();
  for (int i = 0; i < 4; ++i) trigger("view/zoomIn");
  const double zoom = view.pixelsPerInch();
  const geometry::Vec centre = view.centreOfView();
  const auto expectBack = [&](const char* by) {
    EXPECT_NEAR(view.pixelsPerInch(), zoom, 1e-9) << by;
    EXPECT_LE(geometry::distance(view.centreOfView(), centre), 2 / zoom) << by;
  };
  press(QStringLiteral("verdictShowMe"));
  ASSERT_NE(view.pixelsPerInch(), zoom);
  press(QStringLiteral("verdictShowMe"));
  expectBack("a second press");
  press(QStringLiteral("verdictShowMe"));
  view.setFocus();
  key(Qt::Key_Escape);
  expectBack("Escape");
  EXPECT_EQ(document().selection().units.size(), 1U) << "nothing else is taken back by it";
  press(QStringLiteral("verdictShowMe"));
  view.zoomBy(1.5);
  EXPECT_FALSE(view.leavePart()) << "somebody has looked elsewhere";
}

TEST_F(Refusals, EnemiesToTurnToAreListedWithTheirDistances) {
  openPlay("FlightWithARedirect");
  chooseByHand({"r"}, {{"b"}});
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row2"));
  type("typedDice", QStringLiteral("11"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Redirect);
  const auto all = rows("redirectBox");
  ASSERT_FALSE(all.empty());
  const core::Battlefield& field = phase().state().field;
  const double away = geometry::closestPoints(core::footprintOf(*field.find(core::UnitId{"r"})),
                                              core::footprintOf(*field.find(core::UnitId{"c"})))
                          .distance.inches();
  EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const ChoiceRow* row) {
    return row->content().figure == inchesText(away);
  })) << away;
}

/// Of the two that stand behind the one that fled, flush with each other, none can be reached alone (D7).
TEST_F(Refusals, ARedirectionIsDeclaredOnAllThatItHasToBe) {
  core::LoadResult loaded = core::loadScenario(std::string(FRONTAGE_TEST_DIR) +
                                               "/cases/clauses/r9-a-redirection-onto-two-that-stand-flush.frontage");
  ASSERT_TRUE(loaded.ok());
  loaded.scenario->orders.clear();
  open(*loaded.scenario);
  clickOnTable({"r"});
  press(rowOf(QStringLiteral("target"), {"x"}));
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row2"));
  type("typedDice", QStringLiteral("66"));
  settle();
  ASSERT_EQ(phase().stage().stage, Stage::Redirect);
  const auto all = rows("redirectBox");
  const auto row = std::find_if(all.begin(), all.end(),
                                [](const ChoiceRow* each) { return each->content().title == QStringLiteral("b"); });
  ASSERT_NE(row, all.end());
  EXPECT_EQ((*row)->content().detail, QStringLiteral("Can be charged instead, together with e"));
  press((*row)->objectName());
  press(QStringLiteral("redirectButton"));
  settle();
  EXPECT_EQ(phase().state().chargeOf({"r"})->targets, (std::vector<core::UnitId>{{"b"}, {"e"}}));
}

TEST_F(Refusals, WhyOfAFailedChargeTellsWhatWasRolledAndWhatItTook) {
  core::Scenario position = obliqueCharge("wap");
  position.field.find(core::UnitId{"spears"})->pose = {{30, 28.04}, geometry::Facing::fromBearingDegrees(180)};
  open(position);
  chooseByHand({"knights"}, {{"spears"}});
  press(QStringLiteral("declareButton"));
  settle();
  press(QStringLiteral("reaction0Row0"));
  settle();
  press(QStringLiteral("resolveButton"));
  type("typedDice", QStringLiteral("11"));
  settle();
  window().whyDock()->raise();
  QApplication::processEvents();
  const Playback& playback = phase().playback();
  for (const TimelineMark& mark : playback.timeline().marks())
    if (std::holds_alternative<core::FailedCharge>(mark.event.body)) phase().playback().seek(mark.end());
  QApplication::processEvents();
  const QString text = find<QLabel>("whyText").text();
  EXPECT_TRUE(text.contains(QStringLiteral("9\u2033"))) << text.toStdString();  // Movement 8 and a 1
  EXPECT_TRUE(text.contains(QStringLiteral("away from"))) << text.toStdString();
  for (const ChoiceRow* row : rows("whyPanel"))
    EXPECT_FALSE(row->content().detail.contains(QStringLiteral("swift sum"))) << row->content().detail.toStdString();
}

}  // namespace
}  // namespace frontage::ui
