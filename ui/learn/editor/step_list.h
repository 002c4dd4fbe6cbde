#pragma once

#include "core/lesson/model/lesson.h"

#include <QWidget>

class QListWidget;
class QToolButton;

namespace frontage::ui {

class LessonDraft;

/// The steps of a lesson that is being written: which one is looked at, and adding, copying, removing, moving.
class StepList : public QWidget {
  Q_OBJECT

 public:
  StepList(LessonDraft& draft, QWidget* parent);
  void refresh();

 signals:
  /// Something is about to be done with the steps: what is typed belongs to the one that is looked at now.
  void leaving();

 private:
  QToolButton* addButton(const char* name, const QString& iconName, const QString& words);

  LessonDraft& m_draft;
  QListWidget* m_list;
  QToolButton* m_remove = nullptr;
  QToolButton* m_earlier = nullptr;
  QToolButton* m_later = nullptr;
};

}  // namespace frontage::ui
