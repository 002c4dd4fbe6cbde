#pragma once

#include "core/scenario/scenario.h"
#include "ui/inspector/page.h"

#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace frontage::ui {

/// The scenario itself, shown while nothing is selected: name, rules, size of the table, armies, notes.
class TablePage : public InspectorPage {
  Q_OBJECT

 public:
  explicit TablePage(Document& document, QWidget* parent = nullptr);
  void sync() override;

 private:
  void edit(const QString& text, const std::function<void(core::Scenario&)>& change);
  bool eventFilter(QObject* watched, QEvent* event) override;

  QLineEdit* m_name;
  QComboBox* m_ruleset;
  MeasureEdit* m_width;
  MeasureEdit* m_height;
  std::vector<QLineEdit*> m_armies;
  QComboBox* m_active;
  QPlainTextEdit* m_notes;
};

}  // namespace frontage::ui
