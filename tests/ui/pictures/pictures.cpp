// Pictures of the real window: frontage_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE]
// Plays a bundled example and writes a PNG of each stage. Ends with 1 when a picture is blank or words are cut off in
// one, when two controls share a letter, or when words are not translated. QT_SCALE_FACTOR=2 makes them for a screen at
// 200 %. The language "pseudo" is nobody's: in it, every word that does not come from a translation is a fault.
#include "core/import/import_list.h"
#include "tests/ui/pictures/cut_text.h"
#include "tests/ui/pictures/pseudo_words.h"
#include "tests/ui/pictures/window_words.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/import/import_dialog.h"
#include "ui/learn/answers/answer_box.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/settings/language.h"
#include "ui/theme/theme.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace {

using namespace frontage;

class Photographer {
 public:
  Photographer(ui::MainWindow& window, QDir folder, QString suffix)
      : m_window(window), m_folder(std::move(folder)), m_suffix(std::move(suffix)) {}

  [[nodiscard]] bool allWell() const { return m_well; }

  void take(const QString& stage) { take(stage, m_window); }
  /// Of another window than the main one.
  void take(const QString& stage, QWidget& window) {
    wait(250);
    const QString path = m_folder.filePath(stage + m_suffix + QStringLiteral(".png"));
    look(window, path);
  }
  /// Every word has to come from the translator.
  void expectPseudo() { m_pseudo = true; }

  void untranslated(const QStringList& words) {
    for (const QString& missing : words) fault(m_suffix, QStringLiteral("not translated: ") + missing);
  }

  /// So long, and for a number of turns of the loop: a layout settles from the inside out, a level a turn, and on a
  /// busy machine a turn takes long.
  static void wait(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    for (int turn = 0; turn < 20 || timer.elapsed() < milliseconds; ++turn)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
  }

 private:
  void look(const QWidget& widget, const QString& path) {
    const QPixmap picture = const_cast<QWidget&>(widget).grab();
    if (picture.isNull() || isBlank(picture.toImage()) || !picture.save(path))
      fault(path, QStringLiteral("no picture"));
    for (const QString& words : ui::cutTexts(widget)) fault(path, QStringLiteral("cut off: ") + words);
    for (const QString& letter : ui::sharedLetters(widget)) fault(path, QStringLiteral("shared letter: ") + letter);
    if (!m_pseudo) return;
    for (const QString& words : ui::unmarkedTexts(widget)) fault(path, QStringLiteral("not translated: ") + words);
  }
  static bool isBlank(const QImage& image) {
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); y += 7)
      for (int x = 0; x < image.width(); x += 7)
        if (image.pixel(x, y) != first) return false;
    return true;
  }
  void fault(const QString& path, const QString& what) {
    m_well = false;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(what));
  }

  ui::MainWindow& m_window;
  QDir m_folder;
  QString m_suffix;
  bool m_well = true;
  bool m_pseudo = false;
};

void openOblique(ui::MainWindow& window) {
  window.document().undoStack().setClean();  // nobody is asked about the orders that were given
  for (const QString& path : ui::bundledExamplePaths())
    if (path.contains(QStringLiteral("oblique"))) window.files().openExample(path);
  window.view().fitTable();
}

/// One charge from the table as it is opened to its end.
void photograph(ui::MainWindow& window, Photographer& photographer) {
  ui::PhaseController& phase = window.phase().controller();
  photographer.take(QStringLiteral("1-start"));
  openOblique(window);
  const std::vector<core::Order> orders = phase.fileOrders();
  for (const core::Order& order : orders) {
    const auto* declare = std::get_if<core::Declare>(&order);
    if (!declare) continue;
    phase.chooseCharger(declare->charger);
    phase.chooseTarget(declare->targets.front());
    photographer.take(QStringLiteral("2-declare"));
    phase.give(order);
    phase.playback().end();
    photographer.take(QStringLiteral("3-react"));
    window.oddsDock()->raise();
    Photographer::wait(1500);  // they are worked out beside the window
    photographer.take(QStringLiteral("3-odds"));
    window.timelineDock()->raise();
    phase.give(core::React{declare->targets.front(), declare->charger, core::Reaction::Hold});
    phase.playback().end();
    photographer.take(QStringLiteral("3-resolve"));
    phase.give(core::Resolve{{declare->charger}, std::nullopt});
    window.findChild<QAbstractButton*>(QStringLiteral("showAllButton"))->click();
    photographer.take(QStringLiteral("3-dice"));
    break;
  }
  openOblique(window);
  phase.playFileOrders();
  ui::Playback& playback = phase.playback();
  playback.pause();
  for (const ui::TimelineMark& mark : playback.timeline().marks()) {
    if (!mark.moves()) continue;
    playback.seek(mark.start + 0.6 * mark.duration);
    photographer.take(QStringLiteral("4-move"));
    break;
  }
  playback.end();
  photographer.take(QStringLiteral("5-end"));
  for (const auto& [dock, stage] : {std::pair("whyDock", "6-why"), std::pair("compareDock", "6-compare"),
                                    std::pair("inspectorDock", "7-inspector")}) {
    window.findChild<QDockWidget*>(QLatin1String(dock))->raise();
    Photographer::wait(1000);
    photographer.take(QLatin1String(stage));
  }
}

