#include "ui/phase/phase_tree.h"

#include "core/run/play_orders.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace frontage::ui {

namespace {

/// The rolls of one name, in their order.
std::vector<core::GivenRoll> rollsLike(const core::GivenRoll& name, const std::vector<core::GivenRoll>& all) {
  std::vector<core::GivenRoll> same;
  std::copy_if(all.begin(), all.end(), std::back_inserter(same),
               [&](const core::GivenRoll& roll) { return roll.roll == name.roll && roll.unit == name.unit; });
  return same;
}

}  // namespace

std::vector<int> PhaseTree::pathTo(int place) const {
  std::vector<int> path;
  for (int n = place; n >= 0; n = node(n).parent) path.push_back(n);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<core::Order> PhaseTree::ordersTo(int place) const {
  std::vector<core::Order> orders;
  for (const int n : pathTo(place))
    if (node(n).order) orders.push_back(*node(n).order);
  return orders;
}

std::vector<core::GivenRoll> PhaseTree::diceTo(int place) const {
  std::vector<core::GivenRoll> dice;
  for (const int n : pathTo(place)) dice.insert(dice.end(), node(n).rolls.begin(), node(n).rolls.end());
  const std::vector<core::GivenRoll>& left = node(place).dice.unused();
  dice.insert(dice.end(), left.begin(), left.end());
  return dice;
}

/// At the root no dice have been rolled, whatever the file holds for orders that are still to come. A file need not
/// hold them all: what it has not is rolled.
std::optional<int> PhaseTree::find(const std::vector<core::Order>& orders,
                                   const std::vector<core::GivenRoll>& dice) const {
  if (orders.empty() && count() > 0) return 0;
  std::optional<int> rolled;
  for (int place = 1; place < count(); ++place) {
    if (!isReachedBy(orders, place)) continue;
    const std::vector<core::GivenRoll> used = diceTo(place);
    if (sameDice(dice, used)) return place;
    if (!rolled && agree(dice, used)) rolled = place;
  }
  return rolled;
}

bool PhaseTree::isReachedBy(const std::vector<core::Order>& orders, int place) const {
  if (orders.empty() || node(place).order != orders.back()) return place == 0 && orders.empty();
  auto next = orders.begin();
  for (const int n : pathTo(place)) {
    const std::optional<core::Order>& order = node(n).order;
    if (!order) continue;  // the root
    if (next == orders.end()) return false;
    if (*order == *next)
      ++next;
    else if (core::leftOutBefore(node(node(n).parent).state, *next) != order)
      return false;
  }
  return next == orders.end();
}

int PhaseTree::childOf(int parent, const std::optional<core::Order>& order,
                       const std::vector<core::GivenRoll>& rolls) const {
  for (const int child : node(parent).children)
    if (node(child).order == order && node(child).rolls == rolls) return child;
  return -1;
}

int PhaseTree::add(PhaseNode step) {
  const int place = count();
  nodes[static_cast<std::size_t>(step.parent)].children.push_back(place);
  nodes.push_back(std::move(step));
  return place;
}

/// The lines that are looked at stay as they are, so that nobody is led on along one that was put away; within what
/// comes in they are as they were.
void PhaseTree::join(const PhaseTree& other) {
  const int before = count();
  std::vector<int> here{0};  // the places of the other tree in this one
  for (int n = 1; n < other.count(); ++n) {
    const PhaseNode& step = other.node(n);
    const int parent = here[static_cast<std::size_t>(step.parent)];
    int place = childOf(parent, step.order, step.rolls);
    if (place < 0) {
      PhaseNode copy = step;
      copy.parent = parent;
      copy.children.clear();
      copy.chosen = -1;
      place = add(std::move(copy));
    }
    here.push_back(place);
  }
  for (int n = 1; n < other.count(); ++n) {
    const int place = here[static_cast<std::size_t>(n)];
    const int chosen = other.node(n).chosen;
    if (place >= before && chosen >= 0)
      nodes[static_cast<std::size_t>(place)].chosen = here[static_cast<std::size_t>(chosen)];
  }
}

bool agree(const std::vector<core::GivenRoll>& file, const std::vector<core::GivenRoll>& used) {
  return std::all_of(file.begin(), file.end(), [&](const core::GivenRoll& name) {
    const std::vector<core::GivenRoll> wanted = rollsLike(name, file);
    const std::vector<core::GivenRoll> had = rollsLike(name, used);
    return wanted.size() <= had.size() && std::equal(wanted.begin(), wanted.end(), had.begin());
  });
}

bool sameDice(const std::vector<core::GivenRoll>& a, const std::vector<core::GivenRoll>& b) {
  return a.size() == b.size() && agree(a, b);
}

bool sameState(const core::PhaseState& a, const core::PhaseState& b) {
  const bool sameRules = a.rules == b.rules || (a.rules && b.rules && *a.rules == *b.rules);
  return sameRules && a.field == b.field && a.active == b.active && a.charges == b.charges &&
         a.contacts == b.contacts && a.modelsAtStart == b.modelsAtStart && a.mayReform == b.mayReform &&
         a.doomed == b.doomed && a.ended == b.ended;
}

bool sameBeginning(const PhaseTree& a, const PhaseTree& b) {
  const PhaseNode& x = a.node(0);
  const PhaseNode& y = b.node(0);
  return sameState(x.state, y.state) && x.dice == y.dice && x.roller == y.roller;
}

}  // namespace frontage::ui
