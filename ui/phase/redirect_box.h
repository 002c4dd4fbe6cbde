#pragma once

#include "core/phase/phase_state.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace frontage::ui {

class PhaseController;
class RowList;
class VerdictView;

/// A charger whose target is gone: the enemies that it could turn to, with what it takes, or pressing on.
class RedirectBox : public QWidget {
  Q_OBJECT

 public:
  RedirectBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();

 private:
  void choose(int row);
  void refreshButtons();
  [[nodiscard]] static QString instead(const core::PhaseState& state, const core::Redirect& order,
                                       const core::UnitId& onto);
  PhaseController& m_controller;
  QLabel* m_title;
  RowList* m_targets;
  QPushButton* m_redirect;
  QPushButton* m_pressOn;
  VerdictView* m_verdict;
  core::UnitId m_charger;
  std::vector<core::UnitId> m_ids;
};

}  // namespace frontage::ui
