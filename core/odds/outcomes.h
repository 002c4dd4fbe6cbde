#pragma once

#include "core/phase/turn/play.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace frontage::core {

/// A piece of a phase, carried out by the engine's own functions.
using Act = std::function<void(Play&)>;

/// What to look at, and what need not be looked at.
struct Exploration {
  std::vector<GivenRoll> given = {};  ///< rolls that are settled beforehand
  /// A roll at which nothing more is to be learnt: what has happened up to it is visited as if it ended there.
  std::function<bool(const RollRequest&)> endsAt = {};
  /// What of the events so far the visitor goes by, beside the state. Given, plays that are alike in both are put
  /// together where a friend's panic test stands next (F4): flights by different dice often end in the same place. One
  /// of them then stands for all in the visit, with the chance of all.
  std::function<std::string(const Play&)> tellsApart = {};
};

/// For a visitor that goes by the state alone.
[[nodiscard]] std::string noEvents(const Play& play);

/// Carries out `act` with every roll that its dice can show and calls `visit` with what it came to and its chance.
/// The chances sum to 1. Rolls that are read alike are carried out once (rollClasses), so odds are the rules played
/// with all dice, not a second set of rules. Throws std::runtime_error when that takes more than kMostOutcomes.
void forEachOutcome(const PhaseState& before, const Act& act, const std::function<void(const Play&, double)>& visit,
                    const Exploration& exploration = {});

inline constexpr int kMostOutcomes = 5'000'000;

/// What can differ in a unit between states of one phase, as bytes to compare.
[[nodiscard]] std::string unitKey(const Unit& unit);

/// States with their chances; equal ones are put together.
class StateMix {
 public:
  struct Entry {
    PhaseState state;
    double chance = 0;
  };
  void add(const PhaseState& state, double chance);
  [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; }
  [[nodiscard]] double total() const noexcept;

 private:
  std::vector<Entry> m_entries;
  std::map<std::string, std::size_t> m_places;  ///< by what tells states of one phase apart
};

}  // namespace frontage::core
