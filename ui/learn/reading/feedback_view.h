#pragma once

#include <QFrame>

class QLabel;

namespace frontage::ui {

class LessonReader;

/// What is said to an answer: tick or cross with words, the difference, why, and the rulesets side by side where they
/// part.
class FeedbackView : public QFrame {
  Q_OBJECT

 public:
  explicit FeedbackView(QWidget* parent);
  /// Hides itself while there is nothing to say.
  void tell(const LessonReader& reader);
  /// All that is said, for screen readers and tests.
  [[nodiscard]] QString words() const;

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void showRulings(const LessonReader& reader);
  void dress();

  QLabel* m_icon;
  QLabel* m_title;
  QLabel* m_text;
  QLabel* m_rulings;
  bool m_good = true;
};

}  // namespace frontage::ui
