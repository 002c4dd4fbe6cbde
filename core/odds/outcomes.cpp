#include "core/odds/outcomes.h"

#include "core/odds/interruption.h"
#include "core/odds/roll_classes.h"

#include <array>
#include <cstring>
#include <optional>
#include <stdexcept>

namespace frontage::core {

namespace {

class Explorer {
 public:
  Explorer(const PhaseState& before, const Act& act, const std::function<void(const Play&, double)>& visit,
           const Exploration& exploration)
      : m_before(before), m_act(act), m_visit(visit), m_exploration(exploration), m_rolls(exploration.given) {}

  void explore(double chance) {
    giveUpIfAsked();
    Play play(m_before, Dice(m_rolls, std::nullopt));
    const std::optional<RollRequest> wanted = carryOut(play);
    if (!wanted || (m_exploration.endsAt && m_exploration.endsAt(*wanted))) {
      if (++m_outcomes > kMostOutcomes)
        throw std::runtime_error("the dice can fall in more than " + std::to_string(kMostOutcomes) +
                                 " ways that matter, which is more than can be worked out");
      m_visit(play, chance);
      return;
    }
    for (RollClass& each : rollClasses(play.state(), *wanted)) {
      m_rolls.push_back({wanted->roll, wanted->unit, std::move(each.values)});
      explore(chance * each.chance);
      m_rolls.pop_back();
    }
  }

 private:
  [[nodiscard]] std::optional<RollRequest> carryOut(Play& play) const {
    try {
      m_act(play);
    } catch (const DiceMissing& missing) {
      return missing.request;
    }
    return std::nullopt;
  }

  const PhaseState& m_before;
  const Act& m_act;
  const std::function<void(const Play&, double)>& m_visit;
  const Exploration& m_exploration;
  std::vector<GivenRoll> m_rolls;
  int m_outcomes = 0;
};

template <class T>
void append(std::string& key, const T& value) {
  std::array<char, sizeof(T)> bytes{};
  std::memcpy(bytes.data(), &value, sizeof(T));
  key.append(bytes.data(), bytes.size());
}

/// What can differ between states of one phase after the same orders.
std::string keyOf(const PhaseState& state) {
  std::string key;
  for (const Unit& unit : state.field.units) key += unitKey(unit);
  for (const Charge& charge : state.charges) {
    key += charge.charger.value + ':';
    for (const UnitId& id : charge.targets) key += id.value + ',';
    for (const auto& [id, zone] : charge.zones) append(key, zone);
    for (const auto& [id, reaction] : charge.reactions) append(key, reaction);
    for (const UnitId& id : charge.terrified) key += '!' + id.value;
    append(key, charge.stage);
    append(key, charge.pressesOn);
  }
  return key;
}

}  // namespace

std::string unitKey(const Unit& unit) {
  std::string key;
  const UnitState& s = unit.state;
  append(key, unit.pose.centre.x);
  append(key, unit.pose.centre.y);
  append(key, unit.pose.facing.forward().x);
  append(key, unit.pose.facing.forward().y);
  append(key, unit.models);
  append(key, unit.files);
  append(key, unit.woundsTaken);
  for (const bool flag :
       {s.fleeing, s.shaken, s.marched, s.charging, s.destroyed, s.stoodAndShot, s.redirected, s.fledThisPhase})
    key += flag ? '1' : '0';
  for (const UnitId& id : s.engagedWith) key += id.value + ',';
  return key + ';';
}

void forEachOutcome(const PhaseState& before, const Act& act, const std::function<void(const Play&, double)>& visit,
                    const Exploration& exploration) {
  Explorer(before, act, visit, exploration).explore(1);
}

void StateMix::add(const PhaseState& state, double chance) {
  const auto [it, isNew] = m_places.try_emplace(keyOf(state), m_entries.size());
  if (isNew)
    m_entries.push_back({state, chance});
  else
    m_entries[it->second].chance += chance;
}

double StateMix::total() const noexcept {
  double total = 0;
  for (const Entry& entry : m_entries) total += entry.chance;
  return total;
}

}  // namespace frontage::core
