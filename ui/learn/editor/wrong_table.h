#pragma once

#include "core/lesson/model/task.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

class QLabel;
class QTableWidget;

namespace frontage::ui {

/// The wrong answers that a teacher expects, each with what to say to it. A row too many is always there to fill in.
class WrongTable : public QWidget {
  Q_OBJECT

 public:
  explicit WrongTable(QWidget* parent);
  /// What an answer looks like, for the line above.
  void setExample(const QString& example);
  /// The rows that are filled in; nothing when one cannot be understood, and then `fault` says which.
  [[nodiscard]] std::optional<std::vector<core::WrongAnswer>> answers(const core::Task& task,
                                                                      const core::Battlefield& field,
                                                                      QString& fault) const;
  /// `byLetters`: sentences are seen beside their letters, which say enough.
  void setAnswers(const std::vector<core::WrongAnswer>& answers, const core::Task* task, const core::Battlefield& field,
                  bool byLetters);

 signals:
  void changed();

 private:
  void keepSpareRow();
  [[nodiscard]] QString textAt(int row, int column) const;

  /// An answer that was given, with how it was shown: kept as it is while the words stay the same.
  struct Given {
    core::WrongAnswer answer;
    QString typed;
  };
  [[nodiscard]] const Given* givenAt(int row) const;

  QLabel* m_heading;
  QTableWidget* m_table;
  std::vector<Given> m_given;
  std::size_t m_kind = std::variant_npos;  ///< of the task that they were given for
};

}  // namespace frontage::ui
