#pragma once

#include "geometry/base/board.h"
#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <algorithm>

namespace frontage::testing {

/// One of the eight motions and mirror images that put a table on a table with a corner in the origin and edges along
/// the axes: where the table's edge counts, a law of rigid motions can only be asked of these.
struct BoardSymmetry {
  geometry::Board board;   ///< before
  bool flipX = false;      ///< left for right
  bool flipY = false;      ///< then upside down
  bool transpose = false;  ///< then x for y

  static BoardSymmetry numbered(const geometry::Board& board, unsigned number) {
    return {board, (number & 1U) != 0, (number & 2U) != 0, (number & 4U) != 0};
  }

  [[nodiscard]] bool mirrors() const { return (flipX != flipY) != transpose; }
  [[nodiscard]] geometry::Board image() const { return transpose ? geometry::Board{board.height, board.width} : board; }
  [[nodiscard]] geometry::Vec direction(geometry::Vec v) const {
    const geometry::Vec flipped{flipX ? -v.x : v.x, flipY ? -v.y : v.y};
    return transpose ? geometry::Vec{flipped.y, flipped.x} : flipped;
  }
  [[nodiscard]] geometry::Vec operator()(geometry::Vec p) const {
    const geometry::Vec flipped{flipX ? board.width - p.x : p.x, flipY ? board.height - p.y : p.y};
    return transpose ? geometry::Vec{flipped.y, flipped.x} : flipped;
  }
  [[nodiscard]] geometry::Facing operator()(geometry::Facing f) const {
    return geometry::Facing::towards(direction(f.forward()));
  }
  [[nodiscard]] geometry::Footprint operator()(const geometry::Footprint& f) const {
    return f.at({(*this)(f.pose.centre), (*this)(f.pose.facing)});
  }
  [[nodiscard]] geometry::ConvexPolygon operator()(geometry::ConvexPolygon p) const {
    for (geometry::Vec& v : p.vertices) v = (*this)(v);
    if (mirrors()) std::reverse(p.vertices.begin(), p.vertices.end());
    return p;
  }
};

}  // namespace frontage::testing
