#include "core/battlefield/formation.h"
#include "tests/ui/phase/played_phase.h"
#include "ui/document/document.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/scene/battlefield_scene.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QScrollArea>

#include <cmath>

namespace frontage::ui {
namespace {

using geometry::Vec;

/// A narrow charger before a wide enemy: it ends as well a little to the left or the right.
class PlacesAndDice : public PlayedPhase {
 protected:
  void SetUp() override {
    makeWindow();
    core::Scenario scenario = fourUnits();
    core::Unit& knights = *scenario.field.find(core::UnitId{"knights"});
    core::Unit& spears = *scenario.field.find(core::UnitId{"spears"});
    knights.pose.centre = {24, 12};
    knights.stats.movement = 6;
    spears.models = 30;
    spears.files = 15;
    spears.pose.centre = {24, 22};
    open(scenario);
    window().chargeDock()->raise();
    phase().playback().setReducedMotion(true);
    QApplication::processEvents();
  }
  void clickButton(const char* name) {
    auto& button = find<QAbstractButton>(name);
    find<QScrollArea>("chargeScroll").ensureWidgetVisible(&button);
    ASSERT_TRUE(button.isVisible() && button.isEnabled()) << name;
    QTest::mouseClick(&button, Qt::LeftButton);
    settle();
  }
  void settle() {
    QApplication::processEvents();
    while (phase().playback().playing()) phase().playback().elapse(1000);
    QApplication::processEvents();
  }
  void declareAndHold() {
    click({24, 12});
    click({24, 22});
    clickButton("declareButton");
    clickButton("reaction0Row0");
  }
  void resolve() {
    clickButton("resolveButton");
    type("typedDice", QStringLiteral("6 6"));
    settle();
  }
  [[nodiscard]] Vec chargerNow() const { return phase().state().field.find(core::UnitId{"knights"})->pose.centre; }
};

TEST_F(PlacesAndDice, TheGhostIsDraggedAlongTheFacingAndTheChargeEndsThere) {
  declareAndHold();
  ASSERT_TRUE(find<QAbstractSlider>("placeSlider").isVisible()) << "there is a choice of places";
  // Flush with the enemy's front: a rank deeper than its front edge, straight ahead of where it stands.
  const geometry::Footprint spears = core::footprintOf(unit("spears"));
  const geometry::Footprint knights = core::footprintOf(unit("knights"));
  const Vec ghost{24, spears.frontCentre().y - knights.halfDepth};
  const core::Battlefield before = field();
  // Base against base every model of its front rank stands against one and touches another's corner, so that the good
  // places are an inch apart: it goes to the nearest.
  drag(ghost, ghost + Vec{1.8, 0.7});
  EXPECT_EQ(field(), before) << "the ghost is dragged, not the unit";
  resolve();
  EXPECT_NEAR(chargerNow().x, 26, 1e-4);
  EXPECT_NEAR(chargerNow().y, ghost.y, 1e-4);
}

TEST_F(PlacesAndDice, AGhostDraggedBeyondTheLastGoodPlaceStaysThere) {
  declareAndHold();
  const geometry::Footprint knights = core::footprintOf(unit("knights"));
  const Vec ghost{24, core::footprintOf(unit("spears")).frontCentre().y - knights.halfDepth};
  drag(ghost, ghost + Vec{-14, 0});
  auto& slider = find<QAbstractSlider>("placeSlider");
  EXPECT_TRUE(slider.value() == slider.minimum() || slider.value() == slider.maximum());
  resolve();
  // All five of its front rank are in contact as far as they stand before the fifteen.
  EXPECT_LT(chargerNow().x, 22);
  EXPECT_GE(chargerNow().x, 24 - core::footprintOf(unit("spears")).halfWidth + knights.halfWidth - 1);
}

TEST_F(PlacesAndDice, AGhostThatIsNotTouchedEndsStraightAhead) {
  declareAndHold();
  resolve();
  EXPECT_NEAR(chargerNow().x, 24, 1e-4);
}

/// Movement 6, "wap": six and the higher of two dice. The enemy's front is 7" off, so that a 1 is enough and each
/// figure of the list is a count of 36: 11, 9, 7, 5, 3, 1.
TEST_F(PlacesAndDice, ShowAllListsEveryOutcomeOfTheRollWithItsChance) {
  declareAndHold();
  clickButton("resolveButton");
  ASSERT_TRUE(phase().session().pending());
  const auto rows = [this] {
    std::vector<const ChoiceRow*> shown;
    for (const ChoiceRow* row : find<QWidget>("outcome").findChildren<ChoiceRow*>())
      if (row->isVisible()) shown.push_back(row);
    return shown;
  };
  EXPECT_TRUE(rows().empty()) << "not before it is asked for";
  clickButton("showAllButton");
  ASSERT_EQ(rows().size(), 6U);
  const std::array shares{"31 %", "25 %", "19 %", "14 %", "8 %", "3 %"};
  const std::array figures{"12″", "11″", "10″", "9″", "8″", "7″"};
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(rows()[i]->content().title, QString::fromUtf8(figures[i]));
    EXPECT_EQ(rows()[i]->content().figure, QLatin1String(shares[i])) << figures[i];
  }
  EXPECT_TRUE(phase().session().pending()) << "looking is not rolling";
  clickButton("showAllButton");
  EXPECT_TRUE(rows().empty());
}

}  // namespace
}  // namespace frontage::ui
