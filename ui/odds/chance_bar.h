#pragma once

#include <QWidget>

namespace frontage::ui {

/// One chance: a name, a bar as long as it is likely, the percentage, and words below. Read as one by screen readers.
class ChanceBar : public QWidget {
  Q_OBJECT

 public:
  explicit ChanceBar(QWidget* parent = nullptr);
  void set(const QString& name, double probability, const QString& words);
  [[nodiscard]] double probability() const noexcept { return m_probability; }
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_name;
  QString m_words;
  double m_probability = 0;
};

}  // namespace frontage::ui
