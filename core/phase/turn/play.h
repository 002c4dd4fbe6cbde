#pragma once

#include "core/dice/dice.h"
#include "core/phase/event.h"
#include "core/phase/phase_state.h"
#include "geometry/base/vec.h"

#include <utility>
#include <vector>

namespace frontage::core {

/// A friend that a fleeing unit ran through and that has yet to hold its nerve, and the centre of the unit that it
/// would flee from (rules.md F4).
struct OwedPanic {
  UnitId unit;
  geometry::Vec from;
};

/// One order being carried out: the state that it changes, the dice that it takes, the events that it leaves.
/// A roll that cannot be made throws DiceMissing; apply() turns that into Transition::wanted.
class Play {
 public:
  Play(PhaseState state, Dice dice) : m_state(std::move(state)), m_dice(std::move(dice)) {}

  [[nodiscard]] PhaseState& state() noexcept { return m_state; }
  [[nodiscard]] const PhaseState& state() const noexcept { return m_state; }
  [[nodiscard]] Battlefield& field() noexcept { return m_state.field; }
  [[nodiscard]] const Ruleset& rules() const noexcept { return *m_state.rules; }
  [[nodiscard]] const Dice& dice() const noexcept { return m_dice; }
  [[nodiscard]] const std::vector<Event>& events() const noexcept { return m_events; }
  [[nodiscard]] std::vector<Event> takeEvents() noexcept { return std::move(m_events); }

  /// Requires: the unit exists. Valid until the next unit is added, which a phase never does.
  [[nodiscard]] Unit& unit(const UnitId& id);

  [[nodiscard]] std::vector<int> roll(RollPurpose purpose, const UnitId& unit, int count, const Reading& reading = {});
  void leave(Clause clause, EventBody body) { m_events.push_back({std::move(clause), std::move(body)}); }

  // Changes of state that leave a `state` event, and none when nothing changes.
  void setFleeing(const Clause& clause, const UnitId& id, bool on);
  void setShaken(const Clause& clause, const UnitId& id, bool on);
  void setCharging(const Clause& clause, const UnitId& id, bool on);

  /// Whose nerve is still to be tried, the next first; empty but while flights are carried out (flee()). The one that
  /// tests is in front until it has.
  [[nodiscard]] std::vector<OwedPanic>& owedPanic() noexcept { return m_owedPanic; }
  [[nodiscard]] const std::vector<OwedPanic>& owedPanic() const noexcept { return m_owedPanic; }

  /// Takes the unit off the table, with its event; it stays in the list as destroyed, where it last stood. Called once
  /// for a unit, whether or not the formation has marked it as empty already.
  void destroy(const Clause& clause, const UnitId& id, DestroyedBy cause);

 private:
  PhaseState m_state;
  Dice m_dice;
  std::vector<Event> m_events;
  std::vector<OwedPanic> m_owedPanic;
};

}  // namespace frontage::core
