#include "core/odds/flee_odds.h"

#include "core/odds/declared.h"

#include <algorithm>

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

void addRedirects(std::vector<RedirectOdds>& all, const std::vector<RedirectOdds>& more, double chance) {
  for (const RedirectOdds& each : more) {
    auto known = std::find_if(all.begin(), all.end(), [&](const RedirectOdds& r) { return r.target == each.target; });
    if (known == all.end()) known = all.insert(all.end(), RedirectOdds{each.target});
    known->available += chance * each.available;
    known->passes += chance * each.passes;
    known->success += chance * each.success;
  }
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
        });
  return fled;
}

/// The odds of catching the unit, worked out once for all the states in which what matters to it is the same: where
/// others have fled to seldom does.
class Pursuit {
 public:
  explicit Pursuit(const React& order) : m_order(order) {}

  ReachOdds from(const PhaseState& state) {
    const std::optional<std::string> key = reachKey(state, m_order.charger, m_order.unit);
    if (!key) return reachOdds(state, m_order.charger, m_order.unit);
    const auto known = m_known.find(*key);
    if (known != m_known.end()) return known->second;
    return m_known.emplace(*key, reachOdds(state, m_order.charger, m_order.unit)).first->second;
  }

 private:
  const React& m_order;
  std::map<std::string, ReachOdds> m_known;
};

}  // namespace

FleeOdds fleeOdds(const StateMix& declared, const React& order) {
  FleeOdds odds;
  const StateMix fled = flights(declared, order, odds);
  Pursuit pursuit(order);
  for (const StateMix::Entry& entry : fled.entries()) {
    if (entry.state.chargeOf(order.charger)->isOpen()) {
      const ReachOdds reach = pursuit.from(entry.state);
      odds.inRange += entry.chance * reach.inRange;
      odds.success += entry.chance * reach.contact;
      odds.destroyed += entry.chance * reach.destroyed;
    } else if (entry.state.field.find(order.unit)->state.destroyed) {
      odds.destroyed += entry.chance;
    }
    addRedirects(odds.redirects, redirectOdds(entry.state, order.charger), entry.chance);
  }
  return odds;
}

}  // namespace frontage::core
