#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "geometry/zones/zones.h"
#include "tests/bench/battle.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

constexpr int kTerrain = 20;

/// Asks once about every pair, in each round.
template <typename Ask>
void everyPair(benchmark::State& state, const Ask& ask) {
  const Battle battle(static_cast<int>(state.range(0)), kTerrain);
  std::int64_t yes = 0;
  for (auto _ : state) {
    yes = 0;
    for (std::size_t c = 0; c < battle.unitsEach(); ++c) {
      for (std::size_t t = 0; t < battle.unitsEach(); ++t) yes += ask(battle, c, t) ? 1 : 0;
    }
    benchmark::DoNotOptimize(yes);
  }
  const auto pairs = static_cast<double>(state.range(0) * state.range(0));
  state.counters["pairs"] = pairs;
  state.counters["yes"] = static_cast<double>(yes);  // of so many pairs
  state.counters["s/pair"] = benchmark::Counter(pairs * static_cast<double>(state.iterations()),
                                                benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

bool inArc(const Battle& b, std::size_t c, std::size_t t) {
  return reachesFrontZone(b.charger(c), b.target(t));
}
bool seen(const Battle& b, std::size_t c, std::size_t t) {
  return b.sight(c, t).visible;
}
bool inRange(const Battle& b, std::size_t c, std::size_t t) {
  return geometry::isWithin(closestPoints(b.charger(c), b.target(t)).distance.inches(), Battle::kRange);
}
bool reached(const Battle& b, std::size_t c, std::size_t t) {
  return !b.reach(c, t, b.zone(c, t)).empty();
}

void zones(benchmark::State& state) {
  everyPair(state, [](const Battle& b, std::size_t c, std::size_t t) {
    auto zone = b.zone(c, t);
    benchmark::DoNotOptimize(zone);
    return inArc(b, c, t);
  });
}
void sights(benchmark::State& state) {
  everyPair(state, seen);
}
void distances(benchmark::State& state) {
  everyPair(state, inRange);
}
/// Only where the charge is not already ruled out by arc or range (rules.md D4, D5): what a table of all charges needs.
void candidates(benchmark::State& state) {
  everyPair(state, [](const Battle& b, std::size_t c, std::size_t t) { return inArc(b, c, t) && inRange(b, c, t); });
}
void reaches(benchmark::State& state) {
  everyPair(state, [](const Battle& b, std::size_t c, std::size_t t) {
    return inArc(b, c, t) && inRange(b, c, t) && reached(b, c, t);
  });
}
/// Zone, sight and distance of every pair, and reach of every one that they do not rule out.
void all(benchmark::State& state) {
  everyPair(state, [](const Battle& b, std::size_t c, std::size_t t) {
    auto zone = b.zone(c, t);
    benchmark::DoNotOptimize(zone);
    const bool arc = inArc(b, c, t);
    const bool sight = seen(b, c, t);
    const bool range = inRange(b, c, t);
    return arc && range && sight && !b.reach(c, t, zone).empty();
  });
}

BENCHMARK(zones)->Name("battle/zone")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(sights)->Name("battle/sight")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(distances)->Name("battle/distance")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(candidates)->Name("battle/in arc and range")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(reaches)->Name("battle/reach")->Arg(10)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);
BENCHMARK(all)->Name("battle/all")->Arg(10)->Arg(20)->Arg(40)->Arg(80)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace frontage::bench
