#pragma once

#include "core/phase/phase.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace frontage::test {

/// One charge, how its target answers, and what the charger does when the target flees.
struct ChargePlan {
  core::UnitId charger;
  core::UnitId target;
  core::Reaction reaction = core::Reaction::Hold;
  std::optional<core::UnitId> redirect;  ///< nothing: it goes on
};

/// What a played charge came to.
struct ChargeFacts {
  bool inRange = false;  ///< of whom it was resolved against in the end
  bool contact = false;
  bool destroyed = false;  ///< the first target, by the end
  bool offTable = false;
  bool broken = false;
  bool redirected = false;
  int casualties = 0;
  double fled = 0;
};

/// Plays a charge again and again with dice that really are rolled, through apply. What the engine answers to rolls
/// that read alike is remembered, so that a million phases take seconds; how often each comes up is left to the dice.
class ChargeSimulator {
 public:
  ChargeSimulator(const core::PhaseState& start, ChargePlan plan);
  ~ChargeSimulator();

  /// The next phase. The target's Terror test, if any, is passed: odds are given that it is.
  [[nodiscard]] ChargeFacts play(core::Dice& dice);
  /// How many times the engine had to be asked.
  [[nodiscard]] std::size_t asked() const noexcept { return m_asked; }

 private:
  struct Node;
  void settle(Node& node);
  [[nodiscard]] std::optional<core::Order> nextOrder(const core::PhaseState& state) const;
  [[nodiscard]] bool fallsShort(const Node& node, const core::Order& order) const;
  void absorb(ChargeFacts& facts, const std::vector<core::Event>& events) const;
  void finish(Node& node) const;

  ChargePlan m_plan;
  std::unique_ptr<Node> m_root;
  std::size_t m_asked = 0;
};

}  // namespace frontage::test
