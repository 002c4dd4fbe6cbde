#include "ui/timeline/timeline_panel.h"

#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/timeline/line_box.h"
#include "ui/timeline/line_names.h"
#include "ui/timeline/timeline_strip.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace frontage::ui {

namespace {
constexpr std::array kSpeeds{0.25, 0.5, 1.0, 2.0, 4.0};

QString speedText(double speed) {
  if (speed == 0.25) return QStringLiteral("\u00bc\u00d7");
  if (speed == 0.5) return QStringLiteral("\u00bd\u00d7");
  return QString::number(speed) + QStringLiteral("\u00d7");
}
}  // namespace

TimelinePanel::TimelinePanel(PhaseController& phase, QWidget* parent)
    : QWidget(parent), m_phase(phase), m_session(phase.session()), m_playback(phase.playback()) {
  setObjectName(QStringLiteral("timelinePanel"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 4, 8, 6);
  column->setSpacing(4);
  column->addWidget(makeTransport());

  m_strip = new TimelineStrip(m_playback, [this](int place) { return captionOf(place); });
  m_scroll = new QScrollArea(this);
  m_scroll->setObjectName(QStringLiteral("timelineScroll"));
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(m_strip);
  m_scroll->setMinimumHeight(m_strip->sizeHint().height() + 2);
  column->addWidget(m_scroll, 1);

  connect(m_strip, &TimelineStrip::playheadMoved, this, [this](int x) { m_scroll->ensureVisible(x, 0, 80, 0); });
  connect(&m_playback, &Playback::timeChanged, this, &TimelinePanel::refreshButtons);
  connect(&m_playback, &Playback::timelineChanged, this, &TimelinePanel::refreshButtons);
  connect(&m_playback, &Playback::playingChanged, this, &TimelinePanel::refreshButtons);
  connect(&m_playback, &Playback::settingsChanged, this, &TimelinePanel::refreshButtons);
  for (const auto signal : {&PhaseSession::restarted, &PhaseSession::placeChanged, &PhaseSession::linesJoined})
    connect(&m_session, signal, this, &TimelinePanel::refreshBranches);
  refreshBranches();
}

QWidget* TimelinePanel::makeTransport() {
  auto* bar = new QWidget(this);
  bar->setLayout(new QHBoxLayout);
  bar->layout()->setContentsMargins(0, 0, 0, 0);
  bar->layout()->setSpacing(2);
  m_home = addButton("timelineHome", QStringLiteral("skip-back"), tr("Start"), tr("Home"));
  m_back = addButton("timelineBack", QStringLiteral("step-back"), tr("Step back"), tr("Left"));
  m_play = addButton("timelinePlay", QStringLiteral("play"), tr("Play"), tr("Space"));
  m_forward = addButton("timelineForward", QStringLiteral("step-forward"), tr("Step forward"), tr("Right"));
  m_end = addButton("timelineEnd", QStringLiteral("skip-forward"), tr("End"), tr("End"));
  m_loop = addButton("timelineLoop", QStringLiteral("repeat"), tr("Loop"), QStringLiteral("L"));
  m_loop->setCheckable(true);
  for (QToolButton* button : {m_home, m_back, m_play, m_forward, m_end, m_loop}) bar->layout()->addWidget(button);
  addSpeed(bar);
  m_position = new QLabel(bar);
  m_position->setObjectName(QStringLiteral("timelinePosition"));
  m_position->setContentsMargins(10, 0, 10, 0);
  bar->layout()->addWidget(m_position);
  static_cast<QHBoxLayout*>(bar->layout())->addStretch(1);
  addBranches(bar);

  connect(m_home, &QToolButton::clicked, &m_playback, &Playback::home);
  connect(m_back, &QToolButton::clicked, this, [this] { m_playback.stepBack(true); });
  connect(m_play, &QToolButton::clicked, &m_phase, &PhaseController::togglePlay);
  connect(m_forward, &QToolButton::clicked, this, [this] { m_playback.stepForward(true); });
  connect(m_end, &QToolButton::clicked, &m_playback, &Playback::end);
  connect(m_loop, &QToolButton::clicked, &m_playback, &Playback::setLoops);
  return bar;
}

QToolButton* TimelinePanel::addButton(const char* name, const QString& iconName, const QString& label,
                                      const QString& keys) {
  auto* button = new QToolButton(this);
  button->setObjectName(QString::fromLatin1(name));
  button->setIcon(icon(iconName));
  button->setIconSize({18, 18});
  button->setAutoRaise(true);
  button->setAccessibleName(label);
  button->setProperty("tip", tr("%1 (%2)").arg(label, keys));
  return button;
}

void TimelinePanel::addSpeed(QWidget* bar) {
  m_speed = new QComboBox(bar);
  m_speed->setObjectName(QStringLiteral("timelineSpeed"));
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("Speed of the animation"));
  for (const double speed : kSpeeds) m_speed->addItem(speedText(speed), speed);
  m_speed->setCurrentIndex(2);
  connect(m_speed, &QComboBox::activated, this,
          [this](int index) { m_playback.setSpeed(m_speed->itemData(index).toDouble()); });
  bar->layout()->addWidget(m_speed);
}

