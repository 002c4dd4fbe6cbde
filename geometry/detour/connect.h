#pragma once

#include "geometry/detour/moves.h"

#include <array>

namespace frontage::geometry::detail {

/// The ways from one pose to another by wheel, straight, wheel, neither wheel more than half a turn: up to four, for
/// the hands of the two wheels. The front centre goes on a circle, its tangent, a circle (Dubins). Obstacles left
/// aside.
struct Connections {
  std::array<std::array<Move, 3>, 4> ways;
  std::size_t count = 0;
};
[[nodiscard]] Connections connect(const Footprint& from, const Footprint& to) noexcept;

}  // namespace frontage::geometry::detail
