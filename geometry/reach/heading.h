#pragma once

#include "geometry/reach/lane.h"

namespace frontage::geometry::charge {

/// The charge once its wheel is fixed. What is left to choose is where the wheel begins: the length `start` of the
/// first advance. It slides the strip in which the charger goes on sideways, and with it the place where the front
/// first meets the charged edge and the offset that comes of it: both piecewise linear with one knee, where the contact
/// passes from an end of the edge to a corner of the front (geometry.md "Closing the door", kinds 2 and 1).
struct Heading {
  double sin = 0;   ///< of the wheel
  double cos = 1;   ///< of the wheel
  double door = 0;  ///< what is left to turn, left positive; |door| < a quarter turn
  double cosDoor = 1;

  double knee = 0;        ///< the strip's shift at the knee: start * sin
  double kneeOffset = 0;  ///< the offset there
  double kneeFront = 0;   ///< how far ahead (along the new heading, from the origin) the front meets the edge there
  double fallBefore = 1;  ///< the offset falls by this for each inch of shift before the knee
  double fallAfter = 1;   ///< and after it
  double riseBefore = 0;  ///< the meeting place moves ahead by this for each inch of shift before the knee
  double riseAfter = 0;   ///< and after it

  [[nodiscard]] double offsetAt(double start) const noexcept {
    const double past = start * sin - knee;
    return kneeOffset - past * (past < 0 ? fallBefore : fallAfter);
  }
  /// The start that leads to an offset. Requires: sin > 0.
  [[nodiscard]] double startFor(double offset) const noexcept {
    const double fall = kneeOffset - offset;
    return (knee + fall / (fall < 0 ? fallBefore : fallAfter)) / sin;
  }
  /// The second advance: from the end of the wheel to the meeting place (negative: that lies behind).
  [[nodiscard]] double advanceFrom(double start) const noexcept {
    const double past = start * sin - knee;
    return kneeFront + past * (past < 0 ? riseBefore : riseAfter) - start * cos;
  }
};

/// `grow` makes the target larger on all sides.
[[nodiscard]] Heading makeHeading(const Lane& lane, double wheel, double grow = 0) noexcept;

/// A point of the lane in the turned frame: x across the new front, y along the new heading, same origin.
[[nodiscard]] constexpr Vec turned(Vec p, const Heading& h) noexcept {
  return {p.x * h.cos + p.y * h.sin, p.y * h.cos - p.x * h.sin};
}

}  // namespace frontage::geometry::charge
