#include "core/battlefield/formation.h"
#include "core/phase/declare/declare.h"
#include "core/phase/phase.h"
#include "core/phase/turn/pending.h"
#include "core/rules/ruleset_library.h"
#include "geometry/contact/relation.h"
#include "tests/core/phase/board.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <utility>

namespace frontage::bench {
namespace {

using namespace core;

constexpr int kUnitsEach = 10;

double pick(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() % 100000) / 100000;
}

bool standsFree(const Battlefield& field, const Unit& unit) {
  return std::none_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    return geometry::relate(footprintOf(unit), footprintOf(other)) != geometry::Relation::Apart;
  });
}

/// How two armies stand: red at the bottom, blue at the top, each anywhere in a zone of its own of the default table of
/// 72 by 48 inches, without terrain.
struct Deployment {
  double left, right;   ///< of both zones
  double front, depth;  ///< of the zones from the middle line: where they begin, and how deep they are
  double turned;        ///< most, away from straight at the enemy, in degrees
};

/// The zones of a battle in the phase in which it is joined: 12 inches deep over nearly the whole width, 8 inches
/// apart.
constexpr Deployment kOpen{4, 68, 4, 12, 15};
/// On half of that ground, so that units stand in each other's way, and most charges fail.
constexpr Deployment kCrowded{6, 66, 3, 6, 25};

PhaseState randomArmies(const std::string& ruleset, const Deployment& where, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  test::Board board(ruleset);
  const double middle = board.field().table.height / 2;
  for (int side = 0; side < 2; ++side)
    for (int i = 0; i < kUnitsEach;) {
      const int files = 3 + static_cast<int>(random() % 4);
      const double off = pick(random, where.front, where.front + where.depth);
      Unit unit = board.add((side == 0 ? "r" : "b") + std::to_string(i), side == 0 ? "red" : "blue",
                            pick(random, where.left, where.right), side == 0 ? middle - off : middle + off,
                            side * 180 + pick(random, -where.turned, where.turned),
                            files * (1 + static_cast<int>(random() % 3)), files);
      board.field().units.pop_back();
      unit.stats.movement = 4 + static_cast<double>(random() % 5);
      unit.stats.swiftstride = random() % 4 == 0;
      if (side == 1 && random() % 3 == 0)
        unit.stats.missile = MissileWeapon{"Bow", 24, 3, 3, 1, Shooters::FrontAndHalf};
      if (!standsFree(board.field(), unit)) continue;
      board.field().units.push_back(std::move(unit));
      ++i;
    }
  return board.begin();
}

/// One phase from first to last: every unit of the active side, in a random order, tries the enemies in a random order
/// until it may charge one; every reaction and redirection is a random one of those allowed; then all is resolved.
class RandomPhase {
 public:
  RandomPhase(PhaseState start, std::uint64_t seed) : m_state(std::move(start)), m_dice({}, seed), m_random(seed) {}

  void play() {
    for (const UnitId& charger : shuffled(true)) {
      if (unit(charger).state.destroyed || !unit(charger).state.engagedWith.empty()) continue;
      if (unit(charger).state.fleeing) continue;
      for (const UnitId& target : shuffled(false)) {
        std::vector<UnitId> targets = declarableWith(m_state, unit(charger), unit(target));
        if (!targets.empty() && give(Declare{charger, std::move(targets)})) break;
      }
      answer();
    }
    give(EndPhase{});
  }
  [[nodiscard]] std::size_t charges() const noexcept { return m_state.charges.size(); }
  [[nodiscard]] bool ended() const noexcept { return m_state.ended; }

 private:
  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_state.field.find(id); }

  bool give(const Order& order) {
    Transition done = apply(m_state, order, m_dice);
    if (done.refused) return false;
    m_state = std::move(done.after);
    m_dice = std::move(done.diceAfter);
    return true;
  }

  std::vector<UnitId> shuffled(bool active) {
    std::vector<UnitId> ids;
    for (const Unit& unit : m_state.field.units)
      if ((unit.army == m_state.active) == active) ids.push_back(unit.id);
    for (std::size_t i = ids.size(); i > 1; --i) std::swap(ids[i - 1], ids[m_random() % i]);
    return ids;
  }

  /// Reactions, and what chargers do when their targets have fled, until nothing is owed.
  void answer() {
    while (!owedReactions(m_state).empty() || !owedRedirects(m_state).empty()) {
      const std::vector<Order> orders = nextOrders(m_state);
      give(orders[m_random() % orders.size()]);
    }
  }

  PhaseState m_state;
  Dice m_dice;
  std::mt19937_64 m_random;
};

void randomPhases(benchmark::State& state, const std::string& ruleset, const Deployment& where) {
  // So many that the answers which the engine keeps are forgotten before a board comes round again.
  constexpr std::uint64_t kBoards = 512;
  std::vector<PhaseState> boards;
  for (std::uint64_t seed = 1; seed <= kBoards; ++seed) boards.push_back(randomArmies(ruleset, where, seed));
  std::uint64_t seed = 0;
  double charges = 0;
  for (auto _ : state) {
    RandomPhase phase(boards[seed % boards.size()], seed);
    phase.play();
    charges += static_cast<double>(phase.charges());
    if (!phase.ended()) state.SkipWithError("a phase did not end");
    ++seed;
  }
  state.counters["phases/s"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["charges"] = benchmark::Counter(charges, benchmark::Counter::kAvgIterations);
}

[[maybe_unused]] const bool kRegistered = [] {
  for (const std::string ruleset : {"battleaxe", "wap", "t9a-2", "t9a-3"})
    for (const auto& [name, where] : {std::pair{"open ground", &kOpen}, std::pair{"crowded", &kCrowded}})
      benchmark::RegisterBenchmark(
          ("random phase/" + std::string(name) + "/" + ruleset).c_str(),
          [ruleset, where = where](benchmark::State& state) { randomPhases(state, ruleset, *where); })
          ->Unit(benchmark::kMicrosecond);
  return true;
}();

}  // namespace
}  // namespace frontage::bench
