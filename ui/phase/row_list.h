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
  /// Tab stops at the list once, at the row where it was last; up and down go on from there.
  void setOneStop();
  /// Checks that row alone; -1 = none.
  void setChecked(int index);

 signals:
  void chosen(int index);
  void pointedAt(int index, bool on);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ChoiceRow* addRow();
  void stopAt(int index);
  void goOn(int from, int by);
  QVBoxLayout* m_column;
  std::vector<ChoiceRow*> m_rows;
  bool m_oneStop = false;
};

}  // namespace frontage::ui
