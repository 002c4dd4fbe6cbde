#include "ui/phase/phase_record.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/phase/set_up_steps.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

/// Another line of the record becomes that which is looked at; all of them stay.
class LookAtLine : public ChangeDetails, public LooksOnly {
 public:
  using ChangeDetails::ChangeDetails;
};

/// What has no bearing on play is left out.
core::PhaseState withoutNames(core::PhaseState state) {
  for (core::Army& army : state.field.armies) army.name.clear();
  for (core::Unit& unit : state.field.units) unit.name.clear();
  for (core::Terrain& piece : state.field.terrain) piece.name.clear();
  return state;
}

/// As much of them as a file may hold; of too many those made last.
std::vector<core::Branch> withinLimits(std::vector<core::Branch> branches) {
  std::size_t orders = 0;
  std::size_t kept = 0;
  for (auto it = branches.rbegin(); it != branches.rend() && kept < core::kMaxBranches; ++it, ++kept) {
    orders += it->orders.size();
    if (orders > core::kMaxBranchOrders) break;
  }
  branches.erase(branches.begin(), branches.end() - static_cast<std::ptrdiff_t>(kept));
  return branches;
}

}  // namespace

PhaseRecord::PhaseRecord(Document& document, PhaseSession& session, std::function<void()> follow)
    : m_document(document), m_session(session), m_follow(std::move(follow)) {}

void PhaseRecord::write(const QString& text, bool looking) {
  const int tip = m_session.tip();
  const bool started = m_session.count() > 1;
  if (m_writing || m_document.isLent() || !started) return;
  core::Scenario scenario = m_document.scenario();
  std::vector<core::Order> orders = m_session.ordersTo(tip);
  std::vector<core::GivenRoll> given = m_session.diceTo(tip);
  const bool same = scenario.orders == orders && sameDice(scenario.given, given);
  if (same && m_aside) return leaveSetUp(text);
  if (same) return;
  scenario.branches = branchesBeside(tip);
  scenario.orders = std::move(orders);
  scenario.given = std::move(given);
  m_home = withoutNames(m_session.node(0).state);
  ChangeSet what;
  what.orders = true;
  const auto writing = hold();
  auto* change = looking ? new LookAtLine(m_document, std::move(scenario), what, text)
                         : new ChangeDetails(m_document, std::move(scenario), what, text);
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

bool PhaseRecord::isAtHome() const {
  return m_home && m_session.running() && sameState(*m_home, withoutNames(m_session.node(0).state));
}

std::vector<core::Branch> PhaseRecord::unplayed() const {
  if (!isAtHome()) return {};
  const core::Scenario& scenario = m_document.scenario();
  std::vector<core::Branch> lines = scenario.branches;
  if (!scenario.orders.empty()) lines.push_back({scenario.orders, scenario.given, {}});
  std::erase_if(
      lines, [this](const core::Branch& line) { return m_session.tree().find(line.orders, line.given).has_value(); });
  return lines;
}

/// Every line but that to the tip. What a file says of a line beyond its orders and dice stays with it.
std::vector<core::Branch> PhaseRecord::branchesBeside(int tip) const {
  std::vector<core::Branch> branches = unplayed();
  const std::vector<core::Branch>& before = m_document.scenario().branches;
  for (int n = 1; n < m_session.count(); ++n) {
    if (n == tip || !m_session.node(n).children.empty()) continue;
    core::Branch line{m_session.ordersTo(n), m_session.diceTo(n), {}};
    const auto old = std::find_if(before.begin(), before.end(), [&](const core::Branch& branch) {
      return branch.orders == line.orders && agree(branch.given, line.given);
    });
    if (old != before.end()) line.unknown = old->unknown;
    branches.push_back(std::move(line));
  }
  return withinLimits(std::move(branches));
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

void PhaseRecord::forget() {
  m_kept.clear();
  m_aside = !m_document.own().orders.empty();
  m_home.reset();
  if (m_session.running()) m_home = withoutNames(m_session.node(0).state);
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
