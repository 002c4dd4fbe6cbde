#include "core/phase/turn/play.h"

#include <algorithm>
#include <cassert>

namespace frontage::core {

Unit& Play::unit(const UnitId& id) {
  Unit* found = m_state.field.find(id);
  assert(found);
  return *found;
}

std::vector<int> Play::roll(RollPurpose purpose, const UnitId& id, int count, const Reading& reading) {
  if (count <= 0) return {};
  return m_dice.roll({purpose, id, count, reading});
}

void Play::setFleeing(const Clause& clause, const UnitId& id, bool on) {
  bool& now = unit(id).state.fleeing;
  if (now == on) return;
  now = on;
  leave(clause, StateChanged{.unit = id, .fleeing = on, .shaken = {}, .charging = {}});
}

void Play::setShaken(const Clause& clause, const UnitId& id, bool on) {
  bool& now = unit(id).state.shaken;
  if (now == on) return;
  now = on;
  leave(clause, StateChanged{.unit = id, .fleeing = {}, .shaken = on, .charging = {}});
}

void Play::setCharging(const Clause& clause, const UnitId& id, bool on) {
  bool& now = unit(id).state.charging;
  if (now == on) return;
  now = on;
  leave(clause, StateChanged{.unit = id, .fleeing = {}, .shaken = {}, .charging = on});
}

void Play::destroy(const Clause& clause, const UnitId& id, DestroyedBy cause) {
  Unit& gone = unit(id);
  gone.state.destroyed = true;
  gone.state.charging = false;
  for (const UnitId& other : gone.state.engagedWith) {
    std::vector<UnitId>& list = unit(other).state.engagedWith;
    list.erase(std::remove(list.begin(), list.end(), id), list.end());
  }
  gone.state.engagedWith.clear();
  leave(clause, Destroyed{id, cause});
}

}  // namespace frontage::core
