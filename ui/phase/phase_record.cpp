#include "ui/phase/phase_record.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

PhaseRecord::PhaseRecord(Document& document, PhaseSession& session) : m_document(document), m_session(session) {}

void PhaseRecord::write(const QString& text) {
  const int tip = m_session.tip();
  const bool started = m_session.count() > 1;
  if (m_writing || m_document.isLent() || !started) return;
  core::Scenario scenario = m_document.scenario();
  if (scenario.orders == m_session.ordersTo(tip)) return;
  scenario.orders = m_session.ordersTo(tip);
  scenario.given = m_session.diceTo(tip);
  ChangeSet what;
  what.orders = true;
  const auto writing = hold();
  m_document.undoStack().push(new ChangeDetails(m_document, std::move(scenario), what, text));
}

std::optional<int> PhaseRecord::placeOfOrders() {
  const core::Scenario& scenario = m_document.scenario();
  if (!m_session.running()) return std::nullopt;
  if (const auto place = m_session.tree().find(scenario.orders, scenario.given)) return place;
  const core::PhaseState& begin = m_session.node(0).state;
  const auto kept = std::find_if(m_kept.rbegin(), m_kept.rend(), [&](const PhaseTree& tree) {
    return sameState(tree.node(0).state, begin) && tree.find(scenario.orders, scenario.given);
  });
  if (kept == m_kept.rend()) return std::nullopt;
  PhaseTree tree = std::move(*kept);
  m_kept.erase(std::next(kept).base());
  if (sameBeginning(tree, m_session.tree()))
    tree.join(m_session.tree());
  else
    putAway();
  const std::optional<int> place = tree.find(scenario.orders, scenario.given);
  tree.current = 0;
  m_session.restore(std::move(tree));
  return place;
}

void PhaseRecord::putAway() {
  if (m_session.count() > 1) m_kept.push_back(m_session.tree());
}

void PhaseRecord::bringBack() {
  const auto same = [this](const PhaseTree& tree) { return sameBeginning(tree, m_session.tree()); };
  for (const PhaseTree& tree : m_kept)
    if (same(tree)) m_session.join(tree);
  std::erase_if(m_kept, same);
}

}  // namespace frontage::ui
