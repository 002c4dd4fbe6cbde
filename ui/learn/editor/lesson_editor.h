#pragma once

#include "core/lesson/model/lesson.h"
#include "ui/concurrency/background.h"
#include "ui/learn/editor/lesson_draft.h"
#include "ui/learn/editor/lesson_findings.h"

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
class RulingTable;
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
  /// The lesson as it stands. The solutions of its questions are the engine's answers, once isChecked().
  [[nodiscard]] core::Lesson lesson() const;
  /// The engine, which is asked beside the window, has said what it has to say to the lesson as it stands.
  [[nodiscard]] bool isChecked() const;
  [[nodiscard]] bool isUnsaved() const;
  /// Runs it when nothing that is unsaved is lost by it: at once, or once somebody was asked.
  void whenSafe(std::function<void()> then);
  /// The table is needed for something else.
  void endPointing();
  /// The learner who tried the lesson out has left it.
  void comeBack();

 protected:
  void closeEvent(QCloseEvent* event) override;
  /// Sees the clicks on the table while things are pointed at.
  bool eventFilter(QObject* watched, QEvent* event) override;
  void reject() override { close(); }

 private:
  void makeForm();
  void showBeside();
  void makeFields(QWidget* body);
  [[nodiscard]] QLayout* makeButtons();
  void makeUndo();
  [[nodiscard]] QWidget* makeRulesets(QWidget* body);
  void listen();
  void refresh();
  void showStep();
  void fillFields();
  void keep();
  void askEngine(const core::Lesson& now);
  void hear(const core::Lesson& asked, const LessonFindings& findings);
  void showProblem(const QString& problem);
  void whenChecked(std::function<void()> then);
  [[nodiscard]] QString engineWords(const LessonFindings& findings) const;
  [[nodiscard]] QString formFault(const core::Lesson& now) const;
  [[nodiscard]] QString engineFault(const LessonFindings& findings) const;
  void tryOut();
  void save(std::function<void()> then);
  void saveTo(const QString& path);
  void askWhere(const std::function<void()>& then);
  void point(bool on);
  void showPointers();
  [[nodiscard]] core::Step step() const;
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
  RulingTable* m_rulings = nullptr;
  QLineEdit* m_otherwise = nullptr;
  std::vector<QCheckBox*> m_rulesets;
  QLabel* m_where = nullptr;
  QLabel* m_engine = nullptr;
  QLabel* m_problem = nullptr;
  QPushButton* m_try = nullptr;
  QPushButton* m_save = nullptr;
  QTimer m_later;
  Background m_engineWork;
  bool m_asking = false;                         ///< the engine has not answered yet
  std::string m_question;                        ///< what its answer depends on
  std::vector<std::function<void()>> m_waiting;  ///< for what it says to the lesson
  bool m_showing = false;                        ///< the fields are being filled from the draft
  bool m_keeping = false;                        ///< the draft is being changed from the fields
  bool m_trying = false;
};

}  // namespace frontage::ui
