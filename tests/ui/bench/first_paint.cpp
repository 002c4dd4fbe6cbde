#include "tests/ui/bench/first_paint.h"

#include "tests/ui/bench/figures.h"
#include "tests/ui/bench/no_dialogs.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace frontage::ui {

namespace {

constexpr int kStarts = 21;

long long now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Takes the times. What is painted has reached the window when the event that was posted while painting is handled.
class Watcher : public QApplication {
 public:
  Watcher(int& argc, char** argv) : QApplication(argc, argv), m_begin(std::atoll(argv[3])) {}

  void watch(QWidget& window) { m_window = &window; }
  /// Everything is there: it is painted, and the program ends.
  void whole() {
    m_window->update();
    m_whole = true;
  }

  void endWithTable() { m_endsWithTable = true; }

  bool notify(QObject* receiver, QEvent* event) override {
    const bool outermost = m_depth == 0;
    const long long begin = now();
    if (receiver == m_window && event->type() == QEvent::Paint && m_window) onPaint();
    if (event->type() == QEvent::Paint && m_table == 0 && isTable(*receiver)) {
      takeWhenPainted(m_table);
      if (m_endsWithTable) QMetaObject::invokeMethod(this, &Watcher::sayAndEnd, Qt::QueuedConnection);
    }
    ++m_depth;
    const bool taken = QApplication::notify(receiver, event);
    --m_depth;
    if (outermost && m_first > 0) m_longest = std::max(m_longest, now() - begin);
    return taken;
  }

 private:
  static bool isTable(const QObject& receiver) {
    return receiver.parent() && receiver.parent()->objectName() == QLatin1String("battlefield");
  }
  void takeWhenPainted(long long& time) {
    QMetaObject::invokeMethod(
        this,
        [this, &time] {
          if (time == 0) time = now() - m_begin;
        },
        Qt::QueuedConnection);
  }
  void onPaint() {
    takeWhenPainted(m_first);
    if (m_whole) QMetaObject::invokeMethod(this, &Watcher::sayAndEnd, Qt::QueuedConnection);
  }
  void sayAndEnd() {
    const auto ms = [](long long nanoseconds) { return static_cast<double>(nanoseconds) / 1e6; };
    std::printf("%.3f %.3f %.3f %.3f\n", ms(m_first), ms(m_table), ms(now() - m_begin), ms(m_longest));
    std::fflush(stdout);
    std::_Exit(0);
  }

  long long m_begin;
  QWidget* m_window = nullptr;
  bool m_whole = false;
  bool m_endsWithTable = false;
  int m_depth = 0;
  long long m_first = 0;
  long long m_table = 0;
  long long m_longest = 0;
};

struct Start {
  double first = 0;
  double table = 0;
  double whole = 0;
  double longest = 0;
};

/// `folder`: for the settings; the program that is started does not come to tidy up.
Start startOnce(const char* which, const QTemporaryDir& folder) {
  QProcess process;
  process.start(QApplication::applicationFilePath(),
                {QStringLiteral("--paint"), QLatin1String(which), QString::number(now()), folder.path()});
  process.waitForFinished(-1);
  const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
  if (words.size() != 4) qFatal("the window that was started did not say when it was painted");
  return {words[0].toDouble(), words[1].toDouble(), words[2].toDouble(), words[3].toDouble()};
}

}  // namespace

int paintOnce(int argc, char** argv) {
  Watcher app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-bench"));
  if (QByteArray(argv[2]) == "bare") {
    QMainWindow window;
    window.resize(1400, 900);
    app.watch(window);
    window.show();
    QTimer::singleShot(50, &app, [&app] { app.whole(); });
    return QApplication::exec();
  }
  const QDir folder(QString::fromLocal8Bit(argv[4]));
  NoDialogs dialogs;
  useScheme(Scheme::Light);
  MainWindow window(folder.filePath(QStringLiteral("settings.ini")), dialogs);
  QObject::connect(&window, &MainWindow::becameWhole, &app, [&app] { app.whole(); });
  window.start({});
  window.resize(1400, 900);
  app.watch(window);
  if (QByteArray(argv[2]) == "table") app.endWithTable();
  window.show();
  return QApplication::exec();
}

/// A bare window and ours by turns, so that both meet the same load.
void benchFirstPaint() {
  std::vector<double> bare;
  std::vector<double> first;
  std::vector<double> table;
  std::vector<double> whole;
  std::vector<double> longest;
  const QTemporaryDir folder;
  for (int i = 0; i < kStarts; ++i) {
    bare.push_back(startOnce("bare", folder).first);
    const Start ours = startOnce("frontage", folder);
    first.push_back(ours.first);
    table.push_back(ours.table);
    whole.push_back(ours.whole);
    longest.push_back(ours.longest);
  }
  print("from the start of the program to the first picture: a bare QMainWindow", bare);
  print("the same: Frontage, its window still empty", first);
  print("until the table with its units is painted", table);
  print("until all panels of Frontage are there and painted", whole);
  print("the longest turn of the event loop on the way", longest);
  std::printf("\nFirst paint: %.2f times a bare window's.\n", at(first, 0.5) / at(bare, 0.5));
}

}  // namespace frontage::ui
