#include "core/phase/resolve/charge_attempt.h"

#include "core/battlefield/formation.h"
#include "core/phase/terrain/obstacle_front.h"
#include "core/report/figures.h"
#include "core/report/names.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace frontage::core {

namespace {

std::vector<const Unit*> furtherTargets(const Battlefield& field, const std::vector<UnitId>& targets) {
  std::vector<const Unit*> others;
  for (std::size_t i = 1; i < targets.size(); ++i)
    if (const Unit* unit = field.find(targets[i]); unit && !unit->state.destroyed) others.push_back(unit);
  return others;
}

bool isOpenWithout(const ChargeQuestion& question, const PlaceGoal& goal, std::span<const int> tags) {
  ChargeQuestion less = question;
  std::vector<geometry::Obstacle>& left = less.problem.obstacles;
  const auto isGone = [&](const geometry::Obstacle& o) {
    return std::find(tags.begin(), tags.end(), o.tag) != tags.end();
  };
  left.erase(std::remove_if(left.begin(), left.end(), isGone), left.end());
  return bestMove(less, goal).has_value();
}

/// Those of the tags any of which, gone, would open it. What stays shut without all of a group stays shut without one
/// of them, so most of a crowd is ruled out in a few questions.
void findOpeners(const ChargeQuestion& question, const PlaceGoal& goal, std::span<const int> tags,
                 std::vector<int>& openers) {
  if (tags.empty() || !isOpenWithout(question, goal, tags)) return;
  if (tags.size() == 1) return openers.push_back(tags.front());
  const std::size_t half = tags.size() / 2;
  findOpeners(question, goal, tags.first(half), openers);
  findOpeners(question, goal, tags.subspan(half), openers);
}

bool isOpenWithoutEdge(const ChargeQuestion& question, const PlaceGoal& goal) {
  ChargeQuestion less = question;
  less.problem.tableWidth = less.problem.tableHeight = 0;
  return bestMove(less, goal).has_value();
}

/// What is in the way: whatever, gone, would open it by itself; when it takes more than one, all that lie nearer to the
/// charger than the far side of the target.
void findInTheWay(const ChargeQuestion& question, const PlaceGoal& goal, ChargeAttempt& attempt) {
  std::vector<int> near;
  const geometry::Footprint& from = question.problem.charger;
  const double far =
      geometry::distance(from.pose.centre, question.problem.target.pose.centre) + question.problem.target.reach();
  for (const geometry::Obstacle& o : question.problem.obstacles)
    if (geometry::closestPoints(from, o.shape).distance.inches() <= far) near.push_back(o.tag);
  std::sort(near.begin(), near.end());
  near.erase(std::unique(near.begin(), near.end()), near.end());
  std::vector<int> openers;
  findOpeners(question, goal, near, openers);
  attempt.edgeInTheWay = isOpenWithoutEdge(question, goal);
  const bool itTakesMore = openers.empty() && !attempt.edgeInTheWay;
  for (const int tag : itTakesMore ? near : openers) attempt.inTheWay.push_back(question.idOf(tag));
}

void addOffsets(ChargeAttempt& attempt, const geometry::ReachProblem& problem, const Frontage& frontage) {
  for (geometry::OffsetInterval& interval : geometry::reachableOffsets(problem))
    if (liesAlong(frontage, std::clamp(0.0, interval.from, interval.to)))
      attempt.offsets.push_back(std::move(interval));
}

/// Can the charger so much as touch the facing? Where it cannot, nobody's turning helps, and that is costly to find
/// out.
bool canTouch(const ChargeQuestion& question) {
  geometry::ReachProblem open = question.problem;
  open.door = geometry::ReachProblem::Door::TargetTurns;
  open.doorStaysOpen = true;
  return geometry::canReach(open);
}

ChargeAttempt attemptOn(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                        const std::vector<UnitId>& targets, geometry::Side facing, const Role& role, const Clause& door,
                        Detail detail) {
  ChargeAttempt attempt;
  attempt.facing = facing;
  attempt.door = door;
  const Unit& target = *field.find(targets.front());
  ChargeQuestion question = chargeQuestion(rules, field, charger, target, facing, role);
  if (door != "M6") question.problem.door = geometry::ReachProblem::Door::TargetTurns;
  const PlaceGoal goal{rules.priority, frontageOf(charger, target, facing),
                       furtherFronts(field, charger, target, facing, furtherTargets(field, targets)),
                       door == "M8" && rules.priority == Priority::UnitsThenModels};
  const Frontage& frontage = goal.frontage;
  if (door != "M7" || canTouch(question))
    attempt.move = detail == Detail::Whether ? someMove(question, goal) : bestMove(question, goal);
  if (attempt.move && !liesAlong(frontage, attempt.move->offset)) attempt.move.reset();
  if (attempt.move && detail != Detail::Whether) {
    attempt.contact = contactAt(frontage, attempt.move->offset);
    attempt.worth = placeWorth(goal.priority, frontage, goal.further, attempt.move->offset);
  }
  return attempt;
}

/// What else is to be known of the attempt that was settled on.
void addDetails(ChargeAttempt& attempt, const Ruleset& rules, const Battlefield& field, const Unit& charger,
                const std::vector<UnitId>& targets, const Role& role, Detail detail) {
  if (detail != Detail::WithOffsets) return;
  const Unit& target = *field.find(targets.front());
  ChargeQuestion question = chargeQuestion(rules, field, charger, target, attempt.facing, role);
  if (attempt.door != "M6") question.problem.door = geometry::ReachProblem::Door::TargetTurns;
  addOffsets(attempt, question.problem, frontageOf(charger, target, attempt.facing));
}

void addInTheWay(ChargeAttempt& attempt, const Ruleset& rules, const Battlefield& field, const Unit& charger,
                 const std::vector<UnitId>& targets, const Role& role) {
  const Unit& target = *field.find(targets.front());
  ChargeQuestion question = chargeQuestion(rules, field, charger, target, attempt.facing, role);
  if (attempt.door != "M6") question.problem.door = geometry::ReachProblem::Door::TargetTurns;
  findInTheWay(question, {rules.priority, frontageOf(charger, target, attempt.facing), {}}, attempt);
}

/// Can anything hinder a door at all? It is closed within this far of the charged facing.
bool isNearDoor(const Battlefield& field, const Unit& charger, const Unit& target, geometry::Side facing) {
  const geometry::Footprint mover = footprintOf(charger);
  const geometry::Footprint still = footprintOf(target);
  const geometry::Edge edge = still.edge(facing);
  const double swing = 2 * mover.reach() + 2 * still.reach();
  const auto near = [&](const geometry::Footprint& other) {
    return geometry::distance(other.pose.centre, edge.centre()) <= swing + other.reach();
  };
  const geometry::Vec c = edge.centre();
  if (std::min({c.x, c.y, field.table.width - c.x, field.table.height - c.y}) <= swing) return true;
  if (std::any_of(field.terrain.begin(), field.terrain.end(), [](const Terrain& t) { return blocksMovement(t.kind); }))
    return true;
  return std::any_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    return other.id != charger.id && other.id != target.id && !other.state.destroyed && near(footprintOf(other));
  });
}

