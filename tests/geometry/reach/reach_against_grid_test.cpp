#include "geometry/base/tolerance.h"
#include "tests/support/charge_boards.h"
#include "tests/support/charge_grid.h"
#include "tests/support/charge_judge.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace frontage::test {
namespace {

using namespace geometry;
using frontage::testing::repeats;

constexpr double kDegree = kGridWheel;

struct Counts {
  int boards = 0;
  int withMove = 0;
  int gridWithMove = 0;
  int worse = 0;
  int illegal = 0;
  int missed = 0;
};

/// The best score of an offset, or, set flush, of a stretch of them.
double scoreOf(const ReachProblem& p, const OffsetObjective& objective, const Judged& judged) {
  if (p.door != ReachProblem::Door::SetFlush) return objective.score(judged.offset.first);
  double best = -1;
  const auto consider = [&](double s) {
    if (s < judged.offset.first || s > judged.offset.second) return;
    const double score = objective.score(s);
    if (score > best && mayEndAt(p, s)) best = score;
  };
  consider(judged.offset.first);
  consider(judged.offset.second);
  for (const double b : objective.breakpoints) consider(b);
  return best;
}

void compare(const ReachProblem& p, Counts& counts, std::uint64_t board) {
  const OffsetObjective objective = contactObjective(p);
  const auto best = bestMove(p, objective);
  ++counts.boards;
  double bestScore = -1;
  if (best) {
    ++counts.withMove;
    bestScore = objective.score(best->offset);
    const std::string fault = replayFault(p, *best);
    if (!fault.empty()) {
      ++counts.illegal;
      ADD_FAILURE() << "board " << board << ": " << fault << " start " << best->before.inches() << " wheel "
                    << best->wheel.degrees() << " after " << best->after.inches() << " door " << best->door.degrees()
                    << " offset " << best->offset;
    }
  }
  bool gridHasMove = false;
  bool reported = false;
  forEachChoice(p, [&](Choice c) {
    if (reported) return;
    const Judged contact = contactOf(p, c);
    if (!contact.legal()) return;
    const double score = scoreOf(p, objective, contact);
    const bool better =
        score > bestScore || (best && score == bestScore && std::fabs(c.wheel) < abs(best->wheel).radians() - 1e-4);
    if (!better || score < 0) return;
    if (!best && gridHasMove) return;
    const Judged judged = judge(p, c, best ? 0 : 0.01);
    if (!judged.legal()) return;
    gridHasMove = true;
    reported = true;
    best ? ++counts.worse : ++counts.missed;
    ADD_FAILURE() << "board " << board << ": the grid has start " << c.before << " wheel " << c.wheel / kDegree
                  << " offset " << judged.offset.first << " score " << score << "; the solver "
                  << (best ? "has " + std::to_string(bestScore) + " with wheel " + std::to_string(best->wheel.degrees())
                           : std::string("has none"));
  });
}

Counts run(int boards, const BoardWishes& wishes, std::uint64_t seed,
           const std::function<void(ReachProblem&)>& change) {
  Counts counts;
  for (int i = 0; i < boards; ++i) {
    std::mt19937_64 random(seed + static_cast<std::uint64_t>(i));
    ReachProblem p = randomBoard(random, wishes);
    if (change) change(p);
    compare(p, counts, seed + static_cast<std::uint64_t>(i));
  }
  std::printf("[ boards   ] %d, a legal move on %d; worse than the grid %d, illegal %d, missed %d\n", counts.boards,
              counts.withMove, counts.worse, counts.illegal, counts.missed);
  return counts;
}

TEST(ReachAgainstGrid, IsNeverWorseOnTheOpenField) {
  run(repeats(300), {0, false}, 1000, [](ReachProblem& p) {
    p.charger.pose.centre += Vec{500, 500};
    p.target.pose.centre += Vec{500, 500};
    p.tableWidth = p.tableHeight = 1000;
  });
}

TEST(ReachAgainstGrid, IsNeverWorseAmongObstacles) {
  run(repeats(300), {12, false}, 100000, nullptr);
}

TEST(ReachAgainstGrid, IsNeverWorseInEveryVariant) {
  run(repeats(300), {12, true}, 200000, nullptr);
}

TEST(ReachAgainstGrid, HoldsEveryOffsetThatTheGridReaches) {
  std::size_t offsets = 0;
  std::size_t outside = 0;
  for (int i = 0; i < repeats(20); ++i) {
    std::mt19937_64 random(300000 + static_cast<std::uint64_t>(i));
    const ReachProblem p = randomBoard(random, {5, false});
    const auto stretches = reachableOffsets(p);
    EXPECT_EQ(canReach(p), !stretches.empty()) << i;
    EXPECT_EQ(bestMove(p, contactObjective(p)).has_value(), !stretches.empty()) << i;
    for (const double offset : offsetsOfGrid(p)) {
      ++offsets;
      // What touches to within kContact is free for the grid; the solver keeps half of that.
      const bool held = std::any_of(stretches.begin(), stretches.end(), [&](const OffsetInterval& s) {
        return offset >= s.from - 2 * kContact && offset <= s.to + 2 * kContact;
      });
      outside += !held;
      EXPECT_TRUE(held) << "board " << i << " offset " << offset;
    }
  }
  std::printf("[ offsets  ] %zu of the grid, %zu outside of what is reachable\n", offsets, outside);
}

}  // namespace
}  // namespace frontage::test
