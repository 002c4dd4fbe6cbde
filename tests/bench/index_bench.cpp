#include "geometry/index/obstacle_index.h"
#include "tests/support/random_boards.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using frontage::testing::Random;

/// Boxes of the size of units all over a table, and windows of the size of a charge.
struct Boxes {
  explicit Boxes(int count) {
    Random random(9);
    for (int i = 0; i < count; ++i) boxes.push_back(boxAt(random, 5));
    for (int i = 0; i < 256; ++i) windows.push_back(boxAt(random, 12));
  }
  static geometry::Bounds boxAt(Random& random, double size) {
    const geometry::Vec corner{random.uniform(0, 72), random.uniform(0, 48)};
    return {corner, corner + random.point(0.2 * size, size)};
  }
  std::vector<geometry::Bounds> boxes;
  std::vector<geometry::Bounds> windows;
};

void indexOurs(benchmark::State& state) {
  const Boxes b(static_cast<int>(state.range(0)));
  const geometry::ObstacleIndex index(b.boxes);
  std::vector<int> found;
  std::size_t i = 0;
  for (auto _ : state) {
    index.find(b.windows[i++ % b.windows.size()], found);
    benchmark::DoNotOptimize(found.data());
  }
}

void indexScan(benchmark::State& state) {
  const Boxes b(static_cast<int>(state.range(0)));
  std::vector<int> found;
  std::size_t i = 0;
  for (auto _ : state) {
    const geometry::Bounds& w = b.windows[i++ % b.windows.size()];
    found.clear();
    for (std::size_t k = 0; k < b.boxes.size(); ++k) {
      const geometry::Bounds& x = b.boxes[k];
      if (x.min.x <= w.max.x && w.min.x <= x.max.x && x.min.y <= w.max.y && w.min.y <= x.max.y) {
        found.push_back(static_cast<int>(k));
      }
    }
    benchmark::DoNotOptimize(found.data());
  }
}

BENCHMARK(indexOurs)->Name("index/ours")->Arg(100)->Arg(1000);
BENCHMARK(indexScan)->Name("index/every box")->Arg(100)->Arg(1000);

}  // namespace
}  // namespace frontage::bench
