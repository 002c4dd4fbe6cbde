#pragma once

#include "core/scenario/scenario.h"
#include "core/soak/random_battle.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

struct SoakWishes {
  int phases = 1000;
  std::uint64_t seed = 1;
  std::vector<std::string> rulesets;      ///< taken in turn; at least one
  std::optional<BattleKind> battle = {};  ///< nothing: of every kind
};

/// Something that must not be, with the game in which it happened.
struct SoakFault {
  int phase = 0;  ///< from 1
  int step = 0;   ///< the order after which it was found, from 1
  std::string what;
  Scenario scenario;  ///< board, orders so far and seed: playing it shows the fault again
};

struct SoakReport {
  int phases = 0;
  long orders = 0;
  long events = 0;
  std::vector<SoakFault> faults;  ///< no more than kMostSoakFaults; the soak stops at the last
};
inline constexpr std::size_t kMostSoakFaults = 20;

/// Plays random phases to their end with random orders, and checks after every order: brokenInvariants; that there is
/// a next order until the phase ends, and that all that are offered may be given, and of the charges on one target all
/// that may be; that query and apply agree, on those and on a wild one; that every state goes through its file and
/// back. After the phase: that the same orders replayed from any state on give the same bytes. The same wishes give the
/// same report on every machine.
[[nodiscard]] SoakReport soak(const SoakWishes& wishes);

}  // namespace frontage::core
