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

void addReach(ChargeAttempt& attempt, const geometry::ReachProblem& problem, const Frontage& frontage) {
  geometry::Reach reach = geometry::reach(problem);
  for (geometry::OffsetInterval& interval : reach.offsets)
    if (liesAlong(frontage, std::clamp(0.0, interval.from, interval.to)))
      attempt.offsets.push_back(std::move(interval));
  attempt.obstructions = std::move(reach.obstructions);
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
  const std::vector<FurtherFront> further = furtherFronts(charger, target, facing, furtherTargets(field, targets));
  const geometry::OffsetObjective objective = contactObjective(rules, frontage, further);
  attempt.move = geometry::bestMove(question.problem, objective);
  if (attempt.move && !liesAlong(frontage, attempt.move->offset)) attempt.move.reset();
  if (attempt.move) {
    attempt.contact = contactAt(frontage, attempt.move->offset);
    attempt.worth = placeWorth(rules.priority, frontage, further, attempt.move->offset);
  }
  if (detail == Detail::WithOffsets) addReach(attempt, question.problem, frontage);
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
  return rules.smallTargetTurns && target.state.engagedWith.empty() &&
         unitStrengthOf(target) < rules.smallTargetBelow && unitStrengthOf(charger) >= rules.smallTargetChargerFrom;
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
