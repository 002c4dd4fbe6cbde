#pragma once

#include "core/scenario/scenario.h"
#include "ui/phase/phase_session.h"

#include <QScopedValueRollback>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace frontage::ui {

class Document;

/// Keeps the orders of the document and the tree of the phase in step: the line that is looked at stands in the
/// scenario as its orders and all others as its branches, each order as a step of undo; undo and redo lead to the place
/// of theirs. Lines of the document that nobody has played in this window stay in it as they are, as long as the
/// position is the one that they were played from. A tree that is put away, because the table is another one or because
/// somebody goes back to set-up, is kept until another scenario is opened: when its beginning comes back, so do all its
/// lines.
class PhaseRecord {
 public:
  /// `follow` leads the phase to where the orders of the document are, or to set-up where they are put away.
  PhaseRecord(Document& document, PhaseSession& session, std::function<void()> follow);

  /// Writes the line that is looked at into the document, as a step of undo with that name. `looking`: it was there
  /// already and nothing but the view of it is new, so that nobody is asked to save it.
  void write(const QString& text, bool looking = false);
  /// The document's orders are put away: they were read from a file, or somebody went back to set-up. The first order
  /// after it takes that back.
  [[nodiscard]] bool isAside() const noexcept { return m_aside; }
  void setAside(bool aside) noexcept { m_aside = aside; }
  /// The orders are played again, as a step of undo with that name; undone, they are put away as before. Requires:
  /// isAside().
  void leaveSetUp(const QString& text);
  /// The document's orders are being changed from here, or are not to be.
  [[nodiscard]] bool isWriting() const noexcept { return m_writing; }
  /// Writes nothing as long as this lives.
  [[nodiscard]] QScopedValueRollback<bool> hold() { return QScopedValueRollback(m_writing, true); }

  /// The place that the document's orders lead to. Lines that were put away are brought back for it. Nothing when those
  /// orders were never given.
  [[nodiscard]] std::optional<int> placeOfOrders();
  /// The lines of the document that can be played from the beginning of the session and are not in its tree.
  [[nodiscard]] std::vector<core::Branch> unplayed() const;
  /// Puts the tree away; the session is about to begin another.
  void putAway();
  /// Brings back what was put away with the beginning that the session has, beside what it has.
  void bringBack();
  /// Another scenario was opened: its lines are those of the position that it begins with.
  void forget();

 private:
  [[nodiscard]] std::vector<core::Branch> branchesBeside(int tip) const;
  [[nodiscard]] bool isAtHome() const;

  Document& m_document;
  PhaseSession& m_session;
  std::vector<PhaseTree> m_kept;
  std::optional<core::PhaseState> m_home;  ///< the beginning that the lines of the document were played from
  std::function<void()> m_follow;
  bool m_writing = false;
  bool m_aside = false;
};

}  // namespace frontage::ui
