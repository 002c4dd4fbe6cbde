#include "core/battlefield/formation.h"
#include "tests/ui/phase/played_phase.h"
#include "ui/document/document.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/figures.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <vector>

namespace frontage::ui {
namespace {

using geometry::Vec;

constexpr double kBase = 1;               // inches, of both
constexpr double kTouch = 1e-4;           // inches: rules.md's one tolerance
constexpr double kLeft = 24 - 7.5;        // of the enemy's front, fifteen wide about 24
constexpr double kSearchStep = 1.0 / 64;  // inches; the places looked for are whole numbers

/// How many bases, each an inch wide from `from` on, share a point with the stretch of the other's front: a corner is
/// enough (rules.md M9).
int basesTouched(double from, int bases, double left, double right) {
  int touched = 0;
  for (int i = 0; i < bases; ++i) {
    const double begins = from + i * kBase;
    if (begins <= right + kTouch && begins + kBase >= left - kTouch) ++touched;
  }
  return touched;
}

/// Where the middle of the charger's front of five is as good as it can be, by counting at every place along the front
/// of fifteen, with nothing of the program's own. A front of five touches five bases and a part of a sixth; where its
/// ends stand on the seams between two bases it touches five whole ones and a corner on either side: seven. The seams
/// are at 16.5 and every inch from there, so that its ends stand on two of them when its middle is a whole number, and
/// there is a base beyond each end from 20 to 28: nine places with 5 + 7 models.
std::vector<double> bestPlaces() {
  int best = 0;
  std::vector<double> places;
  for (double middle = kLeft - 2.5; middle <= kLeft + 17.5; middle += kSearchStep) {
    const int models =
        basesTouched(middle - 2.5, 5, kLeft, kLeft + 15) + basesTouched(kLeft, 15, middle - 2.5, middle + 2.5);
    if (models > best) places.clear();
    best = std::max(best, models);
    if (models == best) places.push_back(middle);
  }
  return places;
}

double nearestOf(const std::vector<double>& places, double x) {
  return *std::min_element(places.begin(), places.end(),
                           [x](double a, double b) { return std::fabs(a - x) < std::fabs(b - x); });
}

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
  ASSERT_EQ(bestPlaces(), (std::vector<double>{20, 21, 22, 23, 24, 25, 26, 27, 28}));
  drag(ghost, ghost + Vec{1.8, 0.7});
  EXPECT_EQ(field(), before) << "the ghost is dragged, not the unit";
  resolve();
  // To the good place that is nearest to 25.8.
  ASSERT_EQ(nearestOf(bestPlaces(), 25.8), 26);
  EXPECT_NEAR(chargerNow().x, 26, 1e-4);
  EXPECT_NEAR(chargerNow().y, ghost.y, 1e-4);
}

TEST_F(PlacesAndDice, TheFiguresAreThoseOfThePlaceThatIsDraggedTo) {
  declareAndHold();
  auto& slider = find<QAbstractSlider>("placeSlider");
  const int before = slider.value();
  const Vec ghost{24, core::footprintOf(unit("spears")).frontCentre().y - core::footprintOf(unit("knights")).halfDepth};
  drag(ghost, ghost + Vec{1.8, 0.7});
  EXPECT_NE(slider.value() > before, slider.invertedAppearance()) << "the knob goes to the right as well";
  const QString said = find<ChoiceRow>("previewRow1").content().title;
  resolve();
  for (const core::Event& event : phase().session().node(phase().session().current()).events)
    if (const auto* moved = std::get_if<core::ChargeMoved>(&event.body)) {
      EXPECT_GT(std::abs(moved->wheel.degrees()), 1) << "two inches aside take a wheel";
      EXPECT_TRUE(said.contains(turnText(moved->wheel))) << said.toStdString();
      return;
    }
  FAIL() << "no move";
}

TEST_F(PlacesAndDice, AGhostDraggedBeyondTheLastGoodPlaceStaysThere) {
  declareAndHold();
  const geometry::Footprint knights = core::footprintOf(unit("knights"));
  const Vec ghost{24, core::footprintOf(unit("spears")).frontCentre().y - knights.halfDepth};
  drag(ghost, ghost + Vec{-14, 0});
  auto& slider = find<QAbstractSlider>("placeSlider");
  EXPECT_TRUE(slider.value() == slider.minimum() || slider.value() == slider.maximum());
  resolve();
  // A good place still: none where fewer models touch, however far the mouse went.
  EXPECT_LT(chargerNow().x, 22);
  EXPECT_NEAR(chargerNow().x, nearestOf(bestPlaces(), chargerNow().x), 1e-4);
}

TEST_F(PlacesAndDice, AGhostThatIsNotTouchedEndsStraightAhead) {
  declareAndHold();
  resolve();
  EXPECT_NEAR(chargerNow().x, 24, 1e-4);
}

/// A place that was chosen belongs to its phase: the next one from the same position begins without.
TEST_F(PlacesAndDice, AChosenPlaceIsNotTakenIntoTheNextPhase) {
  declareAndHold();
  auto& slider = find<QAbstractSlider>("placeSlider");
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_End);
  ASSERT_EQ(slider.value(), slider.maximum());
  clickButton("setUpButton");
  declareAndHold();
  EXPECT_NE(slider.value(), slider.maximum());
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
