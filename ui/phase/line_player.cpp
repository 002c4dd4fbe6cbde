#include "ui/phase/line_player.h"

#include <utility>

namespace frontage::ui {

LinePlayer::LinePlayer(QObject* parent) : QObject(parent) {
  m_turn.setInterval(0);
  connect(&m_turn, &QTimer::timeout, this, &LinePlayer::playOne);
}

void LinePlayer::start(const PhaseNode& root, std::vector<core::Branch> lines) {
  m_root = {};
  m_root.nodes.push_back(root);
  m_root.nodes.front().children.clear();
  m_root.nodes.front().chosen = -1;
  m_root.nodes.front().dice = {};
  m_root.current = 0;
  m_lines = std::move(lines);
  m_line = 0;
  beginLine();
}

void LinePlayer::stop() {
  m_lines.clear();
  m_line = 0;
  m_turn.stop();
}

void LinePlayer::setWaiting(bool waiting) {
  m_waiting = waiting;
  if (m_waiting)
    m_turn.stop();
  else if (isBusy())
    m_turn.start();
}

void LinePlayer::beginLine() {
  if (!isBusy()) return stop();
  m_session.restore(m_root);
  m_order = 0;
  m_left = core::Dice(m_lines[m_line].given, std::nullopt);
  if (!m_waiting) m_turn.start();
}

void LinePlayer::playOne() {
  const std::vector<core::Order>& orders = m_lines[m_line].orders;
  if (m_session.playNext(orders[m_order], m_left) != PhaseSession::Outcome::Done) return nextLine();
  if (++m_order < orders.size()) return;
  m_session.leaveDice(m_left);
  emit played(m_session.tree());
  nextLine();
}

void LinePlayer::nextLine() {
  if (!isBusy()) return;
  ++m_line;
  beginLine();
}

}  // namespace frontage::ui
