#include "ui/phase/verdict_book.h"

#include <algorithm>

namespace frontage::ui {

void VerdictBook::open(std::shared_ptr<const core::PhaseState> state) {
  m_state = std::move(state);
  m_charges.clear();
  m_orders.clear();
}

const core::ChargeVerdict& VerdictBook::charge(const core::UnitId& charger, const core::UnitId& target) {
  const auto key = std::pair(charger, target);
  auto it = m_charges.find(key);
  if (it == m_charges.end()) it = m_charges.emplace(key, core::inspectCharge(*m_state, charger, target)).first;
  return it->second;
}

bool VerdictBook::take(const std::shared_ptr<const core::PhaseState>& state, core::ChargeVerdict verdict) {
  if (state != m_state) return false;
  const auto key = std::pair(verdict.charger, verdict.target);
  m_charges.emplace(key, std::move(verdict));
  return true;
}

const core::ChargeVerdict* VerdictBook::known(const core::UnitId& charger, const core::UnitId& target) const {
  const auto it = m_charges.find(std::pair(charger, target));
  return it == m_charges.end() ? nullptr : &it->second;
}

const core::Verdict& VerdictBook::order(const core::Order& order) {
  const auto it = std::find_if(m_orders.begin(), m_orders.end(), [&](const auto& o) { return o.first == order; });
  if (it != m_orders.end()) return it->second;
  // A vector of pairs may move its elements; callers use the answer at once.
  m_orders.emplace_back(order, core::query(*m_state, order));
  return m_orders.back().second;
}

std::vector<const core::ChargeVerdict*> chargesOf(VerdictBook& book, const core::UnitId& charger,
                                                  const std::vector<core::UnitId>& targets) {
  std::vector<const core::ChargeVerdict*> charges;
  for (const core::UnitId& target : targets) charges.push_back(&book.charge(charger, target));
  return charges;
}

}  // namespace frontage::ui
