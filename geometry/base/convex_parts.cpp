#include "geometry/base/polygon.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry {

namespace {

using Indices = std::vector<std::size_t>;

/// Twice the area of the corner at b, positive where the ring turns left.
double turnAt(const std::vector<Vec>& v, std::size_t a, std::size_t b, std::size_t c) noexcept {
  return cross(v[b] - v[a], v[c] - v[b]);
}

/// Left or straight on, to within rounding: vertices in the middle of a straight edge do not make a ring hollow.
bool isConvexCorner(const std::vector<Vec>& v, std::size_t a, std::size_t b, std::size_t c) noexcept {
  const double guard = 1e-12 * (norm(v[b] - v[a]) * norm(v[c] - v[b]));
  return turnAt(v, a, b, c) >= -guard;
}

bool isConvex(const std::vector<Vec>& v, const Indices& ring) noexcept {
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i) {
    if (!isConvexCorner(v, ring[i], ring[(i + 1) % n], ring[(i + 2) % n])) return false;
  }
  return true;
}

bool inTriangle(Vec p, Vec a, Vec b, Vec c) noexcept {
  return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

bool isEar(const std::vector<Vec>& v, const Indices& ring, std::size_t at) noexcept {
  const std::size_t n = ring.size();
  const std::size_t a = ring[(at + n - 1) % n];
  const std::size_t b = ring[at];
  const std::size_t c = ring[(at + 1) % n];
  if (turnAt(v, a, b, c) <= 0) return false;
  return std::none_of(ring.begin(), ring.end(),
                      [&](std::size_t i) { return i != a && i != b && i != c && inTriangle(v[i], v[a], v[b], v[c]); });
}

/// The next ear to cut off. A simple polygon always has one; where rounding hides them all, the sharpest left turn.
std::size_t pickEar(const std::vector<Vec>& v, const Indices& ring) noexcept {
  const std::size_t n = ring.size();
  std::size_t sharpest = 0;
  double most = -1;
  for (std::size_t i = 0; i < n; ++i) {
    if (isEar(v, ring, i)) return i;
    const double turn = turnAt(v, ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]);
    if (turn > most) {
      most = turn;
      sharpest = i;
    }
  }
  return sharpest;
}

std::vector<Indices> triangulate(const std::vector<Vec>& v) {
  Indices ring(v.size());
  for (std::size_t i = 0; i < ring.size(); ++i) ring[i] = i;
  std::vector<Indices> triangles;
  while (ring.size() > 3) {
    const std::size_t n = ring.size();
    const std::size_t at = pickEar(v, ring);
    triangles.push_back({ring[(at + n - 1) % n], ring[at], ring[(at + 1) % n]});
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(at));
  }
  triangles.push_back(ring);
  return triangles;
}

/// The union of two rings over the edge that one has as a -> b and the other as b -> a, or nothing.
Indices joined(const Indices& first, const Indices& second) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    const std::size_t a = first[i];
    const std::size_t b = first[(i + 1) % first.size()];
    for (std::size_t j = 0; j < second.size(); ++j) {
      if (second[j] != b || second[(j + 1) % second.size()] != a) continue;
      Indices ring;
      for (std::size_t k = 1; k <= first.size(); ++k) ring.push_back(first[(i + k) % first.size()]);
      for (std::size_t k = 2; k < second.size(); ++k) ring.push_back(second[(j + k) % second.size()]);
      return ring;
    }
  }
  return {};
}

/// Hertel and Mehlhorn: drop each diagonal whose two sides are convex together. At most four times the least number.
void mergeConvex(const std::vector<Vec>& v, std::vector<Indices>& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = i + 1; j < parts.size();) {
      Indices ring = joined(parts[i], parts[j]);
      if (ring.empty() || !isConvex(v, ring)) {
        ++j;
        continue;
      }
      parts[i] = std::move(ring);
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
      j = i + 1;
    }
  }
}

}  // namespace

std::vector<ConvexPolygon> convexParts(const Polygon& polygon) {
  const std::vector<Vec>& v = polygon.vertices;
  Indices all(v.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  std::vector<Indices> parts{all};
  if (!isConvex(v, all)) {
    parts = triangulate(v);
    mergeConvex(v, parts);
  }
  std::vector<ConvexPolygon> pieces;
  for (const Indices& part : parts) {
    ConvexPolygon piece;
    for (const std::size_t i : part) piece.vertices.push_back(v[i]);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

}  // namespace frontage::geometry
