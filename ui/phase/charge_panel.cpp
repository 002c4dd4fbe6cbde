#include "ui/phase/charge_panel.h"

#include "ui/phase/declare_box.h"
#include "ui/phase/dice_box.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/primary_button.h"
#include "ui/phase/react_box.h"
#include "ui/phase/reasons.h"
#include "ui/phase/redirect_box.h"
#include "ui/phase/reform_box.h"
#include "ui/phase/resolve_box.h"
#include "ui/phase/roll_need.h"
#include "ui/phase/stage_guide.h"
#include "ui/text/event_text.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kTurnsToShow = 10;

QLabel* makeLabel(const char* name, TextSize size, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setFont(uiFont(size, weight));
  label->setWordWrap(true);
  return label;
}

}  // namespace

ChargePanel::ChargePanel(PhaseController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
  setObjectName(QStringLiteral("chargePanel"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(8);
  column->addWidget(makeHeader());
  column->addWidget(makeBody(), 1);
  column->addWidget(makeFooter());
  connect(&controller, &PhaseController::changed, this, &ChargePanel::refresh);
  qApp->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, &ChargePanel::followFocus);
  connect(m_guide, &StageGuide::wanted, &controller, &PhaseController::want);
  refresh();
}

/// Its controls lose the focus as they go, which is nothing to follow any more.
ChargePanel::~ChargePanel() {
  qApp->removeEventFilter(this);
  disconnect(qApp, nullptr, this, nullptr);
}

QWidget* ChargePanel::makeHeader() {
  auto* header = new QWidget(this);
  auto* column = new QVBoxLayout(header);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  m_title = makeLabel("chargeTitle", TextSize::Normal, QFont::DemiBold, header);
  m_rules = makeLabel("chargeRules", TextSize::Small, QFont::Normal, header);
  m_guide = new StageGuide(header);
  m_next = makeLabel("whatNext", TextSize::Normal, QFont::Medium, header);
  m_last = makeLabel("lastEvent", TextSize::Small, QFont::Normal, header);
  column->addWidget(m_title);
  column->addWidget(m_rules);
  column->addWidget(m_guide);
  column->addWidget(m_next);
  column->addWidget(m_last);
  return header;
}

QScrollArea* ChargePanel::makeBody() {
  m_scroll = new QScrollArea(this);
  m_scroll->setObjectName(QStringLiteral("chargeScroll"));
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* body = new QWidget(m_scroll);
  body->setObjectName(QStringLiteral("chargeBody"));
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 4, 0);
  column->setSpacing(10);
  m_dice = new DiceBox(m_controller, body);
  m_react = new ReactBox(m_controller, body);
  m_redirect = new RedirectBox(m_controller, body);
  m_resolve = new ResolveBox(m_controller, body);
  m_reform = new ReformBox(m_controller, body);
  m_declare = new DeclareBox(m_controller, body);
  m_another = new QPushButton(icon(QStringLiteral("megaphone")), tr("Declare another charge"), body);
  m_another->setObjectName(QStringLiteral("declareAnother"));
  m_file = new QPushButton(icon(QStringLiteral("play")), QString(), body);
  m_file->setObjectName(QStringLiteral("playFileOrders"));
  m_finish = new PrimaryButton(QStringLiteral("flag"), tr("End the phase"), body);
  m_finish->setObjectName(QStringLiteral("finishButton"));
  m_over = makeLabel("phaseOver", TextSize::Normal, QFont::Normal, body);
  m_skip = new QPushButton(icon(QStringLiteral("skip-forward")), tr("Skip to the outcome"), body);
  m_skip->setObjectName(QStringLiteral("skipButton"));
  allow(m_skip, true, {}, tr("The end of what is being shown (End)"));
  m_skip->hide();
  column->addWidget(m_skip);
  for (QWidget* box : {static_cast<QWidget*>(m_dice), static_cast<QWidget*>(m_react), static_cast<QWidget*>(m_redirect),
                       static_cast<QWidget*>(m_resolve), static_cast<QWidget*>(m_reform),
                       static_cast<QWidget*>(m_declare), static_cast<QWidget*>(m_another),
                       static_cast<QWidget*>(m_file), static_cast<QWidget*>(m_finish), static_cast<QWidget*>(m_over)})
    column->addWidget(box);
  column->addStretch(1);
  m_scroll->setWidget(body);
  connect(m_skip, &QPushButton::clicked, &m_controller, &PhaseController::skip);
  connect(m_another, &QPushButton::clicked, this, [this] { m_controller.want(Stage::Declare); });
  connect(m_finish, &QPushButton::clicked, this, [this] { m_controller.give(core::EndPhase{}); });
  connect(m_file, &QPushButton::clicked, this, [this] { m_controller.playFileOrders(); });
  return m_scroll;
}

