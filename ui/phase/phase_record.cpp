#include "ui/phase/phase_record.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/phase/set_up_steps.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

PhaseRecord::PhaseRecord(Document& document, PhaseSession& session, std::function<void()> follow)
    : m_document(document), m_session(session), m_follow(std::move(follow)) {}

void PhaseRecord::write(const QString& text) {
  const int tip = m_session.tip();
  const bool started = m_session.count() > 1;
  if (m_writing || m_document.isLent() || !started) return;
  core::Scenario scenario = m_document.scenario();
  const bool same = scenario.orders == m_session.ordersTo(tip);
  if (same && m_aside) return leaveSetUp(text);
  if (same) return;
  scenario.orders = m_session.ordersTo(tip);
  scenario.given = m_session.diceTo(tip);
  ChangeSet what;
  what.orders = true;
  const auto writing = hold();
  auto* change = new ChangeDetails(m_document, std::move(scenario), what, text);
  if (!m_aside) return m_document.undoStack().push(change);
  // Undone from the last to the first: the orders that come back are put away, and so nobody is led along them.
  m_document.undoStack().beginMacro(text);
  m_document.undoStack().push(change);
  leaveSetUp(text);
  m_document.undoStack().endMacro();
}

void PhaseRecord::leaveSetUp(const QString& text) {
  const auto writing = hold();
  const auto become = [this](bool aside) {
    setAside(aside);
    if (!m_writing) m_follow();
  };
  m_document.undoStack().push(new SetUpStep(
      text, [become] { become(false); }, [become] { become(true); }));
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
