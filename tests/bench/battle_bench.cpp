#include "geometry/contact/closest_points.h"
#include "tests/bench/battle.h"

#include <benchmark/benchmark.h>

#include <array>

namespace frontage::bench {
namespace {

constexpr int kTerrain = 20;

/// Asks once about every pair, in each round.
template <typename Ask>
void everyPair(benchmark::State& state, const Battle& battle, const Ask& ask) {
  for (auto _ : state) {
    for (std::size_t c = 0; c < battle.unitsEach(); ++c) {
      for (std::size_t t = 0; t < battle.unitsEach(); ++t) ask(battle, c, t);
    }
  }
  const auto pairs = static_cast<double>(battle.unitsEach() * battle.unitsEach());
  state.counters["s/pair"] = benchmark::Counter(pairs * static_cast<double>(state.iterations()),
                                                benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

int unitsOf(const benchmark::State& state) {
  return static_cast<int>(state.range(0));
}

template <typename Ask>
void ask(benchmark::State& state, const Ask& question) {
  everyPair(state, Battle(unitsOf(state), kTerrain, unitsOf(state)),
            [&](const Battle& b, std::size_t c, std::size_t t) {
              auto answer = question(b, c, t);
              benchmark::DoNotOptimize(answer);
            });
}

void zones(benchmark::State& state) {
  ask(state, [](const Battle& b, std::size_t c, std::size_t t) { return b.zone(c, t); });
}
void sights(benchmark::State& state) {
  ask(state, [](const Battle& b, std::size_t c, std::size_t t) { return b.sight(c, t).visible; });
}
void distances(benchmark::State& state) {
  ask(state, [](const Battle& b, std::size_t c, std::size_t t) {
    return closestPoints(b.charger(c), b.target(t)).distance.inches();
  });
}

/// Zone, arc, distance, sight and reach of every pair. The counters say how many pairs have which outcome.
void answerAll(benchmark::State& state, int tableFor) {
  const Battle battle(unitsOf(state), kTerrain, tableFor);
  std::array<double, 5> outcomes{};
  everyPair(state, battle, [&](const Battle& b, std::size_t c, std::size_t t) {
    const PairAnswer answer = b.answer(c, t);
    outcomes[static_cast<std::size_t>(answer.outcome)] += 1;
  });
  const char* const names[] = {"out of arc", "out of range", "not seen", "stopped", "reached"};
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    state.counters[names[i]] = benchmark::Counter(outcomes[i], benchmark::Counter::kAvgIterations);
  }
}
void all(benchmark::State& state) {
  answerAll(state, unitsOf(state));
}
void allOnOneTable(benchmark::State& state) {
  answerAll(state, 80);
}

BENCHMARK(zones)->Name("battle/zone")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(sights)->Name("battle/sight")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(distances)->Name("battle/distance")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(all)->Name("battle/all")->Arg(10)->Arg(20)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(allOnOneTable)
    ->Name("battle/all, on one table for 80")
    ->Arg(10)
    ->Arg(20)
    ->Arg(40)
    ->Arg(80)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace frontage::bench
