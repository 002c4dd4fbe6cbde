#include "core/odds/reach_odds.h"

#include "core/odds/outcomes.h"
#include "core/odds/roll_classes.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/resolve/charge_problem.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/resolve/range_roll.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

namespace frontage::core {

namespace {

bool isAmong(const std::vector<UnitId>& ids, const UnitId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// Range rolls after which the same move is made. How far a charge goes is unlimited (M4), so only who is reached
/// counts, but for a blocked path, which is walked no farther than the range (M17).
struct Reached {
  std::vector<UnitId> targets;
  double range = 0;
  bool operator<(const Reached& other) const {
    return std::pair(targets, range) < std::pair(other.targets, other.range);
  }
};
struct RangeGroup {
  GivenRoll roll;
  double chance = 0;
};

std::map<Reached, RangeGroup> rangeGroups(const PhaseState& state, const UnitId& charger) {
  const int dice = rangeDiceCount(*state.rules, state.field.find(charger)->stats);
  std::map<Reached, RangeGroup> groups;
  for (RollClass& each : rollClasses(state, {RollPurpose::Range, charger, dice, {}})) {
    GivenRoll roll{RollPurpose::Range, charger, std::move(each.values)};
    Play play(state, Dice({roll}, std::nullopt));
    const RangeOutcome rolled = rollRange(play, *play.state().chargeOf(charger));
    Reached reached{rolled.reached, state.rules->blockedPath && rolled.success() ? rolled.range : 0};
    RangeGroup& group = groups.try_emplace(std::move(reached), RangeGroup{std::move(roll), 0}).first->second;
    group.chance += each.chance;
  }
  return groups;
}

bool cameIntoContact(const Play& play, const UnitId& charger, const UnitId& target) {
  const auto& events = play.events();
  return std::any_of(events.begin(), events.end(), [&](const Event& event) {
    if (const auto* contact = std::get_if<Contact>(&event.body))
      return contact->charger == charger && contact->target == target;
    const auto* caught = std::get_if<RanDown>(&event.body);
    return caught && caught->charger == charger && caught->target == target;
  });
}

bool isLost(const PhaseState& state, const UnitId& id) {
  return state.field.find(id)->state.destroyed || isAmong(state.doomed, id);
}

PhaseState alone(PhaseState state, const UnitId& charger) {
  for (Charge& charge : state.charges)
    if (charge.charger != charger) charge.stage = Charge::Stage::Done;
  return state;
}

template <class T>
void append(std::string& key, const T& value) {
  std::array<char, sizeof(T)> bytes{};
  std::memcpy(bytes.data(), &value, sizeof(T));
  key.append(bytes.data(), bytes.size());
}

/// States with the same key have the same reachOdds(): it holds all that a charge on one fleeing target depends on, of
/// the others only who stands where the charge can lead. Nothing where more than that decides.
std::optional<std::string> reachKey(const PhaseState& state, const UnitId& chargerId, const UnitId& targetId) {
  const Charge& charge = *state.chargeOf(chargerId);
  const Unit& charger = *state.field.find(chargerId);
  const Unit& target = *state.field.find(targetId);
  if (charge.targets != std::vector<UnitId>{targetId} || !target.state.fleeing) return std::nullopt;
  const Role role = [&](const Unit& other) { return standingRole(charger, charge.targets, other); };
  const ChargeQuestion question =
      chargeQuestion(*state.rules, state.field, charger, target, geometry::Side::Front, role);
  std::string key = chargerId.value + ';' + targetId.value + ';' + unitKey(charger) + unitKey(target) +
                    (isLost(state, targetId) ? '1' : '0');
  append(key, charge.zones.at(targetId));  // up to whose facing it is measured
  append(key, charge.bonus);
  for (const geometry::Obstacle& obstacle : question.problem.obstacles) {
    const std::string id = question.idOf(obstacle.tag);
    const Unit* unit = state.field.find(UnitId{id});
    key += id + (unit ? unitKey(*unit) : "");
  }
  return key;
}

}  // namespace

ReachOdds reachOdds(const PhaseState& before, const UnitId& charger, const UnitId& target) {
  const PhaseState state = alone(before, charger);
  ReachOdds odds;
  for (const auto& [reached, group] : rangeGroups(state, charger)) {
    const double chance = group.chance;
    if (!isAmong(reached.targets, target)) {
      // A failed charge, or one on somebody else, harms the target no more.
      odds.destroyed += isLost(state, target) ? chance : 0;
      continue;
    }
    odds.inRange += chance;
    forEachOutcome(
        state,
        [&](Play& play) {
          // What a failed charge harms no more is not looked at: its way round things takes long to find.
          (void)resolveAlone(play, charger);
        },
        [&](const Play& play, double share) {
          if (cameIntoContact(play, charger, target)) odds.contact += chance * share;
          if (isLost(play.state(), target)) odds.destroyed += chance * share;
        },
        {{group.roll}, {}});
  }
  return odds;
}

double chanceReached(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  double chance = 0;
  for (const auto& [reached, group] : rangeGroups(state, charger))
    if (isAmong(reached.targets, target)) chance += group.chance;
  return chance;
}

ReachOdds KnownReach::from(const PhaseState& state, const UnitId& charger, const UnitId& target) {
  const std::optional<std::string> key = reachKey(state, charger, target);
  if (!key) return reachOdds(state, charger, target);
  const auto known = m_known.find(*key);
  if (known != m_known.end()) return known->second;
  return m_known.emplace(*key, reachOdds(state, charger, target)).first->second;
}

}  // namespace frontage::core
