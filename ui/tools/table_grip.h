#pragma once

#include "geometry/base/vec.h"

namespace frontage::ui {

/// Something beside the units that can be taken hold of on the table while it is there: the select tool asks it first.
class TableGrip {
 public:
  virtual ~TableGrip() = default;
  [[nodiscard]] virtual bool holds(geometry::Vec inches) const = 0;
  /// The pointer goes there, with the grip held since `from`.
  virtual void drag(geometry::Vec from, geometry::Vec to) = 0;
  /// The pointer took hold.
  virtual void take() = 0;
};

}  // namespace frontage::ui
