#include "tests/ui/support/table_window.h"
#include "ui/accessibility/battlefield_accessible.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/unit_item.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"

#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

namespace frontage::ui {
namespace {

using geometry::Vec;
using Window = TableWindow;

TEST_F(Window, TheWheelZoomsToThePointer) {
  const QPoint at = pixelAt({20, 12});
  QWidget* viewport = window().view().viewport();
  QWheelEvent turn(at, viewport->mapToGlobal(at), {}, {0, 360}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
  const double before = window().view().pixelsPerInch();
  QApplication::sendEvent(viewport, &turn);
  EXPECT_GT(window().view().pixelsPerInch(), before * 1.5);
  const QPoint now = pixelAt({20, 12});
  EXPECT_LE((now - at).manhattanLength(), 2);
  trigger("view/fit");
  EXPECT_NEAR(window().view().pixelsPerInch(), before, 1e-9);
}

TEST_F(Window, TheMiddleButtonPans) {
  trigger("view/zoomIn");
  trigger("view/zoomIn");
  trigger("view/zoomIn");
  QWidget* viewport = window().view().viewport();
  const QPoint start = viewport->rect().center();
  const Vec under = toTable(window().view().mapToScene(start));
  QTest::mousePress(viewport, Qt::MiddleButton, {}, start);
  QTest::mouseMove(viewport, start + QPoint(30, 20));
  QTest::mouseRelease(viewport, Qt::MiddleButton, {}, start + QPoint(30, 20));
  EXPECT_LE((pixelAt(under) - start - QPoint(30, 20)).manhattanLength(), 2);
}

TEST_F(Window, TheStatusBarShowsThePointerInInchesAndWhatCanBeDone) {
  moveTo({30, 24});
  EXPECT_EQ(find<QLabel>("hintBar/pointer").text().left(4).toStdString(), "x 30");
  const QString select = find<QLabel>("hintBar/line").text();
  trigger("tool/ruler");
  EXPECT_NE(find<QLabel>("hintBar/line").text(), select);
}

TEST_F(Window, ResetLayoutBringsEveryPanelBack) {
  for (const char* name : {"libraryDock", "inspectorDock", "chargeDock", "timelineDock"})
    find<QDockWidget>(name).hide();
  trigger("view/resetLayout");
  for (const char* name : {"libraryDock", "inspectorDock", "chargeDock", "timelineDock"})
    EXPECT_FALSE(find<QDockWidget>(name).isHidden()) << name;
}

TEST_F(Window, PanelsAndSwitchesAreRemembered) {
  find<QDockWidget>("libraryDock").hide();
  trigger("view/grid");
  window().close();
  makeWindow();
  EXPECT_TRUE(find<QDockWidget>("libraryDock").isHidden());
  EXPECT_FALSE(find<QAction>("view/grid").isChecked());
}

TEST_F(Window, TheLanguageIsRememberedAndSaysThatItTakesAnotherStart) {
  trigger("view/language2");
  EXPECT_EQ(Settings::load(settingsPath()).language, QStringLiteral("de"));
  EXPECT_TRUE(find<QLabel>("hintBar/line").text().contains(QStringLiteral("starts again")));
  trigger("view/language0");
  EXPECT_EQ(Settings::load(settingsPath()).language, QString());
}

TEST_F(Window, ReducedMotionHoldsAtOnceAndIsRemembered) {
  trigger("view/reduceMotion");
  EXPECT_TRUE(window().settings().reduceMotion);
  EXPECT_TRUE(window().phase().controller().playback().reducedMotion());
  window().close();
  EXPECT_TRUE(Settings::load(settingsPath()).reduceMotion);
}

TEST_F(Window, EveryActionHasAWayByKeyboardOrMenu) {
  std::set<QKeySequence> seen;
  for (const QAction* action : window().actions())
    for (const QKeySequence& keys : action->shortcuts())
      EXPECT_TRUE(seen.insert(keys).second) << keys.toString().toStdString() << " is given twice";
}

TEST_F(Window, PlacingTurningAndSelectingWorkWithoutAMouse) {
  QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("lancers"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  ASSERT_EQ(field().units.size(), 5U);
  window().view().setFocus();
  key(Qt::Key_Tab);
  key(Qt::Key_BracketLeft);
  key(Qt::Key_Up);
  EXPECT_EQ(document().undoStack().count(), 3);
  key(Qt::Key_Delete);
  EXPECT_EQ(field().units.size(), 4U);
}

TEST_F(Window, AScreenReaderFindsEachUnitAndItsState) {
  core::Scenario scenario = fourUnits();
  scenario.field.units[2].state.fleeing = true;
  open(scenario);
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&window().view());
  ASSERT_TRUE(table);
  EXPECT_EQ(table->role(), QAccessible::List);
  ASSERT_EQ(table->childCount(), 4);
  QAccessibleInterface* spears = table->child(2);
  EXPECT_EQ(spears->text(QAccessible::Name).toStdString(), "spears");
  const QString about = spears->text(QAccessible::Description);
  for (const char* part : {"Blue host", "20 models", "20″", "34″", "180°", "fleeing"})
    EXPECT_TRUE(about.contains(QString::fromUtf8(part))) << about.toStdString() << " lacks " << part;
  EXPECT_TRUE(spears->rect().contains(window().view().viewport()->mapToGlobal(pixelAt({20, 34}))));
  click({20, 34});
  EXPECT_TRUE(spears->state().selected);
  EXPECT_EQ(table->focusChild(), spears);
  trigger("edit/delete");
  EXPECT_EQ(table->childCount(), 3);
}

TEST_F(Window, ThePictureOfAPhaseLeavesTheDocumentAlone) {
  const core::Battlefield before = field();
  core::Battlefield other = before;
  other.units[0].pose.centre = {50, 20};
  other.units[1].state.destroyed = true;
  window().scene().showField(other);
  EXPECT_EQ(window().scene().unitItem({"knights"})->pos(), toScene(Vec{50, 20}));
  EXPECT_FALSE(window().scene().unitItem({"guard"})->isVisible());
  window().scene().showPoses({{{"spears"}, {{10, 10}, {}}}});
  EXPECT_EQ(window().scene().unitItem({"spears"})->pos(), toScene(Vec{10, 10}));
  click({50, 20});
  key(Qt::Key_Right);
  EXPECT_EQ(field(), before);
  window().scene().showDocument();
  EXPECT_EQ(window().scene().unitItem({"knights"})->pos(), toScene(before.units[0].pose.centre));
}

double luminance(const QColor& colour) {
  const auto part = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return x > y ? x / y : y / x;
}

TEST(Theme, TextHasContrastOnItsGrounds) {
  for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
    for (const Role text : {Role::Text, Role::SoftText, Role::Accent, Role::Good, Role::Bad, Role::Doubt})
      for (const Role ground : {Role::Window, Role::Surface})
        EXPECT_GE(contrast(theme->colour(text), theme->colour(ground)), 4.5)
            << static_cast<int>(text) << " on " << static_cast<int>(ground) << (theme->isDark() ? " dark" : " light");
    EXPECT_GE(contrast(theme->colour(Role::OnAccent), theme->colour(Role::Accent)), 4.5);
    EXPECT_GE(contrast(theme->colour(Role::UnitText), theme->colour(Role::Table)), 4.5);
    EXPECT_GE(contrast(theme->colour(Role::RulerText), theme->colour(Role::Backdrop)), 4.5);
    for (std::size_t army = 0; army < 4; ++army)
      EXPECT_GE(contrast(theme->army(army).outline, theme->colour(Role::Table)), 3) << army;
  }
}

TEST_F(Window, WhatTheStatusBarSaysOfAnActionGoesWhenItCanHaveBeenRead) {
  auto& line = find<QLabel>("hintBar/line");
  const QString hint = line.text();
  document().select({});
  trigger("edit/duplicate");
  EXPECT_NE(line.text(), hint);
  auto& read = find<QTimer>("hintBar/read");
  ASSERT_TRUE(read.isActive());
  read.start(0);
  EXPECT_TRUE(QTest::qWaitFor([&] { return line.text() == hint; }));
  window().askFor(QStringLiteral("Click there."));
  EXPECT_FALSE(read.isActive()) << "what is wanted stays until it is done";
  EXPECT_EQ(line.text(), QStringLiteral("Click there."));
}

TEST_F(Window, EscapeLeadsFromThePanelsBackToTheTable) {
  auto& search = find<QLineEdit>("library/search");
  search.setFocus();
  QTest::keyClicks(&search, QStringLiteral("lanc"));
  QTest::keyClick(&search, Qt::Key_Escape);
  EXPECT_TRUE(window().view().hasFocus());
  EXPECT_TRUE(search.text().isEmpty());
  auto& tree = find<QWidget>("library/tree");
  tree.setFocus();
  QTest::keyClick(&tree, Qt::Key_Escape);
  EXPECT_TRUE(window().view().hasFocus());
  click({20, 12});
  find<QWidget>("inspectorDock").raise();
  QApplication::processEvents();
  auto& x = find<QLineEdit>("unit/x");
  x.setFocus();
  QTest::keyClicks(&x, QStringLiteral("3"));
  QTest::keyClick(&x, Qt::Key_Escape);
  EXPECT_TRUE(x.hasFocus()) << "it first takes back what was typed";
  QTest::keyClick(&x, Qt::Key_Escape);
  EXPECT_TRUE(window().view().hasFocus());
}

}  // namespace
}  // namespace frontage::ui
