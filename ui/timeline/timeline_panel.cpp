#include "ui/timeline/timeline_panel.h"

#include "ui/phase/reasons.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/timeline/line_box.h"
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

TimelinePanel::TimelinePanel(PhaseSession& session, Playback& playback, QWidget* parent)
    : QWidget(parent), m_session(session), m_playback(playback) {
  setObjectName(QStringLiteral("timelinePanel"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 4, 8, 6);
  column->setSpacing(4);
  column->addWidget(makeTransport());

  m_strip = new TimelineStrip(playback, [this](int place) { return captionOf(place); });
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
  connect(&playback, &Playback::timeChanged, this, &TimelinePanel::refreshButtons);
  connect(&playback, &Playback::timelineChanged, this, &TimelinePanel::refreshButtons);
  connect(&playback, &Playback::playingChanged, this, &TimelinePanel::refreshButtons);
  connect(&playback, &Playback::settingsChanged, this, &TimelinePanel::refreshButtons);
  for (const auto signal : {&PhaseSession::restarted, &PhaseSession::placeChanged, &PhaseSession::linesJoined})
    connect(&session, signal, this, &TimelinePanel::refreshBranches);
  refreshButtons();
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
  connect(m_play, &QToolButton::clicked, &m_playback, &Playback::toggle);
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
  connect(m_branches, &QComboBox::activated, this,
          [this](int index) { m_session.openBranch(m_branches->itemData(index).toInt()); });
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
  allow(m_play, some, nothing, playing ? tr("Pause (Space)") : tip(m_play));
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

QString TimelinePanel::branchText(const PhaseBranch& branch) const {
  if (m_session.count() == 1) return tr("Nothing declared yet");
  // A branch is known by what was chosen otherwise: the first order after the fork, and the one it ends with.
  int first = branch.tip;
  const int fork = branch.current ? 0 : branch.fork;
  while (m_session.node(first).parent > fork) first = m_session.node(first).parent;
  if (first == branch.tip) return captionOf(first);
  return tr("%1 \u2026 %2").arg(captionOf(first), captionOf(branch.tip));
}

void TimelinePanel::refreshBranches() {
  const QSignalBlocker block(m_branches);
  m_branches->clear();
  const std::vector<PhaseBranch> all = m_session.running() ? m_session.branches() : std::vector<PhaseBranch>{};
  for (const PhaseBranch& branch : all) {
    const QString text = branchText(branch);
    m_branches->addItem(icon(QStringLiteral("git-branch")), text, branch.tip);
    m_branches->setItemData(m_branches->count() - 1, text, Qt::ToolTipRole);
    if (branch.current) m_branches->setCurrentIndex(m_branches->count() - 1);
  }
  allow(m_branches, all.size() > 1, tr("One line so far. Step back and choose otherwise: both are kept."),
        tr("Lines of play: choosing otherwise after stepping back makes another one"));
  m_branches->setToolTip(m_branches->currentText() + QLatin1Char('\n') + m_branches->toolTip());
}

}  // namespace frontage::ui
