#include "geometry/reach/reach.h"

#include "geometry/reach/charge_move.h"
#include "geometry/reach/search.h"
#include "geometry/reach/survey.h"
#include "geometry/reach/together.h"

namespace frontage::geometry {

using namespace charge;

namespace {

std::optional<ChargeMove> moveOf(const ReachProblem& problem, const Search& search,
                                 const std::optional<Candidate>& candidate) {
  if (!candidate) return std::nullopt;
  return makeMove(problem, search.slice(candidate->hand), *candidate);
}

std::optional<ChargeMove> bestOf(const ReachProblem& problem, const ScoreTable& table) {
  Search search(problem);
  return moveOf(problem, search, search.best(table));
}

}  // namespace

Pose flushPose(const Footprint& charger, const Footprint& target, Side facing, double offset) noexcept {
  const Edge edge = target.edge(facing);
  return {edge.centre() + edge.along() * offset + edge.outward * charger.halfDepth, Facing::towards(-edge.outward)};
}

std::vector<OffsetInterval> reachableOffsets(const ReachProblem& problem) {
  Survey survey(problem);
  std::vector<OffsetInterval> offsets;
  for (const Cover::Stretch& s : survey.run().stretches()) {
    offsets.push_back({s.offsets.from, s.offsets.to, makeMove(problem, survey.slice(s.witness.hand), s.witness)});
  }
  return offsets;
}

bool canReach(const ReachProblem& problem) {
  const double anywhere = problem.charger.halfWidth + problem.target.edge(problem.facing).length();
  return Search(problem).any(ScoreTable(Span{-anywhere, anywhere})).has_value();
}

std::optional<ChargeMove> anyMove(const ReachProblem& problem, double most) {
  Search search(problem);
  return moveOf(problem, search, search.any(ScoreTable(Span{-most, most})));
}

Reach reach(const ReachProblem& problem) {
  return {reachableOffsets(problem), obstructions(problem)};
}

std::optional<ChargeMove> bestMove(const ReachProblem& problem, const OffsetObjective& objective) {
  const double most = problem.charger.halfWidth + problem.target.edge(problem.facing).length() / 2;
  return bestOf(problem, ScoreTable(objective, {-most, most}));
}

std::optional<ChargeMove> leastTurn(const ReachProblem& problem, const OffsetObjective& objective) {
  const double most = problem.charger.halfWidth + problem.target.edge(problem.facing).length() / 2;
  Search search(problem);
  return moveOf(problem, search, search.leastDoor(ScoreTable(objective, {-most, most})));
}

std::optional<ChargeMove> moveTo(const ReachProblem& problem, double offset) {
  return bestOf(problem, ScoreTable(offset));
}

std::optional<ChargeMove> touchTogether(const std::vector<ReachProblem>& problems) {
  Together together(problems);
  auto found = together.best();
  if (!found) return std::nullopt;
  const Heading heading = makeHeading(found->slice->lane(), found->candidate.wheel);
  found->candidate.offset = heading.offsetAt(found->candidate.start);
  return makeMove(problems.front(), *found->slice, found->candidate);
}

}  // namespace frontage::geometry
