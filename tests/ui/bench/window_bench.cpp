// How quick the window is: frontage_window_bench [drag|play|repaint|freeze|paint]
// Prints a Markdown table. The main window at 1400 × 900, painted in software without a display.
#include "tests/ui/bench/boards.h"
#include "tests/ui/bench/figures.h"
#include "tests/ui/bench/first_paint.h"
#include "tests/ui/bench/freeze.h"
#include "tests/ui/bench/no_dialogs.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/coordinates.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>
#include <vector>

namespace {

using namespace frontage;

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
      times.push_back(ui::millisecondsOf([&] {
        send(QEvent::MouseMove, to);
        settle();
      }));
    }
    send(QEvent::MouseButtonRelease, from);
    settle();
    return times;
  }

  /// Plays a charge from its declaration to contact as the clock would, a 60th of a second a frame.
  std::vector<double> play(const core::UnitId& charger, const core::UnitId& target) {
    auto& phase = m_window.phase().controller();
    const std::vector<core::Order> orders{core::Declare{charger, {{target}}},
                                          core::React{target, charger, core::Reaction::Hold},
                                          core::Resolve{{{charger}}, std::nullopt}};
    if (phase.session().play(orders) != ui::PhaseSession::Outcome::Done) qFatal("the charge is not played");
    settle();
    std::vector<double> times;
    phase.playback().playFrom(0);
    while (phase.playback().playing())
      times.push_back(ui::millisecondsOf([&] {
        phase.playback().elapse(1 / 60.0);
        // Not the timers: the playback's own would put in frames of its own.
        for (int i = 0; i < 3; ++i) QApplication::sendPostedEvents();
      }));
    return times;
  }

  std::vector<double> repaint(int times) {
    std::vector<double> taken;
    for (int i = 0; i < times; ++i) taken.push_back(ui::millisecondsOf([&] { m_window.view().viewport()->repaint(); }));
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
  ui::NoDialogs m_dialogs;
  ui::MainWindow m_window;
};

void benchDrag() {
  Bench bench;
  bench.open(ui::crowdedTable(20, 20, 20));
  ui::print("40 units, 20 terrain, all overlays: a move of a drag, nothing chosen", bench.drag("red5", {}, {}, 300));
  ui::print("the same, a charger chosen", bench.drag("red4", {"red4"}, {}, 300));
  ui::print("the same, a charge chosen", bench.drag("red3", {"red3"}, {"blue3"}, 300));
}

void benchPlay() {
  Bench bench;
  bench.open(ui::crowdedTable(20, 20, 20));
  ui::print("40 units, 20 terrain: a frame of a charge that is played", bench.play({"red3"}, {"blue3"}));
}

void benchRepaint() {
  Bench bench;
  bench.open(ui::crowdedTable(20, 20, 20));
  ui::print("40 units, 20 terrain: repaint", bench.repaint(100));
  bench.open(ui::crowdedTable(100, 20, 0));
  ui::print("200 units of 20 models: repaint", bench.repaint(100));
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (argc == 5 && QByteArray(argv[1]) == "--paint") return ui::paintOnce(argc, argv);
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-bench"));
  const QStringList arguments = QApplication::arguments();
  ui::loadFonts();
  ui::useScheme(ui::Scheme::Light);
  const QString only = arguments.value(1);
  const auto wanted = [&only](const char* part) { return only.isEmpty() || only == QLatin1String(part); };
  std::printf("| what | times | median | 99 of 100 | longest |\n|---|---:|---:|---:|---:|\n");
  if (wanted("drag")) benchDrag();
  if (wanted("play")) benchPlay();
  if (wanted("repaint")) benchRepaint();
  if (wanted("freeze")) ui::benchFreeze();
  if (wanted("paint")) ui::benchFirstPaint();
  return 0;
}
