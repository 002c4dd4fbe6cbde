#include "ui/document/commands.h"

#include "ui/document/document.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

namespace frontage::ui {

namespace {

enum CommandId { kReplaceUnits = 1, kReplaceTerrain, kChangeDetails };

template <class Thing>
std::vector<Thing>& listIn(core::Scenario& scenario) {
  if constexpr (std::is_same_v<Thing, core::Unit>)
    return scenario.field.units;
  else
    return scenario.field.terrain;
}

template <class Thing>
ChangeSet changeOf(const std::vector<Thing>& things) {
  ChangeSet what;
  for (const Thing& thing : things) {
    if constexpr (std::is_same_v<Thing, core::Unit>)
      what.units.insert(thing.id);
    else
      what.terrain.insert(thing.id);
  }
  return what;
}

template <class Thing>
std::vector<Thing> currentOf(const Document& document, const std::vector<Thing>& things) {
  std::vector<Thing> current;
  for (const Thing& thing : things)
    if (const Thing* found = document.field().find(thing.id)) current.push_back(*found);
  return current;
}

int nextGesture() {
  static int last = 0;
  return ++last;
}

}  // namespace

Gesture::Gesture() : m_number(nextGesture()) {}

template <class Thing>
ReplaceThings<Thing>::ReplaceThings(Document& document, std::vector<Thing> things, const QString& text,
                                    const Gesture& gesture)
    : QUndoCommand(text),
      m_document(document),
      m_things(std::move(things)),
      m_untouched(currentOf(document, m_things)),
      m_gesture(gesture.number()) {
  if (m_untouched == m_things) setObsolete(true);
}

template <class Thing>
void ReplaceThings<Thing>::swap() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        for (Thing& thing : m_things)
          if (Thing* old = scenario.field.find(thing.id)) std::swap(*old, thing);
      },
      changeOf(m_things));
}

template <class Thing>
void ReplaceThings<Thing>::redo() {
  swap();
}

template <class Thing>
void ReplaceThings<Thing>::undo() {
  swap();
}

template <class Thing>
int ReplaceThings<Thing>::id() const {
  return std::is_same_v<Thing, core::Unit> ? kReplaceUnits : kReplaceTerrain;
}

template <class Thing>
bool ReplaceThings<Thing>::mergeWith(const QUndoCommand* other) {
  const auto& next = static_cast<const ReplaceThings&>(*other);
  if (next.m_gesture != m_gesture || next.m_things.size() != m_things.size()) return false;
  for (std::size_t i = 0; i < m_things.size(); ++i)
    if (next.m_things[i].id != m_things[i].id) return false;
  // `next` has been done: the document holds its values and m_things still holds those before the gesture.
  setText(next.text());
  setObsolete(currentOf(m_document, m_things) == m_untouched);
  return true;
}

template <class Thing>
AddThings<Thing>::AddThings(Document& document, std::vector<Thing> things, const QString& text)
    : QUndoCommand(text), m_document(document), m_things(std::move(things)) {}

template <class Thing>
void AddThings<Thing>::redo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        auto& list = listIn<Thing>(scenario);
        list.insert(list.end(), m_things.begin(), m_things.end());
      },
      changeOf(m_things));
}

template <class Thing>
void AddThings<Thing>::undo() {
  m_document.apply(
      [this](core::Scenario& scenario) {
        auto& list = listIn<Thing>(scenario);
        list.erase(list.end() - static_cast<std::ptrdiff_t>(m_things.size()), list.end());
      },
      changeOf(m_things));
}

template <class Thing>
template <class Ids>
RemoveThings<Thing>::RemoveThings(Document& document, const Ids& ids, const QString& text)
    : QUndoCommand(text), m_document(document) {
  core::Scenario copy = document.scenario();
  const std::vector<Thing>& list = listIn<Thing>(copy);
  for (std::size_t i = 0; i < list.size(); ++i)
    if (std::find(ids.begin(), ids.end(), list[i].id) != ids.end()) m_places.push_back({i, list[i]});
}

template <class Thing>
void RemoveThings<Thing>::redo() {
  std::vector<Thing> gone;
  for (const Place& place : m_places) gone.push_back(place.thing);
  m_document.apply(
      [this](core::Scenario& scenario) {
        auto& list = listIn<Thing>(scenario);
        for (auto place = m_places.rbegin(); place != m_places.rend(); ++place)
          list.erase(list.begin() + static_cast<std::ptrdiff_t>(place->index));
      },
      changeOf(gone));
}

template <class Thing>
void RemoveThings<Thing>::undo() {
  std::vector<Thing> back;
  for (const Place& place : m_places) back.push_back(place.thing);
  m_document.apply(
      [this](core::Scenario& scenario) {
        auto& list = listIn<Thing>(scenario);
        for (const Place& place : m_places)
          list.insert(list.begin() + static_cast<std::ptrdiff_t>(place.index), place.thing);
      },
      changeOf(back));
}

template class ReplaceThings<core::Unit>;
template class ReplaceThings<core::Terrain>;
template class AddThings<core::Unit>;
template class AddThings<core::Terrain>;
template class RemoveThings<core::Unit>;
template class RemoveThings<core::Terrain>;
template RemoveThings<core::Unit>::RemoveThings(Document&, const std::set<core::UnitId>&, const QString&);
template RemoveThings<core::Terrain>::RemoveThings(Document&, const std::set<core::TerrainId>&, const QString&);

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
