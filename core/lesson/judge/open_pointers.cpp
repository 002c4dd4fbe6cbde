#include "core/lesson/judge/open_pointers.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace frontage::core {

namespace {

using At = Pointer::At;
using Which = TargetTask::Which;

bool moves(const Order& order, const UnitId& charger) {
  if (const auto* declare = std::get_if<Declare>(&order)) return declare->charger == charger;
  if (const auto* redirect = std::get_if<Redirect>(&order)) return redirect->charger == charger;
  if (const auto* resolve = std::get_if<Resolve>(&order))
    return std::find(resolve->chargers.begin(), resolve->chargers.end(), charger) != resolve->chargers.end();
  return false;
}

/// The question is about a charge of this unit.
bool isAbout(const Task& task, const UnitId& charger) {
  if (const Played* played = playedOf(task)) {
    const std::vector<Order> orders = played->all();
    if (std::any_of(orders.begin(), orders.end(), [&](const Order& order) { return moves(order, charger); }))
      return true;
  }
  if (const auto* legal = std::get_if<LegalTask>(&task.body)) return moves(legal->order, charger);
  if (const auto* target = std::get_if<TargetTask>(&task.body)) return target->charger == charger;
  const auto* number = std::get_if<NumberTask>(&task.body);
  return number && number->charger == charger;
}

/// Models are counted where the move ends: it has to be seen for that, and says no figure.
bool countsModels(const Task& task) {
  const auto* number = std::get_if<NumberTask>(&task.body);
  return number && (number->quantity == Quantity::ChargerModels || number->quantity == Quantity::TargetModels ||
                    number->quantity == Quantity::ModelsInContact);
}

/// The move says where somebody ends, how far it wheels and that it is possible at all.
bool movesGiveAway(const Task& task, const Pointer& pointer) {
  if (countsModels(task) || std::holds_alternative<PlayTask>(task.body) || std::holds_alternative<ZoneTask>(task.body))
    return false;
  return isAbout(task, pointer.unit);
}

/// The line says who is seen, and what hides them.
bool sightGivesAway(const Task& task, const Pointer& pointer) {
  const bool asked = std::holds_alternative<TargetTask>(task.body) || std::holds_alternative<LegalTask>(task.body) ||
                     std::holds_alternative<HappensTask>(task.body);
  return asked && isAbout(task, pointer.unit);
}

bool isBetween(const Pointer& gap, const UnitId& a, const UnitId& b) {
  return (gap.unit == a && gap.other == b) || (gap.unit == b && gap.other == a);
}

bool gapGivesAway(const Task& task, const Pointer& gap) {
  if (const auto* target = std::get_if<TargetTask>(&task.body))
    return target->which == Which::Closest || target->which == Which::InRange;
  const auto* number = std::get_if<NumberTask>(&task.body);
  if (!number) return false;
  if (number->quantity == Quantity::Distance) return isBetween(gap, number->charger, number->target);
  return number->quantity == Quantity::EventValue && number->field == "distance";
}

bool sideGivesAway(const Task& task, const Pointer& pointer) {
  const auto* zone = std::get_if<ZoneTask>(&task.body);
  return zone && zone->target == pointer.unit;
}

bool pointGivesAway(const Task& task, const TaskJudge& judge, const Pointer& pointer) {
  const auto* place = std::get_if<PlaceTask>(&task.body);
  const auto* answer = judge.answer() ? std::get_if<Placing>(&*judge.answer()) : nullptr;
  return place && answer && std::hypot(answer->x - pointer.point.x, answer->y - pointer.point.y) <= place->inches;
}

Pointer frame(const UnitId& unit) {
  Pointer pointer;
  pointer.at = At::Unit;
  pointer.unit = unit;
  return pointer;
}

void addPointer(std::vector<OpenPointer>& open, const Pointer& pointer, const Task& task, const TaskJudge& judge) {
  const auto unitsOnly = [&] {
    open.push_back({frame(pointer.unit)});
    if (!pointer.other.empty()) open.push_back({frame(pointer.other)});
  };
  if (pointer.at == At::Move && movesGiveAway(task, pointer)) return unitsOnly();
  if (pointer.at == At::Sight && sightGivesAway(task, pointer)) return unitsOnly();
  if ((pointer.at == At::Zone || pointer.at == At::Edge) && sideGivesAway(task, pointer)) return unitsOnly();
  if (pointer.at == At::Point && pointGivesAway(task, judge, pointer)) return;
  const bool judged = pointer.at != At::Gap || std::holds_alternative<PlayTask>(task.body);
  open.push_back({pointer, judged || !gapGivesAway(task, pointer), judged});
}

/// What a learner might pick: nothing when it is something else.
std::string pickOf(const Pointer& pointer, const TargetTask& task) {
  if (pointer.at == At::Terrain && task.which == Which::Blockers) return pointer.terrain.value;
  return pointer.at == At::Unit && pointer.unit != task.charger ? pointer.unit.value : std::string();
}

/// Frames about right answers alone say which those are.
void dropRightPicks(std::vector<OpenPointer>& open, const TargetTask& task, const TaskJudge& judge) {
  Picks right = judge.rightPicks();
  if (judge.answer())
    if (const auto* picks = std::get_if<Picks>(&*judge.answer()))
      right.insert(right.end(), picks->begin(), picks->end());
  const auto isRight = [&](const std::string& pick) {
    return std::find(right.begin(), right.end(), pick) != right.end();
  };
  const bool mixed = std::any_of(open.begin(), open.end(), [&](const OpenPointer& shown) {
    const std::string pick = pickOf(shown.pointer, task);
    return !pick.empty() && !isRight(pick);
  });
  if (!mixed) std::erase_if(open, [&](const OpenPointer& shown) { return isRight(pickOf(shown.pointer, task)); });
}

}  // namespace

std::vector<OpenPointer> openPointers(const Step& step, const TaskJudge& judge) {
  std::vector<OpenPointer> open;
  for (const Pointer& pointer : step.pointAt) {
    if (step.task)
      addPointer(open, pointer, *step.task, judge);
    else
      open.push_back({pointer});
  }
  const auto* target = step.task ? std::get_if<TargetTask>(&step.task->body) : nullptr;
  if (target) dropRightPicks(open, *target, judge);
  return open;
}

bool asksForLabels(const Task& task) noexcept {
  const auto* number = std::get_if<NumberTask>(&task.body);
  if (!number) return false;
  return number->quantity == Quantity::UnitStrength || (number->quantity == Quantity::Models && number->played.empty());
}

}  // namespace frontage::core
