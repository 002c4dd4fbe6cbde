#include "core/phase/resolve/charge_problem.h"

#include "core/battlefield/formation.h"
#include "core/phase/terrain/obstacle_front.h"

#include <algorithm>

namespace frontage::core {

namespace {

using geometry::Obstacle;
using geometry::ReachProblem;

void addObstacle(ChargeQuestion& question, const std::string& id, Obstacle::Keep keep,
                 std::vector<geometry::ConvexPolygon> parts) {
  const int tag = static_cast<int>(question.ids.size());
  question.ids.push_back(id);
  for (geometry::ConvexPolygon& part : parts) question.problem.obstacles.push_back({std::move(part), keep, tag});
}

void addUnits(ChargeQuestion& question, const Battlefield& field, const Unit& charger, const Unit& target,
              const Role& role) {
  for (const Unit& other : field.units) {
    if (other.id == charger.id || other.id == target.id || other.state.destroyed) continue;
    const InTheWay way = role(other);
    if (way == InTheWay::Nothing) continue;
    addObstacle(question, other.id.value,
                way == InTheWay::NoTouch ? Obstacle::Keep::NoTouch : Obstacle::Keep::NoOverlap,
                {geometry::toPolygon(footprintOf(other))});
  }
}

}  // namespace

std::string ChargeQuestion::idOf(int tag) const {
  const auto index = static_cast<std::size_t>(tag);
  return tag >= 0 && index < ids.size() ? ids[index] : std::string();
}

ChargeQuestion chargeQuestion(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                              geometry::Side facing, const Role& role) {
  ChargeQuestion question;
  ReachProblem& problem = question.problem;
  problem.charger = footprintOf(charger);
  problem.target = chargedFootprint(field, target, facing);
  question.targetPose = target.pose;
  problem.facing = facing;
  problem.tableWidth = field.table.width;
  problem.tableHeight = field.table.height;
  problem.body = rules.frontEdgeOnlyOnTheWay ? ReachProblem::Body::FrontEdge : ReachProblem::Body::Whole;
  problem.tableEdge =
      rules.mayStickOutOnTheWay ? ReachProblem::TableEdge::MayStickOut : ReachProblem::TableEdge::Inside;
  problem.door = rules.door == DoorRule::SetFlush ? ReachProblem::Door::SetFlush : ReachProblem::Door::TurnAboutContact;
  problem.ignoreObstaclesOnTheWay = charger.stats.flying;
  addUnits(question, field, charger, target, role);
  for (const Terrain& terrain : field.terrain)
    if (blocksMovement(terrain.kind))
      addObstacle(question, terrain.id.value, Obstacle::Keep::NoOverlap, geometry::convexParts(terrain.shape));
  return question;
}

std::optional<geometry::ChargeMove> bestMove(const ChargeQuestion& question,
                                             const geometry::OffsetObjective& objective) {
  auto move = geometry::bestMove(question.problem, objective);
  if (move && question.problem.door != ReachProblem::Door::TargetTurns) move->targetEnd = question.targetPose;
  return move;
}

std::optional<geometry::ChargeMove> moveTo(const ChargeQuestion& question, double offset) {
  auto move = geometry::moveTo(question.problem, offset);
  if (move && question.problem.door != ReachProblem::Door::TargetTurns) move->targetEnd = question.targetPose;
  return move;
}

InTheWay standingRole(const Unit& charger, const std::vector<UnitId>& targets, const Unit& other) {
  const bool declared = std::find(targets.begin(), targets.end(), other.id) != targets.end();
  return areEnemies(charger, other) && !declared ? InTheWay::NoTouch : InTheWay::NoOverlap;
}

}  // namespace frontage::core
