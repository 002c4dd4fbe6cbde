#include "ui/learn/answers/order_box.h"

#include "ui/learn/lesson_text.h"
#include "ui/theme/icons.h"

#include <QEvent>
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
  m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->installEventFilter(this);
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
        auto* item = new QListWidgetItem(breakable(inWords(sentence.text)), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(id));
      }
  m_list->setCurrentRow(0);
  fit();
}

/// All of it is seen: who puts things into order wants no scroll bar between them.
void OrderBox::fit() {
  constexpr int kAround = 6;  // pixels beside and above the words of a row
  const int frame = 2 * m_list->frameWidth();
  const int width = m_list->width() - frame;
  int height = frame;
  for (int i = 0; i < m_list->count(); ++i) {
    QListWidgetItem* item = m_list->item(i);
    const QRect words = m_list->fontMetrics().boundingRect(
        QRect(0, 0, std::max(width - 2 * kAround, 1), QWIDGETSIZE_MAX), Qt::TextWordWrap, item->text());
    item->setSizeHint(QSize(width, words.height() + 2 * kAround));
    height += item->sizeHint().height();
  }
  m_list->setFixedHeight(height);
}

bool OrderBox::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list && event->type() == QEvent::Resize) fit();
  return AnswerBox::eventFilter(watched, event);
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
