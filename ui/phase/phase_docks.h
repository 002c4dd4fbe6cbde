#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QKeySequence;

namespace frontage::ui {

class MainWindow;
class PhaseController;

/// Puts the charge phase into the main window: the panels into their docks, the Phase menu and its shortcuts, the
/// switches of the overlays.
class PhaseDocks : public QObject {
  Q_OBJECT

 public:
  /// Becomes a child of the window.
  explicit PhaseDocks(MainWindow& window);
  /// A key that nobody else wanted: those of the timeline, once a phase has begun. True when it was taken.
  bool key(const QKeyEvent& event);
  [[nodiscard]] PhaseController& controller() const noexcept { return *m_controller; }

 private:
  void fillDocks();
  void fillPhaseMenu();
  void fillOverlayMenu();
  QAction* addStep(const QString& name, const QString& iconName, const QString& text, const QKeySequence& keys);
  void refreshActions();

  MainWindow& m_window;
  PhaseController* m_controller;
  QAction* m_play = nullptr;
  QAction* m_back = nullptr;
  QAction* m_forward = nullptr;
  QAction* m_home = nullptr;
  QAction* m_end = nullptr;
  QAction* m_setUp = nullptr;
};

}  // namespace frontage::ui
