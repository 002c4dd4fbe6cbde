#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

// Who is chosen to charge, whom, and whom to turn to: on the table, in the dock, and as the selection.

namespace frontage::ui {

void PhaseController::refreshChoice() {
  if (!ready()) return;
  const core::Battlefield& field = state().field;
  const auto gone = [&](const core::UnitId& id) {
    const core::Unit* unit = field.find(id);
    return !unit || unit->state.destroyed;
  };
  if (!m_choice.charger.empty() && gone(m_choice.charger)) m_choice.charger = {};
  if (m_choice.charger.empty()) m_choice.targets.clear();
  std::erase_if(m_choice.targets, gone);
}

void PhaseController::chooseCharger(const core::UnitId& id) {
  if (m_choice.charger == id) return;
  m_choice = {id, {}};
  select(id);
  tell();
}

void PhaseController::chooseTarget(const core::UnitId& id, bool also) {
  std::vector<core::UnitId> targets = m_choice.targets;
  const auto it = std::find(targets.begin(), targets.end(), id);
  if (!also)
    targets = {id};
  else if (it == targets.end())
    targets.push_back(id);
  else
    targets.erase(it);
  if (targets == m_choice.targets) return;
  m_choice.targets = std::move(targets);
  select(id);
  tell();
}

void PhaseController::chooseRedirect(const core::UnitId& id) {
  if (m_turnTo == id) return;
  m_turnTo = id;
  select(id);
  tell();
}

bool PhaseController::take(const std::shared_ptr<const core::PhaseState>& state, core::ChargeVerdict verdict) {
  if (!m_book.take(state, std::move(verdict))) return false;
  showLookedAt();
  return true;
}

void PhaseController::askToSee(const Overlay& marks) {
  std::vector<geometry::Vec> points;
  for (const OverlayMark& mark : marks)
    for (const std::vector<geometry::Vec>& ring : mark.rings) points.insert(points.end(), ring.begin(), ring.end());
  if (points.empty()) return;
  const auto [left, right] =
      std::minmax_element(points.begin(), points.end(), [](auto a, auto b) { return a.x < b.x; });
  const auto [low, high] = std::minmax_element(points.begin(), points.end(), [](auto a, auto b) { return a.y < b.y; });
  emit wantsSeen({left->x, low->y}, {right->x, high->y});
}

/// What is chosen in the dock is selected on the table too, so that one frame is enough to follow.
void PhaseController::select(const core::UnitId& id) {
  const QScopedValueRollback selecting(m_selecting, true);
  m_document.select(id.empty() ? Selection{} : Selection{{id}, {}});
}

/// And the other way round: the unit that is selected takes part in the choice, and with nothing selected there is
/// none.
void PhaseController::followSelection() {
  if (m_selecting) return;
  const Selection& selection = m_document.selection();
  if (selection.units.size() == 1 && selection.terrain.empty())
    clicked(*selection.units.begin());
  else if (selection.empty())
    chooseNothing();
}

void PhaseController::chooseNothing() {
  chooseCharger({});
  chooseRedirect({});
}

void PhaseController::clicked(const core::UnitId& id) {
  if (!ready() || m_document.question()) return;
  const core::Unit* unit = state().field.find(id);
  if (!unit || unit->state.destroyed) return;
  const StageReading reading = stage();
  if (reading.stage == Stage::Redirect && unit->army != state().active) {
    const core::Charge* charge = state().chargeOf(reading.redirects.front());
    if (charge && !charge->isOn(id)) chooseRedirect(id);
    return;
  }
  if (unit->army == state().active)
    chooseCharger(id);
  else if (!m_choice.charger.empty())
    chooseTarget(id);
}

}  // namespace frontage::ui
