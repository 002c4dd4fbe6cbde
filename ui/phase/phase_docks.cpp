#include "ui/phase/phase_docks.h"

#include "ui/compare/compare_panel.h"
#include "ui/odds/odds_panel.h"
#include "ui/phase/charge_panel.h"
#include "ui/phase/phase_controller.h"
#include "ui/playback/transport_keys.h"
#include "ui/theme/icons.h"
#include "ui/timeline/event_log.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/tools/select_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/why/why_panel.h"
#include "ui/window/actions.h"
#include "ui/window/dock_room.h"
#include "ui/window/main_window.h"
#include "ui/window/table_tools.h"

#include <QAction>
#include <QDockWidget>
#include <QKeySequence>
#include <QMenu>
#include <QToolBar>

#include <array>

namespace frontage::ui {

namespace {

struct OverlaySwitch {
  OverlayKind kind;
  const char* name;
  const char* text;
  int key;
};
constexpr std::array kSwitches{
    OverlaySwitch{OverlayKind::Zones, "overlayZones", QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Zones"),
                  Qt::Key_1},
    OverlaySwitch{OverlayKind::Reach, "overlayReach", QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Charge reach"),
                  Qt::Key_2},
    OverlaySwitch{OverlayKind::Sight, "overlaySight", QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Line of sight"),
                  Qt::Key_3},
    OverlaySwitch{OverlayKind::Measure, "overlayMeasure",
                  QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Measuring lines"), Qt::Key_4},
    OverlaySwitch{OverlayKind::Move, "overlayMove",
                  QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Swept ground and turns"), Qt::Key_5},
    OverlaySwitch{OverlayKind::Flight, "overlayFlight", QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Flee paths"),
                  Qt::Key_6},
    OverlaySwitch{OverlayKind::Places, "overlayPlaces",
                  QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Reachable places"), Qt::Key_7},
    OverlaySwitch{OverlayKind::Contact, "overlayContact",
                  QT_TRANSLATE_NOOP("frontage::ui::PhaseDocks", "Models in contact"), Qt::Key_8},
};

}  // namespace

PhaseDocks::PhaseDocks(MainWindow& window)
    : QObject(&window), m_window(window), m_controller(new PhaseController(window.document(), window.scene(), this)) {
  m_controller->playback().setReducedMotion(window.settings().reduceMotion);
  m_controller->playback().setSpeed(window.settings().playbackSpeed);
  fillPhaseMenu();
  fillOverlayMenu();
  connect(&m_controller->playback(), &Playback::settingsChanged, this,
          [this] { m_window.settings().playbackSpeed = m_controller->playback().speed(); });
  connect(&m_controller->playback(), &Playback::timeChanged, this, &PhaseDocks::refreshActions);
  connect(&m_controller->playback(), &Playback::playingChanged, this, &PhaseDocks::showPlaying);
  connect(m_controller, &PhaseController::changed, this, &PhaseDocks::refreshActions);
  connect(m_controller, &PhaseController::wantsSeen, &window.view(), &BattlefieldView::showPart);
  window.tools().select().setGrip(&m_controller->grip());
  window.view().setKeysFirst([this](const QKeyEvent& event) { return key(event); });
  refreshActions();
}

bool PhaseDocks::key(const QKeyEvent& event) {
  return m_controller->started() && transportKey(m_controller->playback(), event);
}

std::vector<std::function<void()>> PhaseDocks::panels() {
  PhaseController& phase = *m_controller;
  const auto put = [](QDockWidget* dock, auto make) { return [dock, make] { DockRoom::fill(*dock, *make(dock)); }; };
  return {
      put(m_window.chargeDock(), [&phase](QWidget* dock) { return new ChargePanel(phase, dock); }),
      put(m_window.timelineDock(), [&phase](QWidget* dock) { return new TimelinePanel(phase, dock); }),
      put(m_window.whyDock(), [&phase](QWidget* dock) { return new WhyPanel(phase, dock); }),
      put(m_window.logDock(), [&phase](QWidget* dock) { return new EventLog(phase.playback(), dock); }),
      put(m_window.oddsDock(), [&phase](QWidget* dock) { return new OddsPanel(phase, dock); }),
      put(m_window.compareDock(),
          [&phase, &document = m_window.document()](QWidget* dock) { return new ComparePanel(document, phase, dock); }),
  };
}

QAction* PhaseDocks::addStep(const QString& name, const QString& iconName, const QString& text,
                             const QKeySequence& keys) {
  auto* action = m_window.phaseMenu()->addAction(icon(iconName), text);
  action->setObjectName(name);
  action->setShortcut(keys);
  action->setToolTip(toolTipOf(*action));
  return action;
}

/// Alt with the transport's keys works everywhere; the bare keys do once a phase has begun, wherever nothing else has a
/// use for them: until then the arrows move units on the table.
void PhaseDocks::fillPhaseMenu() {
  Playback& playback = m_controller->playback();
  m_play = addStep(QStringLiteral("actionPlay"), QStringLiteral("play"), tr("&Play"), QKeySequence(Qt::Key_F5));
  m_back = addStep(QStringLiteral("actionStepBack"), QStringLiteral("step-back"), tr("Step &back"),
                   QKeySequence(Qt::ALT | Qt::Key_Left));
  m_forward = addStep(QStringLiteral("actionStepForward"), QStringLiteral("step-forward"), tr("Step &forward"),
                      QKeySequence(Qt::ALT | Qt::Key_Right));
  m_home = addStep(QStringLiteral("actionPhaseStart"), QStringLiteral("skip-back"), tr("To the &start"),
                   QKeySequence(Qt::ALT | Qt::Key_Home));
  m_end = addStep(QStringLiteral("actionPhaseEnd"), QStringLiteral("skip-forward"), tr("To the &end"),
                  QKeySequence(Qt::ALT | Qt::Key_End));
  m_window.phaseMenu()->addSeparator();
  m_setUp = addStep(QStringLiteral("actionSetUp"), QStringLiteral("undo-2"), tr("Back to set-&up"), QKeySequence());
  connect(m_play, &QAction::triggered, m_controller, &PhaseController::togglePlay);
  connect(m_back, &QAction::triggered, &playback, [&playback] { playback.stepBack(true); });
  connect(m_forward, &QAction::triggered, &playback, [&playback] { playback.stepForward(true); });
  connect(m_home, &QAction::triggered, &playback, &Playback::home);
  connect(m_end, &QAction::triggered, &playback, &Playback::end);
  connect(m_setUp, &QAction::triggered, m_controller, &PhaseController::backToSetUp);
  m_window.phaseToolBar()->addActions({m_home, m_back, m_play, m_forward, m_end});
}

void PhaseDocks::fillOverlayMenu() {
  QMenu* menu = m_window.viewMenu()->addMenu(icon(QStringLiteral("eye")), tr("O&verlays"));
  menu->setObjectName(QStringLiteral("overlayMenu"));
  for (const OverlaySwitch& entry : kSwitches) {
    QAction* action = menu->addAction(tr(entry.text));
    action->setObjectName(QLatin1String(entry.name));
    action->setCheckable(true);
    action->setChecked(m_controller->overlays().isOn(entry.kind));
    action->setShortcut(QKeySequence(entry.key));
    connect(action, &QAction::toggled, m_controller,
            [this, kind = entry.kind](bool on) { m_controller->overlays().setOn(kind, on); });
  }
}

/// The button says what it does next.
void PhaseDocks::showPlaying(bool playing) {
  m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
  m_play->setText(playing ? tr("&Pause") : tr("&Play"));
  m_play->setToolTip(toolTipOf(*m_play));
}

void PhaseDocks::refreshActions() {
  const Playback& playback = m_controller->playback();
  const bool some = playback.timeline().duration() > 0;
  m_play->setEnabled(some || !m_controller->recordedLines().empty());
  m_back->setEnabled(playback.time() > 0);
  m_home->setEnabled(playback.time() > 0);
  m_forward->setEnabled(some && !playback.atEnd());
  m_end->setEnabled(some && !playback.atEnd());
  m_setUp->setEnabled(m_controller->started());
}

}  // namespace frontage::ui
