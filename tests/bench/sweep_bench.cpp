#include "geometry/contact/sweep.h"
#include "tests/support/motion_sampler.h"
#include "tests/support/random_boards.h"

#include <benchmark/benchmark.h>

namespace frontage::bench {
namespace {

using frontage::testing::MotionSampler;
using frontage::testing::Random;

/// A left wheel of up to a quarter turn before something that stands still.
struct Wheel {
  geometry::Footprint mover;
  geometry::ConvexPolygon still;
};

constexpr geometry::Angle kQuarter = geometry::Angle::fromDegrees(90);
constexpr geometry::Length kAdvance = geometry::Length::fromInches(12);

const std::vector<Wheel>& wheels() {
  static const std::vector<Wheel> all = [] {
    Random random(5);
    std::vector<Wheel> made;
    for (int i = 0; i < 256; ++i) made.push_back({random.footprint({0, 0}), random.convex(random.point(-12, 12))});
    return made;
  }();
  return all;
}

std::vector<geometry::Vec> ringOf(const geometry::Footprint& f) {
  const auto corners = f.corners();
  return {corners.begin(), corners.end()};
}

template <typename Ask>
void forEachWheel(benchmark::State& state, const Ask& ask) {
  std::size_t i = 0;
  for (auto _ : state) {
    const auto answer = ask(wheels()[i++ % wheels().size()]);
    benchmark::DoNotOptimize(answer);
  }
}

void wheelOurs(benchmark::State& state) {
  forEachWheel(state,
               [](const Wheel& w) { return firstTouchTurning(w.mover, w.mover.frontLeft(), kQuarter, w.still); });
}

/// Walks along the arc in steps no longer than the distance left, down to 1e-6 rad.
void wheelWalked(benchmark::State& state) {
  forEachWheel(state, [](const Wheel& w) {
    const geometry::Vec pivot = w.mover.frontLeft();
    const double speed = 2 * std::hypot(w.mover.halfWidth, w.mover.halfDepth);
    const auto ringAt = [&](double t) {
      return ringOf(w.mover.at(w.mover.pose.turnedAbout(pivot, geometry::Angle::fromRadians(t))));
    };
    return MotionSampler(ringAt, kQuarter.radians(), speed, 1e-6, w.still.vertices).firstTouch();
  });
}

void advanceOurs(benchmark::State& state) {
  forEachWheel(state, [](const Wheel& w) { return firstTouchAdvancing(w.mover, kAdvance, w.still); });
}

void advanceWalked(benchmark::State& state) {
  forEachWheel(state, [](const Wheel& w) {
    const auto ringAt = [&](double t) {
      return ringOf(w.mover.at(w.mover.pose.advanced(geometry::Length::fromInches(t))));
    };
    return MotionSampler(ringAt, kAdvance.inches(), 1, 1e-6, w.still.vertices).firstTouch();
  });
}

BENCHMARK(wheelOurs)->Name("first touch of a wheel/ours");
BENCHMARK(wheelWalked)->Name("first touch of a wheel/walked in steps");
BENCHMARK(advanceOurs)->Name("first touch of an advance/ours");
BENCHMARK(advanceWalked)->Name("first touch of an advance/walked in steps");

}  // namespace
}  // namespace frontage::bench
