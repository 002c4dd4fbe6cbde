#include "tests/support/charge_boards.h"
#include "tests/support/charge_judge.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::test {
namespace {

using namespace geometry;

/// Far below anything that a player could see and far above rounding; an optimum that two constraints pin down at a
/// small angle to each other magnifies rounding.
constexpr double kSame = 1e-6;

ReachProblem boardFrom(std::uint64_t seed) {
  std::mt19937_64 random(seed);
  ReachProblem p = randomBoard(random, {6, true});
  p.tableWidth = p.tableHeight = 0;
  return p;
}

template <typename Move>
ReachProblem moved(ReachProblem p, Move&& move) {
  for (Footprint* f : {&p.charger, &p.target}) {
    const Vec ahead = move(f->pose.centre + f->pose.facing.forward());
    f->pose.centre = move(f->pose.centre);
    f->pose.facing = Facing::towards(ahead - f->pose.centre);
  }
  for (Obstacle& o : p.obstacles) {
    for (Vec& v : o.shape.vertices) v = move(v);
  }
  return p;
}

ReachProblem mirrored(const ReachProblem& problem) {
  ReachProblem p = moved(problem, [](Vec v) { return Vec{-v.x, v.y}; });
  for (Obstacle& o : p.obstacles) std::reverse(o.shape.vertices.begin(), o.shape.vertices.end());
  if (problem.facing == Side::LeftFlank) p.facing = Side::RightFlank;
  if (problem.facing == Side::RightFlank) p.facing = Side::LeftFlank;
  return p;
}

ReachProblem turned(const ReachProblem& p, double angle, Vec by) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return moved(p, [=](Vec v) { return Vec{v.x * c - v.y * s, v.x * s + v.y * c} + by; });
}

void expectSame(const std::optional<ChargeMove>& a, const std::optional<ChargeMove>& b, const OffsetObjective& of,
                double sign) {
  RC_ASSERT(a.has_value() == b.has_value());
  if (!a) return;
  RC_ASSERT(of.score(a->offset) == of.score(sign * b->offset));
  RC_ASSERT(std::fabs(std::fabs(a->wheel.radians()) - std::fabs(b->wheel.radians())) < kSame);
}

/// Without single offsets that need a door of a quarter turn: there the touch slips off the facing, and rounding
/// decides.
std::vector<OffsetInterval> clear(std::vector<OffsetInterval> offsets) {
  std::erase_if(offsets,
                [](const OffsetInterval& i) { return i.to - i.from < 1e-5 && abs(i.witness.door).degrees() > 89.99; });
  return offsets;
}

void expectSame(const std::vector<OffsetInterval>& all, const std::vector<OffsetInterval>& others) {
  const auto a = clear(all);
  const auto b = clear(others);
  RC_ASSERT(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    RC_ASSERT(std::fabs(a[i].from - b[i].from) < 1e-4);
    RC_ASSERT(std::fabs(a[i].to - b[i].to) < 1e-4);
  }
}

RC_GTEST_PROP(ReachLaws, ARigidMotionOfAllChangesNothing, ()) {
  const ReachProblem p = boardFrom(*rc::gen::arbitrary<std::uint64_t>());
  const double angle = *rc::gen::inRange(0, 3600) * std::numbers::pi / 1800;
  const Vec by{*rc::gen::inRange(-100, 100) * 0.37, *rc::gen::inRange(-100, 100) * 0.53};
  const ReachProblem q = turned(p, angle, by);
  const OffsetObjective objective = contactObjective(p);
  expectSame(bestMove(p, objective), bestMove(q, objective), objective, 1);
  expectSame(reachableOffsets(p), reachableOffsets(q));
}

RC_GTEST_PROP(ReachLaws, TheMirrorImageIsTheMirroredMove, ()) {
  const ReachProblem p = boardFrom(*rc::gen::arbitrary<std::uint64_t>());
  const ReachProblem q = mirrored(p);
  const OffsetObjective objective = contactObjective(p);
  expectSame(bestMove(p, objective), bestMove(q, contactObjective(q)), objective, -1);
  std::vector<OffsetInterval> back = reachableOffsets(q);
  std::reverse(back.begin(), back.end());
  for (OffsetInterval& i : back) {
    std::swap(i.from, i.to);
    i.from = -i.from;
    i.to = -i.to;
  }
  expectSame(reachableOffsets(p), back);
}

RC_GTEST_PROP(ReachLaws, TheOrderOfTheObstaclesIsOfNoAccount, ()) {
  const ReachProblem p = boardFrom(*rc::gen::arbitrary<std::uint64_t>());
  ReachProblem q = p;
  std::reverse(q.obstacles.begin(), q.obstacles.end());
  const OffsetObjective objective = contactObjective(p);
  expectSame(bestMove(p, objective), bestMove(q, objective), objective, 1);
}

RC_GTEST_PROP(ReachLaws, OneObstacleLessIsNeverWorse, ()) {
  const ReachProblem p = boardFrom(*rc::gen::arbitrary<std::uint64_t>());
  RC_PRE(!p.obstacles.empty());
  ReachProblem q = p;
  q.obstacles.erase(q.obstacles.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(p.obstacles)));
  const OffsetObjective objective = contactObjective(p);
  const auto with = bestMove(p, objective);
  const auto without = bestMove(q, objective);
  if (!with) return;
  RC_ASSERT(without.has_value());
  const double gain = objective.score(without->offset) - objective.score(with->offset);
  RC_ASSERT(gain >= 0);
  if (gain == 0) RC_ASSERT(abs(without->wheel).radians() <= abs(with->wheel).radians() + kSame);
}

RC_GTEST_PROP(ReachLaws, EveryStretchIsReachedFromEndToEnd, ()) {
  const ReachProblem p = boardFrom(*rc::gen::arbitrary<std::uint64_t>());
  for (const OffsetInterval& stretch : reachableOffsets(p)) {
    RC_ASSERT(replayFault(p, stretch.witness) == "");
    RC_ASSERT(stretch.witness.offset >= stretch.from - kSame);
    RC_ASSERT(stretch.witness.offset <= stretch.to + kSame);
    const double part = *rc::gen::inRange(0, 1001) / 1000.0;
    const double offset = stretch.from + part * (stretch.to - stretch.from);
    const auto move = moveTo(p, offset);
    RC_ASSERT(move.has_value());
    RC_ASSERT(replayFault(p, *move) == "");
    RC_ASSERT(std::fabs(move->offset - offset) < kSame);
  }
}

}  // namespace
}  // namespace frontage::test
