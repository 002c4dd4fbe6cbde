#include "ui/timeline/strip_layout.h"

#include <algorithm>

namespace frontage::ui {

namespace {
constexpr double kLeastWidth = 60;
constexpr double kPixelsPerSecond = 70;
}  // namespace

StripLayout::StripLayout(const Timeline& timeline, const std::function<double(const TimelineMark&)>& titleWidth,
                         const std::function<double(int)>& captionWidth) {
  m_duration = timeline.duration();
  double x = kMargin;
  std::size_t first = 0;  // of the step
  const std::vector<TimelineMark>& marks = timeline.marks();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (i > 0 && marks[i].place != marks[i - 1].place) {
      x += kStepGap;
      first = i;
    }
    const double width = std::max({kLeastWidth, titleWidth(marks[i]), marks[i].duration * kPixelsPerSecond});
    m_cells.push_back({x, width});
    m_starts.push_back(marks[i].start);
    m_durations.push_back(marks[i].duration);
    if (i + 1 == marks.size() || marks[i + 1].place != marks[i].place) widen(first, captionWidth(marks[i].place));
    x = m_cells.back().right();
  }
}

/// Shares what is missing among the cells from the first to the last.
void StripLayout::widen(std::size_t first, double least) {
  const double missing = least - (m_cells.back().right() - m_cells[first].x);
  if (missing <= 0) return;
  const double each = missing / static_cast<double>(m_cells.size() - first);
  double x = m_cells[first].x;
  for (std::size_t i = first; i < m_cells.size(); ++i) {
    m_cells[i] = {x, m_cells[i].width + each};
    x = m_cells[i].right();
  }
}

double StripLayout::width() const noexcept {
  return (m_cells.empty() ? kMargin : m_cells.back().right()) + kMargin;
}

double StripLayout::xAt(double t) const noexcept {
  if (m_cells.empty()) return kMargin;
  double x = m_cells.front().x;
  for (std::size_t i = 0; i < m_cells.size() && t > m_starts[i]; ++i) {
    const double share = std::min(1.0, (t - m_starts[i]) / m_durations[i]);
    x = m_cells[i].x + share * m_cells[i].width;
  }
  return x;
}

double StripLayout::timeAt(double x) const noexcept {
  if (!m_cells.empty() && x > m_cells.back().right()) return m_duration;
  double t = 0;
  for (std::size_t i = 0; i < m_cells.size() && x > m_cells[i].x; ++i) {
    const double share = std::min(1.0, (x - m_cells[i].x) / m_cells[i].width);
    t = m_starts[i] + share * m_durations[i];
  }
  return t;
}

int StripLayout::markAt(double x) const noexcept {
  for (std::size_t i = 0; i < m_cells.size(); ++i)
    if (x >= m_cells[i].x && x < m_cells[i].right()) return static_cast<int>(i);
  return -1;
}

}  // namespace frontage::ui
