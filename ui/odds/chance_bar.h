#pragma once

#include <QWidget>

namespace frontage::ui {

/// One chance: a name, a bar as long as it is likely, the percentage, and words below, in as many lines as they need.
/// Read as one by screen readers.
class ChanceBar : public QWidget {
  Q_OBJECT

 public:
  explicit ChanceBar(QWidget* parent = nullptr);
  void set(const QString& name, double probability, const QString& words);
  [[nodiscard]] double probability() const noexcept { return m_probability; }
  /// The room for the names; the same for all bars of a list, so that they begin below each other.
  void setNameWidth(int pixels);
  [[nodiscard]] int widthOfName() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_name;
  QString m_words;
  double m_probability = 0;
  int m_nameWidth = 0;
};

}  // namespace frontage::ui
