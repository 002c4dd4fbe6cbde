#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/overlays/event_marks.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/figures.h"
#include "ui/view/battlefield_view.h"

#include <QAction>
#include <QKeySequence>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace frontage::ui {
namespace {

using geometry::Vec;
using Shape = OverlayMark::Shape;

struct Switch {
  const char* action;
  OverlayKind kind;
  Qt::Key key;
};

/// What is laid over the table, each kind with its switch and key. Knights at (20, 12), 5 x 4 bases of an inch, face
/// the spears at (20, 34) across 18".
class Overlays : public TableWindow {
 protected:
  static constexpr std::array kSwitches{Switch{"overlayZones", OverlayKind::Zones, Qt::Key_1},
                                        Switch{"overlayReach", OverlayKind::Reach, Qt::Key_2},
                                        Switch{"overlaySight", OverlayKind::Sight, Qt::Key_3},
                                        Switch{"overlayMeasure", OverlayKind::Measure, Qt::Key_4},
                                        Switch{"overlayMove", OverlayKind::Move, Qt::Key_5},
                                        Switch{"overlayFlight", OverlayKind::Flight, Qt::Key_6},
                                        Switch{"overlayPlaces", OverlayKind::Places, Qt::Key_7},
                                        Switch{"overlayContact", OverlayKind::Contact, Qt::Key_8}};

  [[nodiscard]] OverlayBoard& board() const { return window().phase().controller().overlays(); }
  [[nodiscard]] Overlay shown(OverlayKind kind, std::optional<Shape> shape = std::nullopt) const {
    Overlay of;
    for (const OverlayMark& mark : board().shown())
      if (mark.kind == kind && (!shape || mark.shape == *shape)) of.push_back(mark);
    return of;
  }
  [[nodiscard]] QStringList words(OverlayKind kind) const {
    QStringList all;
    for (const OverlayMark& mark : shown(kind))
      if (!mark.label.isEmpty()) all << mark.label;
    return all;
  }
  void hover(Vec at) {
    QTest::mouseMove(window().view().viewport(), pixelAt(at));
    QApplication::processEvents();
  }
  /// They come once nothing has changed for a moment.
  void waitForFlights() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !shown(OverlayKind::Flight).empty(); }, 5000));
  }
  static core::Scenario near(double gap) {
    core::Scenario scenario = fourUnits();
    for (core::Unit& unit : scenario.field.units) unit.stats.movement = 4;
    scenario.field.units[2].pose.centre.y = 12 + 4 + gap;  // spears, both 4" deep
    return scenario;
  }
  void choose(Vec charger, Vec target) {
    click(charger);
    click(target);
    QApplication::processEvents();
  }
};

TEST_F(Overlays, EachHasItsSwitchAndItsKey) {
  for (const Switch& each : kSwitches) {
    auto& action = find<QAction>(each.action);
    EXPECT_EQ(action.shortcut(), QKeySequence(each.key)) << each.action;
    const bool before = board().isOn(each.kind);
    key(each.key);
    EXPECT_NE(board().isOn(each.kind), before) << each.action;
    EXPECT_EQ(action.isChecked(), !before) << each.action;
    key(each.key);
    EXPECT_EQ(board().isOn(each.kind), before) << each.action;
  }
}

TEST_F(Overlays, EachKindIsShownAndGoesWithItsSwitch) {
  open(near(5));
  choose({20, 12}, {20, 21});
  for (const char* asked : {"overlayZones", "overlaySight", "overlayFlight"}) trigger(asked);
  hover({20, 21});
  for (const Switch& each : kSwitches) {
    if (each.kind == OverlayKind::Reach) continue;  // as long as no target is chosen: below
    waitForFlights();
    EXPECT_FALSE(shown(each.kind).empty()) << each.action;
    trigger(each.action);
    EXPECT_TRUE(shown(each.kind).empty()) << each.action;
    trigger(each.action);
    waitForFlights();
    EXPECT_FALSE(shown(each.kind).empty()) << each.action;
  }
}

