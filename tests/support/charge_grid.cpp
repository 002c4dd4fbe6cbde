#include "tests/support/charge_grid.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace frontage::test {

std::optional<GridMove> bestOfGrid(const geometry::ReachProblem& problem, const geometry::OffsetObjective& objective) {
  const Neighbours neighbours = neighboursOf(problem);
  std::optional<GridMove> best;
  double bestWay = 0;
  forEachChoice(problem, [&](Choice choice) {
    const Judged judged = judge(problem, neighbours, choice);
    if (!judged.legal()) return;
    const GridMove move{choice, judged.offset.first, objective.score(judged.offset.first)};
    const double way = choice.before + judged.after;
    const auto order = [](const GridMove& m, double w) { return std::tuple(-m.score, std::fabs(m.choice.wheel), w); };
    if (best && order(*best, bestWay) <= order(move, way)) return;
    best = move;
    bestWay = way;
  });
  return best;
}

std::vector<double> offsetsOfGrid(const geometry::ReachProblem& problem) {
  const Neighbours neighbours = neighboursOf(problem);
  std::vector<double> offsets;
  forEachChoice(problem, [&](Choice choice) {
    const Judged judged = judge(problem, neighbours, choice);
    if (judged.legal()) offsets.push_back(judged.offset.first);
  });
  std::sort(offsets.begin(), offsets.end());
  return offsets;
}

}  // namespace frontage::test
