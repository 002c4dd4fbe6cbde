#pragma once

#include "core/scenario/scenario.h"
#include "ui/document/change_set.h"
#include "ui/document/selection.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace frontage::ui {

/// The open scenario: the only truth about what stands on the table (DESIGN.md idea 8). Everything in the window is a
/// reading of it. It changes only through undo commands and reset(); each change sends one changed().
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  [[nodiscard]] const core::Scenario& scenario() const noexcept { return m_scenario; }
  [[nodiscard]] const core::Battlefield& field() const noexcept { return m_scenario.field; }
  [[nodiscard]] const Selection& selection() const noexcept { return m_selection; }
  [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undo; }
  [[nodiscard]] const QUndoStack& undoStack() const noexcept { return m_undo; }
  /// Something was done or undone since the scenario was put in or saved that a file is to keep. Looking about is none
  /// of it: see LooksOnly.
  [[nodiscard]] bool isChanged() const;

  /// Puts another scenario in, with an empty undo history and nothing selected.
  void reset(core::Scenario scenario);
  /// Shows another scenario in the place of the user's own, which waits untouched, with its selection and its undo
  /// history, until takeBack(). Nothing can be edited meanwhile; `because` says why. reset() ends it too.
  void lend(core::Scenario scenario, const QString& because);
  void takeBack();
  [[nodiscard]] bool isLent() const noexcept { return m_own.has_value(); }
  /// The user's own scenario, whatever is shown: what is saved.
  [[nodiscard]] const core::Scenario& own() const noexcept { return m_own ? m_own->scenario : m_scenario; }
  /// Ids that are not on the table are left out.
  void select(Selection selection);
  void selectUnit(const core::UnitId& id);

  /// Whether the table may be rearranged. While a phase is played on it, no edit is made: edits.h refuses each with the
  /// sentence given here. An empty one makes it free again. Undo and redo are never held up.
  void setLocked(const QString& because);
  [[nodiscard]] const QString& lockedBecause() const noexcept { return m_own ? m_lentBecause : m_lockedBecause; }
  [[nodiscard]] bool isLocked() const noexcept { return isLent() || !m_lockedBecause.isEmpty(); }
  /// Somebody is asked about what is on the table: until it is answered, whatever works answers out keeps to itself and
  /// says `said` instead. Nothing: no question is open.
  struct Question {
    QString said;
    bool aboutLabels = false;  ///< the figures beside the units' names are what is asked for
    bool operator==(const Question&) const = default;
  };
  void setQuestion(std::optional<Question> question);
  [[nodiscard]] const std::optional<Question>& question() const noexcept { return m_question; }

  /// Tells that an edit was refused because the table is locked.
  void refuseEdit() { emit editRefused(); }

  /// For undo commands only: changes the scenario and tells. Nothing else may write to it.
  void apply(const std::function<void(core::Scenario&)>& change, ChangeSet what);

 signals:
  void changed(const frontage::ui::ChangeSet& what);
  void lockChanged();
  void editRefused();
  void questionChanged();

 private:
  void dropLostSelection(ChangeSet& what);
  void tellEverything(bool opened = false);

  /// What waits while something else is shown.
  struct Own {
    core::Scenario scenario;
    Selection selection;
  };

  core::Scenario m_scenario;
  Selection m_selection;
  QUndoStack m_undo;
  QString m_lockedBecause;
  std::optional<Own> m_own;
  QString m_lentBecause;
  std::optional<Question> m_question;
};

/// For commands by which somebody only looks at something else, as at another line of play: they can be undone like any
/// other, and nobody is asked to save because of them.
class LooksOnly {
 public:
  virtual ~LooksOnly() = default;
};

/// An id that nothing has yet, made from a word or another id: "knights", "knights-2"...
[[nodiscard]] core::UnitId freeUnitId(const core::Battlefield& field, const std::string& word);
[[nodiscard]] core::TerrainId freeTerrainId(const core::Battlefield& field, const std::string& word);

}  // namespace frontage::ui
