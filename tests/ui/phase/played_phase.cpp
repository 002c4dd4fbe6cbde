#include "tests/ui/phase/played_phase.h"

#include "tests/ui/pictures/cut_text.h"
#include "ui/document/document.h"
#include "ui/phase/charge_panel.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/unit_item.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr int kMostSteps = 80;
constexpr int kTurnsToSettle = 12;    // of the loop: a layout settles from the inside out, a level a turn
constexpr double kLongEnough = 1000;  // seconds of the clock of the animation
constexpr double kDrawn = 1e-9;       // inches that a drawn unit may stand off its path

const core::Battlefield& fieldOf(const PhaseSession& session, int place) {
  return session.node(place).state.field;
}

}  // namespace

void PlayedPhase::examine(const char* when) {
  EXPECT_FALSE(find<QLabel>("whatNext").text().isEmpty()) << when;
  for (const QWidget* control : widget(QStringLiteral("chargePanel")).findChildren<QWidget*>()) {
    const bool isControl = qobject_cast<const QAbstractButton*>(control) || qobject_cast<const QLineEdit*>(control) ||
                           qobject_cast<const QAbstractSlider*>(control) || qobject_cast<const QComboBox*>(control);
    if (!isControl || !control->isVisible() || control->isEnabled()) continue;
    EXPECT_FALSE(reasonFor(control).isEmpty()) << when << ": " << control->objectName().toStdString();
    EXPECT_FALSE(control->toolTip().isEmpty()) << when << ": " << control->objectName().toStdString();
  }
  if (!phase().playback().playing()) {
    for (int turn = 0; turn < kTurnsToSettle; ++turn) QApplication::processEvents();
    const QStringList cut = cutTexts(widget(QStringLiteral("chargePanel")));
    EXPECT_TRUE(cut.isEmpty()) << when << ": " << cut.join(QStringLiteral(", ")).toStdString();
  }
  m_pictures.take(window(), QString::fromLatin1(when));
}

/// What is shown for the first time is looked at half-way and at its end.
void PlayedPhase::watch() {
  Playback& playback = phase().playback();
  if (playback.playing()) {
    playback.elapse(0.2);
    examine("while it is shown");
  }
  while (playback.playing()) playback.elapse(kLongEnough);
  QApplication::processEvents();
  EXPECT_EQ(phase().watched(), -1);
}

void PlayedPhase::play(const Play& play, DiceAre dice) {
  m_play = &play;
  m_dice = dice;
  m_declared = 0;
  m_moments.clear();
  phase().playback().setReducedMotion(dice == DiceAre::Seeded);
  m_pictures.begin(window());
  open(play.position);
  window().chargeDock()->raise();
  QApplication::processEvents();
  m_before = field();
  m_moments.push_back({0, phase().state(), window().scene().shown()});
  for (int step = 0; step < kMostSteps && phase().stage().stage != Stage::Over; ++step) {
    examine("before the step");
    atRest();
    if (HasFatalFailure()) return;
    act();
    if (HasFatalFailure()) return;
    watch();
    const PhaseSession& session = phase().session();
    if (session.current() != m_moments.back().place)
      m_moments.push_back({session.current(), session.state(), window().scene().shown()});
  }
  examine("at the end");
  lookIntoTheDocks();
  atRest();
  ASSERT_EQ(phase().stage().stage, Stage::Over);
  EXPECT_EQ(window().scene().shown(), phase().state().field);
  EXPECT_EQ(field(), m_before) << "the phase leaves the document's battlefield alone";
}

/// For pictures only: the panels that lie behind others.
void PlayedPhase::lookIntoTheDocks() {
  if (!m_pictures.wanted()) return;
  for (const char* dock : {"whyDock", "oddsDock", "compareDock"}) {
    find<QDockWidget>(dock).raise();
    m_pictures.take(window(), QString::fromLatin1(dock));
  }
  window().chargeDock()->raise();
  window().timelineDock()->raise();
}

void PlayedPhase::act() {
  const StageReading reading = phase().stage();
  switch (reading.stage) {
    case Stage::React:
      return react();
    case Stage::Dice:
      return giveDice();
    case Stage::Redirect:
      return redirect();
    case Stage::Declare:
    case Stage::Resolve:
      if (reading.mayDeclare && m_declared < m_play->charges.size()) return declare(m_play->charges[m_declared++]);
      return resolve();
    case Stage::Over:
      return;
  }
}

void PlayedPhase::declare(const Play::Charge& charge) {
  std::vector<core::UnitId> targets;
  for (const std::string& target : charge.targets) targets.push_back({target});
  chooseByHand({charge.charger}, targets);
  if (HasFatalFailure()) return;
  examine("with a charge chosen");
  ASSERT_EQ(phase().targets().size(), charge.targets.size());
  auto& button = find<QAbstractButton>("declareButton");
  if (button.isEnabled()) return press(QStringLiteral("declareButton"));
  m_refusals.push_back(reasonFor(&button));
  RecordProperty("refused", m_refusals.back().toStdString());
}

void PlayedPhase::react() {
  const core::UnitId unit = phase().stage().reactions.front().unit;
  const auto answer = m_play->answers.find(unit.value);
  const int wanted = answer == m_play->answers.end() ? 0 : static_cast<int>(answer->second);
  for (const int row : {wanted, 0, 1, 2}) {
    const QString name = QStringLiteral("reaction0Row%1").arg(row);
    if (widget(name).isEnabled()) return press(name);
  }
  FAIL() << unit.value << " has no answer";
}

