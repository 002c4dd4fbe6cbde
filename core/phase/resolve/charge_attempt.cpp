#include "core/phase/resolve/charge_attempt.h"

#include "core/battlefield/formation.h"

#include <algorithm>

namespace frontage::core {

namespace {

std::vector<const Unit*> furtherTargets(const Battlefield& field, const std::vector<UnitId>& targets) {
  std::vector<const Unit*> others;
  for (std::size_t i = 1; i < targets.size(); ++i)
    if (const Unit* unit = field.find(targets[i]); unit && !unit->state.destroyed) others.push_back(unit);
  return others;
}

void nameObstructions(ChargeAttempt& attempt, const ChargeQuestion& question) {
  std::vector<int> tags;
  for (const geometry::Obstruction& o : attempt.obstructions)
    if (o.cause == geometry::Obstruction::Cause::Obstacle || o.cause == geometry::Obstruction::Cause::DoorBlocked)
      tags.push_back(o.tag);
  std::sort(tags.begin(), tags.end());
  tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
  for (const int tag : tags)
    if (std::string id = question.idOf(tag); !id.empty()) attempt.inTheWay.push_back(std::move(id));
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
  attempt.move = geometry::bestMove(
      question.problem,
      contactObjective(rules, frontage, furtherFronts(charger, target, facing, furtherTargets(field, targets))));
  if (attempt.move && !liesAlong(frontage, attempt.move->offset)) attempt.move.reset();
  if (attempt.move) attempt.contact = contactAt(frontage, attempt.move->offset);
  if (detail == Detail::MoveOnly && attempt.move) return attempt;
  geometry::Reach reach = geometry::reach(question.problem);
  for (geometry::OffsetInterval& interval : reach.offsets)
    if (liesAlong(frontage, std::clamp(0.0, interval.from, interval.to)))
      attempt.offsets.push_back(std::move(interval));
  attempt.obstructions = std::move(reach.obstructions);
  if (!attempt.move) nameObstructions(attempt, question);
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
