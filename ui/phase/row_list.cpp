#include "ui/phase/row_list.h"

#include "ui/accessibility/tab_order.h"

#include <QVBoxLayout>

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
}

void RowList::setChecked(int index) {
  for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i]->setChecked(static_cast<int>(i) == index);
}

}  // namespace frontage::ui
