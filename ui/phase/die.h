#pragma once

#include <QAbstractButton>

namespace frontage::ui {

/// One die to click: each click is the next face; the keys 1 to 6 set one, Backspace takes it off. 0 = not rolled yet.
class Die : public QAbstractButton {
  Q_OBJECT

 public:
  explicit Die(QWidget* parent = nullptr);
  [[nodiscard]] int face() const noexcept { return m_face; }
  void setFace(int face);
  [[nodiscard]] QSize sizeHint() const override;

 signals:
  /// By a person.
  void faceChosen(int face);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void choose(int face);
  int m_face = 0;
};

}  // namespace frontage::ui
