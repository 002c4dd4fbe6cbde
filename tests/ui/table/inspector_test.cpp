#include "core/battlefield/formation.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/phase/reasons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>

namespace frontage::ui {
namespace {

class Inspector : public TableWindow {
 protected:
  void SetUp() override {
    TableWindow::SetUp();
    find<QWidget>("inspectorDock").raise();
    QApplication::processEvents();
  }
  void clickBox(const char* name) {
    QTest::mouseClick(&find<QCheckBox>(name), Qt::LeftButton, {}, QPoint(8, 8));
    QApplication::processEvents();
  }
};

TEST_F(Inspector, NumbersAreTypedWithTheirUnits) {
  click({20, 12});
  type("unit/x", QStringLiteral("25\""));
  EXPECT_NEAR(unit("knights").pose.centre.x, 25, 1e-12);
  type("unit/y", QStringLiteral("508 mm"));
  EXPECT_NEAR(unit("knights").pose.centre.y, 20, 1e-12);
  type("unit/facing", QStringLiteral("32,5°"));
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 32.5, 1e-9);
  type("unit/base_width", QStringLiteral("1.5\""));
  EXPECT_NEAR(unit("knights").base.width, 38.1, 1e-9);
  type("unit/movement", QStringLiteral("8"));
  EXPECT_EQ(unit("knights").stats.movement, 8);
  EXPECT_EQ(document().undoStack().count(), 5);
}

TEST_F(Inspector, UndoAfterANumberWasTypedIsTheTables) {
  click({20, 12});
  type("unit/x", QStringLiteral("25\""));
  auto& field = find<QLineEdit>("unit/x");
  ASSERT_TRUE(field.hasFocus());
  QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, 20, 1e-12);
  QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, 25, 1e-12);
  // While something is being typed, it is the field's.
  field.selectAll();
  QTest::keyClicks(&field, QStringLiteral("3"));
  QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NEAR(unit("knights").pose.centre.x, 25, 1e-12);
  EXPECT_EQ(field.text().toStdString(), "25″");
}

TEST_F(Inspector, WhatIsNoNumberIsExplainedAndTheOldValueStays) {
  click({20, 12});
  type("unit/x", QStringLiteral("far away"));
  EXPECT_EQ(unit("knights").pose.centre.x, 20);
  EXPECT_TRUE(find<QLabel>("unit/complaint").isVisible());
  EXPECT_EQ(find<QLineEdit>("unit/x").text().toStdString(), "20″");
  type("unit/models", QStringLiteral("0"));
  EXPECT_EQ(unit("knights").models, 20);
}

TEST_F(Inspector, WhatIsTypedOddlyIsTakenAsMeantOrRefused) {
  click({20, 12});
  for (const auto& [typed, inches] :
       {std::pair("2 4\"", 20.0), std::pair("25''", 25.0), std::pair(" 26 ", 26.0), std::pair("27,5", 27.5),
        std::pair("685.8mm", 27.0), std::pair("2.5'", 30.0), std::pair("-3", 30.0), std::pair("1e3", 30.0),
        std::pair("1000000000000", 30.0), std::pair("nan", 30.0), std::pair("inf", 30.0), std::pair("31 kg", 30.0),
        std::pair("", 30.0), std::pair("31;", 30.0)}) {
    type("unit/x", QString::fromUtf8(typed));
    EXPECT_NEAR(unit("knights").pose.centre.x, inches, 1e-9) << "“" << typed << "”";
  }
  type("unit/facing", QStringLiteral("-90"));
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 270, 1e-9);
  type("unit/facing", QStringLiteral("725°"));
  EXPECT_NEAR(unit("knights").pose.facing.bearingDegrees(), 5, 1e-9);
  for (const char* typed : {"0", "-5", "1e9", "201", "many"}) {
    type("unit/models", QLatin1String(typed));
    EXPECT_EQ(unit("knights").models, 20) << typed;
  }
}