/// Who may close the door, in the order in which it is tried (M6 to M8). Nobody turns across an obstacle (M14), and
/// where nothing stands near, the charger's own door is never obstructed.
std::vector<Clause> doorsFor(const Ruleset& rules, const Battlefield& field, const Unit& charger, const Unit& target,
                             geometry::Side facing) {
  if (obstacleFront(field, target, facing).depth > 0) return {"M6"};
  if (isSmallTarget(rules, charger, target)) return {"M7", "M6"};
  const bool mayTurn = target.state.engagedWith.empty();
  return mayTurn && isNearDoor(field, charger, target, facing) ? std::vector<Clause>{"M6", "M8"}
                                                               : std::vector<Clause>{"M6"};
}

/// D7, M16: the charger could close its own door if only it might touch enemies that it has not declared on. Then those
/// had to be declared on; that the target turns (M8) is no way round them.
bool onlyEnemiesKeepOpen(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                         const std::vector<UnitId>& targets, geometry::Side facing, const Role& role) {
  const Role mayBeTouched = [&](const Unit& other) {
    const InTheWay way = role(other);
    return way == InTheWay::NoTouch ? InTheWay::NoOverlap : way;
  };
  return attemptOn(rules, field, charger, targets, facing, mayBeTouched, "M6", Detail::Whether).move.has_value();
}

