#include "geometry/contact/closest_points.h"
#include "geometry/contact/relation.h"
#include "tests/bench/boost_peers.h"
#include "tests/support/brute_distance.h"
#include "tests/support/random_boards.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using frontage::testing::Random;

/// Rectangles of the size of units, a few inches apart at most, many of them overlapping.
struct Pairs {
  std::vector<geometry::Footprint> a;
  std::vector<geometry::Footprint> b;
};

Pairs pairs() {
  Random random(11);
  Pairs p;
  for (int i = 0; i < 1024; ++i) {
    p.a.push_back(random.footprint({0, 0}));
    p.b.push_back(random.footprint(random.point(-12, 12)));
  }
  return p;
}

/// Runs `ask(i)` for one pair after the other.
template <typename Ask>
void forEachPair(benchmark::State& state, const Ask& ask) {
  std::size_t i = 0;
  for (auto _ : state) {
    auto answer = ask(i);
    benchmark::DoNotOptimize(answer);
    i = (i + 1) % 1024;
  }
}

void relationOurs(benchmark::State& state) {
  const Pairs p = pairs();
  forEachPair(state, [&](std::size_t i) { return relate(p.a[i], p.b[i]); });
}

void relationBoost(benchmark::State& state) {
  const Pairs p = pairs();
  const BoostShapes a(p.a);
  const BoostShapes b(p.b);
  forEachPair(state, [&](std::size_t i) { return a.intersects(i, b, i); });
}

void relationBoostOverlay(benchmark::State& state) {
  const Pairs p = pairs();
  const BoostShapes a(p.a);
  const BoostShapes b(p.b);
  forEachPair(state, [&](std::size_t i) { return a.sharedArea(i, b, i); });
}

void distanceOurs(benchmark::State& state) {
  const Pairs p = pairs();
  forEachPair(state, [&](std::size_t i) { return closestPoints(p.a[i], p.b[i]); });
}

void distanceBoost(benchmark::State& state) {
  const Pairs p = pairs();
  const BoostShapes a(p.a);
  const BoostShapes b(p.b);
  forEachPair(state, [&](std::size_t i) { return a.distance(i, b, i); });
}

void distanceBrute(benchmark::State& state) {
  const Pairs p = pairs();
  const auto ring = [](const geometry::Footprint& f) {
    const auto c = f.corners();
    return std::vector<geometry::Vec>(c.begin(), c.end());
  };
  std::vector<std::vector<geometry::Vec>> a;
  std::vector<std::vector<geometry::Vec>> b;
  for (const geometry::Footprint& f : p.a) a.push_back(ring(f));
  for (const geometry::Footprint& f : p.b) b.push_back(ring(f));
  forEachPair(state, [&](std::size_t i) { return testing::bruteDistance(a[i], b[i]); });
}

BENCHMARK(relationOurs)->Name("relation/ours");
BENCHMARK(relationBoost)->Name("relation/Boost intersects");
BENCHMARK(relationBoostOverlay)->Name("relation/Boost intersection");
BENCHMARK(distanceOurs)->Name("distance/ours");
BENCHMARK(distanceBrute)->Name("distance/every pair of edges");
BENCHMARK(distanceBoost)->Name("distance/Boost distance");

}  // namespace
}  // namespace frontage::bench
