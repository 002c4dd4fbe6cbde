#include "ui/playback/event_effects.h"

#include "core/battlefield/formation.h"

#include <algorithm>

namespace frontage::ui {

namespace {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};

class Effect {
 public:
  explicit Effect(core::Battlefield& field) : m_field(field) {}

  void moveTo(const core::UnitId& id, const geometry::Path& path) const {
    if (core::Unit* unit = m_field.find(id); unit && !path.empty()) unit->pose = path.end().pose;
  }
  void kill(const core::UnitId& id, int models) const {
    core::Unit* unit = m_field.find(id);
    if (unit && models > 0) core::removeModels(*unit, std::min(models, unit->models));
  }
  void destroy(const core::UnitId& id) const {
    if (core::Unit* unit = m_field.find(id)) unit->state.destroyed = true;
  }
  void change(const core::StateChanged& change) const {
    core::Unit* unit = m_field.find(change.unit);
    if (!unit) return;
    if (change.fleeing) unit->state.fleeing = *change.fleeing;
    if (change.shaken) unit->state.shaken = *change.shaken;
    if (change.charging) unit->state.charging = *change.charging;
  }
  void engage(const core::Contact& contact) const {
    core::Unit* a = m_field.find(contact.charger);
    core::Unit* b = m_field.find(contact.target);
    if (!a || !b) return;
    add(a->state.engagedWith, contact.target);
    add(b->state.engagedWith, contact.charger);
  }

 private:
  static void add(std::vector<core::UnitId>& ids, const core::UnitId& id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  core::Battlefield& m_field;
};

}  // namespace

void showEffect(core::Battlefield& field, const core::Event& event) {
  const Effect effect(field);
  std::visit(Overloaded{[&](const core::FleeMove& e) { effect.moveTo(e.unit, e.path); },
                        [&](const core::ChargeMoved& e) { effect.moveTo(e.charger, e.path); },
                        [&](const core::DoorClosed& e) { effect.moveTo(e.unit, e.path); },
                        [&](const core::FailedCharge& e) { effect.moveTo(e.charger, e.path); },
                        [&](const core::Shots& e) { effect.kill(e.target, e.killed); },
                        [&](const core::RanDown& e) { effect.kill(e.target, e.killed); },
                        [&](const core::Dangerous& e) { effect.kill(e.unit, e.killed); },
                        [&](const core::Destroyed& e) { effect.destroy(e.unit); },
                        [&](const core::StateChanged& e) { effect.change(e); },
                        [&](const core::Contact& e) { effect.engage(e); }, [](const auto&) {}},
             event.body);
}

}  // namespace frontage::ui
