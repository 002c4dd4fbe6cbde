#include "core/phase/resolve/resolve.h"

#include "core/phase/react/react.h"
#include "core/phase/redirect/redirect.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/check_place.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/resolve/moves.h"
#include "core/phase/turn/pending.h"
#include "core/report/clause_check.h"
#include "core/report/names.h"

#include <algorithm>
#include <set>

namespace frontage::core {

namespace {

bool isAmong(const std::vector<UnitId>& ids, const UnitId& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool sharesTarget(const Charge& a, const Charge& b) {
  return std::any_of(a.targets.begin(), a.targets.end(), [&](const UnitId& target) { return b.isOn(target); });
}

/// The targets of a roll that stand, or that flee.
std::vector<UnitId> reachedThat(Play& play, const RangeOutcome& range, bool flee) {
  std::vector<UnitId> found;
  for (const UnitId& id : range.reached)
    if (const Unit& target = play.unit(id); !target.state.destroyed && target.state.fleeing == flee)
      found.push_back(id);
  return found;
}

/// A charger whose range is enough, whatever comes of it.
void resolveSuccess(Play& play, const RangeOutcome& range, const std::vector<UnitId>& standing,
                    const std::optional<OffsetWish>& wish) {
  std::string why = "the target is gone";
  if (!makeCharge(play, range, standing, wish, &why)) failCharge(play, range, why);
}

bool haveCommon(const std::vector<UnitId>& some, const std::vector<UnitId>& others) {
  return std::any_of(some.begin(), some.end(), [&](const UnitId& id) { return isAmong(others, id); });
}

/// Those whose range reaches somebody that stands, in sets that have no target in common; each in the order given.
std::vector<std::vector<Claimant>> gatherings(Play& play, const std::vector<RangeOutcome>& ranges) {
  std::vector<Claimant> all;
  for (const RangeOutcome& range : ranges)
    if (std::vector<UnitId> standing = reachedThat(play, range, false); !standing.empty())
      all.push_back({range.charger, std::move(standing)});
  std::vector<std::size_t> setOf(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    setOf[i] = i;
    for (std::size_t j = 0; j < i; ++j)
      if (haveCommon(all[i].reached, all[j].reached)) std::replace(setOf.begin(), setOf.end(), setOf[j], i);
  }
  std::vector<std::vector<Claimant>> sets(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) sets[setOf[i]].push_back(all[i]);
  return sets;
}

/// All whose range is enough (M9, M10): those that share a target take the places that are best together, and whoever
/// is left over tries by itself.
void resolveSuccesses(Play& play, const std::vector<RangeOutcome>& ranges, const std::optional<OffsetWish>& wish) {
  std::vector<UnitId> moved;
  const auto rangeOf = [&](const UnitId& id) -> const RangeOutcome& {
    return *std::find_if(ranges.begin(), ranges.end(), [&](const RangeOutcome& r) { return r.charger == id; });
  };
  for (const std::vector<Claimant>& claimants : gatherings(play, ranges)) {
    if (claimants.size() < 2) continue;
    for (const PlacedCharger& place : placeTogether(play, claimants)) {
      std::optional<OffsetWish> agreed;
      if (place.offset) agreed = OffsetWish{*place.offset, true};
      resolveSuccess(play, rangeOf(place.charger), place.reached, agreed);
      moved.push_back(place.charger);
    }
  }
  for (const RangeOutcome& range : ranges)
    if (range.success() && !isAmong(moved, range.charger))
      resolveSuccess(play, range, reachedThat(play, range, false), wish);
}

std::string shortText(const Play& play, const RangeOutcome& range) {
  const Charge& charge = *play.state().chargeOf(range.charger);
  const bool anyLeft = std::any_of(charge.targets.begin(), charge.targets.end(),
                                   [&](const UnitId& id) { return !play.state().field.find(id)->state.destroyed; });
  return anyLeft ? "the range falls short" : "the target is gone";
}

/// M1: rolls for the chargers of one target (or of targets that are tied together), then moves them.
void resolveGroup(Play& play, const std::vector<UnitId>& group, const std::optional<OffsetWish>& wish) {
  std::vector<RangeOutcome> ranges;
  for (const UnitId& id : group) ranges.push_back(rollRange(play, *play.state().chargeOf(id)));
  resolveSuccesses(play, ranges, wish);
  for (const RangeOutcome& range : ranges)
    if (!range.success()) failCharge(play, range, shortText(play, range));
}

/// The first of these with all that are resolved together with it, the named ones first and in their order.
std::vector<UnitId> groupOf(const PhaseState& state, const std::vector<UnitId>& named) {
  const std::vector<UnitId> tied = resolvedTogether(state, {named.front()});
  std::vector<UnitId> group;
  for (const UnitId& id : named)
    if (isAmong(tied, id)) group.push_back(id);
  for (const UnitId& id : tied)
    if (!isAmong(group, id)) group.push_back(id);
  return group;
}

/// One unit that was told nothing reacts (R1); one that may redirect goes on (R9).
void fillIn(Play& play) {
  while (true) {
    const std::vector<OwedReaction> reactions = owedReactions(play.state());
    if (!reactions.empty()) {
      const Charge& charge = *play.state().chargeOf(reactions.front().charger);
      react(play, {reactions.front().unit, reactions.front().charger,
                   defaultReaction(play.state(), charge, reactions.front().unit)});
      continue;
    }
    const std::vector<UnitId> redirects = owedRedirects(play.state());
    if (redirects.empty()) return;
    pressOn(play, {redirects.front()});
  }
}

}  // namespace

std::vector<UnitId> resolvedTogether(const PhaseState& state, const std::vector<UnitId>& chargers) {
  std::vector<UnitId> group = chargers;
  // Sharing reaches on: a charge on two targets ties the chargers of both together.
  for (std::size_t i = 0; i < group.size(); ++i) {
    const Charge* charge = state.chargeOf(group[i]);
    if (!charge) continue;
    for (const Charge& other : state.charges)
      if (other.isOpen() && !isAmong(group, other.charger) && sharesTarget(*charge, other))
        group.push_back(other.charger);
  }
  return group;
}

std::vector<ClauseCheck> checkResolve(const PhaseState& state, const Resolve& order) {
  std::vector<ClauseCheck> found = checkNothingPending(state);
  if (order.chargers.empty()) found.push_back(plainCheck("M1", false, "No charger is named."));
  if (std::set<UnitId>(order.chargers.begin(), order.chargers.end()).size() != order.chargers.size())
    found.push_back(plainCheck("M1", false, "A charger is named twice."));
  for (const UnitId& id : order.chargers) {
    const Charge* charge = state.chargeOf(id);
    if (!charge)
      found.push_back(plainCheck("M1", false, unitName(state.field, id) + ": no charge was declared."));
    else if (!charge->isOpen())
      found.push_back(plainCheck("M1", false, "The charge of " + unitName(state.field, id) + " is over already."));
  }
  if (!found.empty()) return found;
  found.push_back(
      plainCheck("M1", true, "The charge of " + unitName(state.field, order.chargers) + " can be resolved."));
  if (order.offset) found.push_back(checkPlace(state, resolvedTogether(state, order.chargers), *order.offset));
  return found;
}

void resolve(Play& play, const Resolve& order) {
  std::vector<UnitId> waiting = order.chargers;
  while (!waiting.empty()) {
    const std::vector<UnitId> group = groupOf(play.state(), waiting);
    std::optional<OffsetWish> wish;
    if (order.offset) wish = OffsetWish{*order.offset, false};
    resolveGroup(play, group, wish);
    waiting.erase(std::remove_if(waiting.begin(), waiting.end(), [&](const UnitId& id) { return isAmong(group, id); }),
                  waiting.end());
  }
}

bool makeCharge(Play& play, const RangeOutcome& range, const std::vector<UnitId>& standing,
                const std::optional<OffsetWish>& wish, std::string* why) {
  bool done = false;
  if (!standing.empty()) done = moveIntoContact(play, range.charger, standing, range.range, wish, why);
  if (const std::vector<UnitId> fleeing = reachedThat(play, range, true); !done && !fleeing.empty())
    done = runDown(play, range, fleeing, standing.empty() ? why : nullptr);
  if (done) play.state().chargeOf(range.charger)->stage = Charge::Stage::Done;
  return done;
}

bool resolveAlone(Play& play, const UnitId& charger) {
  const RangeOutcome range = rollRange(play, *play.state().chargeOf(charger));
  return range.success() && makeCharge(play, range, reachedThat(play, range, false), {}, nullptr);
}

void endCharge(Play& play, const Clause& clause, const UnitId& charger) {
  play.state().chargeOf(charger)->stage = Charge::Stage::Done;
  play.setCharging(clause, charger, false);
}

void endPhase(Play& play) {
  fillIn(play);
  while (true) {
    const std::vector<Charge>& charges = play.state().charges;
    const auto open = std::find_if(charges.begin(), charges.end(), [](const Charge& c) { return c.isOpen(); });
    if (open == charges.end()) break;
    resolve(play, {{open->charger}, std::nullopt});
  }
  const std::vector<UnitId> doomed = play.state().doomed;
  for (const UnitId& id : doomed)
    if (!play.unit(id).state.destroyed) play.destroy("M12", id, DestroyedBy::RunDown);
  play.state().doomed.clear();
  play.state().mayReform.clear();
  play.state().ended = true;
}

}  // namespace frontage::core
