#include "ui/document/document.h"

#include "ui/document/commands.h"

#include <gtest/gtest.h>

namespace frontage::ui {
namespace {

core::Scenario twoUnits() {
  core::Scenario scenario;
  scenario.field.armies = {{{"red"}, "Red host"}, {{"blue"}, "Blue host"}};
  core::Unit unit;
  unit.army = {"red"};
  for (const char* id : {"a", "b"}) {
    unit.id = {id};
    scenario.field.units.push_back(unit);
  }
  return scenario;
}

core::Unit moved(const Document& document, const char* id, double x) {
  core::Unit unit = *document.field().find(core::UnitId{id});
  unit.pose.centre.x = x;
  return unit;
}

TEST(Document, OneGestureIsOneStepOfUndo) {
  Document document;
  document.reset(twoUnits());
  const core::Battlefield before = document.field();
  const Gesture drag;
  for (const double x : {1.0, 2.0, 3.0})
    document.undoStack().push(
        new ReplaceThings(document, {{moved(document, "a", x)}, {}}, QStringLiteral("Move"), drag));
  EXPECT_EQ(document.undoStack().count(), 1);
  EXPECT_EQ(document.field().units[0].pose.centre.x, 3);
  document.undoStack().undo();
  EXPECT_EQ(document.field(), before);
  document.undoStack().redo();
  EXPECT_EQ(document.field().units[0].pose.centre.x, 3);
}

TEST(Document, AGestureThatComesBackToItsStartLeavesNoStep) {
  Document document;
  document.reset(twoUnits());
  const Gesture drag;
  for (const double x : {5.0, 0.0})
    document.undoStack().push(
        new ReplaceThings(document, {{moved(document, "a", x)}, {}}, QStringLiteral("Move"), drag));
  EXPECT_EQ(document.undoStack().count(), 0);
}

TEST(Document, RemovedUnitsComeBackToTheirPlacesInTheList) {
  Document document;
  document.reset(twoUnits());
  const core::Battlefield before = document.field();
  document.selectUnit({"a"});
  document.undoStack().push(new RemoveThings(document, document.selection(), QStringLiteral("Delete")));
  EXPECT_EQ(document.field().units.size(), 1U);
  EXPECT_TRUE(document.selection().empty());
  document.undoStack().undo();
  EXPECT_EQ(document.field(), before);
}

TEST(Document, FreeIdsAreCountedOn) {
  Document document;
  document.reset(twoUnits());
  EXPECT_EQ(freeUnitId(document.field(), "a").value, "a-2");
  EXPECT_EQ(freeUnitId(document.field(), "c").value, "c");
}

}  // namespace
}  // namespace frontage::ui
