#pragma once

#include "ui/phase/phase_tree.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace frontage::ui {

/// An order that waits for dice: nothing has happened yet.
struct PendingRoll {
  core::Order order;
  core::RollRequest request;
  std::vector<core::GivenRoll> made;  ///< the rolls already made for this order
  std::string problem;                ///< core's sentence, when the file's own dice did not fit
};

/// A phase as it was looked at: with all its lines, its place, and the moment that was shown.
struct PhaseMoment {
  PhaseTree tree;
  std::optional<PendingRoll> roll;  ///< that was wanted
  double time = 0;                  ///< of the playback
  bool ahead = true;                ///< PhaseClock::isAhead()
};

/// A line from the root to a leaf, or to where the line looked at ends for now.
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
  /// A phase that was begun before: what tree() gave.
  void restore(PhaseTree tree);
  /// Puts the lines of a tree that was played from the same state beside those that there are; place and line stay.
  void join(const PhaseTree& other);
  void clear();
  [[nodiscard]] bool running() const noexcept { return m_tree.count() > 0; }
  /// All lines of play with the place that is looked at; a roll that is wanted is not in it.
  [[nodiscard]] const PhaseTree& tree() const noexcept { return m_tree; }

  // The places
  [[nodiscard]] int current() const noexcept { return m_tree.current; }
  [[nodiscard]] int count() const noexcept { return m_tree.count(); }
  [[nodiscard]] const PhaseNode& node(int place) const { return m_tree.node(place); }
  /// Requires: running().
  [[nodiscard]] const core::PhaseState& state() const { return node(m_tree.current).state; }
  /// From the root to the leaf of the branch that is looked at; the current place is on it.
  [[nodiscard]] std::vector<int> line() const;
  [[nodiscard]] int tip() const;
  [[nodiscard]] std::vector<PhaseBranch> branches() const;
  [[nodiscard]] bool canGoBack() const noexcept { return m_tree.current > 0; }
  [[nodiscard]] bool canGoForward() const { return running() && node(m_tree.current).chosen >= 0; }

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
  /// The same with dice that belong to these orders: what is left of them waits at the last place. At the places before
  /// it there are none, so that somebody who goes back there rolls anew.
  Outcome play(const std::vector<core::Order>& orders, std::vector<core::GivenRoll> given);
  /// One order of a line with the dice that its line still has; rolls what it wants beyond them, and answers before it
  /// what the file leaves out.
  Outcome playNext(const core::Order& order, core::Dice& left);
  /// Dice for what comes after the current place.
  void leaveDice(core::Dice left);
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
  [[nodiscard]] std::vector<core::Order> ordersTo(int place) const { return m_tree.ordersTo(place); }
  [[nodiscard]] std::vector<core::GivenRoll> diceTo(int place) const { return m_tree.diceTo(place); }

 signals:
  /// Another phase, or none.
  void restarted();
  /// A new place was made under the one that was current; it is current now.
  void stepAdded(int place);
  /// Other lines have come beside those that there were; place and line are as they were.
  void linesJoined();
  /// The current place or the line is another one.
  void placeChanged();
  /// pending() is another one, or gone.
  void pendingChanged();
  void orderRefused();

 private:
  void plant(core::PhaseState begin, core::Dice dice, core::Dice roller);
  Outcome attempt(PendingRoll order, core::Dice dice, core::Dice roller);
  Outcome playOne(const core::Order& order, core::Dice& left);
  int addNode(const core::Order& order, std::vector<core::GivenRoll> used, core::Transition done, core::Dice roller);
  void makeCurrent(int place);

  PhaseTree m_tree;
  std::optional<PendingRoll> m_pending;
  core::Dice m_pendingDice;
  core::Dice m_pendingRoller;
  core::Dice m_left;  ///< of the given dice, by the last order that was done
  std::vector<core::ClauseCheck> m_refusal;
};

}  // namespace frontage::ui
