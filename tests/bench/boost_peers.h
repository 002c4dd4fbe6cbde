#pragma once

#include "geometry/base/footprint.h"
#include "geometry/sight/sight.h"

#include <memory>
#include <span>
#include <vector>

namespace frontage::bench {

/// Shapes as Boost.Geometry wants them, made before the clock starts. The only file of the benchmarks that includes
/// Boost.Geometry is the one behind this header.
class BoostShapes {
 public:
  BoostShapes();
  explicit BoostShapes(std::span<const geometry::Footprint> footprints);
  explicit BoostShapes(std::span<const geometry::Polygon> polygons);
  BoostShapes(BoostShapes&&) noexcept;
  BoostShapes& operator=(BoostShapes&&) noexcept;
  ~BoostShapes();

  [[nodiscard]] bool intersects(std::size_t i, const BoostShapes& other, std::size_t j) const;
  [[nodiscard]] double distance(std::size_t i, const BoostShapes& other, std::size_t j) const;
  /// The area that two shapes share.
  [[nodiscard]] double sharedArea(std::size_t i, const BoostShapes& other, std::size_t j) const;

  /// Sight as one would write it without a thought: lines from 5 points of the front edge to 9 points of the target
  /// (corners, middles of the sides, centre), those within the cone tested against one shape after the other, until one
  /// is free. `known` says which to leave out.
  [[nodiscard]] bool fanSees(const geometry::Looker& looker, const geometry::Footprint& target) const;

 private:
  struct Shapes;
  std::unique_ptr<Shapes> m_shapes;
};

}  // namespace frontage::bench
