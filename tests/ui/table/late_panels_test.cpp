#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/dock_room.h"

#include <QApplication>
#include <QDockWidget>
#include <QGraphicsView>
#include <QLineEdit>
#include <QWindow>

#include <algorithm>
#include <array>
#include <map>

namespace frontage::ui {
namespace {

constexpr std::array kDocks{"libraryDock",  "inspectorDock", "chargeDock", "whyDock",
                            "timelineDock", "logDock",       "oddsDock",   "compareDock"};

/// The window between its table's first picture and the last of its panels. Never asks it for a part, which would make
/// it whole.
class LatePanels : public testing::Test {
 protected:
  void show(const QString& file = {}) {
    m_window = std::make_unique<MainWindow>(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs);
    m_window->start(file);
    m_window->resize(1280, 720);
    m_window->show();
    QApplication::sendPostedEvents();
    m_window->repaint();
    while (!hasTable()) QApplication::processEvents();
    QApplication::sendPostedEvents();
    ASSERT_FALSE(m_window->isWhole()) << "nothing to see here";
  }
  [[nodiscard]] bool hasTable() const { return m_window->centralWidget() != nullptr; }
  [[nodiscard]] QDockWidget& dock(const char* name) const { return find<QDockWidget>(name); }
  template <class Widget>
  [[nodiscard]] Widget& find(const char* name) const {
    auto* found = m_window->findChild<Widget*>(QLatin1String(name));
    if (!found) throw std::runtime_error(std::string("no ") + name);
    return *found;
  }
  [[nodiscard]] std::map<std::string, QRect> places() const {
    std::map<std::string, QRect> places{{"table", m_window->centralWidget()->geometry()}};
    for (const char* name : kDocks)
      if (dock(name).isVisible() && !dock(name).visibleRegion().isEmpty()) places[name] = dock(name).geometry();
    return places;
  }
  void waitUntilWhole() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window->isWhole(); }, 15000));
  }
  void expectEveryPanel() const {
    for (const char* name : kDocks) EXPECT_TRUE(DockRoom::isFilled(dock(name))) << name;
  }

  QTemporaryDir m_folder;
  PreparedDialogs m_dialogs;
  std::unique_ptr<MainWindow> m_window;
};

TEST_F(LatePanels, AndTheTableComeAfterTheWindow) {
  m_window = std::make_unique<MainWindow>(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs);
  m_window->start({});
  m_window->show();
  EXPECT_FALSE(hasTable());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(m_window.get()));
  waitUntilWhole();
  EXPECT_TRUE(hasTable());
  EXPECT_FALSE(m_window->document().scenario().field.units.empty()) << "the first example";
}

TEST_F(LatePanels, AndTheTableAreThereForAKeyThatComesBeforeThem) {
  m_window = std::make_unique<MainWindow>(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs);
  m_window->start({});
  m_window->show();
  ASSERT_FALSE(hasTable());
  QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
  EXPECT_TRUE(m_window->isWhole());
  expectEveryPanel();
}

TEST_F(LatePanels, AWindowThatWasNeverShownMayGo) {
  m_window = std::make_unique<MainWindow>(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs);
  m_window->start({});
  EXPECT_FALSE(hasTable());
  m_window.reset();
}

TEST_F(LatePanels, ComeByThemselvesOneAfterAnother) {
  show();
  int some = 0;
  const auto count = [this] {
    return std::count_if(kDocks.begin(), kDocks.end(),
                         [this](const char* name) { return DockRoom::isFilled(dock(name)); });
  };
  while (!m_window->isWhole()) {
    QApplication::processEvents(QEventLoop::AllEvents);
    if (count() > 0 && count() < 8) ++some;
  }
  EXPECT_GT(some, 3) << "the event loop turned between the panels";
  expectEveryPanel();
}

TEST_F(LatePanels, FillTheRoomThatWasKeptForThem) {
  show();
  const std::map<std::string, QRect> before = places();
  waitUntilWhole();
  for (int i = 0; i < 20; ++i) QApplication::processEvents();
  EXPECT_EQ(places(), before);
}

