#pragma once

#include "core/battlefield/formation.h"
#include "core/phase/sight/hills.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace frontage::core {

/// A unit or a piece of terrain.
struct Screen {
  const std::string* id = nullptr;  ///< of the battlefield
  int height = kTallest;            ///< terrain is not looked over
  static constexpr int kTallest = std::numeric_limits<int>::max();
};

/// What matters to whether one unit sees another, wherever in its ranks one looks from.
struct Scene {
  /// One entry for each screen, not 0 where it does not count.
  using LeftOut = std::vector<std::uint8_t>;

  geometry::Footprint target;
  int targetHeight = 0;                   ///< with that of its hill
  std::vector<Hill> hills;                ///< those that may lie under looker or target
  std::vector<TargetPiece> targetPieces;  ///< only when there are such hills

  /// What may stand in the way: outlines, and what they are of.
  std::vector<geometry::Polygon> shapes;
  std::vector<Screen> screens;
  std::vector<std::size_t> hillScreens;  ///< index of each of the hills

  /// The units that are lower than this, which can be looked over (Z4).
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
[[nodiscard]] Front frontOf(const Unit& unit, int rank, int firstPlace, int lastPlace, int height);

/// Calls `ask` with each front of a rank until it returns false. Fronts of one height side by side are one: what one of
/// its models sees, one of them sees, and no more.
template <typename Ask>
void forFronts(const Unit& unit, int rank, const std::vector<Hill>& hills, const Ask& ask) {
  const int models = modelsInRank(unit, rank);
  if (hills.empty()) {
    ask(frontOf(unit, rank, 0, models - 1, unit.stats.height));
    return;
  }
  const auto heightAt = [&](int place) { return unit.stats.height + heightAdded(hills, baseAt(unit, rank, place)); };
  for (int first = 0, next = 0; first < models; first = next) {
    const int height = heightAt(first);
    for (next = first + 1; next < models && heightAt(next) == height;) ++next;
    if (!ask(frontOf(unit, rank, first, next - 1, height))) return;
  }
}

}  // namespace frontage::core
