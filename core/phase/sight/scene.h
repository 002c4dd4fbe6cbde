#pragma once

#include "core/phase/sight/hills.h"

#include <cstdint>
#include <string>
#include <vector>

namespace frontage::core {

/// What matters to whether one unit sees another, wherever in its ranks one looks from.
struct Scene {
  /// What does not count, one entry for each screen, not 0 where it does not; or empty, when all does.
  using LeftOut = std::vector<std::uint8_t>;

  geometry::Footprint target;
  int targetHeight = 0;                   ///< with that of its hill
  std::vector<Hill> hills;                ///< those that may lie under looker or target
  std::vector<TargetPiece> targetPieces;  ///< only when there are such hills

  // Screens: what may stand in the way. Units first.
  std::vector<geometry::Polygon> shapes;
  std::vector<std::string> ids;
  std::vector<int> unitHeights;          ///< of the screens that are units
  std::vector<std::size_t> hillScreens;  ///< of each of the hills

  /// Nothing but the units that are lower than this, which look over them (Z4).
  [[nodiscard]] LeftOut lowerThan(int height) const;
  /// Leaves out hills (by index) besides.
  void leaveOut(const std::vector<std::size_t>& on, LeftOut& leftOut) const;
};

[[nodiscard]] Scene sceneOf(const Battlefield& field, const Unit& looker, const Unit& target);

/// A part of the front of a rank whose models are equally high.
struct Front {
  geometry::Looker edge;
  int height = 0;  ///< with that of their hill
};
/// Fronts side by side are one: what one of its models sees, one of them sees, and no more.
[[nodiscard]] std::vector<Front> frontsOf(const Unit& unit, int rank, const std::vector<Hill>& hills);

}  // namespace frontage::core