/// What opens beside the main window.
void photographDialogs(ui::MainWindow& window, Photographer& photographer) {
  for (const auto& [action, name, stage] : {std::tuple("export/picture", "pictureDialog", "9-export"),
                                            std::tuple("export/animation", "animationDialog", "10-animation"),
                                            std::tuple("help/guide", "guideWindow", "11-guide")}) {
    window.findChild<QAction*>(QLatin1String(action))->trigger();
    auto* dialog = window.findChild<QDialog*>(QLatin1String(name));
    for (auto* caption : dialog->findChildren<QCheckBox*>(QStringLiteral("export/caption"))) caption->setChecked(true);
    Photographer::wait(600);  // the preview comes a moment later
    photographer.take(QLatin1String(stage), *dialog);
    delete dialog;
  }
}

/// The names that are the list's own in a language that no translator has to reach, as if it had been written in it.
void nameInPseudo(core::ImportedList& list) {
  const ui::PseudoWords words;
  const auto name = [&](std::string& text) { text = words.translate("", text.c_str(), "", -1).toStdString(); };
  name(list.name);
  for (core::ImportedUnit& unit : list.units) {
    name(unit.name);
    if (unit.missile.value) name(unit.missile.value->name);
  }
  for (core::Remark& remark : list.remarks) name(remark.unit);
}

/// The review of a list with guesses and remarks.
void photographImport(ui::MainWindow& window, Photographer& photographer, bool inPseudo) {
  core::ImportResult result = core::importListFile(FRONTAGE_SOURCE_DIR "/tests/cases/import/new-recruit.json");
  if (!result.ok()) return;
  if (inPseudo) nameInPseudo(*result.list);
  ui::ImportDialog dialog(window.document(), *result.list, &window);
  dialog.setAttribute(Qt::WA_DeleteOnClose, false);
  dialog.show();
  dialog.resize(1120, 640);  // the screen of the pictures is narrower than people's
  photographer.take(QStringLiteral("8-import"), dialog);
}

/// The list, a lesson's first step, a wrong and a right answer to its first question, and the editor.
void photographLearning(ui::MainWindow& window, Photographer& photographer) {
  ui::LearnController& learn = window.learn();
  learn.showList();
  photographer.take(QStringLiteral("12-lessons"));
  const auto lessons = learn.course().ofKind(core::Lesson::Kind::Lesson);
  for (const core::Lesson* lesson : lessons) {
    const auto asks = [](const core::Step& step) {
      return step.task && std::holds_alternative<core::PlaceTask>(step.task->body);
    };
    const auto step = std::find_if(lesson->steps.begin(), lesson->steps.end(), asks);
    if (step == lesson->steps.end()) continue;
    learn.start(*lesson);
    photographer.take(QStringLiteral("13-lesson"));
    learn.reader().goTo(static_cast<std::size_t>(step - lesson->steps.begin()));
    photographer.take(QStringLiteral("14-question"));
    learn.page()->answers()->put(step->task->wrong.front().answer);
    learn.reader().answer(step->task->wrong.front().answer);
    photographer.take(QStringLiteral("15-wrong"));
    learn.page()->answers()->put(step->task->solution);
    learn.reader().answer(step->task->solution);
    photographer.take(QStringLiteral("16-right"));
    break;
  }
  learn.close();
  window.findChild<QAction*>(QStringLiteral("learn/new"))->trigger();
  learn.editor()->findChild<QComboBox*>(QStringLiteral("editorKind"))->setCurrentIndex(1);
  Photographer::wait(400);
  photographer.take(QStringLiteral("17-editor"), *learn.editor());
  learn.editor()->close();
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Frontage"));
  QApplication::setApplicationName(QStringLiteral("frontage-pictures"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2) {
    std::fprintf(stderr, "frontage_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE]\n");
    return 2;
  }
  const QStringList size = arguments.value(2, QStringLiteral("1400x900")).split(QLatin1Char('x'));
  const bool dark = arguments.value(3) == QLatin1String("dark");
  const QString language = arguments.value(4, QStringLiteral("en"));
  QLocale::setDefault(QLocale(language));
  ui::MissingWords missing;
  ui::PseudoWords pseudo;
  const bool isPseudo = language == QLatin1String("pseudo");
  if (language != QLatin1String("en") && !isPseudo) QCoreApplication::installTranslator(&missing);
  if (!isPseudo) ui::useLanguage(language);
  if (isPseudo) QCoreApplication::installTranslator(&pseudo);
  ui::loadFonts();
  ui::useScheme(dark ? ui::Scheme::Dark : ui::Scheme::Light);
  QDir folder(arguments[1]);
  folder.mkpath(QStringLiteral("."));
  const QTemporaryDir settings;
  ui::WindowDialogs dialogs;
  ui::MainWindow window(settings.filePath(QStringLiteral("settings.ini")), dialogs);
  window.start({});
  window.show();
  window.resize(size.value(0).toInt(), size.value(1).toInt());
  QString suffix = QStringLiteral("-%1-%2-%3")
                       .arg(arguments.value(2, QStringLiteral("1400x900")),
                            dark ? QStringLiteral("dark") : QStringLiteral("light"), language);
  if (window.devicePixelRatioF() > 1) suffix += QStringLiteral("-%1x").arg(window.devicePixelRatioF());
  Photographer photographer(window, folder, suffix);
  if (isPseudo) photographer.expectPseudo();
  photograph(window, photographer);
  photographDialogs(window, photographer);
  photographImport(window, photographer, isPseudo);
  // Lessons are data and bring their own words, which no translator sees.
  if (!isPseudo) photographLearning(window, photographer);
  photographer.untranslated(missing.found());
  window.document().undoStack().setClean();
  return photographer.allWell() ? 0 : 1;
}
