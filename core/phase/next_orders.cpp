#include "core/battlefield/formation.h"
#include "core/phase/declare/declare.h"
#include "core/phase/phase.h"
#include "core/phase/redirect/redirect.h"
#include "core/phase/resolve/reform.h"
#include "core/phase/resolve/resolve.h"
#include "core/phase/turn/pending.h"

#include <algorithm>

namespace frontage::core {

namespace {

void addReactions(std::vector<Order>& orders, const PhaseState& state, const OwedReaction& owed) {
  for (const Reaction reaction : {Reaction::Hold, Reaction::StandAndShoot, Reaction::Flee}) {
    const Order order = React{owed.unit, owed.charger, reaction};
    if (query(state, order).legal()) orders.push_back(order);
  }
}

void addRedirects(std::vector<Order>& orders, const PhaseState& state, const UnitId& charger) {
  orders.push_back(PressOn{charger});
  for (Redirect& order : possibleRedirects(state, *state.chargeOf(charger))) orders.push_back(std::move(order));
}

void addDeclarations(std::vector<Order>& orders, const PhaseState& state) {
  for (const Unit& charger : state.field.units) {
    const std::vector<ClauseCheck> may = checkMayCharge(state, charger.id);
    if (std::any_of(may.begin(), may.end(), [](const ClauseCheck& c) { return !c.ok; })) continue;
    for (const Unit& target : state.field.units) {
      if (!areEnemies(charger, target) || target.state.destroyed) continue;
      std::vector<UnitId> targets = declarableWith(state, charger, target);
      if (!targets.empty()) orders.push_back(Declare{charger.id, std::move(targets)});
    }
  }
}

void addResolutions(std::vector<Order>& orders, const PhaseState& state) {
  std::vector<UnitId> covered;
  for (const Charge& charge : state.charges) {
    if (!charge.isOpen() || std::find(covered.begin(), covered.end(), charge.charger) != covered.end()) continue;
    Resolve order{resolvedTogether(state, {charge.charger}), std::nullopt};
    covered.insert(covered.end(), order.chargers.begin(), order.chargers.end());
    orders.push_back(std::move(order));
  }
}

}  // namespace

std::vector<Order> nextOrders(const PhaseState& state) {
  std::vector<Order> orders;
  if (state.ended) return orders;
  for (const OwedReaction& owed : owedReactions(state)) addReactions(orders, state, owed);
  if (!orders.empty()) return orders;
  for (const UnitId& charger : owedRedirects(state)) addRedirects(orders, state, charger);
  if (!orders.empty()) return orders;
  addDeclarations(orders, state);
  addResolutions(orders, state);
  for (const UnitId& unit : state.mayReform) {
    const Unit& standing = *state.field.find(unit);
    orders.push_back(Reform{unit, standing.pose.facing.bearingDegrees(), placesInFront(standing)});
  }
  orders.push_back(EndPhase{});
  return orders;
}

}  // namespace frontage::core
