#include "ui/learn/editor/step_list.h"

#include "ui/learn/editor/lesson_draft.h"
#include "ui/learn/lesson_text.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace frontage::ui {

StepList::StepList(LessonDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_list(new QListWidget(this)) {
  m_list->setObjectName(QStringLiteral("editorSteps"));
  m_list->setFixedHeight(m_list->fontMetrics().lineSpacing() * 5);
  m_list->setTextElideMode(Qt::ElideRight);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_list, 1);
  auto* buttons = new QGridLayout;
  auto* add = addButton("editorAddStep", QStringLiteral("file-plus"), tr("Add a step after this one"));
  auto* copy = addButton("editorCopyStep", QStringLiteral("copy"), tr("Copy the step"));
  m_remove = addButton("editorRemoveStep", QStringLiteral("trash-2"), tr("Remove the step"));
  m_earlier = addButton("editorStepEarlier", QStringLiteral("arrow-up"), tr("Move the step up"));
  m_later = addButton("editorStepLater", QStringLiteral("chevron-down"), tr("Move the step down"));
  int place = 0;
  for (QToolButton* button : {add, m_earlier, copy, m_later, m_remove}) {
    buttons->addWidget(button, place / 2, place % 2);
    ++place;
  }
  row->addLayout(buttons);
  const auto when = [this](QToolButton* button, auto run) {
    connect(button, &QToolButton::clicked, this, [this, run] {
      emit leaving();
      run();
    });
  };
  when(add, [this] { m_draft.addStep(); });
  when(copy, [this] { m_draft.copyStep(); });
  when(m_remove, [this] { m_draft.removeStep(); });
  when(m_earlier, [this] { m_draft.moveStep(-1); });
  when(m_later, [this] { m_draft.moveStep(1); });
  connect(m_list, &QListWidget::currentRowChanged, this, [this](int step) {
    emit leaving();
    if (step >= 0) m_draft.goTo(static_cast<std::size_t>(step));
  });
}

QToolButton* StepList::addButton(const char* name, const QString& iconName, const QString& words) {
  auto* button = new QToolButton(this);
  button->setObjectName(QLatin1String(name));
  button->setIcon(icon(iconName));
  button->setToolTip(words);
  button->setAccessibleName(words);
  return button;
}

void StepList::refresh() {
  const QSignalBlocker quiet(m_list);
  const auto& steps = m_draft.lesson().steps;
  while (m_list->count() > static_cast<int>(steps.size())) delete m_list->takeItem(0);
  while (m_list->count() < static_cast<int>(steps.size())) m_list->addItem(QString());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const QString words = inWords(steps[i].text).simplified();
    m_list->item(static_cast<int>(i))
        ->setText(tr("%1. %2").arg(i + 1).arg(words.isEmpty() ? tr("(no text yet)") : words));
  }
  m_list->setCurrentRow(static_cast<int>(m_draft.at()));
  m_remove->setEnabled(steps.size() > 1);
  m_earlier->setEnabled(m_draft.at() > 0);
  m_later->setEnabled(m_draft.at() + 1 < steps.size());
}

}  // namespace frontage::ui
