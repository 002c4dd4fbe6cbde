// Pictures of lessons in the real window: frontage_lesson_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE] [KIND]
// The first step of the tour and of every lesson and puzzle, or of one kind ("lesson", "puzzle", "tour"). Ends with 1
// when something is wrong in a picture (Photographer), or what the text points at is not on the visible table.
#include "core/lesson/model/lesson_names.h"
#include "tests/ui/pictures/picture_stage.h"
#include "ui/document/document.h"
#include "ui/learn/learn_controller.h"
#include "ui/overlays/overlay_board.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <algorithm>
#include <cstdio>

namespace {

using namespace frontage;

/// What is wrong with the window as it shows the step.
QStringList faultsOf(ui::MainWindow& window, const core::Step& step) {
  QStringList faults;
  const QRectF seen = window.view().mapToScene(window.view().viewport()->rect()).boundingRect();
  for (const core::Unit& unit : window.document().field().units)
    if (!seen.contains(ui::toScene(unit.pose.centre)))
      faults << QStringLiteral("out of sight: %1").arg(QString::fromStdString(unit.id.value));
  if (!seen.contains(window.scene().wordsBox())) faults << QStringLiteral("words of a unit reach out of the view");
  const auto marks = window.phase().controller().overlays().of(ui::OverlayBoard::Source::Lesson);
  const bool pointsAtTable = std::any_of(step.pointAt.begin(), step.pointAt.end(),
                                         [](const auto& p) { return p.at != core::Pointer::At::Panel; });
  if (pointsAtTable && marks.empty()) faults << QStringLiteral("nothing is lit up");
  return faults;
}

}  // namespace

int main(int argc, char** argv) {
  ui::PictureStage stage(argc, argv);
  if (!stage.knowsFolder("frontage_lesson_pictures FOLDER [WIDTHxHEIGHT] [light|dark] [LANGUAGE] [lesson|puzzle|tour]"))
    return 2;
  const auto kind = core::fromName<core::Lesson::Kind>(stage.more().toStdString());
  ui::MainWindow& window = stage.makeWindow();
  ui::Photographer& photographer = stage.show();
  int count = 0;
  for (const core::Lesson& lesson : window.learn().course().lessons) {
    if (kind && lesson.kind != *kind) continue;
    window.learn().start(lesson);
    window.phase().controller().skip();  // orders that are played before the text is shown
    const QString name = QStringLiteral("%1-%2")
                             .arg(QString::fromStdString(std::string(core::nameOf(lesson.kind))))
                             .arg(lesson.number, 2, 10, QLatin1Char('0'));
    photographer.take(name);
    for (const QString& fault : faultsOf(window, lesson.steps.front())) photographer.fault(name, fault);
    ++count;
  }
  std::printf("%d pictures\n", count);
  return count > 0 ? stage.result() : 1;
}
