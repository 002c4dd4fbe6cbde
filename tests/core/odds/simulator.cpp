#include "tests/core/odds/simulator.h"

#include "core/phase/range/charge_range.h"
#include "core/phase/react/react.h"
#include "core/phase/resolve/range_roll.h"
#include "core/phase/turn/pending.h"

#include <algorithm>
#include <stdexcept>

namespace frontage::test {

using namespace core;

struct ChargeSimulator::Node {
  PhaseState state;              ///< before the order that is being given
  std::vector<GivenRoll> given;  ///< since then
  ChargeFacts facts;
  std::optional<RollRequest> wanted;  ///< nothing: the charge is over
  std::map<std::vector<int>, std::unique_ptr<Node>> next;
};

namespace {

/// What the engine is to see in a roll, by a reckoning of its own.
std::vector<int> readAs(const RollRequest& request, const std::vector<int>& dice, const PhaseState& state) {
  int total = 0;
  for (const int die : dice) total += die;
  const int lowest = *std::min_element(dice.begin(), dice.end());
  switch (request.reading.kind) {
    case Reading::Kind::SumAtMost:
      return {total <= request.reading.to ? 1 : 0};
    case Reading::Kind::Showing: {
      int showing = 0;
      for (const int die : dice) showing += die >= request.reading.from && die <= request.reading.to;
      return {showing};
    }
    case Reading::Kind::KeptSum:
      return {dice.size() == 3 ? total - lowest : total};
    case Reading::Kind::Values:
      break;
  }
  if (request.roll != RollPurpose::Range) return dice;
  const Unit& unit = *state.field.find(request.unit);
  return {static_cast<int>(rangeFrom(*state.rules, unit.stats, 0, dice))};
}

}  // namespace

ChargeSimulator::ChargeSimulator(const PhaseState& start, ChargePlan plan)
    : m_plan(std::move(plan)), m_root(std::make_unique<Node>()) {
  m_root->state = start;
  settle(*m_root);
}

ChargeSimulator::~ChargeSimulator() = default;

ChargeFacts ChargeSimulator::play(Dice& dice) {
  Node* node = m_root.get();
  while (node->wanted) {
    std::vector<int> values = dice.roll(*node->wanted);
    const bool terror = node->wanted->roll == RollPurpose::Terror && node->wanted->unit == m_plan.target;
    while (terror && values[0] + values[1] > node->wanted->reading.to) values = dice.roll(*node->wanted);
    std::unique_ptr<Node>& child = node->next[readAs(*node->wanted, values, node->state)];
    if (!child) {
      child = std::make_unique<Node>();
      child->state = node->state;
      child->given = node->given;
      child->facts = node->facts;
      child->given.push_back({node->wanted->roll, node->wanted->unit, values});
      settle(*child);
    }
    node = child.get();
  }
  return node->facts;
}

void ChargeSimulator::settle(Node& node) {
  while (const std::optional<Order> order = nextOrder(node.state)) {
    if (fallsShort(node, *order)) break;
    ++m_asked;
    const Transition done = apply(node.state, *order, Dice(node.given, std::nullopt));
    if (done.refused) throw std::runtime_error("an order of the simulation is refused");
    if (done.wanted) {
      node.wanted = done.wanted;
      return;
    }
    absorb(node.facts, done.events);
    node.state = done.after;
    node.given.clear();
    // Who goes on whatever happens need not be asked after each of the flights.
    if (Charge* charge = node.state.chargeOf(m_plan.charger); charge && !m_plan.redirect) charge->pressesOn = true;
  }
  finish(node);
}

std::optional<Order> ChargeSimulator::nextOrder(const PhaseState& state) const {
  const Charge* charge = state.chargeOf(m_plan.charger);
  if (!charge) return Declare{m_plan.charger, {m_plan.target}};
  const std::vector<OwedReaction> owed = owedReactions(state);
  if (!owed.empty()) {
    const bool asked = owed.front().unit == m_plan.target && charge->earlierTargets.empty();
    return React{owed.front().unit, m_plan.charger,
                 asked ? m_plan.reaction : defaultReaction(state, *charge, owed.front().unit)};
  }
  if (charge->stage == Charge::Stage::AwaitingRedirect) {
    const Redirect order{m_plan.charger, {m_plan.redirect.value_or(UnitId{})}};
    if (charge->earlierTargets.empty() && query(state, order).legal()) return order;
    return PressOn{m_plan.charger};
  }
  if (charge->isOpen()) return Resolve{{m_plan.charger}, std::nullopt};
  return std::nullopt;
}

/// A range that reaches nobody leads to a failed charge, whose way is of no account here.
bool ChargeSimulator::fallsShort(const Node& node, const Order& order) const {
  if (!std::holds_alternative<Resolve>(order) || node.given.empty()) return false;
  Play play(node.state, Dice(node.given, std::nullopt));
  return !rollRange(play, *play.state().chargeOf(m_plan.charger)).success();
}

void ChargeSimulator::absorb(ChargeFacts& facts, const std::vector<Event>& events) const {
  for (const Event& event : events) {
    if (const auto* range = std::get_if<RangeRolled>(&event.body); range && range->charger == m_plan.charger)
      facts.inRange = range->success.begin()->second;
    if (const auto* made = std::get_if<Contact>(&event.body)) facts.contact |= made->charger == m_plan.charger;
    if (const auto* made = std::get_if<RanDown>(&event.body)) facts.contact |= made->charger == m_plan.charger;
    if (const auto* shots = std::get_if<Shots>(&event.body)) facts.casualties += shots->killed;
    if (const auto* test = std::get_if<Test>(&event.body); test && test->kind == RollPurpose::Redirect)
      facts.redirected = test->passed;
    if (std::holds_alternative<Redirected>(event.body)) facts.redirected = true;
    if (const auto* move = std::get_if<FleeMove>(&event.body); move && move->unit == m_plan.target)
      facts.fled = move->moved;
    if (const auto* gone = std::get_if<Destroyed>(&event.body); gone && gone->unit == m_plan.target)
      facts.offTable |= gone->cause == DestroyedBy::TableEdge;
  }
}

void ChargeSimulator::finish(Node& node) const {
  const Unit& charger = *node.state.field.find(m_plan.charger);
  node.facts.broken = charger.state.destroyed || charger.state.fleeing;
  const auto& doomed = node.state.doomed;
  node.facts.destroyed = node.state.field.find(m_plan.target)->state.destroyed ||
                         std::find(doomed.begin(), doomed.end(), m_plan.target) != doomed.end();
}

}  // namespace frontage::test
