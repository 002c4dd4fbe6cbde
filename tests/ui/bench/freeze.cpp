#include "tests/ui/bench/freeze.h"

#include "core/scenario/scenario.h"
#include "tests/ui/bench/boards.h"
#include "tests/ui/bench/figures.h"
#include "tests/ui/bench/no_dialogs.h"
#include "ui/document/document.h"
#include "ui/export/export_controller.h"
#include "ui/files/file_controller.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

#include <ctime>

namespace frontage::ui {

namespace {

double processorMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Beats as often as the event loop lets it.
class Heart {
 public:
  Heart() {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(2);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
    m_clock.start();
    m_processor = processorMilliseconds();
    m_timer.start();
  }
  void printAs(const QByteArray& what) {
    beat();
    print(what.constData(), m_turns);
    print((what + ", processor time").constData(), m_busy);
  }

 private:
  void beat() {
    m_turns.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
    m_clock.start();
    const double processor = processorMilliseconds();
    m_busy.push_back(processor - m_processor);
    m_processor = processor;
  }

  QTimer m_timer;
  QElapsedTimer m_clock;
  double m_processor = 0;
  std::vector<double> m_turns;
  std::vector<double> m_busy;
};

/// Answers with a path that was laid down before.
class PathDialogs : public NoDialogs {
 public:
  QString path;
  void askList(QWidget*, const QString&, std::function<void(QString)> then) override { then(path); }
  void askExport(QWidget*, const QString&, const QStringList&, const QString&,
                 std::function<void(QString)> then) override {
    then(path);
  }
  void tell(QWidget*, const QString& title, const QString& text) override {
    std::printf("told: %s %s\n", qPrintable(title), qPrintable(text));
  }
};

QByteArray largeList(int units, int textOfEach) {
  QByteArray list =
      "<?xml version=\"1.0\"?>\n<roster name=\"Large\" battleScribeVersion=\"2.03\"><forces><force "
      "name=\"F\"><selections>";
  for (int i = 0; i < units; ++i)
    list += "<selection name=\"Spears " + QByteArray::number(i) +
            "\" number=\"1\" type=\"unit\"><rules><rule name=\"Drill\"><description>" + QByteArray(textOfEach, 'x') +
            "</description></rule></rules><profiles><profile name=\"Spears\" typeName=\"Unit\"><characteristics>"
            "<characteristic name=\"M\">4</characteristic><characteristic name=\"Ld\">7</characteristic>"
            "<characteristic name=\"Unit Size\">20</characteristic></characteristics></profile></profiles></selection>";
  return list + "</selections></force></forces></roster>";
}

class Freezer {
 public:
  Freezer() : m_window(file("settings.ini"), m_dialogs) {
    m_window.resize(1400, 900);
    m_window.show();
    settle(2000);
  }

  void open(const char* what, const core::Scenario& scenario) {
    write("large.frontage", QByteArray::fromStdString(core::toText(scenario)));
    Heart heart;
    m_window.files().openPath(file("large.frontage"));
    settle(1500);
    heart.printAs(what);
  }

  void import(const char* what, const QByteArray& list) {
    write("large.ros", list);
    m_dialogs.path = file("large.ros");
    Heart heart;
    action("file/import");
    settle(6000);
    heart.printAs(what);
    auto* dialog = m_window.findChild<QDialog*>(QStringLiteral("importDialog"));
    if (!dialog) return;
    Heart adding;
    for (auto* button : dialog->findChildren<QAbstractButton*>())
      if (button->objectName() == QLatin1String("import/add")) button->click();
    settle(2000);
    adding.printAs(QByteArray(what) + ": putting them on the table");
    m_window.document().undoStack().setClean();
  }

  /// By the dialog that the action opens, if it opens one.
  void exportAs(const char* what, const char* name, const char* path, int format, int width) {
    m_dialogs.path = file(path);
    Heart heart;
    action(name);
    for (auto* dialog : m_window.findChildren<QDialog*>()) {
      if (auto* box = dialog->findChild<QSpinBox*>(QStringLiteral("export/width"))) box->setValue(width);
      if (auto* box = dialog->findChild<QComboBox*>(QStringLiteral("export/format"))) box->setCurrentIndex(format);
      settle(500);
      if (auto* go = dialog->findChild<QAbstractButton*>(QStringLiteral("export/go"))) go->click();
    }
    while (m_window.exports().busy()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle(200);
    heart.printAs(what);
  }

  void playExample(const char* part) {
    m_window.document().undoStack().setClean();
    for (const QString& path : bundledExamplePaths())
      if (path.contains(QLatin1String(part))) m_window.files().openExample(path);
    Heart heart;
    m_window.phase().controller().playFileOrders();
    m_window.phase().controller().skip();
    settle(500);
    heart.printAs("playing the orders of an example");
  }

 private:
  [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
  void action(const char* name) { m_window.findChild<QAction*>(QLatin1String(name))->trigger(); }
  void write(const char* name, const QByteArray& bytes) const {
    QFile out(file(name));
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("nothing can be written");
  }
  static void settle(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) QApplication::processEvents(QEventLoop::AllEvents, 20);
  }

  QTemporaryDir m_folder;
  PathDialogs m_dialogs;
  MainWindow m_window;
};

}  // namespace

void benchFreeze() {
  Freezer freezer;
  freezer.open("opening 40 units and 20 pieces of terrain", crowdedTable(20, 20, 20));
  freezer.open("opening 200 units", crowdedTable(100, 20, 0));
  freezer.exportAs("200 units as PNG, 4000 pixels wide", "export/picture", "large.png", 0, 4000);
  freezer.exportAs("200 units as SVG", "export/picture", "large.svg", 1, 1600);
  freezer.exportAs("200 units as PDF", "export/picture", "large.pdf", 2, 1600);
  freezer.import("importing a list of 7 MB, 100 units", largeList(100, 75'000));
  freezer.import("importing a list of 7 MB, 500 units", largeList(500, 14'000));
  freezer.import("refusing a list of 10 MB", largeList(100, 100'000));
  freezer.playExample("oblique");
  freezer.exportAs("an example as GIF, 1200 pixels wide", "export/animation", "a.gif", 0, 1200);
  freezer.exportAs("an example as WebP, 1200 pixels wide", "export/animation", "a.webp", 1, 1200);
  freezer.exportAs("an example as MP4, 1200 pixels wide", "export/animation", "a.mp4", 2, 1200);
  freezer.exportAs("a battle report", "export/report", "a.html", 0, 0);
}

}  // namespace frontage::ui
