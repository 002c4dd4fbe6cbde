#pragma once

#include "geometry/base/bounds.h"
#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <vector>

namespace frontage::geometry {

/// A part of a segment, as fractions of it.
struct Stretch {
  double from = 0;
  double to = 1;
};

/// Whether something in the one box can lie within kContact of something in the other.
[[nodiscard]] bool isNear(const Bounds& one, const Bounds& other) noexcept;

/// A polygon as something to stand on. Closed, and what is within kContact of it lies on it (off a corner, up to half
/// as far again). The same after any rigid motion.
class Ground {
 public:
  explicit Ground(const Polygon& polygon);

  /// The parts of the segment a-b that lie on it, in order and apart from each other.
  [[nodiscard]] std::vector<Stretch> under(Vec a, Vec b) const;
  /// Convex parts that cover what of the shape lies on it, each with an area. They may overlap by a little.
  [[nodiscard]] std::vector<ConvexPolygon> under(const ConvexPolygon& shape) const;

  /// Whether the segment, or the shape, lies wholly on it.
  [[nodiscard]] bool holds(Vec a, Vec b) const;
  [[nodiscard]] bool holds(const ConvexPolygon& shape) const;
  [[nodiscard]] bool holds(const Footprint& footprint) const;

 private:
  /// Points with dot(normal, p) <= limit.
  struct HalfPlane {
    Vec normal;  ///< unit
    double limit = 0;
  };
  using Part = std::vector<HalfPlane>;

  static Part grown(const ConvexPolygon& part);

  std::vector<Part> m_parts;  ///< the convex parts, kContact larger
};

}  // namespace frontage::geometry
