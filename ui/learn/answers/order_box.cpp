#include "ui/learn/answers/order_box.h"

#include "ui/learn/lesson_text.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

OrderBox::OrderBox(const core::OrderTask& task, QWidget* parent)
    : AnswerBox(parent), m_task(task), m_list(new QListWidget(this)) {
  m_list->setObjectName(QStringLiteral("lessonOrder"));
  m_list->setDragDropMode(QAbstractItemView::InternalMove);
  m_list->setWordWrap(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_list, 1);
  auto* column = new QVBoxLayout;
  const auto add = [&](const char* name, const char* iconName, const QString& tip, int by) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setIcon(icon(QLatin1String(iconName)));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    connect(button, &QToolButton::clicked, this, [this, by] { shift(by); });
    column->addWidget(button);
  };
  add("lessonEarlier", "move-up", tr("Earlier"), -1);
  add("lessonLater", "chevron-down", tr("Later"), 1);
  column->addStretch(1);
  row->addLayout(column);
  core::Picks ids;
  for (const core::Sentence& sentence : m_task.events) ids.push_back(sentence.id);
  fill(ids);
  connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderBox::changed);
}

void OrderBox::fill(const core::Picks& ids) {
  m_list->clear();
  for (const std::string& id : ids)
    for (const core::Sentence& sentence : m_task.events)
      if (sentence.id == id) {
        auto* item = new QListWidgetItem(inWords(sentence.text), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(id));
      }
  m_list->setCurrentRow(0);
}

void OrderBox::shift(int by) {
  const int from = m_list->currentRow();
  const int to = from + by;
  if (from < 0 || to < 0 || to >= m_list->count()) return;
  QListWidgetItem* item = m_list->takeItem(from);
  m_list->insertItem(to, item);
  m_list->setCurrentRow(to);
  emit changed();
}

std::optional<core::Answer> OrderBox::answer() const {
  core::Picks ids;
  for (int i = 0; i < m_list->count(); ++i) ids.push_back(m_list->item(i)->data(Qt::UserRole).toString().toStdString());
  return core::Answer(ids);
}

void OrderBox::put(const core::Answer& answer) {
  if (const auto* ids = std::get_if<core::Picks>(&answer)) fill(*ids);
  emit changed();
}

}  // namespace frontage::ui
