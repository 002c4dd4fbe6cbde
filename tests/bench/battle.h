#pragma once

#include "geometry/index/obstacle_index.h"
#include "geometry/reach/reach.h"
#include "geometry/sight/sight_field.h"

#include <cstdint>
#include <vector>

namespace frontage::bench {

/// Why a charger reaches its target, or does not (rules.md D3 to D5, M4 to M6).
enum class Outcome : std::uint8_t {
  OutOfArc,    ///< no part of the target lies in the charger's front zone
  OutOfRange,  ///< it is farther away than any charge goes
  NotSeen,
  Stopped,  ///< no advance and wheel lead to the charged facing
  Reached,
};

/// All there is to know of one pair.
struct PairAnswer {
  geometry::Side zone = geometry::Side::Front;  ///< which facing of the target is charged
  bool inArc = false;
  double distance = 0;
  geometry::Sight sight;
  Outcome outcome = Outcome::OutOfArc;
  std::vector<geometry::OffsetInterval> offsets;  ///< empty unless it is reached
};

/// Two armies 12 inches apart, with terrain all over the table, made ready for questions about every pair of units.
class Battle {
 public:
  /// The table is 48 inches deep and as wide as 3.6 inches for each of `tableFor` units: with as many of them as there
  /// are on a side the crowd is as dense at any size.
  Battle(int unitsEach, int terrainPieces, int tableFor);

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

  /// Zone, arc, distance, sight and reach of one pair; none is left out. What arc, range or sight rule out is not
  /// reached, and only for the others moves are looked for.
  [[nodiscard]] PairAnswer answer(std::size_t charger, std::size_t target) const;

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
