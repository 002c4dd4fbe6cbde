#include "ui/phase/phase_tree.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

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
  std::vector<core::GivenRoll> dice = given;
  for (const int n : pathTo(place)) dice.insert(dice.end(), node(n).rolls.begin(), node(n).rolls.end());
  return dice;
}

/// At the root no dice have been rolled, whatever the file holds for orders that are still to come. A file need not
/// hold them all: what it has not is rolled.
std::optional<int> PhaseTree::find(const std::vector<core::Order>& orders,
                                   const std::vector<core::GivenRoll>& dice) const {
  std::optional<int> longer;
  for (int place = 0; place < count(); ++place) {
    if (ordersTo(place) != orders) continue;
    const std::vector<core::GivenRoll> made = diceTo(place);
    if (place == 0 || made == dice) return place;
    if (made.size() > dice.size() && std::equal(dice.begin(), dice.end(), made.begin())) longer = place;
  }
  return longer;
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

bool sameState(const core::PhaseState& a, const core::PhaseState& b) {
  const bool sameRules = a.rules == b.rules || (a.rules && b.rules && *a.rules == *b.rules);
  return sameRules && a.field == b.field && a.active == b.active && a.charges == b.charges &&
         a.contacts == b.contacts && a.modelsAtStart == b.modelsAtStart && a.mayReform == b.mayReform &&
         a.doomed == b.doomed && a.ended == b.ended;
}

bool sameBeginning(const PhaseTree& a, const PhaseTree& b) {
  const PhaseNode& x = a.node(0);
  const PhaseNode& y = b.node(0);
  return sameState(x.state, y.state) && x.dice == y.dice && x.roller == y.roller && a.given == b.given;
}

}  // namespace frontage::ui
