#pragma once

#include "core/lesson/course/course.h"
#include "core/lesson/course/progress.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace frontage::ui {

class ChoiceRow;

/// The list of lessons and puzzles, in order, with how far each has come.
class LessonList : public QWidget {
  Q_OBJECT

 public:
  /// Both outlive the list; refresh() after either has changed.
  LessonList(const core::Course& course, const core::Progress& progress, QWidget* parent);
  void refresh();

 signals:
  void chosen(const QString& lessonId);
  void closeWanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addGroup(core::Lesson::Kind kind, const QString& title);
  [[nodiscard]] QString progressWords(const core::Lesson& lesson) const;

  struct Row {
    std::string id;
    ChoiceRow* row;
  };
  struct Group {
    core::Lesson::Kind kind;
    QLabel* count;
  };
  const core::Course& m_course;
  const core::Progress& m_progress;
  QVBoxLayout* m_column;
  std::vector<Row> m_rows;
  std::vector<Group> m_groups;
};

}  // namespace frontage::ui
