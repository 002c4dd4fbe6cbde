// How quick the window is: frontage_window_bench [drag|repaint|paint]
// Prints a Markdown table. The main window at 1400 × 900, painted in software without a display.
#include "tests/ui/bench/boards.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/coordinates.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

using namespace frontage;

double millisecondsOf(const std::function<void()>& what) {
  QElapsedTimer timer;
  timer.start();
  what();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double at(std::vector<double> times, double part) {
  std::sort(times.begin(), times.end());
  return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

void print(const char* what, const std::vector<double>& times) {
  std::printf("| %s | %zu | %.1f ms | %.1f ms | %.1f ms |\n", what, times.size(), at(times, 0.5), at(times, 0.99),
              at(times, 1));
  std::fflush(stdout);
}

/// Asks `then` nothing: a bench has nobody to ask.
class NoDialogs : public ui::Dialogs {
 public:
  void askOpen(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askList(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askExport(QWidget*, const QString&, const QStringList&, const QString&, std::function<void(QString)>) override {}
  void askSaveAs(QWidget*, const QString&, std::function<void(QString)>) override {}
  void askUnsaved(QWidget*, const QString&, std::function<void(ui::SaveAnswer)>) override {}
  void ask(QWidget*, const QString&, const QString&, const QString&, const QString&,
           std::function<void(bool)>) override {}
  void tell(QWidget*, const QString&, const QString&) override {}
};

class Bench {
 public:
  Bench() : m_window(m_folder.filePath(QStringLiteral("settings.ini")), m_dialogs) {
    m_window.resize(1400, 900);
    m_window.show();
    settle();
  }

  void open(const core::Scenario& scenario) {
    m_window.document().reset(scenario);
    m_window.view().fitTable();
    settle();
  }

  /// Everything there is to draw while one unit is dragged: its charge is chosen, so that each place of it is worked
  /// out anew.
  std::vector<double> drag(const char* id, const core::UnitId& charger, const core::UnitId& target, int moves) {
    auto& phase = m_window.phase().controller();
    for (int kind = 0; kind < static_cast<int>(ui::OverlayKind::Count); ++kind)
      phase.overlays().setOn(static_cast<ui::OverlayKind>(kind), true);
    phase.chooseCharger(charger);
    if (!target.empty()) phase.chooseTarget(target);
    settle();
    const geometry::Vec from = m_window.document().field().find(core::UnitId{id})->pose.centre;
    send(QEvent::MouseButtonPress, from);
    std::vector<double> times;
    for (int i = 1; i <= moves; ++i) {
      const double turn = 0.05 * i;
      const geometry::Vec to = from + geometry::Vec{1.5 * std::sin(turn), -1.2 * (1 - std::cos(turn))};
      times.push_back(millisecondsOf([&] {
        send(QEvent::MouseMove, to);
        settle();
      }));
    }
    send(QEvent::MouseButtonRelease, from);
    settle();
    return times;
  }

  std::vector<double> repaint(int times) {
    std::vector<double> taken;
    for (int i = 0; i < times; ++i) taken.push_back(millisecondsOf([&] { m_window.view().viewport()->repaint(); }));
    return taken;
  }

 private:
  void send(QEvent::Type type, geometry::Vec inches) {
    QWidget* viewport = m_window.view().viewport();
    const QPointF pixel = m_window.view().mapFromScene(ui::toScene(inches));
    const bool move = type == QEvent::MouseMove;
    QMouseEvent event(type, pixel, viewport->mapToGlobal(pixel), move ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::AltModifier);
    QApplication::sendEvent(viewport, &event);
  }
  /// Until everything that was asked for has been painted.
  static void settle() {
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
  }

  QTemporaryDir m_folder;
  NoDialogs m_dialogs;
  ui::MainWindow m_window;
};

// ---- the first picture

/// Ends the program with the first paint of the window.
class EndAtPaint : public QObject {
 public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint) QMetaObject::invokeMethod(qApp, &QApplication::quit, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
  }
};

int paintOnce(const QString& which) {
  EndAtPaint end;
  if (which == QLatin1String("bare")) {
    QMainWindow window;
    window.resize(1400, 900);
    window.installEventFilter(&end);
    window.show();
    return QApplication::exec();
  }
  QTemporaryDir folder;
  NoDialogs dialogs;
  ui::loadFonts();
  ui::useScheme(ui::Scheme::Light);
  ui::MainWindow window(folder.filePath(QStringLiteral("settings.ini")), dialogs);
  window.start({});
  window.resize(1400, 900);
  window.installEventFilter(&end);
  window.show();
  return QApplication::exec();
}

std::vector<double> firstPaints(const char* which, int times) {
  std::vector<double> taken;
  for (int i = 0; i < times; ++i)
    taken.push_back(millisecondsOf([which] {
      QProcess::execute(QApplication::applicationFilePath(), {QStringLiteral("--paint"), QLatin1String(which)});
    }));
  return taken;
}

void benchFirstPaint() {
  const auto bare = firstPaints("bare", 15);
  const auto ours = firstPaints("frontage", 15);
  print("from start to first paint and end: a bare QMainWindow", bare);
  print("from start to first paint and end: Frontage with an example", ours);
  std::printf("\nFirst paint: %.2f times a bare window's.\n", at(ours, 0.5) / at(bare, 0.5));
}

void benchDrag() {
  Bench bench;
  bench.open(ui::crowdedTable(20, 20, 20));
  print("40 units, 20 terrain, all overlays: a move of a drag, nothing chosen", bench.drag("red5", {}, {}, 300));
  print("the same, a charger chosen", bench.drag("red4", {"red4"}, {}, 300));
  print("the same, a charge chosen", bench.drag("red3", {"red3"}, {"blue3"}, 300));
}

void benchRepaint() {
  Bench bench;
  bench.open(ui::crowdedTable(20, 20, 20));
  print("40 units, 20 terrain: repaint", bench.repaint(100));
  bench.open(ui::crowdedTable(100, 20, 0));
  print("200 units of 20 models: repaint", bench.repaint(100));
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-bench"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.value(1) == QLatin1String("--paint")) return paintOnce(arguments.value(2));
  ui::loadFonts();
  ui::useScheme(ui::Scheme::Light);
  const QString only = arguments.value(1);
  const auto wanted = [&only](const char* part) { return only.isEmpty() || only == QLatin1String(part); };
  std::printf("| what | times | median | 99 of 100 | longest |\n|---|---:|---:|---:|---:|\n");
  if (wanted("drag")) benchDrag();
  if (wanted("repaint")) benchRepaint();
  if (wanted("paint")) benchFirstPaint();
  return 0;
}
