#pragma once

#include "ui/overlays/overlay_mark.h"

#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace frontage::ui {

/// What is drawn of a mark, to be compared: what it is and where it lies.
using DrawnMark = std::tuple<OverlayKind, OverlayMark::Shape, std::vector<std::pair<double, double>>, std::string>;

/// In no order: what lies over what is another question.
[[nodiscard]] inline std::multiset<DrawnMark> drawnMarks(const Overlay& shown) {
  std::multiset<DrawnMark> all;
  for (const OverlayMark& mark : shown) {
    std::vector<std::pair<double, double>> points;
    for (const auto& ring : mark.rings)
      for (const geometry::Vec& point : ring) points.emplace_back(point.x, point.y);
    all.emplace(mark.kind, mark.shape, points, mark.label.toStdString());
  }
  return all;
}

}  // namespace frontage::ui
