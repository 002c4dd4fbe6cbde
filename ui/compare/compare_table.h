#pragma once

#include "core/compare/compare.h"

#include <QTableWidget>

namespace frontage::ui {

/// A line of events for each ruleset, one under the other as on the timeline, from where they part; each event in a
/// word or two, its sentence in the tooltip and for the screen reader. As high as its lines.
class CompareTable : public QTableWidget {
  Q_OBJECT

 public:
  explicit CompareTable(QWidget* parent = nullptr);
  void show(const core::Comparison& comparison);
  void forget();
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fillLine(int row, const core::ComparedRun& run, std::size_t from);
  void put(int row, int column, const QString& icon, const QString& words, const QString& sentence);
};

}  // namespace frontage::ui
