#pragma once

#include "geometry/base/vec.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"

namespace frontage::ui {

/// Tells a drag from a click that trembles: nothing begins until the pointer is three pixels from where it was pressed;
/// from then on every place counts, those near the start too.
class DragThreshold {
 public:
  explicit DragThreshold(geometry::Vec press = {}) : m_press(press) {}
  [[nodiscard]] bool passed(const BattlefieldScene& scene, geometry::Vec at) {
    constexpr double pixels = 3;
    m_passed = m_passed || geometry::distance(at, m_press) * kUnitsPerInch * scene.zoom() >= pixels;
    return m_passed;
  }

 private:
  geometry::Vec m_press;
  bool m_passed = false;
};

}  // namespace frontage::ui
