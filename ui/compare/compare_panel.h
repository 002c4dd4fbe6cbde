#pragma once

#include "core/compare/compare.h"
#include "ui/concurrency/background.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace frontage::ui {

class CompareTable;
class Document;
class PhaseController;

/// The Compare dock: the orders and dice of the open phase under every ruleset, line under line from the place where
/// they part, with the clause behind it. Works beside the window, and only while it can be seen.
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
  void say(const QString& text);

  Document& m_document;
  PhaseController& m_controller;
  QLabel* m_parting;
  CompareTable* m_table;
  QLabel* m_why;  ///< what the clauses say to each ruleset
  Background m_work;
  QTimer m_later;
};

}  // namespace frontage::ui
