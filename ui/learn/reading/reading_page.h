#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace frontage::ui {

class AnswerBox;
class FeedbackView;
class LessonReader;
class LessonTool;
class PrimaryButton;

/// The panel beside the table: the step's text, its question with the controls to answer it, what is said to the
/// answer, hints, and the way on. A reading of the LessonReader.
class ReadingPage : public QWidget {
  Q_OBJECT

 public:
  ReadingPage(LessonReader& reader, LessonTool& tool, QWidget* parent);
  /// Null where nothing is asked.
  [[nodiscard]] AnswerBox* answers() const noexcept { return m_answers; }

 signals:
  void leaveWanted();
  void nextLessonWanted();
  /// The answer that is being put together is another one.
  void answering();
  /// The learner begins the step afresh, or wants the solution shown on the table.
  void retried();
  void revealed();

 private:
  void makeHead(QVBoxLayout* column);
  void makeBody(QVBoxLayout* column);
  void makeFoot(QVBoxLayout* column);
  void showStep();
  void refresh();
  void refreshButtons();
  void showHints();
  void fillRulesets();
  void check();
  void goOn();

  LessonReader& m_reader;
  LessonTool& m_tool;
  QLabel* m_title = nullptr;
  QLabel* m_count = nullptr;
  QProgressBar* m_bar = nullptr;
  QComboBox* m_rulesets = nullptr;
  QScrollArea* m_scroll = nullptr;
  QLabel* m_text = nullptr;
  QWidget* m_question = nullptr;
  QLabel* m_ask = nullptr;
  QLabel* m_tolerance = nullptr;
  QVBoxLayout* m_answerPlace = nullptr;
  AnswerBox* m_answers = nullptr;
  FeedbackView* m_feedback = nullptr;
  QLabel* m_hints = nullptr;
  QPushButton* m_back = nullptr;
  QPushButton* m_hint = nullptr;
  QPushButton* m_reveal = nullptr;
  QPushButton* m_retry = nullptr;
  PrimaryButton* m_check = nullptr;
  PrimaryButton* m_next = nullptr;
};

}  // namespace frontage::ui
