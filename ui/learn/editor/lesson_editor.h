#pragma once

#include "core/lesson/model/lesson.h"
#include "ui/learn/editor/lesson_draft.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QCheckBox;
class QLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace frontage::ui {

class LearnController;
class MainWindow;
class PointerList;
class StepList;
class TaskForm;
class WrongTable;

/// Lessons written in the window, for a club teacher: steps, each with the position that is on the table or that of the
/// step before, a text, what it points at, a question with what the engine answers to it, wrong answers with what to
/// say, hints; tried out and saved from here. Also opens lesson files.
class LessonEditor : public QDialog {
  Q_OBJECT

 public:
  LessonEditor(LearnController& learn, MainWindow& window);
  ~LessonEditor() override;

  /// A new lesson with one step, from the table as it is. Asks what to do with another that is not saved.
  void begin();
  /// An existing lesson; `path` is empty for a copy that has no file yet.
  void edit(const core::Lesson& lesson, const QString& path);
  /// The position as it is shown now becomes that of the step: the user's own, with the orders given so far.
  void takePosition();
  /// The lesson as it stands; the solutions of its questions are the engine's answers.
  [[nodiscard]] core::Lesson lesson() const;
  /// What keeps it from being a lesson yet, in words; empty when nothing does.
  [[nodiscard]] QString problem() const;
  [[nodiscard]] bool isUnsaved() const;
  /// Runs it when nothing that is unsaved is lost by it: at once, or once somebody was asked.
  void whenSafe(std::function<void()> then);
  /// The table is needed for something else.
  void endPointing();
  /// The learner who tried the lesson out has left it.
  void comeBack();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void reject() override { close(); }

 private:
  void makeForm();
  void makeFields(QWidget* body);
  [[nodiscard]] QLayout* makeButtons();
  void makeUndo();
  [[nodiscard]] QWidget* makeRulesets(QWidget* body);
  void listen();
  void refresh();
  void showStep();
  void fillFields();
  void showEngine();
  [[nodiscard]] QString engineWords(const core::Task& task) const;
  void keep();
  void tryOut();
  void save(std::function<void()> then);
  void saveTo(const QString& path);
  void point(bool on);
  void showPointers();
  void followClick();
  [[nodiscard]] core::Step step() const;
  [[nodiscard]] core::Lesson written() const;
  [[nodiscard]] QString missing(const core::Step& step) const;
  [[nodiscard]] std::vector<std::string> rulesets() const;
  [[nodiscard]] const core::Battlefield& field() const { return m_shownPosition.field; }

  LearnController& m_learn;
  MainWindow& m_window;
  LessonDraft m_draft;
  core::Scenario m_shownPosition;  ///< of the step that is looked at, its orders played
  QString m_path;
  QFormLayout* m_form = nullptr;
  StepList* m_steps = nullptr;
  QLineEdit* m_title = nullptr;
  QPlainTextEdit* m_text = nullptr;
  PointerList* m_pointers = nullptr;
  QPlainTextEdit* m_hints = nullptr;
  QPlainTextEdit* m_explain = nullptr;
  TaskForm* m_task = nullptr;
  WrongTable* m_wrong = nullptr;
  QLineEdit* m_otherwise = nullptr;
  std::vector<QCheckBox*> m_rulesets;
  QLabel* m_where = nullptr;
  QLabel* m_engine = nullptr;
  QLabel* m_problem = nullptr;
  QPushButton* m_try = nullptr;
  QPushButton* m_save = nullptr;
  QTimer m_later;
  bool m_showing = false;  ///< the fields are being filled from the draft
  bool m_keeping = false;  ///< the draft is being changed from the fields
  bool m_trying = false;
};

}  // namespace frontage::ui
