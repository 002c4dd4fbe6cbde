#include "ui/phase/phase_session.h"

#include "core/run/play_orders.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

/// What was there before and is not any more. Rolls of one name are used in their order, so that those left are the
/// last of them.
std::vector<core::GivenRoll> usedOf(const std::vector<core::GivenRoll>& before, std::vector<core::GivenRoll> left) {
  std::vector<core::GivenRoll> used;
  for (auto roll = before.rbegin(); roll != before.rend(); ++roll) {
    if (!left.empty() && left.back() == *roll)
      left.pop_back();
    else
      used.insert(used.begin(), *roll);
  }
  return used;
}

}  // namespace

PhaseSession::PhaseSession(QObject* parent) : QObject(parent) {}

void PhaseSession::start(core::PhaseState begin, std::vector<core::GivenRoll> given, std::uint64_t seed) {
  plant(std::move(begin), core::Dice(std::move(given), std::nullopt), core::Dice({}, seed));
  emit restarted();
}

void PhaseSession::start(core::PhaseState begin, core::Dice roller) {
  plant(std::move(begin), {}, std::move(roller));
  emit restarted();
}

void PhaseSession::restore(PhaseTree tree) {
  m_tree = std::move(tree);
  m_pending.reset();
  m_refusal.clear();
  emit restarted();
}

void PhaseSession::join(const PhaseTree& other) {
  m_tree.join(other);
  emit linesJoined();
}

void PhaseSession::plant(core::PhaseState begin, core::Dice dice, core::Dice roller) {
  m_tree = {};
  m_pending.reset();
  m_refusal.clear();
  PhaseNode root;
  root.state = std::move(begin);
  root.dice = std::move(dice);
  root.roller = std::move(roller);
  m_tree.nodes.push_back(std::move(root));
  m_tree.current = 0;
}

void PhaseSession::setRoller(core::Dice roller) {
  m_tree.nodes[static_cast<std::size_t>(m_tree.current)].roller = std::move(roller);
}

void PhaseSession::clear() {
  m_tree = {};
  m_pending.reset();
  m_refusal.clear();
  emit restarted();
}

std::vector<int> PhaseSession::line() const {
  if (!running()) return {};
  std::vector<int> line = m_tree.pathTo(m_tree.current);
  for (int n = node(m_tree.current).chosen; n >= 0; n = node(n).chosen) line.push_back(n);
  return line;
}

int PhaseSession::tip() const {
  const std::vector<int> all = line();
  return all.empty() ? -1 : all.back();
}

std::vector<PhaseBranch> PhaseSession::branches() const {
  const std::vector<int> looked = line();
  std::vector<PhaseBranch> found;
  for (int n = 0; n < count(); ++n) {
    if (!node(n).children.empty() && n != looked.back()) continue;
    PhaseBranch branch{n, 0, n == looked.back()};
    const std::vector<int> path = m_tree.pathTo(n);
    for (std::size_t i = 0; i < std::min(path.size(), looked.size()) && path[i] == looked[i]; ++i)
      branch.fork = path[i];
    found.push_back(branch);
  }
  return found;
}

void PhaseSession::makeCurrent(int place) {
  const std::vector<int> path = m_tree.pathTo(place);
  for (std::size_t i = 0; i + 1 < path.size(); ++i)
    m_tree.nodes[static_cast<std::size_t>(path[i])].chosen = path[i + 1];
  m_tree.current = place;
}

void PhaseSession::goTo(int place) {
  if (!running() || place < 0 || place >= count() || place == m_tree.current) return;
  cancelPending();
  m_refusal.clear();
  makeCurrent(place);
  emit placeChanged();
}

void PhaseSession::back() {
  if (canGoBack()) goTo(node(m_tree.current).parent);
}

void PhaseSession::forward() {
  if (canGoForward()) goTo(node(m_tree.current).chosen);
}

void PhaseSession::openBranch(int tip) {
  goTo(tip);
}

PhaseSession::Outcome PhaseSession::give(const core::Order& order) {
  const PhaseNode& here = node(m_tree.current);
  return attempt(PendingRoll{order, {}, {}, {}}, here.dice, here.roller);
}

