// Pictures of the real window: frontage_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE]
// Plays a bundled example and writes a PNG of each stage. Ends with 1 when a picture is blank or words are cut off in
// one, when two controls share a letter, or when words are not translated. QT_SCALE_FACTOR=2 makes them for a screen at
// 200 %. The language "pseudo" is nobody's: in it, every word that does not come from a translation is a fault.
#include "core/import/import_list.h"
#include "tests/support/places.h"
#include "tests/ui/pictures/picture_stage.h"
#include "tests/ui/pictures/pseudo_words.h"
#include "tests/ui/pictures/table_pictures.h"
#include "ui/document/document.h"
#include "ui/files/file_controller.h"
#include "ui/import/import_dialog.h"
#include "ui/learn/answers/answer_box.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/reading_page.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>

#include <algorithm>
#include <tuple>
#include <utility>

namespace {

using namespace frontage;

using ui::Photographer;

void openOblique(ui::MainWindow& window) {
  window.document().undoStack().setClean();  // nobody is asked about the orders that were given
  for (const QString& path : ui::bundledExamplePaths())
    if (path.contains(QStringLiteral("oblique"))) window.files().openExample(path);
  window.view().fitTable();
}

/// As somebody has set it up: no line of the file's lies ahead of what is chosen.
void withoutOrders(ui::MainWindow& window) {
  core::Scenario scenario = window.document().scenario();
  scenario.orders.clear();
  scenario.given.clear();
  window.document().reset(std::move(scenario));
}

void raisePhase(ui::MainWindow& window) {
  window.timelineDock()->raise();
  window.chargeDock()->raise();
}

/// One charge from the table as it is opened to its end.
void photograph(ui::MainWindow& window, Photographer& photographer) {
  ui::PhaseController& phase = window.phase().controller();
  photographer.take(QStringLiteral("1-start"));
  openOblique(window);
  const std::vector<core::Order> orders = phase.fileOrders();
  withoutOrders(window);
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

/// An enemy that may not be charged, with the figure that says why.
void photographRefusal(ui::MainWindow& window, Photographer& photographer) {
  ui::PhaseController& phase = window.phase().controller();
  for (const core::Unit& charger : phase.state().field.units)
    for (const core::Unit& target : phase.state().field.units) {
      const core::ArmyId& active = phase.state().active;
      if (charger.army != active || target.army == active || charger.state.destroyed || target.state.destroyed)
        continue;
      if (phase.book().charge(charger.id, target.id).legal()) continue;
      phase.chooseCharger(charger.id);
      phase.chooseTarget(target.id);
      return photographer.take(QStringLiteral("2-refused"));
    }
}

/// What the phase has come to, if no picture has shown it yet.
QString stageOf(ui::PhaseController& phase) {
  const ui::StageReading reading = phase.stage();
  if (!reading.reforms.empty()) return QStringLiteral("5-reform");
  if (reading.stage == ui::Stage::Redirect) return QStringLiteral("4-redirect");
  for (const core::Event& event : phase.session().node(phase.session().current()).events) {
    if (std::holds_alternative<core::FailedCharge>(event.body)) return QStringLiteral("5-failed");
    if (std::holds_alternative<core::RanDown>(event.body)) return QStringLiteral("5-run-down");
    if (std::holds_alternative<core::FleeMove>(event.body)) return QStringLiteral("4-flight");
    if (std::holds_alternative<core::Shots>(event.body)) return QStringLiteral("4-shots");
  }
  return {};
}

/// Each of the other examples, order by order: what happens for the first time is taken.
void photographExamples(ui::MainWindow& window, Photographer& photographer) {
  ui::PhaseController& phase = window.phase().controller();
  QStringList taken;
  bool refused = false;
  for (const QString& path : ui::bundledExamplePaths()) {
    window.document().undoStack().setClean();
    window.files().openExample(path);
    window.view().fitTable();
    raisePhase(window);
    if (!std::exchange(refused, true)) photographRefusal(window, photographer);
    const std::vector<core::Order> orders = phase.fileOrders();
    const std::vector<core::GivenRoll> given = window.document().scenario().given;
    core::Dice left(given, std::nullopt);
    for (const core::Order& order : orders) {
      if (phase.session().playNext(order, left) != ui::PhaseSession::Outcome::Done) break;
      phase.skip();
      const QString stage = stageOf(phase);
      if (stage.isEmpty() || taken.contains(stage)) continue;
      taken << stage;
      photographer.take(stage);
    }
  }
}

/// Another answer after stepping back: two lines beside each other.
void photographBranches(ui::MainWindow& window, Photographer& photographer) {
  ui::PhaseController& phase = window.phase().controller();
  openOblique(window);
  phase.playFileOrders();
  phase.skip();
  phase.playback().seek(phase.playback().timeline().endOf(1));
  for (const auto& open : phase.stage().reactions) {
    if (phase.session().give(core::React{open.unit, open.charger, core::Reaction::Flee}) ==
        ui::PhaseSession::Outcome::NeedsRoll)
      phase.session().rollAllForMe();
    break;
  }
  phase.skip();
  raisePhase(window);
  photographer.take(QStringLiteral("5-branches"));
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
  ui::ImportDialog dialog(window.document(), window.dialogs(), *result.list, &window);
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
  ui::PictureStage stage(argc, argv);
  if (!stage.knowsFolder("frontage_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE]")) return 2;
  ui::MainWindow& window = stage.makeWindow();
  window.start({});
  Photographer& photographer = stage.show();
  photograph(window, photographer);
  photographExamples(window, photographer);
  photographBranches(window, photographer);
  photographDialogs(window, photographer);
  photographImport(window, photographer, stage.isPseudo());
  photographLearning(window, photographer);
  openOblique(window);
  ui::photographTable(window, photographer);
  return stage.result();
}
