#include "ui/document/document.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

/// The word itself while it is free, else with the first free number.
template <class Key, class IsTaken>
Key freeId(const std::string& word, const IsTaken& isTaken) {
  if (!word.empty() && !isTaken(Key{word})) return Key{word};
  std::string stem = word.empty() ? "unit" : word;
  const std::size_t dash = stem.find_last_not_of("0123456789");
  if (dash != std::string::npos && dash > 0 && dash + 1 < stem.size() && stem[dash] == '-') stem.resize(dash);
  for (int n = 2;; ++n)
    if (Key key{stem + "-" + std::to_string(n)}; !isTaken(key)) return key;
}

/// Of several in one step, whether all of them do.
bool looksOnly(const QUndoCommand& command) {
  if (dynamic_cast<const LooksOnly*>(&command)) return true;
  for (int i = 0; i < command.childCount(); ++i)
    if (!looksOnly(*command.child(i))) return false;
  return command.childCount() > 0;
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {}

Document::~Document() {
  // The commands in the stack point back here; let them go while all members are still alive.
  m_undo.clear();
}

bool Document::isChanged() const {
  const int clean = m_undo.cleanIndex();
  if (clean < 0) return true;
  const int last = std::max(clean, m_undo.index());
  for (int i = std::min(clean, m_undo.index()); i < last; ++i)
    if (!looksOnly(*m_undo.command(i))) return true;
  return false;
}

void Document::tellEverything(bool opened) {
  ChangeSet what;
  what.everything = true;
  what.opened = opened;
  what.selection = true;
  emit changed(what);
}

void Document::reset(core::Scenario scenario) {
  const bool wasLent = isLent();
  m_own.reset();
  m_undo.clear();
  m_scenario = std::move(scenario);
  m_selection = {};
  tellEverything(true);
  if (wasLent) emit lockChanged();
}

void Document::lend(core::Scenario scenario, const QString& because) {
  if (!m_own) m_own = Own{std::move(m_scenario), std::move(m_selection)};
  m_lentBecause = because;
  m_scenario = std::move(scenario);
  m_selection = {};
  tellEverything();
  emit lockChanged();
}

void Document::takeBack() {
  if (!m_own) return;
  m_scenario = std::move(m_own->scenario);
  m_selection = std::move(m_own->selection);
  m_own.reset();
  tellEverything();
  emit lockChanged();
}

void Document::select(Selection selection) {
  std::erase_if(selection.units, [this](const auto& id) { return !field().find(id); });
  std::erase_if(selection.terrain, [this](const auto& id) { return !field().find(id); });
  if (selection == m_selection) return;
  m_selection = std::move(selection);
  ChangeSet what;
  what.selection = true;
  emit changed(what);
}

void Document::selectUnit(const core::UnitId& id) {
  select({{id}, {}});
}

void Document::setLocked(const QString& because) {
  if (std::exchange(m_lockedBecause, because) != because) emit lockChanged();
}

void Document::setQuestion(std::optional<Question> question) {
  if (m_question == question) return;
  m_question = std::move(question);
  emit questionChanged();
}

void Document::apply(const std::function<void(core::Scenario&)>& change, ChangeSet what) {
  change(m_scenario);
  dropLostSelection(what);
  emit changed(what);
}

void Document::dropLostSelection(ChangeSet& what) {
  const auto lost = [this](const auto& id) { return !field().find(id); };
  if (std::erase_if(m_selection.units, lost) + std::erase_if(m_selection.terrain, lost) > 0) what.selection = true;
}

core::UnitId freeUnitId(const core::Battlefield& field, const std::string& word) {
  return freeId<core::UnitId>(word, [&](const core::UnitId& id) { return field.find(id) != nullptr; });
}

core::TerrainId freeTerrainId(const core::Battlefield& field, const std::string& word) {
  return freeId<core::TerrainId>(word, [&](const core::TerrainId& id) { return field.find(id) != nullptr; });
}

}  // namespace frontage::ui
