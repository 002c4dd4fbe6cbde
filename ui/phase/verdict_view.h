#pragma once

#include "ui/phase/verdict_rows.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace frontage::ui {

class PhaseController;
class RowList;

/// The explained verdict: pointing at a line, or choosing it, draws it on the table. Over the lines, where something
/// refuses the order, the reason in one sentence and "Show me", which draws what decides and brings it into view.
class VerdictView : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the object name of the list of lines; the button is "<name>ShowMe", the sentence "<name>Reason".
  VerdictView(const QString& name, PhaseController& controller, QWidget* parent);
  void setRows(std::vector<VerdictRow> rows);

 private:
  void point(int index, bool on);
  void choose(int index);
  void refreshReason();
  void showWhatDecides();
  void bringIntoSight(QWidget* part);

  PhaseController& m_controller;
  QWidget* m_head;
  QLabel* m_reason;
  QPushButton* m_showMe;
  RowList* m_list;
  std::vector<VerdictRow> m_rows;
  int m_chosen = -1;
  int m_decides = -1;  ///< the first line that refuses
};

}  // namespace frontage::ui
