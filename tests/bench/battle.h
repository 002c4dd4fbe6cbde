#pragma once

#include "geometry/index/obstacle_index.h"
#include "geometry/reach/reach.h"
#include "geometry/sight/sight_field.h"

#include <vector>

namespace frontage::bench {

/// Two armies 12 inches apart, with terrain all over the table, made ready for questions about every pair of units. The
/// more units, the wider the table: the crowd is as dense at any size.
class Battle {
 public:
  explicit Battle(int unitsEach, int terrainPieces);

  [[nodiscard]] std::size_t unitsEach() const noexcept { return m_units.size() / 2; }
  [[nodiscard]] const geometry::Footprint& charger(std::size_t i) const { return m_units[i]; }
  [[nodiscard]] const geometry::Footprint& target(std::size_t i) const { return m_units[unitsEach() + i]; }

  /// Units and terrain block sight, but for charger and target.
  [[nodiscard]] geometry::Sight sight(std::size_t charger, std::size_t target) const;
  /// Which facing of the target is charged.
  [[nodiscard]] geometry::Side zone(std::size_t charger, std::size_t target) const;
  /// The offsets that a charge can reach, among the units and terrain that are near enough to matter.
  [[nodiscard]] std::vector<geometry::OffsetInterval> reach(std::size_t charger, std::size_t target,
                                                            geometry::Side facing) const;

  static constexpr double kRange = 20;  ///< the greatest range of a charge, inches

 private:
  void deploy(int count, double low, double high, double bearing);

  double m_width = 0;
  double m_height = 0;
  std::vector<geometry::Footprint> m_units;
  std::vector<geometry::Polygon> m_things;  ///< units, then terrain
  geometry::SightField m_field;
  std::vector<geometry::ConvexPolygon> m_parts;  ///< convex parts of all things
  std::vector<int> m_ownerOfPart;                ///< index into m_things
  geometry::ObstacleIndex m_index;               ///< of the parts
  mutable std::vector<std::uint8_t> m_leftOut;
};

}  // namespace frontage::bench
