#pragma once

#include "core/scenario/scenario.h"
#include "ui/document/change_set.h"

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

/// Things of one kind, put in the place of those with the same ids. Holds one set of values and swaps it with the
/// document's, so that undo and redo are the same action and restore exactly.
template <class Thing>
class ReplaceThings : public QUndoCommand {
 public:
  ReplaceThings(Document& document, std::vector<Thing> things, const QString& text, const Gesture& gesture = {});
  void redo() override;
  void undo() override;
  [[nodiscard]] int id() const override;
  bool mergeWith(const QUndoCommand* other) override;

 private:
  void swap();
  Document& m_document;
  std::vector<Thing> m_things;     ///< what is not in the document at the moment
  std::vector<Thing> m_untouched;  ///< as they were before the gesture, to see when it came back to its start
  int m_gesture;
};

/// Things put at the end of their list.
template <class Thing>
class AddThings : public QUndoCommand {
 public:
  AddThings(Document& document, std::vector<Thing> things, const QString& text);
  void redo() override;
  void undo() override;

 private:
  Document& m_document;
  std::vector<Thing> m_things;
};

/// Things taken away; undo puts each back into its old place in the list.
template <class Thing>
class RemoveThings : public QUndoCommand {
 public:
  template <class Ids>
  RemoveThings(Document& document, const Ids& ids, const QString& text);
  void redo() override;
  void undo() override;

 private:
  struct Place {
    std::size_t index;
    Thing thing;
  };
  Document& m_document;
  std::vector<Place> m_places;  ///< ascending by index
};

using ReplaceUnits = ReplaceThings<core::Unit>;
using ReplaceTerrain = ReplaceThings<core::Terrain>;
using AddUnits = AddThings<core::Unit>;
using AddTerrain = AddThings<core::Terrain>;
using RemoveUnits = RemoveThings<core::Unit>;
using RemoveTerrain = RemoveThings<core::Terrain>;

/// Everything of a scenario but its units and terrain: name, notes, ruleset, armies, table, orders, dice.
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
