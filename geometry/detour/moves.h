#pragma once

#include "geometry/base/footprint.h"
#include "geometry/detour/clearing.h"
#include "geometry/motion/path.h"

#include <optional>
#include <vector>

namespace frontage::geometry::detail {

/// One step of a route: straight ahead by inches, or a wheel by radians, always >= 0.
struct Move {
  enum class Kind : std::uint8_t { Advance, Left, Right };
  Kind kind = Kind::Advance;
  double amount = 0;
};
using Moves = std::vector<Move>;

[[nodiscard]] Footprint moved(const Footprint& mover, const Move& move) noexcept;

/// What the moves cost. Same-handed wheels that follow each other are one wheel. Free is counted as Arc (detour.h).
[[nodiscard]] double planCost(const Moves& moves, WheelPrice price, double width) noexcept;

/// Neighbours of one kind joined (wheels up to half a turn), moves of no length dropped.
[[nodiscard]] Moves tidied(const Moves& moves);

[[nodiscard]] Path pathOf(const Footprint& start, const Moves& moves);

/// Where the moves lead when nothing stops them, else nothing.
[[nodiscard]] std::optional<Footprint> follow(const Clearing& clearing, const Footprint& start, const Moves& moves);

/// The move of that kind that leads to the target, when that is the first thing that it meets.
[[nodiscard]] std::optional<Move> home(const Clearing& clearing, const Footprint& from, Move::Kind kind);

/// The move of that kind that leads to the target, when that is the only thing that can be in the way.
[[nodiscard]] std::optional<Move> aimedHome(const Clearing& clearing, const Footprint& from, Move::Kind kind);

/// The moves of the cheapest way to the target (detour.h).
[[nodiscard]] std::optional<Moves> planDetour(const RouteProblem& problem);

}  // namespace frontage::geometry::detail
