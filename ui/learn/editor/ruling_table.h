#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/lesson.h"

#include <QWidget>

#include <vector>

class QTableWidget;

namespace frontage::ui {

/// What is said about every ruleset where they part: a row for each, left empty for those that are not told of. The
/// answer that stands beside it is the engine's.
class RulingTable : public QWidget {
  Q_OBJECT

 public:
  explicit RulingTable(QWidget* parent);
  /// The rows that say something, in the order of the file, new ones last; with the answers that setRulings() brought.
  [[nodiscard]] std::vector<core::Ruling> rulings() const;
  /// `task` is null where nothing is asked.
  void setRulings(const std::vector<core::Ruling>& rulings, const core::Task* task, const core::Battlefield& field);
  /// The engine's answers to the rows as they are.
  void setAnswers(const std::vector<core::Ruling>& rulings, const core::Task& task, const core::Battlefield& field);

 signals:
  void changed();

 private:
  [[nodiscard]] int rowOf(const std::string& ruleset) const;

  QTableWidget* m_table;
  std::vector<core::Ruling> m_given;  ///< for their order, answers and other languages
};

}  // namespace frontage::ui
