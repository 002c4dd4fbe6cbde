#pragma once

#include "core/battlefield/ids.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace frontage::ui {

class PhaseController;

/// A unit that ran down its target may test, and then face another way or stand in other ranks.
class ReformBox : public QWidget {
  Q_OBJECT

 public:
  ReformBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();

 private:
  void refreshButton();
  void preview();
  PhaseController& m_controller;
  QLabel* m_title;
  QDoubleSpinBox* m_facing;
  QSpinBox* m_files;
  QPushButton* m_reform;
  core::UnitId m_unit;
};

}  // namespace frontage::ui
