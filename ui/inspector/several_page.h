#pragma once

#include "ui/inspector/page.h"

class QPushButton;

namespace frontage::ui {

/// Several things are selected: what can be done with them together.
class SeveralPage : public InspectorPage {
  Q_OBJECT

 public:
  explicit SeveralPage(Document& document, QWidget* parent = nullptr);
  void sync() override;

 private:
  QPushButton* addButton(const QString& icon, const QString& text, const QString& name);
  QPushButton* m_align;
  QPushButton* m_lineUp;
};

}  // namespace frontage::ui
