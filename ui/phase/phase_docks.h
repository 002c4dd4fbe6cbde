#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QKeyEvent;
class QKeySequence;

namespace frontage::ui {

class MainWindow;
class PhaseController;

/// Puts the charge phase into the main window: the Phase menu and its shortcuts, the switches of the overlays, and the
/// panels, which the window has put into their docks when it likes.
class PhaseDocks : public QObject {
  Q_OBJECT

 public:
  /// Becomes a child of the window.
  explicit PhaseDocks(MainWindow& window);
  /// A key that nobody else wanted: those of the timeline, once a phase has begun. True when it was taken.
  bool key(const QKeyEvent& event);
  [[nodiscard]] PhaseController& controller() const noexcept { return *m_controller; }
  /// What puts the panels into their docks, each by itself; to be called once each, those that are seen first first.
  [[nodiscard]] std::vector<std::function<void()>> panels();

 private:
  void fillPhaseMenu();
  void fillOverlayMenu();
  QAction* addStep(const QString& name, const QString& iconName, const QString& text, const QKeySequence& keys);
  void refreshActions();
  void showPlaying(bool playing);

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
