#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

namespace frontage::ui {
namespace {

/// The menu of the right button.
class TableMenuOf : public TableWindow {
 protected:
  QMenu* openAt(geometry::Vec at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
    if (QMenu* before = window().findChild<QMenu*>(QStringLiteral("tableMenu"))) delete before;
    QWidget* viewport = window().view().viewport();
    QContextMenuEvent event(reason, pixelAt(at), viewport->mapToGlobal(pixelAt(at)));
    QApplication::sendEvent(viewport, &event);
    return window().findChild<QMenu*>(QStringLiteral("tableMenu"));
  }
  static bool offers(const QMenu& menu, const char* action) {
    for (const QAction* one : menu.actions())
      if (one->objectName() == QLatin1String(action)) return true;
    return false;
  }
  void choose(QMenu& menu, const char* action) {
    menu.setActiveAction(&find<QAction>(action));
    QTest::keyClick(&menu, Qt::Key_Return);
    QApplication::processEvents();
  }
};

TEST_F(TableMenuOf, AUnitSelectsItAndDuplicatesIt) {
  QMenu* menu = openAt({40, 12});
  ASSERT_TRUE(menu);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"guard"}}));
  choose(*menu, "edit/duplicate");
  EXPECT_EQ(field().units.size(), 5U);
}

TEST_F(TableMenuOf, SeveralKeepsThemAllAndLinesThemUp) {
  click({20, 12});
  key(Qt::Key_Up);
  click({40, 12}, Qt::ShiftModifier);
  QMenu* menu = openAt({40, 12});
  ASSERT_TRUE(menu);
  EXPECT_EQ(document().selection().units.size(), 2U);
  choose(*menu, "edit/lineUp");
  EXPECT_NEAR(unit("guard").pose.centre.y, 13, 1e-9);
}

TEST_F(TableMenuOf, TheBareTableUnselectsAndOffersWhatIsPossibleThere) {
  click({20, 12});
  QMenu* menu = openAt({30, 24});
  ASSERT_TRUE(menu);
  EXPECT_TRUE(document().selection().empty());
  EXPECT_TRUE(offers(*menu, "edit/insert"));
  EXPECT_FALSE(offers(*menu, "edit/delete"));
}

TEST_F(TableMenuOf, AKeyOpensItForWhatIsSelected) {
  click({20, 12});
  QMenu* menu = openAt({50, 40}, QContextMenuEvent::Keyboard);
  ASSERT_TRUE(menu);
  EXPECT_EQ(document().selection().units, (std::set<core::UnitId>{{"knights"}}));
  choose(*menu, "edit/delete");
  EXPECT_EQ(field().units.size(), 3U);
}

TEST_F(TableMenuOf, ALockedTableOffersNoEdits) {
  document().setLocked(QStringLiteral("A phase is being played."));
  QMenu* menu = openAt({40, 12});
  ASSERT_TRUE(menu);
  for (const char* edit : {"edit/cut", "edit/paste", "edit/duplicate", "edit/delete", "edit/insert"})
    EXPECT_FALSE(offers(*menu, edit)) << edit;
  document().setLocked({});
}

}  // namespace
}  // namespace frontage::ui
