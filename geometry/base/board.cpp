#include "geometry/base/board.h"

#include <algorithm>
#include <limits>

namespace frontage::geometry {

namespace {

constexpr double kFar = 1000;  // inches

ConvexPolygon box(Vec low, Vec high) {
  return {{low, {high.x, low.y}, high, {low.x, high.y}}};
}

}  // namespace

std::array<ConvexPolygon, 4> beyondEdges(const Board& board) {
  const double right = board.width;
  const double top = board.height;
  return {box({-kFar, -kFar}, {0, top + kFar}), box({right, -kFar}, {right + kFar, top + kFar}),
          box({-kFar, -kFar}, {right + kFar, 0}), box({-kFar, top}, {right + kFar, top + kFar})};
}

double insideEdge(const Board& board, const Footprint& footprint) noexcept {
  double inside = std::numeric_limits<double>::infinity();
  for (const Vec c : footprint.corners()) {
    inside = std::min({inside, c.x, c.y, board.width - c.x, board.height - c.y});
  }
  return inside;
}

}  // namespace frontage::geometry
