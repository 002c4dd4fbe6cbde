#pragma once

#include "geometry/base/vec.h"
#include "ui/theme/theme.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace frontage::ui {

/// Which switch an overlay belongs to; the frames of the choice and what a lesson points at
/// have none.
enum class OverlayKind : std::uint8_t {
  Zones,
  Reach,
  Sight,
  Measure,
  Move,
  Flight,
  Places,
  Contact,
  Choice,
  Lesson,
  Count
};

/// One thing drawn over the table, as a plain value in table coordinates (inches, y up): built from what core says,
/// painted by OverlayMarksItem, looked at by tests.
struct OverlayMark {
  enum class Shape : std::uint8_t {
    Area,     ///< filled, no outline; several rings with the same winding make one area
    Outline,  ///< closed line
    Line,
    Arrow,  ///< a line with a head at its end
    Dot,
    Label,  ///< only the words, beside `points.front()`
  };

  OverlayKind kind = OverlayKind::Measure;
  Shape shape = Shape::Line;
  Role role = Role::Measure;
  std::vector<std::vector<geometry::Vec>> rings;  ///< Area: rings; else one list of points
  QString label;                                  ///< upright, beside the middle of the first ring
  bool dashed = false;
  double strength = 1;   ///< opacity, 0 to 1
  bool mayDrop = false;  ///< its words are left out where they would lie over other words
  std::optional<geometry::Vec> labelAt = std::nullopt;  ///< where the words lie, if not beside the middle
};
using Overlay = std::vector<OverlayMark>;

inline void add(Overlay& to, const Overlay& more) {
  to.insert(to.end(), more.begin(), more.end());
}

}  // namespace frontage::ui
