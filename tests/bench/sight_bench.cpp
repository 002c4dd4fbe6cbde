#include "tests/bench/boost_peers.h"
#include "tests/support/sight_boards.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using frontage::testing::Random;
using frontage::testing::SightBoard;

/// One question with `blockers` rectangles, convex shapes and hollow ones scattered between looker and target.
struct Question {
  geometry::Looker looker;
  geometry::Footprint target;
  std::vector<geometry::Polygon> blockers;
  BoostShapes peers;
};

std::vector<Question> questions(int blockers) {
  std::vector<Question> all;
  Random random(7);
  for (int i = 0; i < 256; ++i) {
    const SightBoard board = testing::scatteredSightBoard(random, blockers);
    const std::vector<geometry::Polygon> outlines = board.outlines();
    all.push_back({board.looker, board.target, outlines, BoostShapes(outlines)});
  }
  return all;
}

void sightExact(benchmark::State& state) {
  const std::vector<Question> all = questions(static_cast<int>(state.range(0)));
  std::size_t i = 0;
  std::int64_t seen = 0;
  for (auto _ : state) {
    const Question& q = all[i++ % all.size()];
    const geometry::Sight s = sight(q.looker, q.target, q.blockers);
    seen += s.visible;
    benchmark::DoNotOptimize(s);
  }
  state.counters["seen"] = benchmark::Counter(static_cast<double>(seen), benchmark::Counter::kAvgIterations);
}

void sightFan(benchmark::State& state) {
  const std::vector<Question> all = questions(static_cast<int>(state.range(0)));
  std::size_t i = 0;
  std::int64_t seen = 0;
  for (auto _ : state) {
    const Question& q = all[i++ % all.size()];
    const bool s = q.peers.fanSees(q.looker, q.target);
    seen += s;
    benchmark::DoNotOptimize(s);
  }
  state.counters["seen"] = benchmark::Counter(static_cast<double>(seen), benchmark::Counter::kAvgIterations);
}

BENCHMARK(sightExact)->Name("sight/ours")->Arg(5)->Arg(20)->Arg(80);
BENCHMARK(sightFan)->Name("sight/boost-fan")->Arg(5)->Arg(20)->Arg(80);

}  // namespace
}  // namespace frontage::bench
