#include "ui/compare/compare_panel.h"

#include "core/rules/ruleset_library.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/text/clause_text.h"
#include "ui/text/event_text.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableWidget>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kRest = 250;  // milliseconds without a change before the rulesets are asked

QString titlesOf(const core::Comparison& comparison, const std::vector<std::string>& ids) {
  QStringList titles;
  for (const core::ComparedRun& run : comparison.runs)
    if (std::find(ids.begin(), ids.end(), run.rules->id) != ids.end())
      titles << QString::fromStdString(run.rules->title);
  return titles.join(QStringLiteral(", "));
}

}  // namespace

ComparePanel::ComparePanel(Document& document, PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_controller(controller),
      m_parting(new QLabel(this)),
      m_table(new QTableWidget(this)) {
  setObjectName(QStringLiteral("comparePanel"));
  m_parting->setObjectName(QStringLiteral("compareParting"));
  m_parting->setWordWrap(true);
  m_parting->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_table->setObjectName(QStringLiteral("compareTable"));
  m_table->setAccessibleName(tr("What happens under each ruleset"));
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setWordWrap(true);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_parting->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_parting->setContentsMargins(0, 0, 6, 0);
  // Beside the table: the dock is low and wide.
  auto* parting = new QScrollArea(this);
  parting->setWidgetResizable(true);
  parting->setFrameShape(QFrame::NoFrame);
  parting->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  parting->setWidget(m_parting);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 6, 10, 6);
  row->setSpacing(10);
  row->addWidget(parting, 2);
  row->addWidget(m_table, 5);
  m_later.setSingleShot(true);
  m_later.setInterval(kRest);
  connect(&m_later, &QTimer::timeout, this, &ComparePanel::ask);
  connect(&controller, &PhaseController::changed, this, &ComparePanel::askAnew);
  m_parting->setText(tr("Declare a charge: here stands how each ruleset plays it."));
}

void ComparePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  askAnew();
}

void ComparePanel::askAnew() {
  m_work.forget();
  if (isVisible()) m_later.start();
}

void ComparePanel::ask() {
  if (!isVisible()) return;
  const bool watching = m_controller.watched() >= 0;
  if (watching || !m_controller.ready() || m_document.scenario().orders.empty()) {
    m_table->setRowCount(0);
    m_parting->setText(watching ? tr("The outcome is being shown.")
                                : tr("Declare a charge: here stands how each ruleset plays it."));
    return;
  }
  m_parting->setText(tr("Playing it under every ruleset…"));
  m_work.ask([scenario = m_document.scenario()] { return core::compareRulesets(scenario); },
             [this](const std::optional<core::Comparison>& comparison, const std::string& problem) {
               if (comparison)
                 show(*comparison);
               else
                 m_parting->setText(QString::fromStdString(problem));
             });
}

void ComparePanel::show(const core::Comparison& comparison) {
  showParting(comparison);
  fill(comparison);
}

void ComparePanel::showParting(const core::Comparison& comparison) {
  if (!comparison.parting) {
    m_parting->setText(tr("The same happens under every ruleset."));
    return;
  }
  QStringList lines{tr("They part at event %1.").arg(comparison.parting->n)};
  for (const core::ClauseDifference& why : comparison.parting->why) {
    QStringList says;
    for (const auto& [rulesets, text] : why.says)
      says << tr("%1: %2").arg(titlesOf(comparison, rulesets), QString::fromStdString(text));
    lines << tr("%1 (%2). %3")
                 .arg(clauseTitle(why.clause), QString::fromStdString(why.clause), says.join(QStringLiteral("; ")));
  }
  m_parting->setText(lines.join(QLatin1Char('\n')));
}

void ComparePanel::fill(const core::Comparison& comparison) {
  std::size_t most = 0;
  QStringList titles;
  for (const core::ComparedRun& run : comparison.runs) {
    most = std::max(most, run.events.size());
    titles << QString::fromStdString(run.rules->title);
  }
  m_table->clear();
  m_table->setColumnCount(static_cast<int>(comparison.runs.size()));
  m_table->setRowCount(static_cast<int>(most));
  m_table->setHorizontalHeaderLabels(titles);
  for (int c = 0; c < m_table->columnCount(); ++c) m_table->horizontalHeaderItem(c)->setToolTip(titles[c]);
  const int parting = comparison.parting ? comparison.parting->n - 1 : -1;
  for (std::size_t c = 0; c < comparison.runs.size(); ++c) {
    const core::ComparedRun& run = comparison.runs[c];
    for (std::size_t r = 0; r < run.events.size(); ++r) {
      auto* item = new QTableWidgetItem(icon(eventIcon(run.events[r])), eventText(run.events[r], run.run.start.field));
      item->setToolTip(item->text());
      if (static_cast<int>(r) == parting) item->setBackground(theme().colour(Role::AccentSoft));
      m_table->setItem(static_cast<int>(r), static_cast<int>(c), item);
    }
    if (run.run.wanted && run.events.size() < most)
      m_table->setItem(static_cast<int>(run.events.size()), static_cast<int>(c),
                       new QTableWidgetItem(icon(QStringLiteral("dices")), otherDiceText(*run.run.wanted)));
  }
  if (parting >= 0 && parting < m_table->rowCount() && m_table->item(parting, 0))
    m_table->scrollToItem(m_table->item(parting, 0));
}

}  // namespace frontage::ui
