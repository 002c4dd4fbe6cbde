#pragma once

#include "ui/playback/timeline.h"

#include <functional>
#include <vector>

namespace frontage::ui {

/// Where each event of a timeline lies on a strip, in pixels from its left. An event is as wide as its title asks for
/// and no narrower than its time: so that every mark can be read and hit, and a long movement still looks long. The
/// events of one step have room for its caption together.
class StripLayout {
 public:
  struct Cell {
    double x = 0;
    double width = 0;
    [[nodiscard]] double right() const noexcept { return x + width; }
  };
  StripLayout() = default;
  /// `titleWidth` gives the pixels that the title of a mark needs, `captionWidth` those of the caption of a place.
  StripLayout(const Timeline& timeline, const std::function<double(const TimelineMark&)>& titleWidth,
              const std::function<double(int place)>& captionWidth);

  [[nodiscard]] const std::vector<Cell>& cells() const noexcept { return m_cells; }
  [[nodiscard]] double width() const noexcept;
  /// Inverse of each other within the cells; a gap between two steps belongs to the moment between them.
  [[nodiscard]] double xAt(double t) const noexcept;
  [[nodiscard]] double timeAt(double x) const noexcept;
  /// The mark whose cell holds x, else -1.
  [[nodiscard]] int markAt(double x) const noexcept;

  static constexpr double kMargin = 12;
  static constexpr double kStepGap = 14;

 private:
  void widen(std::size_t first, double least);

  std::vector<Cell> m_cells;
  std::vector<double> m_starts;
  std::vector<double> m_durations;
  double m_duration = 0;
};

}  // namespace frontage::ui
