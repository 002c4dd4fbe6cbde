#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace frontage::ui {

/// A strip at the top of the table that says why something was refused there, with the one way on as a button. Stays
/// until it is answered, closed or no longer true.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  /// Lies over `over` and follows its width.
  explicit NoticeBar(QWidget* over);
  /// Hidden, it leaves the focus to what it lay over.
  void setVisible(bool visible) override;
  void tell(const QString& text, const QString& wayOn, const QString& wayOnTip, std::function<void()> go);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  QLabel* m_text;
  QPushButton* m_go;
  std::function<void()> m_run;
};

}  // namespace frontage::ui
