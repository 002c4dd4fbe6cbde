#pragma once

#include "core/compare/compare.h"
#include "ui/concurrency/background.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace frontage::ui {

class Document;
class PhaseController;

/// The Compare dock: the orders and dice of the open phase under every ruleset side by side, event by event, with the
/// place where they part and the clause behind it. Works beside the window, and only while it can be seen.
class ComparePanel : public QWidget {
  Q_OBJECT

 public:
  ComparePanel(Document& document, PhaseController& controller, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void askAnew();
  void ask();
  void show(const core::Comparison& comparison);
  void showParting(const core::Comparison& comparison);
  void fill(const core::Comparison& comparison);

  Document& m_document;
  PhaseController& m_controller;
  QLabel* m_parting;
  QTableWidget* m_table;
  Background m_work;
  QTimer m_later;
};

}  // namespace frontage::ui