/// M8: whether it is any use that the target turns.
bool mayHelpToTurn(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                   const std::vector<UnitId>& targets, geometry::Side facing, const Role& role) {
  return canTouch(chargeQuestion(rules, field, charger, *field.find(targets.front()), facing, role)) &&
         !onlyEnemiesKeepOpen(rules, field, charger, targets, facing, role);
}

bool isBetterLed(const LedCharge& a, const LedCharge& b) {
  constexpr double kSame = 1e-6;  // the solver finds the same place from either facing to about this much
  if (a.attempt.move.has_value() != b.attempt.move.has_value()) return a.attempt.move.has_value();
  if (!a.attempt.move) return false;
  if (a.attempt.worth != b.attempt.worth) return a.attempt.worth > b.attempt.worth;
  const double wheels = std::abs(a.attempt.move->wheel.radians()) - std::abs(b.attempt.move->wheel.radians());
  if (std::abs(wheels) > kSame) return wheels < 0;
  const double ways = a.attempt.move->path.length().inches() - b.attempt.move->path.length().inches();
  if (std::abs(ways) > kSame) return ways < 0;
  return a.targets.front() < b.targets.front();
}

}  // namespace

bool isSmallTarget(const Ruleset& rules, const Unit& charger, const Unit& target) {
  return rules.smallTargetTurns && target.state.engagedWith.empty() &&
         unitStrengthOf(target) < rules.smallTargetBelow && unitStrengthOf(charger) >= rules.smallTargetChargerFrom;
}

ChargeAttempt attemptCharge(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                            const std::vector<UnitId>& targets, const std::vector<geometry::Side>& facings,
                            const Role& role, Detail detail) {
  const Unit& target = *field.find(targets.front());
  std::optional<ChargeAttempt> none;
  for (const Clause& door : {Clause("M7"), Clause("M6"), Clause("M8")})
    for (const geometry::Side facing : facings) {
      const std::vector<Clause> doors = doorsFor(rules, field, charger, target, facing);
      if (std::find(doors.begin(), doors.end(), door) == doors.end()) continue;
      if (door == "M8" && !mayHelpToTurn(rules, field, charger, targets, facing, role)) continue;
      ChargeAttempt attempt = attemptOn(rules, field, charger, targets, facing, role, door, detail);
      if (attempt.move) {
        addDetails(attempt, rules, field, charger, targets, role, detail);
        return attempt;
      }
      if (!none) none = std::move(attempt);
    }
  addDetails(*none, rules, field, charger, targets, role, detail);
  // Only now is it worth asking who is in the way of the first that was tried.
  if (detail >= Detail::WithBlockers) addInTheWay(*none, rules, field, charger, targets, role);
  return *none;
}

std::string noMoveText(const Battlefield& field, const UnitId& target, const ChargeAttempt& attempt) {
  std::vector<std::string> names;
  for (const std::string& id : attempt.inTheWay) names.push_back(thingName(field, id));
  return "no legal move reaches the charged facing of " + unitName(field, target) +
         (attempt.edgeInTheWay ? " without leaving the table" : "") +
         (names.empty() ? "" : "; in the way: " + joined(names));
}

std::vector<UnitId> ledBy(std::vector<UnitId> targets, std::size_t lead) {
  const auto first = targets.begin() + static_cast<std::ptrdiff_t>(lead);
  std::rotate(targets.begin(), first, first + 1);
  return targets;
}

LedCharge bestLed(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                  const std::vector<UnitId>& targets, const std::map<UnitId, geometry::Side>& zones, const Role& role,
                  Detail detail) {
  std::optional<LedCharge> best;
  for (std::size_t lead = 0; lead < targets.size(); ++lead) {
    LedCharge led{ledBy(targets, lead), {}};
    led.attempt = attemptCharge(rules, field, charger, led.targets, {zones.at(led.targets.front())}, role, detail);
    if (!best || isBetterLed(led, *best)) best = std::move(led);
  }
  return *best;
}

}  // namespace frontage::core
