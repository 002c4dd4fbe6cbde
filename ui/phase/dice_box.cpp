#include "ui/phase/dice_box.h"

#include "ui/accessibility/tab_order.h"
#include "ui/phase/die.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/primary_button.h"
#include "ui/phase/reasons.h"
#include "ui/phase/roll_need.h"
#include "ui/phase/roll_outcomes.h"
#include "ui/phase/row_list.h"
#include "ui/text/figures.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {
constexpr int kColumns = 7;
constexpr int kTumbles = 4;
constexpr int kTumbleMs = 38;  // 150 ms in all

QLabel* wrapped(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  return label;
}
}  // namespace

DiceBox::DiceBox(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_title(wrapped("rollTitle", this)),
      m_need(wrapped("rollNeed", this)),
      m_tray(new QWidget(this)),
      m_typed(new QLineEdit(this)),
      m_roll(new PrimaryButton(QStringLiteral("dices"), tr("&Roll"), this)),
      m_rollAll(new QPushButton(tr("Roll &all"), this)),
      m_use(new QPushButton(tr("&Use these"), this)),
      m_cancel(new QPushButton(icon(QStringLiteral("undo-2")), tr("Take the order back"), this)),
      m_showAll(new QToolButton(this)),
      m_outcomes(new RowList(QStringLiteral("outcome"), this)),
      m_missing(wrapped("diceMissing", this)) {
  setObjectName(QStringLiteral("diceBox"));
  m_title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_tray->setObjectName(QStringLiteral("diceTray"));
  m_typed->setObjectName(QStringLiteral("typedDice"));
  m_typed->setAccessibleName(tr("Faces that you rolled"));
  m_missing->setFont(uiFont(TextSize::Small));
  m_roll->setObjectName(QStringLiteral("rollButton"));
  m_roll->setDefault(true);
  m_rollAll->setObjectName(QStringLiteral("rollAllButton"));
  m_use->setObjectName(QStringLiteral("useDiceButton"));
  m_cancel->setObjectName(QStringLiteral("cancelRollButton"));
  m_cancel->setFlat(true);
  m_showAll->setObjectName(QStringLiteral("showAllButton"));
  m_showAll->setText(tr("&Show all"));
  m_showAll->setIcon(icon(QStringLiteral("list")));
  m_showAll->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_showAll->setCheckable(true);
  m_showAll->setAutoRaise(true);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  for (QWidget* widget : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_need)}) column->addWidget(widget);
  auto* rolls = new QHBoxLayout;
  rolls->addWidget(m_roll, 1);
  rolls->addWidget(m_rollAll);
  column->addLayout(rolls);
  auto* own = new QLabel(tr("I rolled: click the faces, or type them"), this);
  own->setFont(uiFont(TextSize::Small));
  own->setWordWrap(true);
  own->setBuddy(m_typed);
  column->addWidget(own);
  column->addWidget(m_tray);
  auto* typed = new QHBoxLayout;
  typed->addWidget(m_typed, 1);
  typed->addWidget(m_use);
  column->addLayout(typed);
  column->addWidget(m_missing);
  auto* last = new QHBoxLayout;
  last->addWidget(m_cancel);
  last->addStretch(1);
  last->addWidget(m_showAll);
  column->addLayout(last);
  column->addWidget(m_outcomes);

  m_tumble.setInterval(kTumbleMs);
  connect(&m_tumble, &QTimer::timeout, this, &DiceBox::tumble);
  connect(m_roll, &QPushButton::clicked, this, &DiceBox::roll);
  connect(m_rollAll, &QPushButton::clicked, this, [this] { m_controller.session().rollAllForMe(); });
  connect(m_use, &QPushButton::clicked, this, &DiceBox::commit);
  connect(m_typed, &QLineEdit::textEdited, this, &DiceBox::readTyped);
  connect(m_typed, &QLineEdit::returnPressed, this, [this] {
    if (complete()) commit();
  });
  connect(m_showAll, &QToolButton::toggled, this, &DiceBox::showOutcomes);
  connect(m_cancel, &QPushButton::clicked, this, [this] { m_controller.session().cancelPending(); });
}

void DiceBox::refresh() {
  const auto& pending = m_controller.session().pending();
  if (!pending) {
    m_tumble.stop();
    m_shown.reset();
    return;
  }
  if (m_shown == pending->request && m_made == pending->made.size()) return;
  m_shown = pending->request;
  m_made = pending->made.size();
  m_tumble.stop();
  m_problem.clear();
  const RollNeed need = needOf(m_controller.state(), *pending);
  m_title->setText(need.title);
  m_need->setText(need.need);
  makeFaces(pending->request.count);
  m_typed->clear();
  m_typed->setPlaceholderText(
      tr("%n face(s), e.g. %1", nullptr, pending->request.count)
          .arg(QStringLiteral("3 5 1 6 2 4").left(2 * std::min(pending->request.count, 6) - 1)));
  showOutcomes();
  refreshButtons();
}

