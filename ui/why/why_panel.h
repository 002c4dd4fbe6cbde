#pragma once

#include <QTimer>
#include <QWidget>

#include <string>
#include <utility>

class QLabel;

namespace frontage::ui {

class PhaseController;
class RowList;

/// The Why? dock: of the event that is shown, or of the charge that is looked at, the clause in plain words, the
/// figures, what the ruleset says on each question of it, what is assumed, and how the other rulesets would have it.
class WhyPanel : public QWidget {
  Q_OBJECT

 public:
  explicit WhyPanel(PhaseController& controller, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void showMark(int mark);
  void showChoice();
  void showNothing();
  void showClause(const std::string& clause);
  void showOthers();

  PhaseController& m_controller;
  QLabel* m_title;
  QLabel* m_text;
  QLabel* m_clause;
  QLabel* m_words;
  QLabel* m_rulesHeading;
  RowList* m_rules;
  QLabel* m_othersHeading;
  RowList* m_others;
  QTimer m_later;  ///< the other rulesets take a while: only once the picture rests
};

}  // namespace frontage::ui