TEST_F(Inspector, AComplaintHangsOnItsFieldAndPushesNothingAbout) {
  click({20, 12});
  const auto places = [this] {
    std::vector<QPoint> found;
    for (const QLineEdit* edit : find<QWidget>("unit").findChildren<QLineEdit*>())
      found.push_back(edit->mapToGlobal(QPoint()));
    return found;
  };
  auto& complaint = find<QLabel>("unit/complaint");
  for (const char* field : {"unit/x", "unit/facing", "unit/models"}) {
    auto& edit = find<QLineEdit>(field);
    edit.setFocus();
    QApplication::processEvents();
    const std::vector<QPoint> before = places();
    type(field, QString(5000, QLatin1Char('?')));  // as from a paste
    QApplication::processEvents();
    ASSERT_TRUE(complaint.isVisible()) << field;
    EXPECT_EQ(places(), before) << field;
    const QRect note(complaint.mapToGlobal(QPoint()), complaint.size());
    const QRect beside(edit.mapToGlobal(QPoint()), edit.size());
    EXPECT_FALSE(note.intersects(beside)) << field;
    EXPECT_LE(std::min(std::abs(note.top() - beside.bottom()), std::abs(beside.top() - note.bottom())), 8) << field;
    EXPECT_LE(note.height(), 90) << "short, whatever was pasted";
    QTest::keyClick(&edit, Qt::Key_1);
    EXPECT_FALSE(complaint.isVisible()) << "it goes as one types on";
    QTest::keyClick(&edit, Qt::Key_Escape);
  }
  type("unit/x", QStringLiteral("far"));
  EXPECT_TRUE(complaint.isVisible());
  click({40, 12});
  EXPECT_FALSE(complaint.isVisible()) << "it was about another unit";
}

TEST_F(Inspector, APlaceWhereTheUnitMayNotStandIsRefused) {
  click({20, 12});
  type("unit/x", QStringLiteral("40"));
  EXPECT_EQ(unit("knights").pose.centre.x, 20);
  EXPECT_TRUE(find<QLabel>("unit/complaint").text().contains(QStringLiteral("overlap")));
  type("unit/x", QStringLiteral("1"));
  EXPECT_EQ(unit("knights").pose.centre.x, 20);
}

