#include "ui/odds/odds_panel.h"

#include "core/battlefield/placement.h"
#include "ui/inspector/measure_edit.h"
#include "ui/odds/chance_bar.h"
#include "ui/phase/phase_controller.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kRest = 200;  // milliseconds without a change before anything is worked out
constexpr double kMostNearer = 24;
constexpr int kMostName =
    160;  // pixels of a name in the table; longer ones end in dots, and their tooltip has them whole

struct Line {
  QString name;
  double probability = 0;
  QString words;
};

/// What is told of each reaction that the target may choose.
std::vector<Line> linesOf(const core::ChargeOdds& odds, const core::Battlefield& field) {
  std::vector<Line> lines;
  if (odds.terrorFails)
    lines.push_back({OddsPanel::tr("Terror"), *odds.terrorFails, OddsPanel::tr("fails the test and has to flee")});
  if (odds.hold)
    lines.push_back({OddsPanel::tr("Hold"), odds.hold->contact,
                     OddsPanel::tr("makes contact; rolls far enough: %1").arg(percentText(odds.hold->success))});
  if (const auto& shoot = odds.standAndShoot)
    lines.push_back({OddsPanel::tr("Stand and shoot"), shoot->contact,
                     OddsPanel::tr("makes contact; charge broken: %1, models lost on average: %2")
                         .arg(percentText(shoot->chargeBroken), numberText(shoot->expectedCasualties, 2))});
  if (const auto& flee = odds.flee) {
    lines.push_back({OddsPanel::tr("Flee"), flee->success,
                     OddsPanel::tr("is caught; leaves the table: %1, flees %2 on average")
                         .arg(percentText(flee->offTable), inchesText(flee->expectedDistance))});
    for (const core::RedirectOdds& other : flee->redirects)
      lines.push_back({OddsPanel::tr("… then redirect"), other.success,
                       OddsPanel::tr("reaches %1; may redirect: %2")
                           .arg(nameOf(field, other.target), percentText(other.available))});
  }
  return lines;
}

}  // namespace

OddsPanel::OddsPanel(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_title(new QLabel(this)),
      m_said(new QLabel(this)),
      m_nearer(new MeasureEdit(MeasureEdit::Kind::Inches, 0, kMostNearer, 1, this)),
      m_matrix(new QTableWidget(this)) {
  setObjectName(QStringLiteral("oddsPanel"));
  m_title->setObjectName(QStringLiteral("oddsTitle"));
  m_title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_said->setObjectName(QStringLiteral("oddsSaid"));
  m_said->setWordWrap(true);
  m_nearer->setObjectName(QStringLiteral("oddsNearer"));
  m_nearer->setAccessibleName(tr("Inches closer, straight ahead"));
  m_nearer->setToolTip(tr("The odds if the charger stood this much closer, straight ahead"));
  m_nearer->setMaximumWidth(64);
  m_nearer->setValue(0);
  m_matrix->setObjectName(QStringLiteral("oddsMatrix"));
  m_matrix->setAccessibleName(tr("Chance of every charger against every enemy"));
  m_matrix->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
  m_matrix->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  m_matrix->setFrameShape(QFrame::NoFrame);
  m_matrix->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  m_matrix->verticalHeader()->setTextElideMode(Qt::ElideRight);
  m_matrix->verticalHeader()->setMaximumWidth(kMostName);
  m_matrix->setTabKeyNavigation(false);  // Tab leads on, the arrow keys go through the cells

  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  auto* label = new QLabel(tr("If closer by"), left);
  label->setBuddy(m_nearer);
  head->addWidget(label);
  head->addWidget(m_nearer);
  column->addLayout(head);
  column->addWidget(m_said);
  m_bars = new QVBoxLayout;
  m_bars->setSpacing(2);
  column->addLayout(m_bars);
  column->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidget(left);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 6, 10, 6);
  row->setSpacing(12);
  row->addWidget(scroll, 3);
  row->addWidget(m_matrix, 2);

  m_later.setSingleShot(true);
  m_later.setInterval(kRest);
  connect(&m_later, &QTimer::timeout, this, &OddsPanel::ask);
  connect(&controller, &PhaseController::changed, this, &OddsPanel::askAnew);
  connect(m_nearer, &MeasureEdit::valueTyped, this, &OddsPanel::askAnew);
  connect(m_matrix, &QTableWidget::cellClicked, this, [this](int down, int across) {
    const auto* item = m_matrix->item(down, across);
    if (!item) return;
    const auto ids = item->data(Qt::UserRole).toStringList();
    if (ids.size() != 2) return;
    m_controller.chooseCharger(core::UnitId{ids[0].toStdString()});
    m_controller.chooseTarget(core::UnitId{ids[1].toStdString()});
  });
  say(tr("Choose a charge to see its exact chances."));
}

void OddsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  askAnew();
}

void OddsPanel::say(const QString& text) {
  m_said->setText(text);
  m_said->setVisible(!text.isEmpty());
}

/// The charge that is to be answered, or the one that is being chosen.
std::optional<OddsPanel::Pair> OddsPanel::lookedAt() const {
  if (!m_controller.ready() || m_controller.watched() >= 0 || !m_controller.keptBack().isEmpty()) return std::nullopt;
  const StageReading reading = m_controller.stage();
  if (!reading.reactions.empty()) return Pair{reading.reactions.front().charger, reading.reactions.front().unit};
  if (m_controller.charger().empty() || m_controller.targets().size() != 1) return std::nullopt;
  return Pair{m_controller.charger(), m_controller.targets().front()};
}

void OddsPanel::askAnew() {
  m_chargeWork.forget();
  if (isVisible()) m_later.start();
}

