#pragma once

#include "core/scenario/scenario.h"
#include "ui/phase/phase_session.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace frontage::ui {

/// Plays lines of a file beside what is on the screen, one order in a turn of the event loop, so that a file with many
/// branches opens at once. A line that is refused somewhere, as after the position was changed, gives nothing.
class LinePlayer : public QObject {
  Q_OBJECT

 public:
  explicit LinePlayer(QObject* parent = nullptr);

  /// From there, in the place of what was being played.
  void start(const PhaseNode& root, std::vector<core::Branch> lines);
  void stop();
  /// Does nothing as long as something moves on the table.
  void setWaiting(bool waiting);
  [[nodiscard]] bool isBusy() const noexcept { return m_line < m_lines.size(); }

 signals:
  /// A whole line was played, from the root of this tree.
  void played(const frontage::ui::PhaseTree& tree);

 private:
  void beginLine();
  void playOne();
  void nextLine();

  PhaseTree m_root;  ///< alone
  PhaseSession m_session;
  std::vector<core::Branch> m_lines;
  std::size_t m_line = 0;
  std::size_t m_order = 0;
  core::Dice m_left;
  QTimer m_turn;
  bool m_waiting = false;
};

}  // namespace frontage::ui
