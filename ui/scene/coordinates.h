#pragma once

#include "geometry/base/pose.h"

#include <QPointF>
#include <QPolygonF>

#include <span>

namespace frontage::ui {

// The only place where the y axis flips: the table has y up, the scene y down. Scene lengths are a fixed number of
// units an inch, so that text sizes in the scene are ordinary pixel sizes.

inline constexpr double kUnitsPerInch = 32;

[[nodiscard]] inline double toScene(geometry::Length length) noexcept {
  return length.inches() * kUnitsPerInch;
}
[[nodiscard]] inline QPointF toScene(geometry::Vec point) noexcept {
  return {point.x * kUnitsPerInch, -point.y * kUnitsPerInch};
}
[[nodiscard]] inline geometry::Vec toTable(QPointF point) noexcept {
  return {point.x() / kUnitsPerInch, -point.y() / kUnitsPerInch};
}
/// Rotation of an item whose own "up" is the unit's front, in degrees as QGraphicsItem wants it (clockwise).
[[nodiscard]] inline double toSceneRotation(geometry::Facing facing) noexcept {
  return facing.bearingDegrees();
}
[[nodiscard]] inline QPolygonF toScene(std::span<const geometry::Vec> points) {
  QPolygonF polygon;
  for (const geometry::Vec point : points) polygon << toScene(point);
  return polygon;
}

}  // namespace frontage::ui
