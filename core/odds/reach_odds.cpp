#include "core/odds/reach_odds.h"

#include "core/odds/outcomes.h"
#include "core/odds/roll_classes.h"
#include "core/phase/range/charge_range.h"
#include "core/phase/resolve/range_roll.h"
#include "core/phase/resolve/resolve.h"

#include <algorithm>
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
          resolve(play, {{charger}, std::nullopt});
        },
        [&](const Play& play, double share) {
          if (cameIntoContact(play, charger, target)) odds.contact += chance * share;
          if (isLost(play.state(), target)) odds.destroyed += chance * share;
        },
        {{group.roll}, {}});
  }
  return odds;
}

}  // namespace frontage::core