/// Everything that the roll may come to, with its chance.
void DiceBox::showOutcomes() {
  const auto& pending = m_controller.session().pending();
  if (!pending) return;
  const std::vector<RollOutcome> outcomes = outcomesOf(m_controller.state(), pending->request);
  allow(m_showAll, true, {}, tr("Everything that the roll may come to, with its chance"));
  std::vector<ChoiceRow::Content> rows;
  if (m_showAll->isChecked())
    for (const RollOutcome& outcome : outcomes)
      rows.push_back({!outcome.good   ? QStringLiteral("circle-dot")
                      : *outcome.good ? QStringLiteral("circle-check")
                                      : QStringLiteral("circle-x"),
                      !outcome.good   ? Role::SoftText
                      : *outcome.good ? Role::Good
                                      : Role::Bad,
                      outcome.figure,
                      outcome.text,
                      percentText(outcome.probability),
                      {}});
  m_outcomes->setRows(rows);
  for (int i = 0; i < m_outcomes->count(); ++i) m_outcomes->row(i)->setCheckable(false);
  m_outcomes->setVisible(!rows.empty());
}

void DiceBox::makeFaces(int count) {
  for (Die* die : m_dice) die->deleteLater();
  m_dice.clear();
  delete m_tray->layout();
  auto* grid = new QGridLayout(m_tray);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  grid->setColumnStretch(kColumns, 1);
  for (int i = 0; i < count; ++i) {
    auto* die = new Die(m_tray);
    die->setObjectName(QStringLiteral("die%1").arg(i));
    connect(die, &Die::faceChosen, this, &DiceBox::showTyped);
    grid->addWidget(die, i / kColumns, i % kColumns);
    putInTabOrder(m_dice.empty() ? *m_tray : *static_cast<QWidget*>(m_dice.back()), *die);
    m_dice.push_back(die);
  }
}

std::vector<int> DiceBox::faces() const {
  std::vector<int> faces;
  for (const Die* die : m_dice) faces.push_back(die->face());
  return faces;
}

bool DiceBox::complete() const {
  return m_problem.isEmpty() && !m_dice.empty() &&
         std::all_of(m_dice.begin(), m_dice.end(), [](const Die* die) { return die->face() > 0; });
}

void DiceBox::refreshButtons() {
  allow(m_roll, !m_tumble.isActive(), tr("The dice are rolling."),
        tr("The program rolls: the same seed, the same dice"));
  allow(m_rollAll, !m_tumble.isActive(), tr("The dice are rolling."),
        tr("Rolls this and whatever else this order wants"));
  const auto missing =
      static_cast<int>(std::count_if(m_dice.begin(), m_dice.end(), [](const Die* die) { return die->face() == 0; }));
  const QString why = m_problem.isEmpty() ? tr("Give %n more face(s) first.", nullptr, missing) : m_problem;
  allow(m_use, complete(), why, tr("Go on with these faces (Enter)"));
  m_missing->setText(complete() ? tr("Enter goes on with these faces.") : why);
  m_missing->setForegroundRole(m_problem.isEmpty() ? QPalette::PlaceholderText : QPalette::BrightText);
  allow(m_cancel, true, {}, tr("As if the order had not been given"));
}

void DiceBox::readTyped(const QString& text) {
  static const QString between = QStringLiteral(" ,;+");
  std::size_t i = 0;
  m_problem.clear();
  for (const QChar c : text) {
    if (between.contains(c)) continue;
    const int face = c.digitValue();
    if (face < 1 || face > 6)
      m_problem = tr("\u201c%1\u201d is no face of a die: type 1 to 6.").arg(c);
    else if (i == m_dice.size())
      m_problem = tr("Those are too many: only %n face(s) are wanted.", nullptr, static_cast<int>(i));
    else
      m_dice[i++]->setFace(face);
    if (!m_problem.isEmpty()) break;
  }
  for (; i < m_dice.size(); ++i) m_dice[i]->setFace(0);
  refreshButtons();
}

void DiceBox::showTyped() {
  m_problem.clear();
  QStringList faces;
  for (const Die* die : m_dice)
    if (die->face() > 0) faces << QString::number(die->face());
  m_typed->setText(faces.join(QLatin1Char(' ')));
  refreshButtons();
}

void DiceBox::roll() {
  if (!isWantedStill() || m_tumble.isActive()) return;
  if (m_controller.playback().reducedMotion()) {
    m_controller.session().rollForMe();
    return;
  }
  m_result = m_controller.session().previewRoll();
  m_left = kTumbles;
  m_tumble.start();
  refreshButtons();
}

/// For show only: the faces that count were decided before the first tumble.
void DiceBox::tumble() {
  if (!isWantedStill()) return m_tumble.stop();
  if (--m_left > 0) {
    for (Die* die : m_dice) die->setFace(QRandomGenerator::global()->bounded(1, 7));
    return;
  }
  m_tumble.stop();
  for (std::size_t i = 0; i < m_dice.size() && i < m_result.size(); ++i) m_dice[i]->setFace(m_result[i]);
  m_controller.session().rollForMe();
}

/// The order may have been taken back meanwhile, or another file opened.
bool DiceBox::isWantedStill() const {
  const auto& pending = m_controller.session().pending();
  return pending && m_shown == pending->request && m_made == pending->made.size();
}

void DiceBox::commit() {
  if (complete() && isWantedStill()) m_controller.session().giveRoll(faces());
}

}  // namespace frontage::ui