/// Over several starts: what is a pixel off grows.
TEST_F(LatePanels, DocksBelowOthersAndThoseWithTabsKeepTheirHeights) {
  show();
  waitUntilWhole();
  m_window->splitDockWidget(&dock("libraryDock"), &dock("logDock"), Qt::Vertical);
  m_window->addDockWidget(Qt::RightDockWidgetArea, &dock("whyDock"), Qt::Vertical);  // below those with tabs
  dock("whyDock").show();
  dock("chargeDock").raise();
  m_window->resizeDocks({&dock("logDock"), &dock("whyDock")}, {150, 190}, Qt::Vertical);
  m_window->resizeDocks({&dock("timelineDock")}, {210}, Qt::Vertical);
  for (int i = 0; i < 20; ++i) QApplication::processEvents();
  const std::map<std::string, QRect> before = places();
  ASSERT_EQ(before.size(), 6U) << "table, library and log, charge and why, timeline";
  for (int start = 1; start <= 3; ++start) {
    m_window->close();
    show();
    waitUntilWhole();
    for (int i = 0; i < 20; ++i) QApplication::processEvents();
    EXPECT_EQ(places(), before) << "at start " << start;
  }
}

TEST_F(LatePanels, FillTheRoomOfARememberedLayoutToo) {
  show();
  waitUntilWhole();
  dock("libraryDock").hide();
  dock("whyDock").raise();
  m_window->resizeDocks({&dock("whyDock")}, {410}, Qt::Horizontal);
  QApplication::processEvents();
  const int width = dock("whyDock").width();
  m_window->close();
  show();
  EXPECT_TRUE(dock("libraryDock").isHidden());
  EXPECT_EQ(dock("whyDock").width(), width);
  const std::map<std::string, QRect> before = places();
  waitUntilWhole();
  for (int i = 0; i < 20; ++i) QApplication::processEvents();
  EXPECT_EQ(places(), before);
}

TEST_F(LatePanels, AClickBeforeTheyAreThereIsNotLost) {
  show();
  QWidget* viewport = m_window->findChild<QGraphicsView*>(QStringLiteral("battlefield"))->viewport();
  QTest::mouseClick(viewport, Qt::LeftButton, {}, viewport->rect().center());
  EXPECT_TRUE(m_window->isWhole());
  expectEveryPanel();
}

TEST_F(LatePanels, AKeyBeforeTheyAreThereFindsItsPanel) {
  show();
  QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
  EXPECT_TRUE(m_window->isWhole());
  QTest::keyClicks(&find<QLineEdit>("library/search"), QStringLiteral("lancers"));
  QTest::keyClick(&find<QLineEdit>("library/search"), Qt::Key_Return);
  EXPECT_EQ(m_window->document().undoStack().count(), 1);
}

TEST_F(LatePanels, AnActionBeforeTheyAreThereFindsItsPanel) {
  show();
  find<QAction>("edit/insert").trigger();
  EXPECT_TRUE(m_window->isWhole());
  EXPECT_EQ(m_window->document().undoStack().count(), 1);
}

TEST_F(LatePanels, AClickOnAPanelThatIsNotThereYetReachesIt) {
  show();
  // Of the window system: at that moment nobody knows yet which widget lies under the pointer.
  const QPoint at = dock("libraryDock").geometry().center();
  QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, at);
  expectEveryPanel();
  QWidget* under = m_window->childAt(at);
  ASSERT_TRUE(under);
  EXPECT_TRUE(dock("libraryDock").widget()->isAncestorOf(under));
}

TEST_F(LatePanels, AFileOfTheCommandLineIsOpenInThem) {
  const QString file = m_folder.filePath(QStringLiteral("charge.frontage"));
  core::Scenario scenario = obliqueCharge("wap");
  scenario.name = "Asked for";
  ASSERT_FALSE(core::saveScenario(scenario, file.toStdString()));
  show(file);
  waitUntilWhole();
  EXPECT_EQ(m_window->document().scenario().name, "Asked for");
  EXPECT_EQ(find<QLineEdit>("table/name").text(), QStringLiteral("Asked for"));
}

TEST_F(LatePanels, AWindowThatIsClosedBeforeTheyAreThereRemembersItsLayout) {
  show();
  dock("libraryDock").hide();
  m_window->close();
  m_window.reset();
  show();
  EXPECT_TRUE(dock("libraryDock").isHidden());
}

TEST_F(LatePanels, AWindowMayGoBeforeTheyAreThere) {
  for (int turns = 0; turns < 8; ++turns) {
    show();
    for (int i = 0; i < turns; ++i) QApplication::processEvents();
    m_window.reset();
  }
}

TEST_F(LatePanels, AreThereForWhoeverAsksTheWindowForAPart) {
  show();
  EXPECT_EQ(m_window->view().objectName(), QStringLiteral("battlefield"));
  EXPECT_TRUE(m_window->isWhole());
  expectEveryPanel();
}

}  // namespace
}  // namespace frontage::ui
