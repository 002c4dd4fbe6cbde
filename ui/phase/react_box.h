#pragma once

#include "core/phase/order.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace frontage::ui {

class PhaseController;
class RowList;

/// The answers that are owed, a group for each charged unit: every reaction, the forbidden ones greyed with the reason.
class ReactBox : public QWidget {
  Q_OBJECT

 public:
  ReactBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();

 private:
  struct Group {
    QLabel* title = nullptr;
    RowList* rows = nullptr;
    core::UnitId unit;
    core::UnitId charger;
  };
  void setGroupCount(std::size_t count);
  void fill(Group& group);
  void point(const Group& group, int row, bool on);
  std::vector<Group> m_groups;
  PhaseController& m_controller;
};

}  // namespace frontage::ui