void TimelinePanel::addBranches(QWidget* bar) {
  auto* label = new QLabel(tr("Line:"), bar);
  label->setObjectName(QStringLiteral("timelineBranchLabel"));
  m_branches = new LineBox(bar);
  m_branches->setObjectName(QStringLiteral("timelineBranches"));
  m_branches->setAccessibleName(tr("Line of play"));
  m_branches->setMinimumContentsLength(24);
  label->setBuddy(m_branches);
  connect(m_branches, &QComboBox::activated, this, &TimelinePanel::onLineChosen);
  bar->layout()->addWidget(label);
  bar->layout()->addWidget(m_branches);
}

void TimelinePanel::refreshButtons() {
  const bool some = !m_playback.timeline().marks().empty();
  const bool playing = m_playback.playing();
  const QString nothing = tr("Nothing has happened yet: declare a charge first.");
  const QString atStart = some ? tr("This is the start.") : nothing;
  const QString atEnd = some ? tr("This is the end of what has happened so far.") : nothing;
  const auto tip = [](const QToolButton* button) { return button->property("tip").toString(); };
  allow(m_home, m_playback.time() > 0, atStart, tip(m_home));
  allow(m_back, m_playback.time() > 0, atStart, tip(m_back));
  allow(m_forward, some && !m_playback.atEnd(), atEnd, tip(m_forward));
  allow(m_end, some && !m_playback.atEnd(), atEnd, tip(m_end));
  if (m_recorded.empty())
    allow(m_play, some, nothing, playing ? tr("Pause (Space)") : tip(m_play));
  else
    allow(m_play, true, {}, tr("Play the first recorded line of this file (F5)"));
  m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
  m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
  allow(m_loop, some, nothing, tip(m_loop));
  m_loop->setChecked(m_playback.loops());
  const QSignalBlocker block(m_speed);
  m_speed->setCurrentIndex(m_speed->findData(m_playback.speed()));
  refreshPosition();
}

void TimelinePanel::refreshPosition() {
  const Timeline& timeline = m_playback.timeline();
  m_position->setText(
      timeline.marks().empty()
          ? QString()
          : tr("Event %1 of %2").arg(timeline.markAt(m_playback.time()) + 1).arg(timeline.marks().size()));
}

QString TimelinePanel::captionOf(int place) const {
  const PhaseNode& node = m_session.node(place);
  return node.order ? orderText(*node.order, node.state.field) : tr("Start");
}

/// The lines that the file holds stand there while the phase has none.
void TimelinePanel::refreshBranches() {
  const QSignalBlocker block(m_branches);
  m_branches->clear();
  m_recorded = m_phase.recordedLines();
  if (m_recorded.empty())
    listPlayed();
  else
    listRecorded();
  m_branches->setToolTip(m_branches->currentText() + QLatin1Char('\n') + m_branches->toolTip());
  m_strip->setRecorded(static_cast<int>(m_recorded.size()));
  refreshButtons();
}

void TimelinePanel::listRecorded() {
  std::vector<LineSteps> steps;
  for (const core::Branch& line : m_recorded) steps.push_back(stepsOf(line, m_phase.state().field));
  m_branches->addItem(tr("%n recorded line(s): choose", nullptr, static_cast<int>(m_recorded.size())), -1);
  const QStringList names = lineNames(steps);
  for (int i = 0; i < names.size(); ++i) addLine(names[i], i);
  allow(m_branches, true, {}, tr("Lines of play that this file holds: choosing one plays it"));
}

void TimelinePanel::listPlayed() {
  const std::vector<PhaseBranch> all = m_session.running() ? m_session.branches() : std::vector<PhaseBranch>{};
  std::vector<LineSteps> steps;
  for (const PhaseBranch& branch : all) steps.push_back(stepsTo(m_session.tree(), branch.tip));
  const QStringList names = m_session.count() > 1 ? lineNames(steps) : QStringList{tr("Nothing declared yet")};
  for (std::size_t i = 0; i < all.size(); ++i) {
    addLine(names[static_cast<qsizetype>(i)], all[i].tip);
    if (all[i].current) m_branches->setCurrentIndex(m_branches->count() - 1);
  }
  allow(m_branches, all.size() > 1, tr("One line so far. Step back and choose otherwise: both are kept."),
        tr("Lines of play: choosing otherwise after stepping back makes another one"));
}

void TimelinePanel::addLine(const QString& name, int value) {
  m_branches->addItem(icon(QStringLiteral("git-branch")), name, value);
  m_branches->setItemData(m_branches->count() - 1, name, Qt::ToolTipRole);
}

void TimelinePanel::onLineChosen(int index) {
  const int line = m_branches->itemData(index).toInt();
  if (m_recorded.empty()) return m_session.openBranch(line);
  if (line < 0) return;
  const core::Branch chosen = m_recorded[static_cast<std::size_t>(line)];  // the list is another one in a moment
  m_phase.playRecorded(chosen);
}

}  // namespace frontage::ui
