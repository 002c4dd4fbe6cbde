#pragma once

#include <QLineEdit>

#include <cstdint>
#include <functional>
#include <optional>

namespace frontage::ui {

/// A field for a number with its unit. What is typed may carry another unit (`2"`, `50 mm`); it is taken over with
/// Enter or on leaving. Up and Down step it. A text that is no number, or is out of range, is marked and explained, and
/// the old value comes back on leaving. Escape takes back what was typed; with nothing to take back it is not the
/// field's.
class MeasureEdit : public QLineEdit {
  Q_OBJECT

 public:
  /// A Count is a whole number; a Number need not be.
  enum class Kind : std::uint8_t { Inches, Millimetres, Degrees, Count, Number };

  MeasureEdit(Kind kind, double least, double most, double step, QWidget* parent = nullptr);
  void setValue(double value);
  [[nodiscard]] double value() const noexcept { return m_value; }
  /// The value does not apply to everything that is selected.
  void setMixed();

 signals:
  /// A new value was typed or stepped to. One run of steps keeps its number: for one step of undo.
  void valueTyped(double value);
  /// One sentence on what is wrong with the text, or an empty one.
  void complained(const QString& why);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void commit();
  [[nodiscard]] std::optional<double> parse() const;
  [[nodiscard]] QString shown(double value) const;

  Kind m_kind;
  double m_least;
  double m_most;
  double m_step;
  double m_value = 0;
};

}  // namespace frontage::ui
