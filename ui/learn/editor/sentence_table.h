#pragma once

#include "core/battlefield/unit.h"
#include "core/lesson/model/task.h"

#include <QWidget>

#include <vector>

class QTableWidget;

namespace frontage::ui {

/// The sentences of a choice or of an order, each with what makes it true. They are called a, b, c...; a row too many
/// is always there to fill in.
class SentenceTable : public QWidget {
  Q_OBJECT

 public:
  explicit SentenceTable(QWidget* parent);
  /// One of them may be right when no other is.
  void allowNone(bool allowed);
  /// The sentences that are filled in.
  [[nodiscard]] std::vector<core::Sentence> sentences(const core::UnitId& charger, const core::UnitId& target) const;
  void setSentences(const std::vector<core::Sentence>& sentences, const core::UnitId& charger,
                    const core::UnitId& target);

 signals:
  void changed();

 private:
  [[nodiscard]] QString idOf(int row) const;
  void addRow();
  void keepSpareRow();

  QTableWidget* m_table;
  std::vector<core::Sentence> m_given;  ///< for their other languages
  bool m_none = true;
};

}  // namespace frontage::ui