void PlayedPhase::giveDice() {
  EXPECT_FALSE(find<QLabel>("rollTitle").text().isEmpty());
  EXPECT_FALSE(find<QLabel>("rollNeed").text().isEmpty()) << "what it takes is told before the roll";
  if (m_dice == DiceAre::Seeded) return press(QStringLiteral("rollButton"));
  const core::RollRequest wanted = phase().session().pending()->request;
  const auto face = m_play->faces.find(wanted.roll);
  type("typedDice", QString(wanted.count, QChar('0' + (face == m_play->faces.end() ? 4 : face->second))));
}

void PlayedPhase::redirect() {
  const core::UnitId charger = phase().stage().redirects.front();
  const auto to = m_play->redirects.find(charger.value);
  if (to != m_play->redirects.end()) {
    const QString row = rowOf(QStringLiteral("redirectTarget"), core::UnitId{to->second});
    if (!row.isEmpty()) {
      press(row);
      if (find<QAbstractButton>("redirectButton").isEnabled()) return press(QStringLiteral("redirectButton"));
    }
  }
  press(QStringLiteral("pressOnButton"));
}

void PlayedPhase::resolve() {
  const StageReading reading = phase().stage();
  if (reading.mayResolve()) goToResolve();
  if (!reading.resolutions.empty()) return press(QStringLiteral("resolveButton"));
  if (!reading.reforms.empty() && find<QAbstractButton>("reformButton").isEnabled())
    return press(QStringLiteral("reformButton"));
  press(QStringLiteral("endPhaseButton"));
}

std::vector<core::Event> PlayedPhase::events() const {
  std::vector<core::Event> all;
  const PhaseSession& session = phase().session();
  for (const int place : session.line())
    all.insert(all.end(), session.node(place).events.begin(), session.node(place).events.end());
  return all;
}

void PlayedPhase::stepBackToTheStart() {
  Playback& playback = phase().playback();
  auto moment = m_moments.rbegin();
  for (int steps = 0; steps <= 1000; ++steps) {
    const Timeline& timeline = playback.timeline();
    EXPECT_EQ(window().scene().shown(), timeline.fieldAt(playback.time())) << "after " << steps << " steps back";
    while (moment != m_moments.rend() && playback.time() == timeline.endOf(moment->place)) {
      EXPECT_EQ(window().scene().shown(), moment->scene) << "at place " << moment->place;
      EXPECT_EQ(phase().session().current(), moment->place);
      EXPECT_TRUE(sameState(phase().state(), moment->state)) << "at place " << moment->place;
      ++moment;
    }
    if (playback.time() <= 0) break;
    key(Qt::Key_Left);
  }
  EXPECT_EQ(moment, m_moments.rend()) << "every state was passed on the way back";
  EXPECT_EQ(phase().session().current(), 0);
  EXPECT_EQ(window().scene().shown(), m_before);
  EXPECT_EQ(field(), m_before);
  key(Qt::Key_End);
  EXPECT_EQ(window().scene().shown(), m_moments.back().scene);
}

void PlayedPhase::holdEveryMovementAgainstItsPath() {
  Playback& playback = phase().playback();
  const std::vector<TimelineMark> marks = playback.timeline().marks();
  for (const TimelineMark& mark : marks) {
    if (!mark.moves()) continue;
    for (int i = 0; i <= 20; ++i) {
      const double t = mark.start + mark.duration * i / 20;
      playback.seek(t);
      const geometry::Pose wanted = mark.path.at(Timeline::pathTime(mark, t));
      const UnitItem* item = window().scene().unitItem(mark.mover);
      ASSERT_TRUE(item);
      EXPECT_LE(geometry::distance(toTable(item->pos()), wanted.centre), kDrawn) << mark.mover.value << " at " << i;
      EXPECT_LE(std::fabs(std::remainder(item->rotation() - toSceneRotation(wanted.facing), 360)), kDrawn);
    }
  }
  playback.end();
}

void PlayedPhase::branchInTheMiddle() {
  PhaseSession& session = phase().session();
  const std::vector<int> line = session.line();
  const int oldTip = line.back();
  const core::PhaseState oldEnd = session.node(oldTip).state;
  std::size_t middle = line.size() / 2;
  const auto endsNext = [&](std::size_t at) {
    return std::holds_alternative<core::EndPhase>(*session.node(line[at + 1]).order);
  };
  if (line.size() < 3) return;  // nothing but the end: there is no middle
  middle = std::min(middle, line.size() - 2);
  // With an answer owed the phase cannot be ended.
  const auto owes = [&](std::size_t at) {
    const PhaseFacts facts = factsOf(session.node(line[at]).state);
    return !facts.reactions.empty() || !facts.redirects.empty();
  };
  while (middle > 0 && (endsNext(middle) || owes(middle))) --middle;
  phase().playback().seek(phase().playback().timeline().endOf(line[middle]));
  ASSERT_EQ(session.current(), line[middle]);
  press(QStringLiteral("endPhaseButton"));
  for (int step = 0; step < kMostSteps && session.pending(); ++step) giveDice();
  watch();
  ASSERT_EQ(phase().stage().stage, Stage::Over);
  EXPECT_NE(session.tip(), oldTip);
  EXPECT_GE(session.branches().size(), 2U);
  EXPECT_GE(find<QComboBox>("timelineBranches").count(), 2);
  session.openBranch(oldTip);
  EXPECT_EQ(session.line(), line);
  EXPECT_TRUE(sameState(phase().state(), oldEnd));
  EXPECT_EQ(window().scene().shown(), m_moments.back().scene);
  EXPECT_EQ(fieldOf(session, 0), m_before);
}

}  // namespace frontage::ui
