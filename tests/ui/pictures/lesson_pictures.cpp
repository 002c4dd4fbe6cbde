// Pictures of lessons in the real window: frontage_lesson_pictures FOLDER [light|dark] [LANGUAGE] [KIND]
// The first step of every lesson and puzzle at 1280x720, or of one kind ("lesson", "puzzle", "tour"). Ends with 1 when
// words are cut off, the question is out of sight, or something that the text points at is not on the visible table.
#include "core/lesson/model/lesson_names.h"
#include "tests/ui/pictures/cut_text.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/coordinates.h"
#include "ui/settings/language.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLocale>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace frontage;

/// A layout settles from the inside out, a level a turn.
void settle() {
  QElapsedTimer timer;
  timer.start();
  for (int turn = 0; turn < 20 || timer.elapsed() < 120; ++turn) QApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// What is wrong with the window as it shows the step.
QStringList faultsOf(ui::MainWindow& window, const core::Step& step) {
  QStringList faults;
  for (const QString& words : ui::cutTexts(window)) faults << QStringLiteral("cut off: ") + words;
  const QRectF seen = window.view().mapToScene(window.view().viewport()->rect()).boundingRect();
  for (const core::Unit& unit : window.document().field().units)
    if (!seen.contains(ui::toScene(unit.pose.centre)))
      faults << QStringLiteral("out of sight: %1").arg(QString::fromStdString(unit.id.value));
  const auto marks = window.phase().controller().overlays().of(ui::OverlayBoard::Source::Lesson);
  const bool pointsAtTable = std::any_of(step.pointAt.begin(), step.pointAt.end(),
                                         [](const auto& p) { return p.at != core::Pointer::At::Panel; });
  if (pointsAtTable && marks.empty()) faults << QStringLiteral("nothing is lit up");
  return faults;
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-pictures"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2) {
    std::fprintf(stderr, "frontage_lesson_pictures FOLDER [light|dark] [LANGUAGE] [lesson|puzzle|tour]\n");
    return 2;
  }
  const QString scheme = arguments.value(2, QStringLiteral("light"));
  const QString language = arguments.value(3, QStringLiteral("en"));
  const auto kind = core::fromName<core::Lesson::Kind>(arguments.value(4).toStdString());
  QLocale::setDefault(QLocale(language));
  ui::useLanguage(language);
  ui::loadFonts();
  ui::useScheme(scheme == QLatin1String("dark") ? ui::Scheme::Dark : ui::Scheme::Light);
  QDir folder(arguments[1]);
  folder.mkpath(QStringLiteral("."));
  const QTemporaryDir settings;
  ui::WindowDialogs dialogs;
  ui::MainWindow window(settings.filePath(QStringLiteral("settings.ini")), dialogs);
  window.show();
  window.resize(1280, 720);
  settle();
  bool well = true;
  int count = 0;
  for (const core::Lesson& lesson : window.learn().course().lessons) {
    if (kind ? lesson.kind != *kind : lesson.kind == core::Lesson::Kind::Tour) continue;
    window.learn().start(lesson);
    settle();
    window.phase().controller().skip();  // orders that are played before the text is shown
    settle();
    const std::string word(core::nameOf(lesson.kind));
    const QString name = QStringLiteral("%1-%2-%3-%4.png")
                             .arg(QString::fromStdString(word))
                             .arg(lesson.number, 2, 10, QLatin1Char('0'))
                             .arg(scheme, language);
    well = window.grab().save(folder.filePath(name)) && well;
    for (const QString& fault : faultsOf(window, lesson.steps.front())) {
      std::fprintf(stderr, "%s (%s): %s\n", qPrintable(name), lesson.id.c_str(), qPrintable(fault));
      well = false;
    }
    ++count;
  }
  std::printf("%d pictures\n", count);
  window.document().undoStack().setClean();
  return well && count > 0 ? 0 : 1;
}
