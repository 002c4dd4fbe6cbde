#include "ui/export/window_content.h"

#include "core/report/wkt_shapes.h"
#include "ui/document/document.h"
#include "ui/export/caption.h"
#include "ui/files/file_controller.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/main_window.h"

#include <algorithm>

namespace frontage::ui {

namespace {

const core::Ruleset* rulesOf(PhaseController& phase) {
  return phase.ready() ? phase.session().node(0).state.rules.get() : nullptr;
}

/// What has been shown of the line that is looked at.
std::vector<core::Event> eventsShown(PhaseController& phase) {
  std::vector<core::Event> events;
  for (const TimelineMark& mark : phase.playback().timeline().marks())
    if (mark.start < phase.playback().time()) events.push_back(mark.event);
  return events;
}

std::vector<CaptionLine> wordsOf(PhaseController& phase) {
  if (phase.started()) return linesOf(eventsShown(phase), phase.session().node(0).state.field);
  if (!phase.ready() || phase.charger().empty() || phase.targets().size() != 1) return {};
  return linesOf(phase.book().charge(phase.charger(), phase.targets().front()), phase.state().field);
}

PictureOptions optionsOf(const MainWindow& window, const Settings& settings) {
  PictureOptions options;
  options.grid = settings.showGrid;
  options.rulers = settings.showRulers;
  options.names = settings.showNames;
  options.deployment = settings.showDeployment;
  options.caption = captionOf(window.document().scenario(), rulesOf(window.phase().controller()));
  return options;
}

}  // namespace

PictureContent pictureOf(const MainWindow& window) {
  PhaseController& phase = window.phase().controller();
  PictureContent content{window.scene().shown(), phase.overlays().shown(), optionsOf(window, window.settings()),
                         window.files().title()};
  content.options.caption.lines = wordsOf(phase);
  return content;
}

QRectF seenPart(const MainWindow& window) {
  const BattlefieldView& view = window.view();
  return view.mapToScene(view.viewport()->rect()).boundingRect();
}

AnimationContent animationOf(const MainWindow& window) {
  return {window.phase().controller().playback().timeline(), optionsOf(window, window.settings()), {}, true};
}

BattleReport reportOf(const MainWindow& window) {
  PhaseController& phase = window.phase().controller();
  return reportOf(window.document().scenario(), rulesOf(phase), phase.playback().timeline());
}

QString wktOf(const MainWindow& window) {
  std::vector<core::WktShape> shapes = core::wktShapes(window.scene().shown());
  for (core::WktShape& path : core::wktPaths(eventsShown(window.phase().controller())))
    shapes.push_back(std::move(path));
  return QString::fromStdString(core::wktText(shapes));
}

}  // namespace frontage::ui
