#include "core/phase/resolve/charge_problem.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/solved_moves.h"
#include "core/phase/terrain/obstacle_front.h"

#include <algorithm>
#include <limits>

namespace frontage::core {

namespace {

using geometry::Obstacle;
using geometry::ReachProblem;

/// Where a charge can lead (M4 to M8), as a box in the charger's frame: it never goes back, no farther forward than the
/// target lies, and to the side only towards it; at either end there is room for both to turn about any of their
/// points.
class Corridor {
 public:
  explicit Corridor(const ReachProblem& problem) : m_frame(problem.charger.pose) {
    for (const geometry::Vec corner : problem.charger.corners()) include(corner);
    for (const geometry::Vec corner : problem.target.corners()) include(corner);
    const double turning = 2 * problem.charger.reach() + 2 * problem.target.reach() + 1;  // an inch to spare
    m_low = m_low - geometry::Vec{turning, turning};
    m_high = m_high + geometry::Vec{turning, turning};
  }
  /// Quick, and true more often than for the shape itself: anything within so far of a point.
  [[nodiscard]] bool mayMeet(geometry::Vec centre, double radius) const noexcept {
    const geometry::Vec local = m_frame.toUnit(centre);
    return local.x - radius <= m_high.x && local.x + radius >= m_low.x && local.y - radius <= m_high.y &&
           local.y + radius >= m_low.y;
  }
  [[nodiscard]] bool meets(const geometry::ConvexPolygon& shape) const noexcept {
    geometry::Vec low{kFar, kFar};
    geometry::Vec high{-kFar, -kFar};
    for (const geometry::Vec vertex : shape.vertices) {
      const geometry::Vec local = m_frame.toUnit(vertex);
      low = {std::min(low.x, local.x), std::min(low.y, local.y)};
      high = {std::max(high.x, local.x), std::max(high.y, local.y)};
    }
    return low.x <= m_high.x && high.x >= m_low.x && low.y <= m_high.y && high.y >= m_low.y;
  }

 private:
  static constexpr double kFar = std::numeric_limits<double>::infinity();
  void include(geometry::Vec point) noexcept {
    const geometry::Vec local = m_frame.toUnit(point);
    m_low = {std::min(m_low.x, local.x), std::min(m_low.y, local.y)};
    m_high = {std::max(m_high.x, local.x), std::max(m_high.y, local.y)};
  }

  geometry::Pose m_frame;
  geometry::Vec m_low{kFar, kFar};
  geometry::Vec m_high{-kFar, -kFar};
};

/// A tag for something that may be in the way.
int tagFor(ChargeQuestion& question, const std::string& id) {
  question.ids.push_back(id);
  return static_cast<int>(question.ids.size()) - 1;
}

void addObstacle(ChargeQuestion& question, const Corridor& corridor, int tag, Obstacle::Keep keep,
                 geometry::ConvexPolygon shape) {
  if (corridor.meets(shape)) question.problem.obstacles.push_back({std::move(shape), keep, tag});
}

void addUnits(ChargeQuestion& question, const Corridor& corridor, const Battlefield& field, const Unit& charger,
              const Unit& target, const Role& role) {
  for (const Unit& other : field.units) {
    const geometry::Footprint footprint = footprintOf(other);
    if (!corridor.mayMeet(footprint.pose.centre, footprint.reach())) continue;
    if (other.state.destroyed || other.id == charger.id || other.id == target.id) continue;
    const InTheWay way = role(other);
    if (way == InTheWay::Nothing) continue;
    addObstacle(question, corridor, tagFor(question, other.id.value),
                way == InTheWay::NoTouch ? Obstacle::Keep::NoTouch : Obstacle::Keep::NoOverlap,
                geometry::toPolygon(footprint));
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
  const Corridor corridor(problem);
  addUnits(question, corridor, field, charger, target, role);
  for (const Terrain& terrain : field.terrain) {
    if (!blocksMovement(terrain.kind)) continue;
    const int tag = tagFor(question, terrain.id.value);
    for (geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape))
      addObstacle(question, corridor, tag, Obstacle::Keep::NoOverlap, std::move(part));
  }
  return question;
}

std::optional<geometry::ChargeMove> bestMove(const ChargeQuestion& question, const PlaceGoal& goal) {
  auto move = solvedMove(question.problem, goal);
  if (move && question.problem.door != ReachProblem::Door::TargetTurns) move->targetEnd = question.targetPose;
  return move;
}

std::optional<geometry::ChargeMove> someMove(const ChargeQuestion& question, const PlaceGoal& goal) {
  // A further target that can be touched comes before the facing itself.
  if (!goal.further.empty()) return bestMove(question, goal);
  return foundMove(question.problem, farthestAlong(goal.frontage));
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

Role declaredRole(const PhaseState& state, const Unit& charger) {
  return [&charger, targets = state.chargeOf(charger.id)->targets](const Unit& other) {
    return standingRole(charger, targets, other);
  };
}

}  // namespace frontage::core
