#pragma once

#include "core/odds/charge_odds.h"
#include "core/odds/matrix.h"
#include "ui/concurrency/background.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QLabel;
class QTableWidget;
class QVBoxLayout;

namespace frontage::ui {

class ChanceBar;
class MeasureEdit;
class PhaseController;

/// The Odds dock: exact chances of the charge that is looked at for each answer of its target, also from so many inches
/// nearer, and of every charger against every enemy. Works beside the window, and only while it can be seen.
class OddsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit OddsPanel(PhaseController& controller, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  using Pair = std::pair<core::UnitId, core::UnitId>;
  [[nodiscard]] std::optional<Pair> lookedAt() const;
  void askAnew();
  void ask();
  void askForCharge(const Pair& charge);
  void showCharge(const core::ChargeOdds& odds);
  void makeRoomForNames();
  void showMatrix(const std::vector<core::MatrixRow>& rows);
  void say(const QString& text);
  void setBarCount(std::size_t count);

  PhaseController& m_controller;
  QLabel* m_title;
  QLabel* m_said;
  MeasureEdit* m_nearer;
  QVBoxLayout* m_bars;
  std::vector<ChanceBar*> m_barList;
  QTableWidget* m_matrix;
  Background m_chargeWork;
  Background m_matrixWork;
  QTimer m_later;
  std::optional<core::PhaseState> m_matrixOf;  ///< the state that the table shows
};

}  // namespace frontage::ui
