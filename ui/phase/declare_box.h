#pragma once

#include "core/battlefield/ids.h"
#include "core/phase/phase_state.h"
#include "core/phase/verdict.h"
#include "ui/concurrency/background.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace frontage::ui {

class PhaseController;
class RowList;
class VerdictView;

/// Choosing who charges and whom, and why it can or cannot be.
class DeclareBox : public QWidget {
  Q_OBJECT

 public:
  DeclareBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();
  /// What comes next while a charge is being declared, in one sentence. Requires: the phase is ready.
  [[nodiscard]] QString whatNext() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refreshChargers();
  void refreshTargets();
  void refreshVerdict();
  void refreshButton();
  void workOutNext();
  void onWorkedOut(const std::shared_ptr<const core::PhaseState>& state, const core::ChargeVerdict& verdict);
  void declare();
  void chooseCharger(int row);

  PhaseController& m_controller;
  QLabel* m_who;
  RowList* m_chargers;
  QLabel* m_whom;
  RowList* m_targets;
  QCheckBox* m_several;
  QPushButton* m_declare;
  VerdictView* m_verdict;
  std::vector<core::UnitId> m_chargerIds;
  std::vector<core::UnitId> m_targetIds;
  QTimer m_pause;  ///< nothing is worked out while the table is still being changed
  Background m_work;
  bool m_working = false;  ///< a verdict is under way; its answer is worth having even when the choice is another
};

}  // namespace frontage::ui
