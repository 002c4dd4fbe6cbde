#include "geometry/wkt/wkt.h"

#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/ring.hpp>
#include <boost/geometry/io/wkt/write.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace frontage::geometry {

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostRing = bg::model::ring<BoostPoint, /*clockwise*/ false, /*closed*/ true>;
using BoostLine = bg::model::linestring<BoostPoint>;

/// Makes a stream print doubles as the shortest decimals that read back to the same value, which no precision of the
/// standard library's own does.
class ShortestNumbers : public std::num_put<char> {
 protected:
  iter_type do_put(iter_type out, std::ios_base&, char_type, double value) const override {
    std::array<char, 32> text{};
    // Adding zero turns -0 into 0.
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value + 0.0).ptr;
    return std::copy(text.data(), end, out);
  }
};

template <class Geometry>
std::string write(const Geometry& geometry) {
  std::ostringstream out;
  out.imbue(std::locale(std::locale::classic(), new ShortestNumbers));
  out << bg::wkt(geometry);
  return out.str();
}

template <class Vertices>
std::string writeRing(const Vertices& vertices) {
  BoostRing ring;
  for (const Vec v : vertices) ring.emplace_back(v.x, v.y);
  if (!ring.empty()) ring.push_back(BoostPoint(ring.front()));  // Boost writes what it is given and closes nothing
  return write(ring);
}

constexpr double kLongestArcDegrees = 1;

int stepsOf(const PathPiece& piece) noexcept {
  const double degrees = std::fabs(piece.angle.degrees());
  return std::max(1, static_cast<int>(std::ceil(degrees / kLongestArcDegrees)));
}

}  // namespace

std::string toWkt(const Footprint& footprint) {
  return writeRing(footprint.corners());
}

std::string toWkt(const Polygon& polygon) {
  return writeRing(polygon.vertices);
}

std::string toWkt(const Path& path) {
  BoostLine line;
  const auto add = [&line](Vec p) { line.emplace_back(p.x, p.y); };
  add(path.start().pose.centre);
  for (const PathPiece& piece : path.pieces()) {
    const int steps = stepsOf(piece);
    for (int i = 1; i <= steps; ++i) add(piece.at(static_cast<double>(i) / steps).centre);
  }
  // A line needs two points, also one that goes nowhere.
  if (line.size() == 1) add(path.start().pose.centre);
  return write(line);
}

}  // namespace frontage::geometry
