#pragma once

#include "ui/phase/choice_row.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace frontage::ui {

/// Rows one under the other, made and thrown away as needed; keeps those that stay, and with them the focus.
class RowList : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the object name of the list; its rows are "<name>Row0", "<name>Row1"...
  explicit RowList(const QString& name, QWidget* parent = nullptr);
  void setRows(const std::vector<ChoiceRow::Content>& rows);
  [[nodiscard]] int count() const noexcept { return static_cast<int>(m_rows.size()); }
  [[nodiscard]] ChoiceRow* row(int index) const { return m_rows.at(static_cast<std::size_t>(index)); }
  /// Checks that row alone; -1 = none.
  void setChecked(int index);

 signals:
  void chosen(int index);
  void pointedAt(int index, bool on);

 private:
  ChoiceRow* addRow();
  QVBoxLayout* m_column;
  std::vector<ChoiceRow*> m_rows;
};

}  // namespace frontage::ui