QWidget* ChargePanel::makeFooter() {
  auto* footer = new QWidget(this);
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(0, 0, 0, 0);
  // No Alt letter: while a lesson is open, Alt+N goes on to its next step, and nobody is to end a phase by it.
  m_endPhase = new QPushButton(tr("End the phase"), footer);
  m_endPhase->setObjectName(QStringLiteral("endPhaseButton"));
  m_setUp = new QPushButton(icon(QStringLiteral("undo-2")), tr("Back to set-up"), footer);
  m_setUp->setObjectName(QStringLiteral("setUpButton"));
  row->addWidget(m_setUp);
  row->addStretch(1);
  row->addWidget(m_endPhase);
  connect(m_endPhase, &QPushButton::clicked, this, [this] { m_controller.give(core::EndPhase{}); });
  connect(m_setUp, &QPushButton::clicked, this, [this] {
    // The button goes off: keys that are meant for the table are not to turn some other field.
    if (!m_byKeys) setFocus();
    m_controller.backToSetUp();
  });
  return footer;
}

bool ChargePanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) m_byKeys = true;
  if (event->type() == QEvent::MouseButtonPress) m_byKeys = false;
  return QWidget::eventFilter(watched, event);
}

/// Whoever goes by Tab and Space finds the next step under the fingers, not wherever Qt goes when a control vanishes.
void ChargePanel::followFocus(QWidget* left) {
  if (!left || !isAncestorOf(left)) return;
  QTimer::singleShot(0, this, [this, gone = QPointer<QWidget>(left)] {
    QWidget* now = QApplication::focusWidget();
    const bool vanished = !gone || !gone->isVisible() || !gone->isEnabled();
    // After a click nothing has it: Space plays then, and does not press what Qt went on to.
    if (vanished && !m_byKeys && now && isAncestorOf(now)) now->clearFocus();
    if (vanished && m_byKeys && !(now && m_scroll->isAncestorOf(now) && now->isVisible())) seekFocus(kTurnsToShow);
  });
}

/// A row that was made just now is not seen before the next turns of the loop.
void ChargePanel::seekFocus(int turns) {
  if (focusFirst() || turns == 0) return;
  QTimer::singleShot(0, this, [this, turns] { seekFocus(turns - 1); });
}

bool ChargePanel::focusFirst() {
  for (QWidget* next = m_scroll->nextInFocusChain(); next != m_scroll; next = next->nextInFocusChain()) {
    const auto* button = qobject_cast<QAbstractButton*>(next);
    const bool chosenAlready = button && button->isChecked();
    if (!m_scroll->isAncestorOf(next) || !(next->focusPolicy() & Qt::TabFocus) || chosenAlready) continue;
    if (!next->isVisible() || !next->isEnabled()) continue;
    m_scroll->ensureWidgetVisible(next);
    next->setFocus(Qt::TabFocusReason);
    return true;
  }
  return false;
}

void ChargePanel::refresh() {
  if (!m_controller.ready())
    return showNothing(
        tr("No phase"),
        tr("The ruleset of this position is not known, or it has no armies. Choose a ruleset in the Inspector."));
  if (const QString why = m_controller.keptBack(); !why.isEmpty()) return showNothing(tr("A question is open"), why);
  m_rules->show();
  m_guide->show();
  m_scroll->show();
  const StageReading reading = m_controller.stage();
  refreshHeader(reading);
  const int watched = m_controller.watched();
  m_skip->setVisible(watched >= 0);
  if (watched >= 0) return showWatching(watched);
  showBoxes(reading);
  refreshFooter(reading);
}

/// The dock says why there is nothing to do in it.
void ChargePanel::showNothing(const QString& title, const QString& why) {
  m_title->setText(title);
  m_next->setText(why);
  for (QWidget* part : {static_cast<QWidget*>(m_rules), static_cast<QWidget*>(m_guide), static_cast<QWidget*>(m_last),
                        static_cast<QWidget*>(m_scroll)})
    part->hide();
  allow(m_endPhase, false, why);
  allow(m_setUp, false, why);
  m_resolve->leave();
}

/// While the outcome is being shown on the table, the dock says no more than can be seen there.
void ChargePanel::showWatching(int mark) {
  const TimelineMark& shown = m_controller.playback().timeline().marks()[static_cast<std::size_t>(mark)];
  const core::Battlefield field = m_controller.playback().timeline().fieldAt(shown.start);
  m_next->setText(tr("Watch the table: the outcome is being shown."));
  m_last->setText(tr("Now: %1").arg(shown.moves() ? eventTitle(shown.event, field) : eventText(shown.event, field)));
  m_last->show();
  for (QWidget* box : {static_cast<QWidget*>(m_dice), static_cast<QWidget*>(m_react), static_cast<QWidget*>(m_redirect),
                       static_cast<QWidget*>(m_resolve), static_cast<QWidget*>(m_reform),
                       static_cast<QWidget*>(m_declare), static_cast<QWidget*>(m_another),
                       static_cast<QWidget*>(m_file), static_cast<QWidget*>(m_finish), static_cast<QWidget*>(m_over)})
    box->hide();
  const QString first = tr("The outcome is being shown: watch it, or skip to its end.");
  m_guide->setAllOff(first);
  allow(m_endPhase, false, first);
  allow(m_setUp, true, {}, tr("Puts the phase away and lets the table be edited again"));
  m_resolve->leave();
}