void OddsPanel::ask() {
  if (!isVisible() || !m_controller.ready()) return;
  const std::optional<Pair> charge = lookedAt();
  if (charge) {
    askForCharge(*charge);
  } else {
    m_title->clear();
    setBarCount(0);
    say(!m_controller.keptBack().isEmpty() ? m_controller.keptBack()
        : m_controller.watched() >= 0      ? tr("The outcome is being shown.")
                                           : tr("Choose a charge to see its exact chances."));
  }
  m_matrix->setVisible(m_controller.keptBack().isEmpty());
  if (m_matrix->isHidden()) return;
  if (m_matrixOf && sameState(*m_matrixOf, m_controller.state())) return;
  m_matrixOf = m_controller.state();
  m_matrixWork.ask([state = *m_matrixOf] { return core::chargeMatrix(state); },
                   [this](const std::optional<std::vector<core::MatrixRow>>& rows, const std::string&) {
                     if (rows) showMatrix(*rows);
                   });
}

void OddsPanel::askForCharge(const Pair& charge) {
  core::PhaseState state = m_controller.state();
  core::Unit* unit = state.field.find(charge.first);
  if (!unit || !state.field.find(charge.second)) return;
  m_title->setText(tr("%1 against %2").arg(nameOf(state.field, charge.first), nameOf(state.field, charge.second)));
  unit->pose = unit->pose.shifted(unit->pose.facing.forward() * m_nearer->value());
  if (m_nearer->value() > 0 && core::placementFault(state.field, *unit)) {
    setBarCount(0);
    return say(tr("It cannot stand %1 closer: something is in the way there.").arg(inchesText(m_nearer->value())));
  }
  say(tr("Working it out…"));
  m_chargeWork.ask([state, charge] { return core::chargeOdds(state, charge.first, charge.second); },
                   [this](const std::optional<core::ChargeOdds>& odds, const std::string& problem) {
                     if (odds)
                       showCharge(*odds);
                     else
                       say(QString::fromStdString(problem));
                   });
}

void OddsPanel::setBarCount(std::size_t count) {
  while (m_barList.size() > count) {
    delete m_barList.back();
    m_barList.pop_back();
  }
  while (m_barList.size() < count) {
    auto* bar = new ChanceBar(this);
    bar->setObjectName(QStringLiteral("chance%1").arg(m_barList.size()));
    m_bars->addWidget(bar);
    m_barList.push_back(bar);
  }
}

void OddsPanel::showCharge(const core::ChargeOdds& odds) {
  const std::vector<Line> lines = linesOf(odds, m_controller.state().field);
  setBarCount(lines.size());
  int names = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    m_barList[i]->set(lines[i].name, lines[i].probability, lines[i].words);
    names = std::max(names, m_barList[i]->widthOfName());
  }
  for (ChanceBar* bar : m_barList) bar->setNameWidth(names);
  if (lines.empty())
    say(tr("There are no chances to work out against this target."));
  else if (!odds.legal && m_controller.stage().reactions.empty())
    say(tr("This charge may not be declared now; these would be its chances."));
  else
    say({});
}

/// Columns as wide as the longest name: when they do not fit they scroll, rather than cut all names.
void OddsPanel::makeRoomForNames() {
  QHeaderView* header = m_matrix->horizontalHeader();
  int widest = 0;
  for (int i = 0; i < header->count(); ++i) widest = std::max(widest, header->sectionSizeHint(i));
  header->setMinimumSectionSize(std::min(widest, kMostName));
}

void OddsPanel::showMatrix(const std::vector<core::MatrixRow>& rows) {
  const core::Battlefield& field = m_controller.state().field;
  std::vector<core::UnitId> chargers;
  std::vector<core::UnitId> targets;
  const auto indexOf = [](std::vector<core::UnitId>& ids, const core::UnitId& id) {
    const auto it = std::find(ids.begin(), ids.end(), id);
    if (it != ids.end()) return static_cast<int>(it - ids.begin());
    ids.push_back(id);
    return static_cast<int>(ids.size()) - 1;
  };
  for (const core::MatrixRow& row : rows) {
    indexOf(chargers, row.charger);
    indexOf(targets, row.target);
  }
  m_matrix->clear();
  m_matrix->setRowCount(static_cast<int>(chargers.size()));
  m_matrix->setColumnCount(static_cast<int>(targets.size()));
  QStringList down;
  QStringList across;
  for (const core::UnitId& id : chargers) down << nameOf(field, id);
  for (const core::UnitId& id : targets) across << nameOf(field, id);
  m_matrix->setVerticalHeaderLabels(down);
  m_matrix->setHorizontalHeaderLabels(across);
  for (int i = 0; i < m_matrix->rowCount(); ++i) m_matrix->verticalHeaderItem(i)->setToolTip(down[i]);
  for (int i = 0; i < m_matrix->columnCount(); ++i) m_matrix->horizontalHeaderItem(i)->setToolTip(across[i]);
  makeRoomForNames();
  for (const core::MatrixRow& row : rows) {
    auto* item = new QTableWidgetItem(row.legal ? percentText(row.success) : QStringLiteral("–"));
    item->setTextAlignment(Qt::AlignCenter);
    item->setToolTip(row.legal ? tr("%1 away").arg(inchesText(row.distance)) : tr("May not be declared now"));
    item->setData(Qt::UserRole,
                  QStringList{QString::fromStdString(row.charger.value), QString::fromStdString(row.target.value)});
    m_matrix->setItem(indexOf(chargers, row.charger), indexOf(targets, row.target), item);
  }
}

}  // namespace frontage::ui