TEST_F(Overlays, ZonesOfTheSelectedUnitAndRatherOfTheOneUnderThePointer) {
  trigger("overlayZones");
  click({40, 12});
  hover({60, 24});
  const auto lines = [this] { return shown(OverlayKind::Zones, Shape::Line); };
  ASSERT_EQ(lines().size(), 4U) << "a ray from each corner";
  const auto raysOf = [&lines](Vec centre, double halfWidth, double halfDepth) {
    for (const OverlayMark& mark : lines()) {
      const Vec from = mark.rings[0][0] - centre;
      const Vec along = mark.rings[0][1] - mark.rings[0][0];
      EXPECT_NEAR(std::abs(from.x), halfWidth, 1e-9);
      EXPECT_NEAR(std::abs(from.y), halfDepth, 1e-9);
      EXPECT_NEAR(std::abs(along.x), std::abs(along.y), 1e-9) << "45 degrees (rules.md Z1)";
      EXPECT_GT(from.x * along.x, 0) << "outward";
      EXPECT_GT(from.y * along.y, 0) << "outward";
    }
  };
  raysOf({40, 12}, 2.5, 2);
  hover({20, 34});
  ASSERT_EQ(lines().size(), 4U);
  raysOf({20, 34}, 2.5, 2);
}

/// wap, Movement 4: 4" and the higher of two dice (rules.md M2).
TEST_F(Overlays, ReachIsCertainThenMoreAndMoreDoubtfulThenOver) {
  core::Scenario scenario = near(5);
  scenario.field.units.resize(1);
  scenario.field.units.push_back(fourUnits().field.units[3]);  // somebody to charge, out of the way
  open(scenario);
  click({20, 12});
  hover({60, 24});
  // Front edge at y = 14, so the bands end at 14 + 5, 14 + 6, ... 14 + 10.
  std::vector<double> ends;
  for (const OverlayMark& mark : shown(OverlayKind::Reach, Shape::Area)) {
    double most = 0;
    for (const Vec v : mark.rings[0]) most = std::max(most, v.y);
    ends.push_back(most);
  }
  std::sort(ends.begin(), ends.end());
  ASSERT_EQ(ends.size(), 6U);
  for (int i = 0; i < 6; ++i) EXPECT_NEAR(ends[static_cast<std::size_t>(i)], 19 + i, 1e-6);
  const QStringList said = words(OverlayKind::Reach);
  EXPECT_TRUE(said.contains(QStringLiteral("certain to 5″"))) << said.join(u'|').toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("at most 10″"))) << said.join(u'|').toStdString();
  // The higher of two dice shows 5 or more in 20 of 36 throws, 6 in 11.
  EXPECT_TRUE(said.contains(QStringLiteral("56 % to 9″"))) << said.join(u'|').toStdString();
}

TEST_F(Overlays, TheMeasuringLineRunsFromTheChargerToTheUnitUnderThePointer) {
  click({20, 12});
  hover({20, 34});
  const Overlay lines = shown(OverlayKind::Measure, Shape::Line);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_NEAR(geometry::distance(lines[0].rings[0][0], lines[0].rings[0][1]), 18, 1e-9);
  EXPECT_EQ(lines[0].label, inchesText(18));
}

TEST_F(Overlays, TheArrowOfADeclarationIsAsLongAsItsFigure) {
  const core::Declared declared{
      {"knights"}, {{"spears"}}, {{{"spears"}, geometry::Side::Front}}, {{{"spears"}, 18}}, 20};
  const Overlay marks = eventMarks(window().document().scenario().field, {"D1", declared}, 1);
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].shape, Shape::Arrow);
  EXPECT_NEAR(geometry::distance(marks[0].rings[0][0], marks[0].rings[0][1]), 18, 1e-9);
  EXPECT_EQ(marks[0].label, inchesText(18));
}

TEST_F(Overlays, SightShowsItsWitnessOrWhatClosesItByName) {
  open(near(5));
  trigger("overlaySight");
  choose({20, 12}, {20, 21});
  const Overlay arrows = shown(OverlayKind::Sight, Shape::Arrow);
  ASSERT_EQ(arrows.size(), 1U);
  const Vec from = arrows[0].rings[0].front();
  const Vec to = arrows[0].rings[0].back();
  EXPECT_NEAR(from.y, 14, 1e-6) << "the front edge of a front-rank base";
  EXPECT_GE(to.y, 19 - 1e-6);
  EXPECT_LE(std::abs(to.x - from.x), to.y - from.y + 1e-6) << "within 45 degrees (rules.md Z3)";

  core::Scenario scenario = near(8);
  core::Terrain rock;
  rock.id = {"rock"};
  rock.name = "Big rock";
  rock.kind = core::TerrainKind::Impassable;
  rock.shape = {{{10, 17}, {30, 17}, {30, 19}, {10, 19}}};
  scenario.field.terrain.push_back(rock);
  open(scenario);
  choose({20, 12}, {20, 24});
  hover({60, 40});
  EXPECT_TRUE(words(OverlayKind::Sight).contains(QStringLiteral("Big rock")));
}

