#pragma once

#include "ui/phase/phase_stage.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;

namespace frontage::ui {

class DeclareBox;
class DiceBox;
class PhaseController;
class ReactBox;
class RedirectBox;
class ReformBox;
class ResolveBox;
class StageGuide;

/// The Charge dock: leads through the phase. Always says what comes next; what cannot be done says why.
class ChargePanel : public QWidget {
  Q_OBJECT

 public:
  ChargePanel(PhaseController& controller, QWidget* parent = nullptr);
  ~ChargePanel() override;
  [[nodiscard]] Stage shownStage() const noexcept { return m_shown; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeHeader();
  [[nodiscard]] QScrollArea* makeBody();
  [[nodiscard]] QWidget* makeFooter();
  void refresh();
  void followFocus(QWidget* left);
  void seekFocus(int turns);
  bool focusFirst();
  void refreshHeader(const StageReading& reading);
  void refreshFooter(const StageReading& reading);
  void showBoxes(const StageReading& reading);
  void showOthers(const StageReading& reading);
  [[nodiscard]] QString owed(const StageReading& reading) const;
  void showNothing(const QString& title, const QString& why);
  void showWatching(int mark);

  PhaseController& m_controller;
  QLabel* m_title = nullptr;
  QLabel* m_rules = nullptr;
  StageGuide* m_guide = nullptr;
  QLabel* m_next = nullptr;
  QLabel* m_last = nullptr;
  QScrollArea* m_scroll = nullptr;
  DeclareBox* m_declare = nullptr;
  ReactBox* m_react = nullptr;
  DiceBox* m_dice = nullptr;
  RedirectBox* m_redirect = nullptr;
  ResolveBox* m_resolve = nullptr;
  ReformBox* m_reform = nullptr;
  QLabel* m_over = nullptr;
  QPushButton* m_skip = nullptr;
  QPushButton* m_another = nullptr;
  QPushButton* m_file = nullptr;
  QPushButton* m_finish = nullptr;  ///< the way on when nothing else is left to do
  QPushButton* m_endPhase = nullptr;
  QPushButton* m_setUp = nullptr;
  Stage m_shown = Stage::Declare;
  bool m_byKeys = false;  ///< the last thing that was done was done with the keyboard
};

}  // namespace frontage::ui
