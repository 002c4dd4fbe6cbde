#include "core/odds/charge_odds.h"
#include "core/rules/ruleset_library.h"
#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/odds/chance_bar.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

namespace frontage::ui {
namespace {

class OddsPanels : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
  }
  [[nodiscard]] PhaseController& phase() const { return window().phase().controller(); }
};

TEST_F(OddsPanels, TheChancesOfTheChosenChargeAreTheEngines) {
  window().oddsDock()->raise();
  phase().chooseCharger({"knights"});
  phase().chooseTarget({"spears"});
  ASSERT_TRUE(QTest::qWaitFor([this] { return window().findChild<ChanceBar*>(QStringLiteral("chance0")); }, 60000));
  const core::ChargeOdds odds = core::chargeOdds(phase().state(), {"knights"}, {"spears"});
  ASSERT_TRUE(odds.hold);
  EXPECT_EQ(find<ChanceBar>("chance0").probability(), odds.hold->contact);
  EXPECT_TRUE(find<QLabel>("oddsTitle").text().contains(QStringLiteral("Knights")));
}

TEST_F(OddsPanels, TheTableHasEveryChargerAgainstEveryEnemyAndAClickChooses) {
  window().oddsDock()->raise();
  auto& table = find<QTableWidget>("oddsMatrix");
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.rowCount() > 0; }, 60000));
  EXPECT_EQ(table.rowCount(), 1);
  EXPECT_EQ(table.columnCount(), 2);
  emit table.cellClicked(0, 0);
  EXPECT_EQ(phase().charger().value, "knights");
  EXPECT_EQ(phase().targets().size(), 1U);
}

TEST_F(OddsPanels, LongNamesAreNotCutOffInTheTable) {
  core::Scenario scenario = obliqueCharge("wap");
  const core::Unit spears = scenario.field.units[1];
  for (int i = 0; i < 6; ++i) {
    core::Unit more = spears;
    more.id = {"more" + std::to_string(i)};
    more.name = i == 5 ? "The Halberdiers of the Inner Guard of the Old City" : "Crossbowmen";
    more.pose.centre = {8.0 + 10 * i, 40};
    scenario.field.units.push_back(more);
  }
  open(scenario);
  window().resize(1280, 720);
  window().oddsDock()->raise();
  auto& table = find<QTableWidget>("oddsMatrix");
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.columnCount() == 8; }, 60000));
  QCoreApplication::processEvents();
  const QHeaderView& header = *table.horizontalHeader();
  for (int i = 0; i < header.count(); ++i) {
    const QTableWidgetItem& name = *table.horizontalHeaderItem(i);
    EXPECT_TRUE(header.sectionSize(i) >= header.sectionSizeHint(i) || name.text().size() > 40)
        << name.text().toStdString() << " " << header.sectionSize(i) << " of " << header.sectionSizeHint(i);
    EXPECT_EQ(name.toolTip(), name.text());
  }
}

TEST_F(OddsPanels, WhyAsksTheOtherRulesetsWhenTheMoveIsSkipped) {
  window().whyDock()->raise();
  const auto& heading = find<QLabel>("whyOthersHeading");
  ASSERT_EQ(phase().give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
  EXPECT_FALSE(heading.isVisible()) << "not while it plays";
  phase().skip();
  EXPECT_TRUE(QTest::qWaitFor([&] { return heading.isVisible(); }, 60000));
}

TEST_F(OddsPanels, ComparingSetsTheRulesetsSideBySide) {
  window().compareDock()->raise();
  auto& table = find<QTableWidget>("compareTable");
  EXPECT_FALSE(find<QLabel>("compareParting").text().isEmpty()) << "an empty panel says what to do";
  ASSERT_EQ(phase().give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
  ASSERT_TRUE(QTest::qWaitFor([&] { return table.rowCount() > 0; }, 60000));
  EXPECT_EQ(table.rowCount(), 4);
  EXPECT_GT(table.columnCount(), 0);
  QStringList titles;
  for (int row = 0; row < 4; ++row) titles << table.verticalHeaderItem(row)->text();
  for (const std::string& id : core::RulesetLibrary::bundled().ids())
    EXPECT_TRUE(titles.contains(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title))) << id;
  EXPECT_EQ(titles.front(), QString::fromStdString(core::RulesetLibrary::bundled().find("wap")->title))
      << "its own first";
}

}  // namespace
}  // namespace frontage::ui
