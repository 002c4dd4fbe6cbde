#pragma once

#include "core/scenario/scenario.h"
#include "ui/document/change_set.h"
#include "ui/document/selection.h"
#include "ui/document/things.h"

#include <QString>
#include <QUndoCommand>

#include <vector>

namespace frontage::ui {

class Document;

/// Says which pushes belong to one gesture, so that a drag or a run of key presses is one step of undo.
/// Different gestures never merge.
class Gesture {
 public:
  /// A gesture of its own.
  Gesture();
  [[nodiscard]] int number() const noexcept { return m_number; }

 private:
  int m_number;
};

// Commands name things by id, never by pointer, and hold values. Push them through Edits (edits.h), which leaves out
// what would change nothing.

/// Things put in the place of those with the same ids. Holds one set of values and swaps it with the document's, so
/// that undo and redo are the same action and restore exactly.
class ReplaceThings : public QUndoCommand {
 public:
  ReplaceThings(Document& document, Things things, const QString& text, const Gesture& gesture = {});
  void redo() override;
  void undo() override;
  [[nodiscard]] int id() const override;
  bool mergeWith(const QUndoCommand* other) override;

 private:
  Document& m_document;
  Things m_things;     ///< what is not in the document at the moment
  Things m_untouched;  ///< as they were before the gesture, to see when it came back to its start
  int m_gesture;
};

/// Things put at the ends of their lists. They are selected when they come, and what was selected before is again when
/// they go.
class AddThings : public QUndoCommand {
 public:
  AddThings(Document& document, Things things, const QString& text);
  void redo() override;
  void undo() override;

 private:
  Document& m_document;
  Things m_things;
  Selection m_before;
};

/// Things taken away, and with them what named them: engagements of others, orders and given dice of every line. Undo
/// puts everything back into its old place.
class RemoveThings : public QUndoCommand {
 public:
  RemoveThings(Document& document, const Selection& which, const QString& text);
  void redo() override;
  void undo() override;

 private:
  Document& m_document;
  Selection m_which;
  core::Scenario m_before;
  ChangeSet m_what;
};

/// Everything of a scenario but its units and terrain: name, notes, ruleset, armies, table, orders, dice, branches.
/// `what` says which of it is another.
class ChangeDetails : public QUndoCommand {
 public:
  ChangeDetails(Document& document, core::Scenario changed, ChangeSet what, const QString& text,
                const Gesture& gesture = {});
  void redo() override;
  void undo() override;
  [[nodiscard]] int id() const override;
  bool mergeWith(const QUndoCommand* other) override;

 private:
  void swap();
  Document& m_document;
  core::Scenario m_other;  ///< units and terrain empty
  ChangeSet m_what;
  int m_gesture;
};

}  // namespace frontage::ui
