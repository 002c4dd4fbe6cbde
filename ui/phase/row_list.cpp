#include "ui/phase/row_list.h"

#include "ui/accessibility/tab_order.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

RowList::RowList(const QString& name, QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
  setObjectName(name);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(4);
}

ChoiceRow* RowList::addRow() {
  auto* row = new ChoiceRow(this);
  const int index = count();
  row->setObjectName(QStringLiteral("%1Row%2").arg(objectName()).arg(index));
  connect(row, &ChoiceRow::clicked, this, [this, index] { emit chosen(index); });
  connect(row, &ChoiceRow::pointedAt, this, [this, index](bool on) { emit pointedAt(index, on); });
  connect(row, &ChoiceRow::wentOn, this, [this, index](int by) { goOn(index, by); });
  row->installEventFilter(this);
  m_column->addWidget(row);
  putInTabOrder(m_rows.empty() ? *static_cast<QWidget*>(this) : *m_rows.back(), *row);
  m_rows.push_back(row);
  return row;
}

void RowList::setRows(const std::vector<ChoiceRow::Content>& rows) {
  while (m_rows.size() > rows.size()) {
    m_rows.back()->hide();
    m_rows.back()->setObjectName({});  // its name is that of the next row in its place
    m_rows.back()->deleteLater();
    m_rows.pop_back();
  }
  while (m_rows.size() < rows.size()) addRow();
  for (std::size_t i = 0; i < rows.size(); ++i) m_rows[i]->setContent(rows[i]);
  if (!m_oneStop || m_rows.empty()) return;
  const auto at = std::find_if(m_rows.begin(), m_rows.end(), [](const ChoiceRow* row) { return row->hasFocus(); });
  stopAt(at == m_rows.end() ? 0 : static_cast<int>(at - m_rows.begin()));
}

void RowList::setOneStop() {
  m_oneStop = true;
}

void RowList::stopAt(int index) {
  for (int i = 0; i < count(); ++i)
    m_rows[static_cast<std::size_t>(i)]->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus);
}

/// To the next row that is on; at either end it stays.
void RowList::goOn(int from, int by) {
  for (int to = from + by; to >= 0 && to < count(); to += by)
    if (row(to)->isEnabled()) return row(to)->setFocus(Qt::TabFocusReason);
}

bool RowList::eventFilter(QObject* watched, QEvent* event) {
  const auto at = std::find(m_rows.begin(), m_rows.end(), watched);
  if (m_oneStop && event->type() == QEvent::FocusIn && at != m_rows.end())
    stopAt(static_cast<int>(at - m_rows.begin()));
  return QWidget::eventFilter(watched, event);
}

void RowList::setChecked(int index) {
  for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i]->setChecked(static_cast<int>(i) == index);
}

}  // namespace frontage::ui
