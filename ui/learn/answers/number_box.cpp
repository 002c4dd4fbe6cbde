#include "ui/learn/answers/number_box.h"

#include "ui/learn/lesson_text.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace frontage::ui {

namespace {

/// Shows no more decimals than there are: a whole number looks like one.
class FigureSpin : public QDoubleSpinBox {
 public:
  using QDoubleSpinBox::QDoubleSpinBox;
  [[nodiscard]] QString textFromValue(double value) const override { return locale().toString(value, 'g', 9); }
};

}  // namespace

NumberBox::NumberBox(const core::NumberTask& task, QWidget* parent)
    : AnswerBox(parent), m_figure(isCount(task) ? new FigureSpin(this) : new QDoubleSpinBox(this)) {
  m_figure->setObjectName(QStringLiteral("lessonNumber"));
  m_figure->setRange(-10'000, 10'000);
  m_figure->setDecimals(2);
  m_figure->setSuffix(unitOf(task));
  m_figure->setAccessibleName(tr("Your figure"));
  m_figure->setMinimumWidth(120);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_figure);
  row->addStretch(1);
  connect(m_figure, &QDoubleSpinBox::textChanged, this, [this] {
    m_typed = true;
    emit changed();
  });
}

std::optional<core::Answer> NumberBox::answer() const {
  if (!m_typed) return std::nullopt;
  return core::Answer(core::Span::of(m_figure->value()));
}

void NumberBox::put(const core::Answer& answer) {
  if (const auto* span = std::get_if<core::Span>(&answer)) m_figure->setValue(span->least);
}

QString NumberBox::wanted() const {
  return tr("Type a figure.");
}

}  // namespace frontage::ui
