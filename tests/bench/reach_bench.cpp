#include "tests/support/charge_boards.h"
#include "tests/support/charge_grid.h"
#include "tests/support/charge_judge.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using geometry::ReachProblem;

struct Board {
  ReachProblem problem;
  geometry::OffsetObjective objective;
};

/// Boards with just so many obstacles; all ways of asking get the same ones.
std::vector<Board> boards(int obstacles) {
  constexpr std::uint64_t kFirst = 12'000'000;
  std::vector<Board> boards;
  for (std::uint64_t seed = kFirst; boards.size() < 64; ++seed) {
    std::mt19937_64 random(seed);
    ReachProblem p = test::randomBoard(random, {obstacles, false});
    if (static_cast<int>(p.obstacles.size()) < obstacles) continue;
    boards.push_back({p, test::contactObjective(p)});
  }
  return boards;
}

/// Asks about all the boards, as often as it takes, so that quick and slow ways get the same ones equally often; the
/// time is that of one board. Reports the share of them that has a legal move.
template <typename Has>
void askAll(benchmark::State& state, const Has& has) {
  const std::vector<Board> all = boards(static_cast<int>(state.range(0)));
  std::int64_t found = 0;
  while (state.KeepRunningBatch(static_cast<std::int64_t>(all.size()))) {
    for (const Board& board : all) {
      const bool h = has(board);
      benchmark::DoNotOptimize(h);
      found += h;
    }
  }
  state.counters["found"] = benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
}

void best(benchmark::State& state) {
  askAll(state, [](const Board& b) { return bestMove(b.problem, b.objective).has_value(); });
}

/// The 0.25" x 1 degree grid, each choice judged with the exact sweeps.
void bestOfGrid(benchmark::State& state) {
  askAll(state, [](const Board& b) { return test::bestOfGrid(b.problem, b.objective).has_value(); });
}

void offsets(benchmark::State& state) {
  askAll(state, [](const Board& b) { return !reachableOffsets(b.problem).empty(); });
}

void offsetsOfGrid(benchmark::State& state) {
  askAll(state, [](const Board& b) { return !test::offsetsOfGrid(b.problem).empty(); });
}

void whether(benchmark::State& state) {
  askAll(state, [](const Board& b) { return canReach(b.problem); });
}

void withReasons(benchmark::State& state) {
  askAll(state, [](const Board& b) { return !reach(b.problem).offsets.empty(); });
}

BENCHMARK(best)->Name("best charge/ours")->Arg(0)->Arg(4)->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK(bestOfGrid)->Name("best charge/0.25\" x 1° grid")->Arg(0)->Arg(4)->Arg(12)->Unit(benchmark::kMillisecond);
BENCHMARK(offsets)->Name("reachable offsets/ours")->Arg(0)->Arg(4)->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK(withReasons)->Name("reachable offsets/ours, with what stops wheels")->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK(whether)->Name("reachable offsets/ours, whether any")->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK(offsetsOfGrid)
    ->Name("reachable offsets/0.25\" x 1° grid")
    ->Arg(0)
    ->Arg(4)
    ->Arg(12)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace frontage::bench
