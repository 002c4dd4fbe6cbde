#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/library/library_model.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTreeView>

namespace frontage::ui {
namespace {

/// The panels about the table, by the mouse.
class Layout : public TableWindow {
 protected:
  [[nodiscard]] QDockWidget& dock(const char* name) const { return find<QDockWidget>(name); }
  /// From its title to a point of the screen.
  static void dragTitle(QDockWidget& dock, QPoint to) {
    const QPoint from = dock.mapToGlobal(QPoint(40, 10));
    const auto send = [&](QEvent::Type type, QPoint global, Qt::MouseButton button, Qt::MouseButtons held) {
      QMouseEvent event(type, dock.mapFromGlobal(global), global, button, held, {});
      QApplication::sendEvent(&dock, &event);
      QApplication::processEvents();
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= 6; ++i) send(QEvent::MouseMove, from + (to - from) * i / 6, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    QTest::qWait(300);  // panels glide to their places
  }
  static void close(QDockWidget& dock) {
    auto* button = dock.findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"));
    ASSERT_TRUE(button);
    QTest::mouseClick(button, Qt::LeftButton);
  }
  /// As a mouse sends it.
  static void doubleClick(QTreeView& tree, const QModelIndex& index) {
    const QPoint at = tree.visualRect(index).center();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, at);
  }
  void startAgain() {
    window().close();
    makeWindow();
  }
};

TEST_F(Layout, APanelIsDraggedOutOfTheWindowAndStandsThereAtTheNextStart) {
  const QPoint outside = window().mapToGlobal(QPoint(460, 260));
  dragTitle(dock("libraryDock"), outside);
  ASSERT_TRUE(dock("libraryDock").isFloating());
  dock("libraryDock").resize(240, 300);  // a whole one on the small screen of tests
  QApplication::processEvents();
  const QPoint place = dock("libraryDock").pos();
  startAgain();
  EXPECT_TRUE(dock("libraryDock").isFloating());
  EXPECT_LE((dock("libraryDock").pos() - place).manhattanLength(), 2);
  trigger("view/resetLayout");
  EXPECT_FALSE(dock("libraryDock").isFloating());
  EXPECT_EQ(window().dockWidgetArea(&dock("libraryDock")), Qt::LeftDockWidgetArea);
}

TEST_F(Layout, APanelIsDraggedToAnotherSideAndIsThereAtTheNextStart) {
  QDockWidget& library = dock("libraryDock");
  dragTitle(library, window().mapToGlobal(QPoint(window().width() - 20, window().height() / 2)));
  ASSERT_FALSE(library.isFloating());
  ASSERT_EQ(window().dockWidgetArea(&library), Qt::RightDockWidgetArea);
  startAgain();
  EXPECT_EQ(window().dockWidgetArea(&dock("libraryDock")), Qt::RightDockWidgetArea);
  trigger("view/resetLayout");
  EXPECT_EQ(window().dockWidgetArea(&dock("libraryDock")), Qt::LeftDockWidgetArea);
}

TEST_F(Layout, APanelIsClosedByItsButtonStaysAwayAndComesBackByTheMenu) {
  close(dock("libraryDock"));
  EXPECT_TRUE(dock("libraryDock").isHidden());
  startAgain();
  EXPECT_TRUE(dock("libraryDock").isHidden());
  dock("libraryDock").toggleViewAction()->trigger();
  EXPECT_TRUE(dock("libraryDock").isVisible());
}

TEST_F(Layout, EveryPanelCanBeMovedClosedAndTakenOut) {
  for (const QDockWidget* one : window().findChildren<QDockWidget*>()) {
    const QString name = one->objectName();
    EXPECT_TRUE(one->features().testFlag(QDockWidget::DockWidgetMovable)) << name.toStdString();
    EXPECT_TRUE(one->features().testFlag(QDockWidget::DockWidgetClosable)) << name.toStdString();
    EXPECT_TRUE(one->features().testFlag(QDockWidget::DockWidgetFloatable)) << name.toStdString();
  }
}

TEST_F(Layout, ADoubleClickOnALibraryEntryPutsItOnTheTable) {
  auto& tree = find<QTreeView>("library/tree");
  const QModelIndex heading = tree.model()->index(1, 0);
  const QModelIndex entry = tree.model()->index(0, 0, heading);
  tree.scrollTo(entry);
  doubleClick(tree, entry);
  ASSERT_EQ(field().units.size(), 5U);
  EXPECT_EQ(field().units.back().name, entry.data(Qt::DisplayRole).toString().toStdString());
  // A heading is nothing that could be placed.
  doubleClick(tree, heading);
  EXPECT_EQ(field().units.size(), 5U);
}

TEST_F(Layout, WhatIsEmptySaysWhatToDo) {
  type("library/search", QStringLiteral("nothing of that name"));
  EXPECT_TRUE(find<QLabel>("library/nothing").isVisible());
  EXPECT_FALSE(find<QAbstractButton>("library/insert").isEnabled());
  EXPECT_EQ(field().units.size(), 4U) << "Enter puts nothing there";
  find<QLineEdit>("library/search").clear();
  EXPECT_FALSE(find<QLabel>("library/nothing").isVisible());
  trigger("file/new");
  const QString hint = find<QLabel>("hintBar/line").text();
  EXPECT_TRUE(hint.contains(QStringLiteral("Library"))) << hint.toStdString();
  dock("logDock").raise();
  QApplication::processEvents();
  EXPECT_TRUE(find<QLabel>("eventLog/empty").isVisible());
}

/// The menu as it is gone through with the keyboard.
class Examples : public TableWindow {
 protected:
  void chooseFirst() {
    auto& menu = find<QMenu>("file/examples");
    menu.popup(window().mapToGlobal(QPoint(100, 100)));
    QTest::keyClick(&menu, Qt::Key_Down);
    m_title = menu.activeAction() ? menu.activeAction()->text() : QString();
    QTest::keyClick(&menu, Qt::Key_Return);
    QApplication::processEvents();
  }
  QString m_title;
};

TEST_F(Examples, AreOpenedFromTheMenuAsWorkWithoutAFile) {
  chooseFirst();
  const std::vector<Example> all = bundledExamples();
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(m_title, all.front().title);
  EXPECT_EQ(document().scenario().name, all.front().title.toStdString());
  EXPECT_NE(field(), fourUnits().field);
  EXPECT_FALSE(window().isWindowModified());
  EXPECT_TRUE(window().files().path().isEmpty()) << "nobody saves over an example";
  EXPECT_TRUE(window().settings().recentFiles.isEmpty());
  trigger("file/save");
  EXPECT_EQ(dialogs().asked.size(), 1U) << "saving asks for a name";
}

TEST_F(Examples, AskAboutUnsavedWorkFirst) {
  click({20, 12});
  key(Qt::Key_Right);
  const core::Scenario mine = document().scenario();
  dialogs().unsavedAnswer = SaveAnswer::Cancel;
  chooseFirst();
  EXPECT_EQ(dialogs().asked.size(), 1U);
  EXPECT_EQ(document().scenario(), mine);
}

}  // namespace
}  // namespace frontage::ui
