#pragma once

#include "ui/phase/phase_session.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QToolButton;
class QLineEdit;
class QPushButton;

namespace frontage::ui {

class Die;
class PhaseController;
class RowList;

/// The dice that are wanted: what they are for and what it takes, then either the program rolls them (seeded, with a
/// brief tumble) or a person clicks or types the faces of real dice.
class DiceBox : public QWidget {
  Q_OBJECT

 public:
  DiceBox(PhaseController& controller, QWidget* parent = nullptr);
  void refresh();

 private:
  void makeFaces(int count);
  void roll();
  void tumble();
  [[nodiscard]] bool isWantedStill() const;
  void commit();
  void readTyped(const QString& text);
  void showTyped();
  void refreshButtons();
  void showOutcomes();
  [[nodiscard]] std::vector<int> faces() const;
  [[nodiscard]] bool complete() const;

  PhaseController& m_controller;
  QLabel* m_title;
  QLabel* m_need;
  QWidget* m_tray;
  QLineEdit* m_typed;
  QPushButton* m_roll;
  QPushButton* m_rollAll;
  QPushButton* m_use;
  QPushButton* m_cancel;
  QToolButton* m_showAll;
  RowList* m_outcomes;  ///< what the roll may come to, while it is asked for
  QLabel* m_missing;    ///< why the faces cannot be used yet
  QString m_problem;    ///< with what was typed
  std::vector<Die*> m_dice;
  std::vector<int> m_result;  ///< of a roll that still tumbles
  QTimer m_tumble;
  int m_left = 0;
  std::optional<core::RollRequest> m_shown;
  std::size_t m_made = 0;
};

}  // namespace frontage::ui
