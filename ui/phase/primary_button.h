#pragma once

#include <QPushButton>

namespace frontage::ui {

/// The one button that goes on from here: filled with the accent while it can be pressed, quiet while it cannot.
class PrimaryButton : public QPushButton {
  Q_OBJECT

 public:
  /// `iconName` is of the bundled set.
  PrimaryButton(QString iconName, const QString& text, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_icon;
};

}  // namespace frontage::ui
