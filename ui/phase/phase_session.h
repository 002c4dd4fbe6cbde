#pragma once

#include "core/phase/phase.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace frontage::ui {

/// One place in the tree of a phase: the order that led to it from its parent, and everything that came of it.
struct PhaseNode {
  int parent = -1;                     ///< -1 at the root
  std::optional<core::Order> order;    ///< nothing at the root
  core::PhaseState state;              ///< after the order
  core::Dice dice;                     ///< what is left of the given dice after it
  core::Dice roller;                   ///< the seeded generator's place after it
  std::vector<core::Event> events;     ///< of this order
  std::vector<core::GivenRoll> rolls;  ///< made for this order, typed or rolled, in the order made
  std::vector<int> children;           ///< in the order in which they were made
  int chosen = -1;                     ///< the child on the line looked at last
};

/// An order that waits for dice: nothing has happened yet.
struct PendingRoll {
  core::Order order;
  core::RollRequest request;
  std::vector<core::GivenRoll> made;  ///< the rolls already made for this order
  std::string problem;                ///< core's sentence, when the file's own dice did not fit
};

/// Everything that a session keeps, to be put back later as it was; a roll that is wanted is not in it.
struct PhaseTree {
  std::vector<PhaseNode> nodes;
  std::vector<core::GivenRoll> given;
  int current = -1;
};

/// A line from the root to a leaf.
struct PhaseBranch {
  int tip = 0;
  int fork = 0;          ///< the last place that it has in common with the line looked at
  bool current = false;  ///< it is that line
};

/// The charge phase as a tree of orders (DESIGN.md ideas 2 and 7): what core::apply said for each, kept by value, so
/// that stepping back is exact and a choice made otherwise becomes a branch while the old line stays. Decides nothing
/// itself.
class PhaseSession : public QObject {
  Q_OBJECT

 public:
  enum class Outcome { Done, Refused, NeedsRoll };

  explicit PhaseSession(QObject* parent = nullptr);

  /// A new phase; the old tree is gone. `seed` feeds the rolls that the program makes.
  void start(core::PhaseState begin, std::vector<core::GivenRoll> given, std::uint64_t seed);
  /// The same with dice that the program rolls with laid out by somebody else: rolls are wanted as ever, and come from
  /// these.
  void start(core::PhaseState begin, core::Dice roller);
  /// The dice for what is rolled from the current place on. Requires: running().
  void setRoller(core::Dice roller);
  void clear();
  /// All lines of play with the place that is looked at.
  [[nodiscard]] PhaseTree tree() const { return {m_nodes, m_given, m_current}; }
  /// Another phase: the one that tree() gave. Requires: it was running.
  void restore(PhaseTree tree);
  [[nodiscard]] bool running() const noexcept { return !m_nodes.empty(); }

  // The places
  [[nodiscard]] int current() const noexcept { return m_current; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(m_nodes.size()); }
  [[nodiscard]] const PhaseNode& node(int place) const { return m_nodes.at(static_cast<std::size_t>(place)); }
  /// Requires: running().
  [[nodiscard]] const core::PhaseState& state() const { return node(m_current).state; }
  /// From the root to the leaf of the branch that is looked at; the current place is on it.
  [[nodiscard]] std::vector<int> line() const;
  [[nodiscard]] int tip() const;
  [[nodiscard]] std::vector<PhaseBranch> branches() const;
  [[nodiscard]] bool canGoBack() const noexcept { return m_current > 0; }
  [[nodiscard]] bool canGoForward() const { return running() && node(m_current).chosen >= 0; }

  /// Makes the place current; the line through it becomes the one looked at. Drops a roll that was wanted elsewhere; a
  /// roll that is wanted at this very place stays wanted.
  void goTo(int place);
  void back();
  void forward();
  /// To the leaf of a branch.
  void openBranch(int tip);

  // Orders
  Outcome give(const core::Order& order);
  /// The orders of a file one after another, rolling what they want; stops at the first that is refused.
  Outcome play(const std::vector<core::Order>& orders);
  /// The reasons of the last order if it was refused, else nothing.
  [[nodiscard]] const std::vector<core::ClauseCheck>& refusal() const noexcept { return m_refusal; }

  // Dice
  [[nodiscard]] const std::optional<PendingRoll>& pending() const noexcept { return m_pending; }
  /// The faces that somebody rolled. Requires: pending(); values between 1 and 6, as many as are wanted.
  Outcome giveRoll(const std::vector<int>& values);
  /// What the seeded generator gives next for the roll that is wanted, without using it up.
  [[nodiscard]] std::vector<int> previewRoll() const;
  /// Rolls the wanted roll with the seeded generator.
  Outcome rollForMe();
  /// Rolls until the order is done.
  Outcome rollAllForMe();
  void cancelPending();

  /// Orders and dice that lead from the start to a place, as a file holds them.
  [[nodiscard]] std::vector<core::Order> ordersTo(int place) const;
  [[nodiscard]] std::vector<core::GivenRoll> diceTo(int place) const;

 signals:
  /// Another phase, or none.
  void restarted();
  /// A new place was made under the one that was current; it is current now.
  void stepAdded(int place);
  /// The current place or the line is another one.
  void placeChanged();
  /// pending() is another one, or gone.
  void pendingChanged();
  void orderRefused();

 private:
  void plant(core::PhaseState begin, core::Dice dice, core::Dice roller);
  Outcome attempt(PendingRoll order, core::Dice dice, core::Dice roller);
  int addNode(const PendingRoll& order, core::Transition done, core::Dice roller);
  void makeCurrent(int place);
  [[nodiscard]] std::vector<int> pathTo(int place) const;

  std::vector<PhaseNode> m_nodes;
  std::vector<core::GivenRoll> m_given;
  int m_current = -1;
  std::optional<PendingRoll> m_pending;
  core::Dice m_pendingDice;
  core::Dice m_pendingRoller;
  std::vector<core::ClauseCheck> m_refusal;
};

/// Equal in every value that the phase carries; rulesets are compared by value.
[[nodiscard]] bool sameState(const core::PhaseState& a, const core::PhaseState& b);

}  // namespace frontage::ui