/// A charge straight ahead on somebody as wide: five models of each side touch, and the charger may stand anywhere from
/// corner to corner of the facing.
TEST_F(Overlays, PlacesAndContactOfTheChargeThatIsChosen) {
  open(near(5));
  choose({20, 12}, {20, 21});
  const Overlay places = shown(OverlayKind::Places, Shape::Line);
  ASSERT_FALSE(places.empty());
  double least = 1e9;
  double most = -1e9;
  for (const OverlayMark& mark : places)
    for (const Vec v : mark.rings[0]) {
      least = std::min(least, v.x);
      most = std::max(most, v.x);
    }
  EXPECT_LT(least, 20);
  EXPECT_GT(most, 20);
  EXPECT_GE(least, 20 - 5 - 1e-6);
  EXPECT_LE(most, 20 + 5 + 1e-6);
  std::set<std::pair<long, long>> bases;
  for (const OverlayMark& mark : shown(OverlayKind::Contact))
    if (!mark.rings.empty() && mark.rings[0].size() == 4) {
      const Vec c = (mark.rings[0][0] + mark.rings[0][2]) * 0.5;
      bases.emplace(std::lround(c.x * 10), std::lround(c.y * 10));
    }
  EXPECT_EQ(bases.size(), 10U);
}

/// The eleven totals of two dice, straight away from the charger: from y = 21 on by 2 to 12 inches.
TEST_F(Overlays, FleePathsShowTheElevenEndsWithTheirChances) {
  open(near(5));
  choose({20, 12}, {20, 21});
  EXPECT_TRUE(shown(OverlayKind::Flight).empty()) << "off until asked for";
  trigger("overlayFlight");
  waitForFlights();
  const Overlay ends = shown(OverlayKind::Flight, Shape::Outline);
  ASSERT_EQ(ends.size(), 11U);
  std::vector<double> farthest;
  for (const OverlayMark& mark : ends) {
    double y = 0;
    for (const Vec v : mark.rings[0]) y = std::max(y, v.y);
    farthest.push_back(y);
  }
  std::sort(farthest.begin(), farthest.end());
  for (int i = 0; i < 11; ++i) EXPECT_NEAR(farthest[static_cast<std::size_t>(i)], 23 + 2 + i, 1e-6);
  const QStringList said = words(OverlayKind::Flight);
  EXPECT_TRUE(said.contains(QStringLiteral("7: 17 %"))) << said.join(u'|').toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("12: 3 %"))) << said.join(u'|').toStdString();
}

TEST_F(Overlays, AFlightOverTheEdgeIsMarkedAsTheEnd) {
  core::Scenario scenario = near(5);
  scenario.field.table = {72, 30};
  scenario.field.units.resize(3);  // the archers would stand off that table
  open(scenario);
  choose({20, 12}, {20, 21});
  trigger("overlayFlight");
  waitForFlights();
  // The rear at y = 23 reaches the edge at 30 with 7 or more.
  const QStringList said = words(OverlayKind::Flight);
  EXPECT_EQ(std::count_if(said.begin(), said.end(), [](const QString& s) { return s.contains(QStringLiteral("off")); }),
            6);
}

/// 17.95" away and at most 18": told with the exact figure.
TEST_F(Overlays, ANearTieIsTold) {
  core::Scenario scenario = near(17.95);
  for (core::Unit& unit : scenario.field.units) unit.stats.movement = 12;
  open(scenario);
  choose({20, 12}, {20, 16 + 17.95});
  QStringList said;
  for (const QWidget* widget : window().findChildren<QWidget*>())
    if (widget->isVisible()) said << widget->property("text").toString() << widget->accessibleName();
  const QString all = said.join(u'\n');
  EXPECT_TRUE(all.contains(QStringLiteral("lose call"))) << all.toStdString();
  EXPECT_TRUE(all.contains(QStringLiteral("17.95"))) << all.toStdString();
}

}  // namespace
}  // namespace frontage::ui
