#include "ui/document/commands.h"

#include "ui/document/document.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace frontage::ui {

namespace {

enum CommandId { kReplaceThings = 1, kChangeDetails };

ChangeSet changeOf(const Things& things) {
  ChangeSet what;
  for (const core::Unit& unit : things.units) what.units.insert(unit.id);
  for (const core::Terrain& terrain : things.terrain) what.terrain.insert(terrain.id);
  return what;
}

ChangeSet changeOf(const Selection& which) {
  ChangeSet what;
  what.units = which.units;
  what.terrain = which.terrain;
  return what;
}

Selection selectionOf(const Things& things) {
  const ChangeSet what = changeOf(things);
  return {what.units, what.terrain};
}

bool sameIds(const Things& a, const Things& b) {
  return selectionOf(a) == selectionOf(b) && a.count() == b.count();
}

/// Whether an order names one of the units.
bool names(const core::Order& order, const std::set<core::UnitId>& units) {
  const auto one = [&](const core::UnitId& id) { return units.contains(id); };
  const auto any = [&](const std::vector<core::UnitId>& ids) { return std::any_of(ids.begin(), ids.end(), one); };
  struct Visitor {
    decltype(one) has;
    decltype(any) hasAny;
    bool operator()(const core::Declare& o) const { return has(o.charger) || hasAny(o.targets); }
    bool operator()(const core::React& o) const { return has(o.unit) || has(o.charger); }
    bool operator()(const core::Redirect& o) const { return has(o.charger) || hasAny(o.targets); }
    bool operator()(const core::PressOn& o) const { return has(o.charger); }
    bool operator()(const core::Resolve& o) const { return hasAny(o.chargers); }
    bool operator()(const core::Reform& o) const { return has(o.unit); }
    bool operator()(const core::EndPhase&) const { return false; }
  };
  return std::visit(Visitor{one, any}, order);
}

/// What names one of the units goes out of a line of play.
void takeFromLine(std::vector<core::Order>& orders, std::vector<core::GivenRoll>& given,
                  const std::set<core::UnitId>& units) {
  std::erase_if(orders, [&](const core::Order& order) { return names(order, units); });
  std::erase_if(given, [&](const core::GivenRoll& roll) { return units.contains(roll.unit); });
}

/// Branches that have nothing left, or nothing but what another line has.
void dropEmptyAndDouble(core::Scenario& scenario) {
  std::vector<core::Branch> kept;
  for (core::Branch& branch : scenario.branches) {
    const auto same = [&](const core::Branch& other) {
      return other.orders == branch.orders && other.given == branch.given;
    };
    const bool main = branch.orders == scenario.orders && branch.given == scenario.given;
    if (!branch.orders.empty() && !main && std::none_of(kept.begin(), kept.end(), same)) kept.push_back(branch);
  }
  scenario.branches = std::move(kept);
}

int nextGesture() {
  static int last = 0;
  return ++last;
}

}  // namespace

Gesture::Gesture() : m_number(nextGesture()) {}

ReplaceThings::ReplaceThings(Document& document, Things things, const QString& text, const Gesture& gesture)
    : QUndoCommand(text),
      m_document(document),
      m_things(std::move(things)),
      m_untouched(selectedIn(document.field(), selectionOf(m_things))),
      m_gesture(gesture.number()) {}

void ReplaceThings::redo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        for (core::Unit& unit : m_things.units)
          if (core::Unit* old = scenario.field.find(unit.id)) std::swap(*old, unit);
        for (core::Terrain& terrain : m_things.terrain)
          if (core::Terrain* old = scenario.field.find(terrain.id)) std::swap(*old, terrain);
      },
      changeOf(m_things));
}

void ReplaceThings::undo() {
  redo();
}

int ReplaceThings::id() const {
  return kReplaceThings;
}

bool ReplaceThings::mergeWith(const QUndoCommand* other) {
  const auto& next = static_cast<const ReplaceThings&>(*other);
  if (next.m_gesture != m_gesture || !sameIds(next.m_things, m_things)) return false;
  // `next` has been done: the document holds its values, and m_things still holds those before the gesture.
  setText(next.text());
  setObsolete(selectedIn(m_document.field(), selectionOf(m_things)) == m_untouched);
  return true;
}

AddThings::AddThings(Document& document, Things things, const QString& text)
    : QUndoCommand(text), m_document(document), m_things(std::move(things)), m_before(document.selection()) {}

void AddThings::redo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        core::Battlefield& field = scenario.field;
        field.units.insert(field.units.end(), m_things.units.begin(), m_things.units.end());
        field.terrain.insert(field.terrain.end(), m_things.terrain.begin(), m_things.terrain.end());
      },
      changeOf(m_things));
  m_document.select(selectionOf(m_things));
}

void AddThings::undo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        core::Battlefield& field = scenario.field;
        field.units.resize(field.units.size() - m_things.units.size());
        field.terrain.resize(field.terrain.size() - m_things.terrain.size());
      },
      changeOf(m_things));
  m_document.select(m_before);
}

RemoveThings::RemoveThings(Document& document, const Selection& which, const QString& text)
    : QUndoCommand(text), m_document(document), m_which(which), m_before(document.scenario()), m_what(changeOf(which)) {
  for (const core::Unit& unit : m_before.field.units)
    for (const core::UnitId& other : unit.state.engagedWith)
      if (which.units.contains(other)) m_what.units.insert(unit.id);
  m_what.orders =
      !which.units.empty() && !(m_before.orders.empty() && m_before.given.empty() && m_before.branches.empty());
}

void RemoveThings::redo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        const auto gone = [this](const core::UnitId& id) { return m_which.units.contains(id); };
        core::Battlefield& field = scenario.field;
        std::erase_if(field.units, [&](const core::Unit& u) { return gone(u.id); });
        std::erase_if(field.terrain, [&](const core::Terrain& t) { return m_which.terrain.contains(t.id); });
        for (core::Unit& unit : field.units) std::erase_if(unit.state.engagedWith, gone);
        takeFromLine(scenario.orders, scenario.given, m_which.units);
        for (core::Branch& branch : scenario.branches) takeFromLine(branch.orders, branch.given, m_which.units);
        dropEmptyAndDouble(scenario);
      },
      m_what);
}

void RemoveThings::undo() {
  m_document.apply([this](core::Scenario& scenario) { scenario = m_before; }, m_what);
  m_document.select(m_which);
}

ChangeDetails::ChangeDetails(Document& document, core::Scenario changed, ChangeSet what, const QString& text,
                             const Gesture& gesture)
    : QUndoCommand(text), m_document(document), m_other(std::move(changed)), m_what(what), m_gesture(gesture.number()) {
  m_other.field.units.clear();
  m_other.field.terrain.clear();
}

void ChangeDetails::swap() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        // Units and terrain stay; all the rest changes places.
        std::swap(scenario, m_other);
        std::swap(scenario.field.units, m_other.field.units);
        std::swap(scenario.field.terrain, m_other.field.terrain);
      },
      m_what);
}

void ChangeDetails::redo() {
  swap();
}

void ChangeDetails::undo() {
  swap();
}

int ChangeDetails::id() const {
  return kChangeDetails;
}

bool ChangeDetails::mergeWith(const QUndoCommand* other) {
  const auto& next = static_cast<const ChangeDetails&>(*other);
  if (next.m_gesture != m_gesture) return false;
  m_what.table |= next.m_what.table;
  m_what.armies |= next.m_what.armies;
  m_what.details |= next.m_what.details;
  m_what.orders |= next.m_what.orders;
  setText(next.text());
  return true;
}

}  // namespace frontage::ui