void ChargePanel::refreshHeader(const StageReading& reading) {
  const core::PhaseState& state = m_controller.state();
  m_title->setText(tr("%1: charge phase").arg(armyName(state.field, state.active)));
  m_rules->setText(QString::fromStdString(state.rules->title));
  m_shown = m_controller.shownStage();
  m_guide->setReading(reading, m_shown);
  const bool declaring = m_shown == Stage::Declare;
  m_next->setText(declaring && reading.mayDeclare ? m_declare->whatNext() : whatNext(reading, m_controller.session()));
  const PhaseNode& node = m_controller.session().node(m_controller.session().current());
  // Changes of state only repeat what the event before them said.
  const auto last = std::find_if(node.events.rbegin(), node.events.rend(), [](const core::Event& event) {
    return !std::holds_alternative<core::StateChanged>(event.body);
  });
  m_last->setVisible(last != node.events.rend());
  if (last != node.events.rend()) m_last->setText(tr("Last: %1").arg(eventText(*last, state.field)));
}

/// A box is filled before it is shown, so that nobody sees what it held in the state before.
void ChargePanel::showBoxes(const StageReading& reading) {
  const bool resolving = m_shown == Stage::Resolve;
  const bool declaring = m_shown == Stage::Declare && reading.mayDeclare;
  if (!resolving) m_resolve->leave();
  m_dice->refresh();
  if (m_shown == Stage::React) m_react->refresh();
  if (m_shown == Stage::Redirect) m_redirect->refresh();
  if (resolving) m_resolve->refresh();
  if (resolving) m_reform->refresh();
  if (declaring) m_declare->refresh();
  m_dice->setVisible(m_shown == Stage::Dice);
  m_react->setVisible(m_shown == Stage::React);
  m_redirect->setVisible(m_shown == Stage::Redirect);
  m_resolve->setVisible(resolving && !reading.resolutions.empty());
  m_reform->setVisible(resolving && !reading.reforms.empty());
  m_declare->setVisible(declaring);
  showOthers(reading);
}

/// What stands under the boxes.
void ChargePanel::showOthers(const StageReading& reading) {
  m_another->setVisible(m_shown == Stage::Resolve && reading.mayDeclare);
  const auto orders = static_cast<int>(m_controller.fileOrders().size());
  m_file->setVisible(!m_controller.started() && orders > 0);
  m_file->setText(tr("Play the %n order(s) of this file", nullptr, orders));
  m_finish->setVisible(m_shown == Stage::Declare && !reading.mayDeclare && m_controller.started());
  m_over->setVisible(m_shown == Stage::Over);
  m_over->setText(
      tr("Step back in the timeline to look at any moment again or to choose otherwise: both lines are kept. "
         "Back to set-up puts the phase away."));
}

/// What must be answered before the phase can end: nobody's answer is filled in unasked. Empty: nothing.
QString ChargePanel::owed(const StageReading& reading) const {
  const core::PhaseState& state = m_controller.state();
  switch (reading.stage) {
    case Stage::Dice:
      return tr("First the dice that are wanted: %1.").arg(needOf(state, *m_controller.session().pending()).title);
    case Stage::React:
      return tr("First %1 must answer the charge of %2.")
          .arg(nameOf(state.field, reading.reactions.front().unit),
               nameOf(state.field, reading.reactions.front().charger));
    case Stage::Redirect:
      return tr("First %1 must redirect or press on.").arg(nameOf(state.field, reading.redirects.front()));
    case Stage::Over:
      return tr("The phase is over already.");
    case Stage::Declare:
    case Stage::Resolve:
      return {};
  }
  return {};
}

void ChargePanel::refreshFooter(const StageReading& reading) {
  const QString first = owed(reading);
  const bool open = first.isEmpty() && !reading.resolutions.empty();
  m_endPhase->setText(open ? tr("Move all and end") : tr("End the phase"));
  allow(
      m_endPhase, first.isEmpty(), first,
      open ? tr("Moves every charge that is still open, in their order and each to its best place, then ends the phase")
           : tr("Ends the phase"));
  allow(m_setUp, m_controller.started(), tr("This is the set-up: nothing has been ordered yet."),
        tr("Puts the phase away and lets the table be edited again"));
}

}  // namespace frontage::ui
