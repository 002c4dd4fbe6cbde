#include "geometry/sight/sight_field.h"
#include "tests/bench/boost_peers.h"
#include "tests/support/sight_sampler.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using frontage::testing::BoardBlocker;
using frontage::testing::FacingPair;
using frontage::testing::Random;

/// A table with blockers, and pairs of looker and target on it. All ways of asking get the same ones.
struct Table {
  explicit Table(int count) {
    Random random(7);
    shapes = testing::scatteredBlockers(random, count);
    for (const BoardBlocker& b : shapes) blockers.push_back(b.outline);
    for (int i = 0; i < 256; ++i) pairs.push_back(testing::facingPair(random));
  }
  std::vector<BoardBlocker> shapes;
  std::vector<geometry::Polygon> blockers;  ///< their outlines
  std::vector<FacingPair> pairs;
};

/// Asks about one pair after the other; reports the share of them that is seen.
template <typename Sees>
void askAll(benchmark::State& state, const Table& table, const Sees& sees) {
  std::size_t i = 0;
  std::int64_t seen = 0;
  for (auto _ : state) {
    const bool s = sees(table.pairs[i++ % table.pairs.size()]);
    benchmark::DoNotOptimize(s);
    seen += s;
  }
  state.counters["seen"] = benchmark::Counter(static_cast<double>(seen), benchmark::Counter::kAvgIterations);
}

int blockersOf(const benchmark::State& state) {
  return static_cast<int>(state.range(0));
}

/// With the witness, or the blockers.
void sightExact(benchmark::State& state) {
  const Table table(blockersOf(state));
  askAll(state, table, [&](const FacingPair& p) { return sight(p.looker, p.target, table.blockers).visible; });
}

void sightFieldLook(benchmark::State& state) {
  const Table table(blockersOf(state));
  const geometry::SightField field(table.blockers);
  askAll(state, table, [&](const FacingPair& p) { return field.look(p.looker, p.target).visible; });
}

void sightFieldSees(benchmark::State& state) {
  const Table table(blockersOf(state));
  const geometry::SightField field(table.blockers);
  askAll(state, table, [&](const FacingPair& p) { return field.sees(p.looker, p.target); });
}

void sightFan(benchmark::State& state) {
  const Table table(blockersOf(state));
  const BoostShapes shapes(table.blockers);
  askAll(state, table, [&](const FacingPair& p) { return shapes.fanSees(p.looker, p.target); });
}

void sightSampled(benchmark::State& state) {
  const Table table(blockersOf(state));
  askAll(state, table, [&](const FacingPair& p) {
    return testing::sampleSight({p.looker, p.target, table.shapes}, 0.02) == testing::Sampled::Visible;
  });
}

BENCHMARK(sightExact)->Name("sight/ours, from plain polygons")->Arg(5)->Arg(20)->Arg(80);
BENCHMARK(sightFieldLook)->Name("sight/ours")->Arg(5)->Arg(20)->Arg(80);
BENCHMARK(sightFieldSees)->Name("sight/ours, whether only")->Arg(5)->Arg(20)->Arg(80);
BENCHMARK(sightSampled)->Name("sight/dense sampler")->Arg(20)->Unit(benchmark::kMicrosecond);
BENCHMARK(sightFan)->Name("sight/5 x 9 fan, Boost")->Arg(5)->Arg(20)->Arg(80);

}  // namespace
}  // namespace frontage::bench
