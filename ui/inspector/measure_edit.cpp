#include "ui/inspector/measure_edit.h"

#include "ui/text/figures.h"
#include "ui/text/measures.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

constexpr qsizetype kToldLetters = 24;  ///< of what somebody has typed, or pasted

}  // namespace

MeasureEdit::MeasureEdit(Kind kind, double least, double most, double step, QWidget* parent)
    : QLineEdit(parent), m_kind(kind), m_least(least), m_most(most), m_step(step) {
  setAlignment(Qt::AlignRight);
  setMinimumWidth(64);
  connect(this, &QLineEdit::returnPressed, this, &MeasureEdit::commit);
}

QString MeasureEdit::shown(double value) const {
  switch (m_kind) {
    case Kind::Inches:
      return inchesText(value, 3);
    case Kind::Millimetres:
      return millimetresText(value);
    case Kind::Degrees:
      return degreesText(geometry::Angle::fromDegrees(value), 2);
    case Kind::Count:
    case Kind::Number:
      return numberText(value, 1);
  }
  return {};
}

void MeasureEdit::setValue(double value) {
  m_value = value;
  setText(shown(value));
}

void MeasureEdit::setMixed() {
  clear();
  setPlaceholderText(tr("several"));
}

std::optional<double> MeasureEdit::parse() const {
  switch (m_kind) {
    case Kind::Inches:
      return parseInches(text());
    case Kind::Millimetres:
      return parseMillimetres(text());
    case Kind::Degrees:
      return parseDegrees(text());
    case Kind::Count:
    case Kind::Number:
      return parseDegrees(text());
  }
  return std::nullopt;
}

void MeasureEdit::commit() {
  if (text() == shown(m_value)) return;
  const auto typed = parse();
  if (!typed) {
    const QString typedText = text().size() > kToldLetters ? text().left(kToldLetters) + QChar(0x2026) : text();
    emit complained(tr("“%1” is not a number with a unit such as %2.").arg(typedText, shown(m_value)));
    setText(shown(m_value));
    return;
  }
  double value = *typed;
  if (m_kind == Kind::Count && value != std::round(value)) {
    emit complained(tr("It must be a whole number."));
    setText(shown(m_value));
    return;
  }
  if (m_kind == Kind::Degrees) value -= 360 * std::floor(value / 360);
  if (value < m_least - 1e-9 || value > m_most + 1e-9) {
    emit complained(tr("It must be from %1 to %2.").arg(shown(m_least), shown(m_most)));
    setText(shown(m_value));
    return;
  }
  emit complained({});
  m_value = value;
  setText(shown(value));
  emit valueTyped(value);
}

void MeasureEdit::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
    commit();
    const double by = event->key() == Qt::Key_Up ? m_step : -m_step;
    setText(shown(m_kind == Kind::Degrees ? m_value + by : std::clamp(m_value + by, m_least, m_most)));
    commit();
    selectAll();
    return;
  }
  if (event->key() == Qt::Key_Escape && text() != shown(m_value)) {
    setText(shown(m_value));
    selectAll();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

void MeasureEdit::focusOutEvent(QFocusEvent* event) {
  commit();
  QLineEdit::focusOutEvent(event);
}

void MeasureEdit::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (event->reason() != Qt::MouseFocusReason) selectAll();
}

}  // namespace frontage::ui
