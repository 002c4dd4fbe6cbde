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
                        const std::vector<UnitId>& targets, geometry::Side facing, const Role& role, Detail detail) {
  ChargeAttempt attempt;
  attempt.facing = facing;
  const Unit& target = *field.find(targets.front());
  const ChargeQuestion question = chargeQuestion(rules, field, charger, target, facing, role);
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

}  // namespace

ChargeAttempt attemptCharge(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                            const std::vector<UnitId>& targets, const std::vector<geometry::Side>& facings,
                            const Role& role, Detail detail) {
  ChargeAttempt first;
  for (std::size_t i = 0; i < facings.size(); ++i) {
    ChargeAttempt attempt = attemptOn(rules, field, charger, targets, facings[i], role, detail);
    if (attempt.move) return attempt;
    if (i == 0) first = std::move(attempt);
  }
  return first;
}

}  // namespace frontage::core
