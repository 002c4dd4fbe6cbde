#pragma once

#include "core/phase/phase.h"

#include <map>
#include <memory>
#include <utility>

namespace frontage::ui {

/// What core::inspectCharge and core::query said about one state, asked once each: a charge takes a while to work out
/// and is looked at often. Emptied when the state is another one.
class VerdictBook {
 public:
  void open(std::shared_ptr<const core::PhaseState> state);
  [[nodiscard]] bool isOpen() const noexcept { return m_state != nullptr; }
  [[nodiscard]] const core::PhaseState& state() const noexcept { return *m_state; }

  /// Requires: both units exist.
  [[nodiscard]] const core::ChargeVerdict& charge(const core::UnitId& charger, const core::UnitId& target);
  /// The state itself, for somebody who works a charge out elsewhere.
  [[nodiscard]] const std::shared_ptr<const core::PhaseState>& kept() const noexcept { return m_state; }
  /// Takes what was worked out elsewhere for a state; false, and not taken, when the book is open at another by now.
  bool take(const std::shared_ptr<const core::PhaseState>& state, core::ChargeVerdict verdict);
  /// What is known without working anything out.
  [[nodiscard]] const core::ChargeVerdict* known(const core::UnitId& charger, const core::UnitId& target) const;
  /// May the charge be declared (or, for a charger whose target fled, redirected to)?
  [[nodiscard]] const core::Verdict& order(const core::Order& order);

 private:
  std::shared_ptr<const core::PhaseState> m_state;
  std::map<std::pair<core::UnitId, core::UnitId>, core::ChargeVerdict> m_charges;
  std::vector<std::pair<core::Order, core::Verdict>> m_orders;
};

/// The charges of one unit on each of these. They last until the book is opened at another state.
[[nodiscard]] std::vector<const core::ChargeVerdict*> chargesOf(VerdictBook& book, const core::UnitId& charger,
                                                                const std::vector<core::UnitId>& targets);

}  // namespace frontage::ui
