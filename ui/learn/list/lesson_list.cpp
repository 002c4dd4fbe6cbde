#include "ui/learn/list/lesson_list.h"

#include "ui/learn/lesson_text.h"
#include "ui/phase/choice_row.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace frontage::ui {

namespace {

QLabel* makeText(const QString& text, TextSize size, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(uiFont(size, weight));
  label->setWordWrap(true);
  return label;
}

}  // namespace

LessonList::LessonList(const core::Course& course, const core::Progress& progress, QWidget* parent)
    : QWidget(parent), m_course(course), m_progress(progress) {
  setObjectName(QStringLiteral("lessonList"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* body = new QWidget(scroll);
  m_column = new QVBoxLayout(body);
  m_column->setContentsMargins(12, 10, 12, 12);
  m_column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->addWidget(makeText(tr("Learning to charge"), TextSize::Large, QFont::DemiBold, body), 1);
  auto* close = new QToolButton(body);
  close->setObjectName(QStringLiteral("lessonListClose"));
  close->setIcon(icon(QStringLiteral("x")));
  close->setToolTip(tr("Close"));
  close->setAccessibleName(tr("Close"));
  close->setAutoRaise(true);
  connect(close, &QToolButton::clicked, this, &LessonList::closeWanted);
  head->addWidget(close, 0, Qt::AlignTop);
  m_column->addLayout(head);
  m_column->addWidget(
      makeText(tr("Your own table stays as it is while you are here."), TextSize::Small, QFont::Normal, body));
  addGroup(core::Lesson::Kind::Tour, tr("A first look"));
  addGroup(core::Lesson::Kind::Lesson, tr("Lessons"));
  addGroup(core::Lesson::Kind::Puzzle, tr("Puzzles"));
  if (m_rows.empty())
    m_column->addWidget(makeText(tr("No lessons were found. Open a lesson file from the Learn menu."), TextSize::Normal,
                                 QFont::Normal, body));
  m_column->addStretch(1);
  scroll->setWidget(body);
  outer->addWidget(scroll);
  refresh();
}

void LessonList::addGroup(core::Lesson::Kind kind, const QString& title) {
  const auto lessons = m_course.ofKind(kind);
  if (lessons.empty()) return;
  QWidget* body = m_column->parentWidget();
  auto* head = new QHBoxLayout;
  head->setContentsMargins(0, 14, 0, 2);
  head->addWidget(makeText(title, TextSize::Normal, QFont::DemiBold, body));
  auto* count = makeText({}, TextSize::Small, QFont::Normal, body);
  count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  head->addWidget(count, 1);
  m_groups.push_back({kind, count});
  m_column->addLayout(head);
  for (const core::Lesson* lesson : lessons) {
    auto* row = new ChoiceRow(body);
    row->setObjectName(QStringLiteral("lesson/") + QString::fromStdString(lesson->id));
    connect(row, &ChoiceRow::clicked, this, [this, id = lesson->id] { emit chosen(QString::fromStdString(id)); });
    m_column->addWidget(row);
    m_rows.push_back({lesson->id, row});
  }
}

QString LessonList::progressWords(const core::Lesson& lesson) const {
  const auto& progress = m_progress.of(lesson.id);
  switch (m_progress.stateOf(lesson)) {
    case core::Progress::State::New:
      return {};
    case core::Progress::State::Begun:
      return tr("%1 of %2").arg(progress.done.size()).arg(lesson.steps.size());
    case core::Progress::State::Done:
      break;
  }
  return progress.helped.empty() ? tr("done") : tr("done, with help");
}

void LessonList::refresh() {
  for (const Row& row : m_rows) {
    const core::Lesson* lesson = m_course.find(row.id);
    if (!lesson) continue;
    const auto state = m_progress.stateOf(*lesson);
    ChoiceRow::Content content;
    content.icon = state == core::Progress::State::Done    ? QStringLiteral("circle-check")
                   : state == core::Progress::State::Begun ? QStringLiteral("circle-dot")
                                                           : QStringLiteral("chevron-right");
    content.iconRole = state == core::Progress::State::Done    ? Role::Good
                       : state == core::Progress::State::Begun ? Role::Accent
                                                               : Role::SoftText;
    const QString title = breakable(inWords(lesson->title));
    content.title = lesson->kind == core::Lesson::Kind::Tour ? title : tr("%1. %2").arg(lesson->number).arg(title);
    content.detail = breakable(inWords(lesson->summary));
    content.figure = progressWords(*lesson);
    row.row->setContent(content);
  }
  for (const Group& group : m_groups) {
    int done = 0;
    const auto lessons = m_course.ofKind(group.kind);
    for (const core::Lesson* lesson : lessons)
      done += m_progress.stateOf(*lesson) == core::Progress::State::Done ? 1 : 0;
    group.count->setText(tr("%1 of %2 done").arg(done).arg(lessons.size()));
  }
}

void LessonList::showEvent(QShowEvent* event) {
  refresh();
  QWidget::showEvent(event);
}

}  // namespace frontage::ui
