#include "core/phase/resolve/charge_attempt.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::core {

namespace {

std::vector<const Unit*> furtherTargets(const Battlefield& field, const std::vector<UnitId>& targets) {
  std::vector<const Unit*> others;
  for (std::size_t i = 1; i < targets.size(); ++i)
    if (const Unit* unit = field.find(targets[i]); unit && !unit->state.destroyed) others.push_back(unit);
  return others;
}

bool isOpenWithout(const ChargeQuestion& question, const geometry::OffsetObjective& objective, int tag) {
  geometry::ReachProblem less = question.problem;
  less.obstacles.erase(std::remove_if(less.obstacles.begin(), less.obstacles.end(),
                                      [&](const geometry::Obstacle& o) { return o.tag == tag; }),
                       less.obstacles.end());
  return geometry::bestMove(less, objective).has_value();
}

/// Who is in the way: the ones any of whom, gone, would open it; when it takes more than one, all that lie nearer to
/// the charger than the far side of the target.
std::vector<std::string> whoIsInTheWay(const ChargeQuestion& question, const geometry::OffsetObjective& objective) {
  std::vector<std::string> single;
  std::vector<std::string> near;
  const geometry::Footprint& from = question.problem.charger;
  const double far = geometry::distance(from.pose.centre, question.problem.target.pose.centre) +
                     std::hypot(question.problem.target.halfWidth, question.problem.target.halfDepth);
  for (std::size_t tag = 0; tag < question.ids.size(); ++tag) {
    const bool reaches = std::any_of(
        question.problem.obstacles.begin(), question.problem.obstacles.end(), [&](const geometry::Obstacle& o) {
          return o.tag == static_cast<int>(tag) && geometry::closestPoints(from, o.shape).distance.inches() <= far;
        });
    if (!reaches) continue;
    near.push_back(question.ids[tag]);
    if (isOpenWithout(question, objective, static_cast<int>(tag))) single.push_back(question.ids[tag]);
  }
  return single.empty() ? near : single;
}

/// The offsets that a move can be found for, looked for at regular distances and then narrowed down at their ends.
std::vector<geometry::OffsetInterval> offsetsOf(const geometry::ReachProblem& problem, const Frontage& frontage,
                                                const geometry::ChargeMove& best) {
  constexpr int kSteps = 48;
  const double widest = (frontage.facingLength + frontage.chargerWidth) / 2 - 0.01;
  std::vector<geometry::OffsetInterval> found;
  const auto edge = [&](double good, double bad) {
    for (int i = 0; i < 24; ++i) {
      const double middle = (good + bad) / 2;
      (geometry::moveTo(problem, middle) ? good : bad) = middle;
    }
    return good;
  };
  double before = -widest;
  bool open = false;
  for (int i = 0; i <= kSteps; ++i) {
    const double at = -widest + 2 * widest * i / kSteps;
    const auto move = geometry::moveTo(problem, at);
    if (move && !open) found.push_back({i == 0 ? at : edge(at, before), at, *move});
    if (move) found.back().to = at;
    if (!move && open) found.back().to = edge(before, at);
    open = move.has_value();
    before = at;
  }
  const bool covered = std::any_of(found.begin(), found.end(), [&](const geometry::OffsetInterval& interval) {
    return best.offset >= interval.from && best.offset <= interval.to;
  });
  if (!covered) found.push_back({best.offset, best.offset, best});
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
  return found;
}

ChargeAttempt attemptOn(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                        const std::vector<UnitId>& targets, geometry::Side facing, const Role& role, Detail detail,
                        const Clause& door) {
  ChargeAttempt attempt;
  attempt.facing = facing;
  attempt.door = door;
  const Unit& target = *field.find(targets.front());
  ChargeQuestion question = chargeQuestion(rules, field, charger, target, facing, role);
  if (door != "M6") question.problem.door = geometry::ReachProblem::Door::TargetTurns;
  const Frontage frontage = frontageOf(charger, target, facing);
  const geometry::OffsetObjective objective =
      contactObjective(rules, frontage, furtherFronts(charger, target, facing, furtherTargets(field, targets)));
  attempt.move = geometry::bestMove(question.problem, objective);
  if (attempt.move && !liesAlong(frontage, attempt.move->offset)) attempt.move.reset();
  if (attempt.move) attempt.contact = contactAt(frontage, attempt.move->offset);
  if (attempt.move && detail == Detail::WithOffsets)
    attempt.offsets = offsetsOf(question.problem, frontage, *attempt.move);
  if (!attempt.move && detail != Detail::MoveOnly) attempt.inTheWay = whoIsInTheWay(question, objective);
  return attempt;
}

/// Who may close the door, in the order in which it is tried (M6 to M8).
std::vector<Clause> doorsFor(const Ruleset& rules, const Unit& charger, const Unit& target) {
  const bool mayTurn = target.state.engagedWith.empty();
  if (isSmallTarget(rules, charger, target)) return {"M7", "M6"};
  return mayTurn ? std::vector<Clause>{"M6", "M8"} : std::vector<Clause>{"M6"};
}

}  // namespace

bool isSmallTarget(const Ruleset& rules, const Unit& charger, const Unit& target) {
  return rules.smallTargetTurns && target.state.engagedWith.empty() && unitStrengthOf(target) < 5 &&
         unitStrengthOf(charger) >= 10;
}

ChargeAttempt attemptCharge(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                            const std::vector<UnitId>& targets, const std::vector<geometry::Side>& facings,
                            const Role& role, Detail detail) {
  std::optional<ChargeAttempt> first;
  for (const Clause& door : doorsFor(rules, charger, *field.find(targets.front())))
    for (const geometry::Side facing : facings) {
      ChargeAttempt attempt = attemptOn(rules, field, charger, targets, facing, role, detail, door);
      if (attempt.move) return attempt;
      if (!first) first = std::move(attempt);
    }
  return *first;
}

}  // namespace frontage::core
