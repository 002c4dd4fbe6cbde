#pragma once

#include "ui/phase/phase_session.h"
#include "ui/playback/playback.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QToolButton;

namespace frontage::ui {

class TimelineStrip;

/// The Timeline dock: transport buttons, speed, loop, branches and the strip.
class TimelinePanel : public QWidget {
  Q_OBJECT

 public:
  TimelinePanel(PhaseSession& session, Playback& playback, QWidget* parent = nullptr);

 private:
  [[nodiscard]] QWidget* makeTransport();
  QToolButton* addButton(const char* name, const QString& iconName, const QString& label, const QString& keys);
  void addSpeed(QWidget* bar);
  void addBranches(QWidget* bar);
  void refreshButtons();
  void refreshBranches();
  void refreshPosition();
  [[nodiscard]] QString captionOf(int place) const;
  [[nodiscard]] QString branchText(const PhaseBranch& branch) const;

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
};

}  // namespace frontage::ui
