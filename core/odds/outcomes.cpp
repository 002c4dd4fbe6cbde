#include "core/odds/outcomes.h"

#include "core/odds/interruption.h"
#include "core/odds/roll_classes.h"

#include <array>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <unordered_map>
#include <utility>

namespace frontage::core {

namespace {

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

/// Plays to be carried on with, those alike as one.
class Waiting {
 public:
  struct Branching {
    std::vector<GivenRoll> rolls;
    std::vector<RollClass> next;
    RollRequest wanted;
    double chance = 0;
  };

  /// The branching with this key, and whether it is a new one.
  std::pair<Branching*, bool> at(std::string key) {
    const auto [it, isNew] = m_places.try_emplace(std::move(key), m_all.size());
    if (isNew) m_all.emplace_back();
    return {&m_all[it->second], isNew};
  }
  [[nodiscard]] bool empty() const noexcept { return m_all.empty(); }
  [[nodiscard]] const std::vector<Branching>& all() const noexcept { return m_all; }

 private:
  std::vector<Branching> m_all;
  std::unordered_map<std::string, std::size_t> m_places;
};

/// Nothing but the state and the tests that are owed decides how the play goes on: no roll has been made that is not in
/// the state yet.
bool isBetweenFlights(const Play& play, const RollRequest& wanted) {
  return wanted.roll == RollPurpose::Panic && !play.owedPanic().empty() &&
         play.owedPanic().front().unit == wanted.unit && play.dice().unused().empty();
}

std::string keyOf(const std::vector<OwedPanic>& owed) {
  std::string key;
  for (const OwedPanic& each : owed) {
    key += each.unit.value + ':';
    append(key, each.from.x);
    append(key, each.from.y);
  }
  return key;
}

class Explorer {
 public:
  Explorer(const PhaseState& before, const Act& act, const std::function<void(const Play&, double)>& visit,
           const Exploration& exploration)
      : m_before(before), m_act(act), m_visit(visit), m_exploration(exploration), m_rolls(exploration.given) {}

  void exploreAll() {
    explore(1);
    while (!m_waiting.empty()) {
      const Waiting now = std::exchange(m_waiting, {});
      for (const Waiting::Branching& each : now.all()) {
        m_rolls = each.rolls;
        branch(each.wanted, each.next, each.chance);
      }
    }
  }

 private:
  void explore(double chance) {
    giveUpIfAsked();
    Play play(m_before, Dice(m_rolls, std::nullopt));
    const std::optional<RollRequest> wanted = carryOut(play);
    if (!wanted || (m_exploration.endsAt && m_exploration.endsAt(*wanted))) {
      if (++m_outcomes > kMostOutcomes)
        throw std::runtime_error("the dice can fall in more than " + std::to_string(kMostOutcomes) +
                                 " ways that matter, which is more than can be worked out");
      m_visit(play, chance);
    } else if (m_exploration.tellsApart && isBetweenFlights(play, *wanted)) {
      putOff(play, *wanted, chance);
    } else {
      branch(*wanted, rollClasses(play.state(), *wanted), chance);
    }
  }

  void branch(const RollRequest& wanted, const std::vector<RollClass>& classes, double chance) {
    for (const RollClass& each : classes) {
      m_rolls.push_back({wanted.roll, wanted.unit, each.values});
      explore(chance * each.chance);
      m_rolls.pop_back();
    }
  }

  void putOff(const Play& play, const RollRequest& wanted, double chance) {
    const auto [branching, isNew] =
        m_waiting.at(keyOf(play.state()) + '|' + keyOf(play.owedPanic()) + '|' + m_exploration.tellsApart(play));
    if (isNew) *branching = {m_rolls, rollClasses(play.state(), wanted), wanted, 0};
    branching->chance += chance;
  }

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
  Waiting m_waiting;
  int m_outcomes = 0;
};

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

std::string noEvents(const Play&) {
  return {};
}

void forEachOutcome(const PhaseState& before, const Act& act, const std::function<void(const Play&, double)>& visit,
                    const Exploration& exploration) {
  Explorer(before, act, visit, exploration).exploreAll();
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
