#pragma once

#include "ui/phase/verdict_rows.h"

#include <QWidget>

namespace frontage::ui {

class OverlayBoard;
class RowList;

/// The explained verdict: pointing at a line, or choosing it, draws it on the table.
class VerdictView : public QWidget {
  Q_OBJECT

 public:
  VerdictView(const QString& name, OverlayBoard& overlays, QWidget* parent = nullptr);
  void setRows(std::vector<VerdictRow> rows);

 private:
  void point(int index, bool on);
  void choose(int index);
  OverlayBoard& m_overlays;
  RowList* m_list;
  std::vector<VerdictRow> m_rows;
  int m_chosen = -1;
};

}  // namespace frontage::ui