TEST_F(Inspector, FormationStateAndArmyAreEdited) {
  click({20, 12});
  type("unit/files", QStringLiteral("10"));
  EXPECT_EQ(unit("knights").files, 10);
  type("unit/models", QStringLiteral("12"));
  EXPECT_EQ(unit("knights").models, 12);
  QTest::mouseClick(&find<QCheckBox>("unit/fleeing"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_TRUE(unit("knights").state.fleeing);
  auto& army = find<QComboBox>("unit/army");
  army.setFocus();
  QTest::keyClick(&army, Qt::Key_Down);
  EXPECT_EQ(unit("knights").army.value, "blue");
}

TEST_F(Inspector, TheTableAndTheArmiesAreEditedWhileNothingIsSelected) {
  type("table/width", QStringLiteral("6'"));
  EXPECT_NEAR(field().table.width, 72, 1e-9);
  type("table/height", QStringLiteral("120 cm"));
  EXPECT_NEAR(field().table.height, 120 / 2.54, 1e-9);
  type("table/army1", QStringLiteral("Northmen"));
  EXPECT_EQ(field().armies[0].name, "Northmen");
  type("table/name", QStringLiteral("At the bridge"));
  EXPECT_EQ(document().scenario().name, "At the bridge");
  type("table/height", QStringLiteral("20"));  // the far units would stand off it
  EXPECT_NEAR(field().table.height, 120 / 2.54, 1e-9);
}

TEST_F(Inspector, AnotherFormationKeepsTheFrontEdgeWhereItIs) {
  document().selectUnit({"guard"});
  const geometry::Vec front = core::footprintOf(unit("guard")).frontCentre();
  for (const auto& [name, value] :
       {std::pair("unit/models", "37"), std::pair("unit/models", "12"), std::pair("unit/files", "4"),
        std::pair("unit/base_depth", "50"), std::pair("unit/base_width", "40")}) {
    type(name, QLatin1String(value));
    EXPECT_LE(geometry::distance(core::footprintOf(unit("guard")).frontCentre(), front), 1e-9) << name << value;
  }
  EXPECT_EQ(unit("guard").models, 12);
}

TEST_F(Inspector, AMissileWeaponIsGivenChangedAndTakenAway) {
  click({20, 12});
  auto& has = find<QCheckBox>("unit/missile");
  EXPECT_FALSE(has.isChecked());
  EXPECT_FALSE(find<QLineEdit>("unit/missile_range").isVisible());
  clickBox("unit/missile");
  ASSERT_TRUE(unit("knights").stats.missile);
  EXPECT_TRUE(find<QLineEdit>("unit/missile_range").isVisible());
  type("unit/missile_name", QStringLiteral("Crossbow"));
  type("unit/missile_range", QStringLiteral("30\""));
  type("unit/missile_strength", QStringLiteral("4"));
  type("unit/missile_skill", QStringLiteral("5"));
  type("unit/missile_shots", QStringLiteral("2"));
  auto& who = find<QComboBox>("unit/missile_ranks");
  who.setFocus();
  QTest::keyClick(&who, Qt::Key_End);
  const core::MissileWeapon wanted{"Crossbow", 30, 4, 5, 2, core::Shooters::All};
  EXPECT_EQ(*unit("knights").stats.missile, wanted);
  EXPECT_EQ(document().undoStack().count(), 7) << "one step each";
  clickBox("unit/missile");
  EXPECT_FALSE(unit("knights").stats.missile);
  document().undoStack().undo();
  EXPECT_EQ(*unit("knights").stats.missile, wanted) << "undo brings back all of it";
  for (int i = 0; i < 7; ++i) document().undoStack().undo();
  EXPECT_FALSE(unit("knights").stats.missile);
}

TEST_F(Inspector, PsychologyIsTickedAndEachTickIsAStepOfUndo) {
  using core::Psychology;
  click({20, 12});
  clickBox("unit/causes_fear");
  clickBox("unit/causes_terror");
  clickBox("unit/immune_panic");
  EXPECT_EQ(unit("knights").stats.causes, (std::vector{Psychology::Fear, Psychology::Terror}));
  EXPECT_EQ(unit("knights").stats.immune, (std::vector{Psychology::Panic}));
  clickBox("unit/causes_fear");
  EXPECT_EQ(unit("knights").stats.causes, (std::vector{Psychology::Terror}));
  EXPECT_EQ(document().undoStack().count(), 4);
  for (int i = 0; i < 4; ++i) document().undoStack().undo();
  EXPECT_TRUE(unit("knights").stats.causes.empty());
  EXPECT_FALSE(find<QCheckBox>("unit/immune_panic").isChecked());
}

TEST_F(Inspector, TroopTypeChargeBonusWoundsAndStandAndShootAreEdited) {
  click({20, 12});
  auto& troop = find<QComboBox>("unit/troop_type");
  troop.setFocus();
  QTest::keyClick(&troop, Qt::Key_End);
  EXPECT_EQ(unit("knights").stats.troopType, core::TroopType::Monster);
  type("unit/charge_bonus", QStringLiteral("-2"));
  EXPECT_EQ(unit("knights").stats.chargeBonus, -2);
  type("unit/wounds", QStringLiteral("4"));
  type("unit/wounds_taken", QStringLiteral("3"));
  EXPECT_EQ(unit("knights").woundsTaken, 3);
  type("unit/wounds_taken", QStringLiteral("9"));
  EXPECT_EQ(unit("knights").woundsTaken, 3) << "the last wound takes the model";
  type("unit/wounds", QStringLiteral("2"));
  EXPECT_EQ(unit("knights").woundsTaken, 1);
  clickBox("unit/stand_and_shoot");
  EXPECT_TRUE(unit("knights").stats.standAndShoot);
}

/// Base against base: five wide and four deep, an inch each.
core::Scenario faceToFace(core::Scenario scenario) {
  scenario.field.find(core::UnitId{"spears"})->pose.centre = {20, 16};
  return scenario;
}

TEST_F(Inspector, EnemiesInContactAreEngagedAndPartedInOneStepOfUndo) {
  open(faceToFace(fourUnits()));
  click({20, 12});
  auto& spears = find<QCheckBox>("unit/engaged0");
  EXPECT_TRUE(spears.isVisible());
  EXPECT_EQ(spears.text(), QStringLiteral("spears"));
  EXPECT_FALSE(window().findChild<QCheckBox*>(QStringLiteral("unit/engaged1"))) << "the archers stand elsewhere";
  EXPECT_FALSE(find<QLabel>("unit/engaged_none").isVisible());
  clickBox("unit/engaged0");
  EXPECT_EQ(unit("knights").state.engagedWith, std::vector{core::UnitId{"spears"}});
  EXPECT_EQ(unit("spears").state.engagedWith, std::vector{core::UnitId{"knights"}});
  EXPECT_EQ(document().undoStack().count(), 1);
  document().undoStack().undo();
  EXPECT_TRUE(unit("knights").state.engagedWith.empty());
  EXPECT_TRUE(unit("spears").state.engagedWith.empty());
  EXPECT_FALSE(spears.isChecked());
  document().undoStack().redo();
  EXPECT_TRUE(spears.isChecked());
  clickBox("unit/engaged0");
  EXPECT_TRUE(unit("knights").state.engagedWith.empty());
  EXPECT_TRUE(unit("spears").state.engagedWith.empty());
}

TEST_F(Inspector, WhoCannotBeEngagedIsToldWhy) {
  click({20, 12});
  EXPECT_TRUE(find<QLabel>("unit/engaged_none").isVisible()) << "nobody is near";
  core::Scenario scenario = faceToFace(fourUnits());
  scenario.field.find(core::UnitId{"spears"})->state.fleeing = true;
  open(scenario);
  click({20, 12});
  auto& spears = find<QCheckBox>("unit/engaged0");
  EXPECT_TRUE(spears.isVisible());
  EXPECT_FALSE(spears.isEnabled());
  EXPECT_EQ(reasonFor(&spears), QStringLiteral("A unit that flees fights nobody."));
}

/// As a file may have it, or a unit that was moved away from its fight.
TEST_F(Inspector, AFightWithSomebodyFarAwayCanBeEnded) {
  core::Scenario scenario = fourUnits();
  scenario.field.find(core::UnitId{"knights"})->state.engagedWith = {{"archers"}};
  open(scenario);
  click({20, 12});
  auto& archers = find<QCheckBox>("unit/engaged0");
  EXPECT_TRUE(archers.isChecked() && archers.isEnabled());
  EXPECT_EQ(archers.toolTip(), QStringLiteral("They do not touch any more."));
  clickBox("unit/engaged0");
  EXPECT_TRUE(unit("knights").state.engagedWith.empty());
  EXPECT_FALSE(archers.isVisible());
}

/// A wall an inch deep before the enemy's front: they fight across it (rules.md M14).
TEST_F(Inspector, EnemiesOnBothSidesOfAWallAreInContact) {
  core::Scenario scenario = faceToFace(fourUnits());
  scenario.field.find(core::UnitId{"spears"})->pose.centre = {20, 17};
  core::Terrain wall;
  wall.id = {"wall"};
  wall.kind = core::TerrainKind::Obstacle;
  wall.shape.vertices = {{17.5, 14}, {22.5, 14}, {22.5, 15}, {17.5, 15}};
  scenario.field.terrain = {wall};
  open(scenario);
  click({20, 12});
  EXPECT_TRUE(find<QCheckBox>("unit/engaged0").isVisible());
}

TEST_F(Inspector, AComplaintCoversNothingThatComesNextAndGoesByItself) {
  click({20, 12});
  auto& complaint = find<QLabel>("unit/complaint");
  for (const auto& [wrong, next] : {std::pair("unit/x", "unit/y"), std::pair("unit/y", "unit/facing"),
                                    std::pair("unit/facing", "unit/models"), std::pair("unit/models", "unit/files")}) {
    type(wrong, QStringLiteral("far"));
    ASSERT_TRUE(complaint.isVisible()) << wrong;
    const auto& after = find<QLineEdit>(next);
    EXPECT_FALSE(QRect(complaint.mapToGlobal(QPoint()), complaint.size())
                     .intersects(QRect(after.mapToGlobal(QPoint()), after.size())))
        << next << " is free";
  }
  auto* read = complaint.findChild<QTimer*>(QStringLiteral("read"));
  ASSERT_TRUE(read && read->isActive());
  read->start(0);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !complaint.isVisible(); }));
  type("unit/models", QStringLiteral("far"));
  ASSERT_TRUE(complaint.isVisible());
  find<QLineEdit>("unit/files").setFocus();
  EXPECT_FALSE(complaint.isVisible()) << "the field is left";
}

TEST_F(Inspector, ACountThatIsNoWholeNumberIsRefused) {
  click({20, 12});
  for (const char* field : {"unit/models", "unit/files", "unit/leadership", "unit/wounds"}) {
    const core::Unit before = unit("knights");
    type(field, QStringLiteral("3.5"));
    EXPECT_EQ(unit("knights"), before) << field;
    EXPECT_TRUE(find<QLabel>("unit/complaint").text().contains(QStringLiteral("whole"))) << field;
  }
  type("unit/unit_strength", QStringLiteral("1.5"));
  EXPECT_EQ(unit("knights").stats.unitStrength, 1.5);
}

}  // namespace
}  // namespace frontage::ui
