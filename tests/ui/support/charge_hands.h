#pragma once

#include "core/phase/order.h"
#include "tests/ui/support/table_window.h"

#include <string>
#include <vector>

namespace frontage::ui {

class PhaseController;

/// The window with hands for a charge phase: every order is given by clicks on the table and in the Charge dock, every
/// roll made there. A control that is to be clicked has to be there and on.
class ChargeHands : public TableWindow {
 protected:
  [[nodiscard]] PhaseController& phase() const;
  /// The order as a player gives it. False when the dock has no way to give just this one, as an exact offset.
  [[nodiscard]] bool giveByHand(const core::Order& order);
  /// Rolls whatever is wanted with the dock's button.
  void rollByHand();

  void press(const QString& name);
  [[nodiscard]] QWidget& widget(const QString& name) const;
  /// The row of the list whose title names the unit; empty when there is none.
  [[nodiscard]] QString rowOf(const QString& list, const core::UnitId& unit) const;
  void clickOnTable(const core::UnitId& unit);
  /// The charger and then the targets, not declared yet.
  void chooseByHand(const core::UnitId& charger, const std::vector<core::UnitId>& targets);
  void goToResolve();

 private:
  void declareByHand(const core::Declare& order);
  void reactByHand(const core::React& order);
  void redirectByHand(const core::Redirect& order);
  [[nodiscard]] bool resolveByHand(const core::Resolve& order);
};

}  // namespace frontage::ui
