#include "core/odds/flee_odds.h"

#include "core/odds/declared.h"

#include <algorithm>
#include <cstring>

namespace frontage::core {

namespace {

/// How far the unit fled in its first move; 0 when it did not move again (R7).
double distanceFled(const Play& play, const UnitId& id) {
  for (const Event& event : play.events())
    if (const auto* move = std::get_if<FleeMove>(&event.body); move && move->unit == id) return move->moved;
  return 0;
}

bool leftTheTable(const Play& play, const UnitId& id) {
  const auto& events = play.events();
  return std::any_of(events.begin(), events.end(), [&](const Event& event) {
    const auto* gone = std::get_if<Destroyed>(&event.body);
    return gone && gone->unit == id && gone->cause == DestroyedBy::TableEdge;
  });
}

/// What flights() goes by of the events, as bytes to compare.
std::string flightSoFar(const Play& play, const UnitId& id) {
  const double moved = distanceFled(play, id);
  std::string told(sizeof moved, '\0');
  std::memcpy(told.data(), &moved, sizeof moved);
  return told + (leftTheTable(play, id) ? '1' : '0');
}

void addRedirects(std::vector<RedirectOdds>& all, const std::vector<RedirectOdds>& more, double chance) {
  for (const RedirectOdds& each : more) {
    auto known = std::find_if(all.begin(), all.end(), [&](const RedirectOdds& r) { return r.target == each.target; });
    if (known == all.end()) known = all.insert(all.end(), RedirectOdds{each.target});
    known->available += chance * each.available;
    known->passes += chance * each.passes;
    known->success += chance * each.success;
  }
}

/// As the units stand in the field, whichever flight leaves each open first.
void putInOrder(std::vector<RedirectOdds>& redirects, const Battlefield& field) {
  std::map<UnitId, std::size_t> places;
  for (const Unit& unit : field.units) places.emplace(unit.id, places.size());
  std::stable_sort(redirects.begin(), redirects.end(), [&](const RedirectOdds& a, const RedirectOdds& b) {
    return places.at(a.target) < places.at(b.target);
  });
}

StateMix flights(const StateMix& declared, const React& order, FleeOdds& odds) {
  StateMix fled;
  for (const StateMix::Entry& entry : declared.entries())
    forEachOutcome(
        entry.state, [&](Play& play) { answer(play, order); },
        [&](const Play& play, double share) {
          const double chance = entry.chance * share;
          const double moved = distanceFled(play, order.unit);
          odds.distances[moved] += chance;
          odds.expectedDistance += chance * moved;
          if (leftTheTable(play, order.unit)) odds.offTable += chance;
          fled.add(play.state(), chance);
        },
        {{}, {}, [&](const Play& play) { return flightSoFar(play, order.unit); }});
  return fled;
}

}  // namespace

FleeOdds fleeOdds(const StateMix& declared, const React& order) {
  FleeOdds odds;
  const StateMix fled = flights(declared, order, odds);
  KnownReach known;
  for (const StateMix::Entry& entry : fled.entries()) {
    if (entry.state.chargeOf(order.charger)->isOpen()) {
      const ReachOdds reach = known.from(entry.state, order.charger, order.unit);
      odds.inRange += entry.chance * reach.inRange;
      odds.success += entry.chance * reach.contact;
      odds.destroyed += entry.chance * reach.destroyed;
    } else if (entry.state.field.find(order.unit)->state.destroyed) {
      odds.destroyed += entry.chance;
    }
    addRedirects(odds.redirects, redirectOdds(entry.state, order.charger, known), entry.chance);
  }
  if (!declared.entries().empty()) putInOrder(odds.redirects, declared.entries().front().state.field);
  return odds;
}

}  // namespace frontage::core
