#pragma once

#include "core/lesson/model/lesson.h"

#include <QDialog>
#include <QTimer>

class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace frontage::ui {

class LearnController;
class MainWindow;
class TaskForm;
class WrongTable;

/// A lesson made from the table, for a club teacher: the position that is there, a text, a question with what the
/// engine answers to it, wrong answers with what to say, hints; tried out and saved from here.
class LessonEditor : public QDialog {
  Q_OBJECT

 public:
  LessonEditor(LearnController& learn, MainWindow& window);
  ~LessonEditor() override;

  /// The position as it is shown now becomes that of the step: the user's own, with the orders given so far.
  void takePosition();
  /// The lesson as it stands; its solution is the engine's answer.
  [[nodiscard]] core::Lesson lesson() const;
  /// What keeps it from being a lesson yet, in words; empty when nothing does.
  [[nodiscard]] QString problem() const;

 private:
  void makeForm();
  void makeFields(QWidget* body);
  [[nodiscard]] QLayout* makeButtons();
  void refresh();
  void tryOut();
  void save();
  [[nodiscard]] core::Step step() const;

  LearnController& m_learn;
  MainWindow& m_window;
  core::Scenario m_position;
  QFormLayout* m_form = nullptr;
  QLineEdit* m_title = nullptr;
  QPlainTextEdit* m_text = nullptr;
  QPlainTextEdit* m_hints = nullptr;
  QPlainTextEdit* m_explain = nullptr;
  TaskForm* m_task = nullptr;
  WrongTable* m_wrong = nullptr;
  QLineEdit* m_otherwise = nullptr;
  QLabel* m_where = nullptr;
  QLabel* m_engine = nullptr;
  QLabel* m_problem = nullptr;
  QPushButton* m_try = nullptr;
  QPushButton* m_save = nullptr;
  QTimer m_later;
};

}  // namespace frontage::ui