PhaseSession::Outcome PhaseSession::attempt(PendingRoll order, core::Dice dice, core::Dice roller) {
  const bool wasPending = m_pending.has_value();
  core::Transition result = core::apply(state(), order.order, dice);
  m_refusal.clear();
  m_pending.reset();
  if (result.wanted) {
    order.request = *result.wanted;
    order.problem = result.diceProblem;
    m_pending = std::move(order);
    m_pendingDice = std::move(dice);
    m_pendingDice.dropUnfit(*result.wanted);
    m_pendingRoller = std::move(roller);
    m_pendingRoller.dropUnfit(*result.wanted);
    emit pendingChanged();
    return Outcome::NeedsRoll;
  }
  if (wasPending) emit pendingChanged();
  if (result.refused) {
    for (const core::Event& event : result.events)
      if (const auto* refused = std::get_if<core::Refused>(&event.body)) m_refusal = refused->reasons;
    emit orderRefused();
    return Outcome::Refused;
  }
  m_left = result.diceAfter;
  const int place = addNode(order.order, usedOf(dice.unused(), m_left.unused()), std::move(result), std::move(roller));
  emit stepAdded(place);
  emit placeChanged();
  return Outcome::Done;
}

/// The same order with the same dice from the same place is the same step: it is found again rather than made twice.
/// What was once played beyond it stays beside it: whoever gives an order has the next one still to choose.
int PhaseSession::addNode(const core::Order& order, std::vector<core::GivenRoll> used, core::Transition done,
                          core::Dice roller) {
  int place = m_tree.childOf(m_tree.current, order, used);
  if (place < 0) {
    PhaseNode next;
    next.parent = m_tree.current;
    next.order = order;
    next.state = std::move(done.after);
    next.dice = std::move(done.diceAfter);
    next.roller = std::move(roller);
    next.events = std::move(done.events);
    next.rolls = std::move(used);
    place = m_tree.add(std::move(next));
  }
  m_tree.nodes[static_cast<std::size_t>(place)].chosen = -1;
  makeCurrent(place);
  return place;
}

PhaseSession::Outcome PhaseSession::play(const std::vector<core::Order>& orders) {
  for (const core::Order& order : orders) {
    Outcome outcome = give(order);
    if (outcome == Outcome::NeedsRoll) outcome = rollAllForMe();
    if (outcome != Outcome::Done) return outcome;
  }
  return Outcome::Done;
}

PhaseSession::Outcome PhaseSession::play(const std::vector<core::Order>& orders, std::vector<core::GivenRoll> given) {
  core::Dice left(std::move(given), std::nullopt);
  for (const core::Order& order : orders)
    if (const Outcome outcome = playNext(order, left); outcome != Outcome::Done) return outcome;
  if (!left.unused().empty()) leaveDice(std::move(left));
  return Outcome::Done;
}

PhaseSession::Outcome PhaseSession::playNext(const core::Order& order, core::Dice& left) {
  for (auto answer = core::leftOutBefore(state(), order); answer; answer = core::leftOutBefore(state(), order))
    if (const Outcome outcome = playOne(*answer, left); outcome != Outcome::Done) return outcome;
  return playOne(order, left);
}

PhaseSession::Outcome PhaseSession::playOne(const core::Order& order, core::Dice& left) {
  const int before = count();
  Outcome outcome = attempt(PendingRoll{order, {}, {}, {}}, left, node(m_tree.current).roller);
  if (outcome == Outcome::NeedsRoll) outcome = rollAllForMe();
  if (outcome != Outcome::Done) return outcome;
  left = m_left;
  if (count() > before) leaveDice({});
  return outcome;
}

void PhaseSession::leaveDice(core::Dice left) {
  m_tree.nodes[static_cast<std::size_t>(m_tree.current)].dice = std::move(left);
}

PhaseSession::Outcome PhaseSession::giveRoll(const std::vector<int>& values) {
  PendingRoll order = *m_pending;
  core::Dice dice = m_pendingDice;
  const core::GivenRoll made{order.request.roll, order.request.unit, values};
  dice.give(made);
  order.made.push_back(made);
  return attempt(std::move(order), std::move(dice), m_pendingRoller);
}

std::vector<int> PhaseSession::previewRoll() const {
  core::Dice roller = m_pendingRoller;
  return roller.roll(m_pending->request);
}

PhaseSession::Outcome PhaseSession::rollForMe() {
  const std::vector<int> values = m_pendingRoller.roll(m_pending->request);
  return giveRoll(values);
}

PhaseSession::Outcome PhaseSession::rollAllForMe() {
  Outcome outcome = Outcome::NeedsRoll;
  while (m_pending && outcome == Outcome::NeedsRoll) outcome = rollForMe();
  return outcome;
}

void PhaseSession::cancelPending() {
  if (!m_pending) return;
  m_pending.reset();
  emit pendingChanged();
}

}  // namespace frontage::ui
