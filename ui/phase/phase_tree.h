#pragma once

#include "core/phase/phase.h"

#include <optional>
#include <vector>

namespace frontage::ui {

/// One place in the tree of a phase: the order that led to it from its parent, and everything that came of it.
struct PhaseNode {
  int parent = -1;                     ///< -1 at the root
  std::optional<core::Order> order;    ///< nothing at the root
  core::PhaseState state;              ///< after the order
  core::Dice dice;                     ///< given dice that are left for the orders after it
  core::Dice roller;                   ///< the seeded generator's place after it
  std::vector<core::Event> events;     ///< of this order
  std::vector<core::GivenRoll> rolls;  ///< that this order took: given before, typed or rolled
  std::vector<int> children;           ///< in the order in which they were made
  int chosen = -1;                     ///< the child on the line looked at last
};

/// All that was ordered from one beginning, with every line that was played. The root is place 0; a parent stands
/// before its children.
struct PhaseTree {
  std::vector<PhaseNode> nodes;
  int current = -1;  ///< the place that is looked at

  [[nodiscard]] const PhaseNode& node(int place) const { return nodes.at(static_cast<std::size_t>(place)); }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(nodes.size()); }
  /// From the root to the place.
  [[nodiscard]] std::vector<int> pathTo(int place) const;
  /// Orders and dice that lead from the start to a place, as a file holds them; after them the dice that are left for
  /// what comes.
  [[nodiscard]] std::vector<core::Order> ordersTo(int place) const;
  [[nodiscard]] std::vector<core::GivenRoll> diceTo(int place) const;
  /// The place that these lead to; none when they were never given here. Dice that are missing were rolled, answers
  /// that are left out were filled in.
  [[nodiscard]] std::optional<int> find(const std::vector<core::Order>& orders,
                                        const std::vector<core::GivenRoll>& dice) const;
  /// The step from `parent` by this order and these rolls; -1 when it has not been made.
  [[nodiscard]] int childOf(int parent, const std::optional<core::Order>& order,
                            const std::vector<core::GivenRoll>& rolls) const;
  /// Whether exactly these orders lead to the place.
  [[nodiscard]] bool isReachedBy(const std::vector<core::Order>& orders, int place) const;
  /// Puts a step under its parent.
  int add(PhaseNode step);
  /// Takes in every line of a tree with the same beginning that is not in this one. Its own places and lines stay.
  void join(const PhaseTree& other);
};

/// The file's dice, as far as there are any, are those that were used: for each name the same values in the same order.
/// In which order the names stand among each other decides nothing.
[[nodiscard]] bool agree(const std::vector<core::GivenRoll>& file, const std::vector<core::GivenRoll>& used);
/// The same dice, none missing on either side.
[[nodiscard]] bool sameDice(const std::vector<core::GivenRoll>& a, const std::vector<core::GivenRoll>& b);

/// Equal in every value that the phase carries; rulesets are compared by value.
[[nodiscard]] bool sameState(const core::PhaseState& a, const core::PhaseState& b);
/// The same state, and the same dice to come: the same orders lead to the same places.
[[nodiscard]] bool sameBeginning(const PhaseTree& a, const PhaseTree& b);

}  // namespace frontage::ui
