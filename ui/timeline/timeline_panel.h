#pragma once

#include "core/scenario/scenario.h"
#include "ui/playback/playback.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;
class QToolButton;

namespace frontage::ui {

class PhaseController;
class PhaseSession;
class TimelineStrip;

/// The Timeline dock: transport buttons, speed, loop, branches and the strip. While nothing has been ordered, the lines
/// that the file holds stand in the place of the branches, and Play plays the first of them.
class TimelinePanel : public QWidget {
  Q_OBJECT

 public:
  explicit TimelinePanel(PhaseController& phase, QWidget* parent = nullptr);

 private:
  [[nodiscard]] QWidget* makeTransport();
  QToolButton* addButton(const char* name, const QString& iconName, const QString& label, const QString& keys);
  void addSpeed(QWidget* bar);
  void addBranches(QWidget* bar);
  void refreshButtons();
  void refreshBranches();
  void refreshPosition();
  [[nodiscard]] QString captionOf(int place) const;
  void listRecorded();
  void listPlayed();
  void addLine(const QString& name, int value);
  void onLineChosen(int index);

  PhaseController& m_phase;
  PhaseSession& m_session;
  Playback& m_playback;
  TimelineStrip* m_strip = nullptr;
  QScrollArea* m_scroll = nullptr;
  QToolButton* m_home = nullptr;
  QToolButton* m_back = nullptr;
  QToolButton* m_play = nullptr;
  QToolButton* m_forward = nullptr;
  QToolButton* m_end = nullptr;
  QToolButton* m_loop = nullptr;
  QComboBox* m_speed = nullptr;
  QComboBox* m_branches = nullptr;
  QLabel* m_position = nullptr;
  std::vector<core::Branch> m_recorded;  ///< those listed, while nothing has been ordered
};

}  // namespace frontage::ui
