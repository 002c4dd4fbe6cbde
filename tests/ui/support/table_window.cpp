#include "tests/ui/support/table_window.h"

#include "ui/document/document.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>

namespace frontage::ui {

void PreparedDialogs::askOpen(QWidget*, const QString&, std::function<void(QString)> then) {
  asked.push_back(QStringLiteral("open"));
  if (!openAnswer.isEmpty()) then(openAnswer);
}

void PreparedDialogs::askOpenLesson(QWidget* parent, const QString& folder, std::function<void(QString)> then) {
  lessonFolder = folder;
  askOpen(parent, folder, std::move(then));
}

void PreparedDialogs::askList(QWidget*, const QString&, std::function<void(QString)> then) {
  asked.push_back(QStringLiteral("list"));
  if (!openAnswer.isEmpty()) then(openAnswer);
}

void PreparedDialogs::askSaveAs(QWidget*, const QString& suggestion, std::function<void(QString)> then) {
  asked.push_back(suggestion);
  if (!saveAnswer.isEmpty()) then(saveAnswer);
}

void PreparedDialogs::askExport(QWidget*, const QString&, const QStringList&, const QString& suggestion,
                                std::function<void(QString)> then) {
  asked.push_back(suggestion);
  if (!exportAnswer.isEmpty()) then(exportAnswer);
}

void PreparedDialogs::askUnsaved(QWidget*, const QString& name, std::function<void(SaveAnswer)> then) {
  asked.push_back(name);
  then(unsavedAnswer);
}

void PreparedDialogs::askRecover(QWidget*, const QString& name, std::function<void(RecoverAnswer)> then) {
  asked.push_back(name);
  then(recoverAnswer);
}

void PreparedDialogs::ask(QWidget*, const QString& title, const QString&, const QString&, const QString&,
                          std::function<void(bool)> then) {
  asked.push_back(title);
  then(yes);
}

void PreparedDialogs::tell(QWidget*, const QString& title, const QString& text) {
  told.push_back(title + QLatin1Char('\n') + text);
}

void TableWindow::SetUp() {
  makeWindow();
  open(fourUnits());
}

void TableWindow::TearDown() {
  m_window.reset();
}

void TableWindow::makeWindow() {
  m_window.reset();
  m_window = std::make_unique<MainWindow>(settingsPath(), m_dialogs);
  m_window->resize(1400, 900);
  m_window->show();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_window->makeWhole();
}

core::Scenario TableWindow::fourUnits() {
  core::Scenario scenario;
  scenario.name = "Four units";
  scenario.rulesetId = "wap";
  scenario.field.armies = {{{"red"}, "Red host"}, {{"blue"}, "Blue host"}};
  scenario.active = {"red"};
  scenario.seed = 1;
  const auto add = [&](const char* id, const char* army, double x, double y, double facing) {
    core::Unit unit;
    unit.id = {id};
    unit.name = id;
    unit.army = {army};
    unit.models = 20;
    unit.files = 5;
    unit.base = {25.4, 25.4};
    unit.pose = {{x, y}, geometry::Facing::fromBearingDegrees(facing)};
    scenario.field.units.push_back(unit);
  };
  add("knights", "red", 20, 12, 0);
  add("guard", "red", 40, 12, 0);
  add("spears", "blue", 20, 34, 180);
  add("archers", "blue", 40, 34, 180);
  return scenario;
}

void TableWindow::open(const core::Scenario& scenario) {
  document().reset(scenario);
  window().view().fitTable();
  window().view().setFocus();
  QApplication::processEvents();
}

Document& TableWindow::document() const {
  return m_window->document();
}

const core::Battlefield& TableWindow::field() const {
  return document().field();
}

const core::Unit& TableWindow::unit(const char* id) const {
  const core::Unit* found = field().find(core::UnitId{id});
  if (!found) throw std::runtime_error(std::string("no unit ") + id);
  return *found;
}

QPoint TableWindow::pixelAt(geometry::Vec inches) const {
  return window().view().mapFromScene(toScene(inches));
}

double TableWindow::pixel() const {
  return 1 / window().view().pixelsPerInch();
}

void TableWindow::click(geometry::Vec at, Qt::KeyboardModifiers held) {
  press(at, held);
  release(at, held);
}

void TableWindow::press(geometry::Vec at, Qt::KeyboardModifiers held) {
  QTest::mousePress(window().view().viewport(), Qt::LeftButton, held, pixelAt(at));
}

void TableWindow::moveTo(geometry::Vec at, Qt::KeyboardModifiers held) {
  // QTest::mouseMove knows no modifiers.
  QWidget* viewport = window().view().viewport();
  const QPointF local = pixelAt(at);
  QMouseEvent event(QEvent::MouseMove, local, viewport->mapToGlobal(local), Qt::NoButton, Qt::LeftButton, held);
  QApplication::sendEvent(viewport, &event);
}

void TableWindow::release(geometry::Vec at, Qt::KeyboardModifiers held) {
  QTest::mouseRelease(window().view().viewport(), Qt::LeftButton, held, pixelAt(at));
}

void TableWindow::drag(geometry::Vec from, geometry::Vec to, Qt::KeyboardModifiers held) {
  press(from, held);
  for (const double t : {0.25, 0.5, 0.75, 1.0}) moveTo(geometry::lerp(from, to, t), held);
  release(to, held);
}

void TableWindow::key(Qt::Key key, Qt::KeyboardModifiers held) {
  QTest::keyClick(&window().view(), key, held);
}

bool TableWindow::hoverFromLibrary(const LibraryEntry& entry, geometry::Vec at, Qt::KeyboardModifiers held) {
  QWidget* viewport = window().view().viewport();
  const std::unique_ptr<QMimeData> mime(toMime(entry));
  QDragEnterEvent enter(pixelAt(at), Qt::CopyAction, mime.get(), Qt::LeftButton, held);
  QApplication::sendEvent(viewport, &enter);
  QDragMoveEvent move(pixelAt(at), Qt::CopyAction, mime.get(), Qt::LeftButton, held);
  QApplication::sendEvent(viewport, &move);
  return move.isAccepted();
}

bool TableWindow::dropFromLibrary(const LibraryEntry& entry, geometry::Vec at, Qt::KeyboardModifiers held) {
  if (!hoverFromLibrary(entry, at, held)) return false;
  const std::unique_ptr<QMimeData> mime(toMime(entry));
  QDropEvent drop(pixelAt(at), Qt::CopyAction, mime.get(), Qt::LeftButton, held);
  QApplication::sendEvent(window().view().viewport(), &drop);
  return drop.isAccepted();
}

void TableWindow::type(const char* name, const QString& text) {
  auto& edit = find<QLineEdit>(name);
  edit.setFocus();
  edit.selectAll();
  QTest::keyClicks(&edit, text);
  QTest::keyClick(&edit, Qt::Key_Return);
}

}  // namespace frontage::ui
