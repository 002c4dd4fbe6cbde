#include "ui/compare/compare_table.h"

#include "ui/text/event_text.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace frontage::ui {

namespace {
constexpr int kLine = 21;   // pixels: four lines and the sentence above them fit into the dock as it opens
constexpr int kIcon = 14;   // pixels
constexpr int kMost = 240;  // pixels of a column; the rest is in the tooltip

/// Before that event the same happens everywhere; counted from nought.
std::size_t firstThatParts(const core::Comparison& comparison) {
  return comparison.parting ? static_cast<std::size_t>(std::max(0, comparison.parting->n - 1)) : 0;
}
}  // namespace

CompareTable::CompareTable(QWidget* parent) : QTableWidget(parent) {
  setObjectName(QStringLiteral("compareTable"));
  setAccessibleName(tr("What happens under each ruleset"));
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setTabKeyNavigation(false);  // Tab leads on, the arrow keys go through the cells
  setWordWrap(false);
  setFont(uiFont(TextSize::Small));
  setIconSize({kIcon, kIcon});
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  horizontalHeader()->hide();
  verticalHeader()->setFont(uiFont(TextSize::Small));
  verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  verticalHeader()->setMinimumSectionSize(kLine);
  verticalHeader()->setDefaultSectionSize(kLine);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

void CompareTable::forget() {
  clear();
  setRowCount(0);
  setColumnCount(0);
  updateGeometry();
}

void CompareTable::show(const core::Comparison& comparison) {
  const std::size_t from = firstThatParts(comparison);
  std::size_t most = 0;
  QStringList titles;
  for (const core::ComparedRun& run : comparison.runs) {
    most = std::max(most, run.events.size() + (run.run.wanted ? 1 : 0));
    titles << QString::fromStdString(run.rules->title);
  }
  clear();
  setRowCount(static_cast<int>(comparison.runs.size()));
  setColumnCount(static_cast<int>(most - std::min(most, from)));
  setVerticalHeaderLabels(titles);
  for (int row = 0; row < rowCount(); ++row) fillLine(row, comparison.runs[static_cast<std::size_t>(row)], from);
  if (QTableWidgetItem* own = verticalHeaderItem(0)) own->setFont(uiFont(TextSize::Small, QFont::DemiBold));
  if (comparison.parting) {
    const int parting = comparison.parting->n - 1 - static_cast<int>(from);
    for (int row = 0; row < rowCount(); ++row)
      if (QTableWidgetItem* there = item(row, parting)) there->setBackground(theme().colour(Role::AccentSoft));
  }
  resizeColumnsToContents();
  for (int column = 0; column < columnCount(); ++column) setColumnWidth(column, std::min(columnWidth(column), kMost));
  horizontalScrollBar()->setValue(0);
  updateGeometry();
}

void CompareTable::fillLine(int row, const core::ComparedRun& run, std::size_t from) {
  const core::Battlefield& field = run.run.start.field;
  int column = 0;
  for (std::size_t i = from; i < run.events.size(); ++i)
    put(row, column++, eventIcon(run.events[i]), eventTitle(run.events[i], field), eventText(run.events[i], field));
  if (!run.run.wanted) return;
  const QString wants = otherDiceText(*run.run.wanted);
  put(row, column, QStringLiteral("dices"), wants, wants);
}

void CompareTable::put(int row, int column, const QString& iconName, const QString& words, const QString& sentence) {
  auto* item = new QTableWidgetItem(icon(iconName), words);
  item->setToolTip(sentence);
  item->setData(Qt::AccessibleTextRole, sentence);
  setItem(row, column, item);
}

QSize CompareTable::sizeHint() const {
  int wide = verticalHeader()->sizeHint().width();
  for (int column = 0; column < columnCount(); ++column) wide += columnWidth(column);
  const bool scrolls = wide > width();
  return {320, rowCount() * kLine + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0)};
}

QSize CompareTable::minimumSizeHint() const {
  return {160, sizeHint().height()};
}

void CompareTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  updateGeometry();
}

}  // namespace frontage::ui
