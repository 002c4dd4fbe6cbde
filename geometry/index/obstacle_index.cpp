#include "geometry/index/obstacle_index.h"

#include <boost/geometry/core/cs.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/geometry/strategies/relate/cartesian.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace frontage::geometry {

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using Point = bg::model::d2::point_xy<double>;
using Box = bg::model::box<Point>;
using Entry = std::pair<Box, int>;

Box boxOf(const Bounds& b) {
  return {Point(b.min.x, b.min.y), Point(b.max.x, b.max.y)};
}

/// Collects the numbers of what a query finds.
struct Numbers {
  using iterator_category = std::output_iterator_tag;
  using value_type = void;
  using difference_type = std::ptrdiff_t;
  using pointer = void;
  using reference = void;

  std::vector<int>* found;
  Numbers& operator=(const Entry& entry) {
    found->push_back(entry.second);
    return *this;
  }
  Numbers& operator*() { return *this; }
  Numbers& operator++() { return *this; }
  Numbers operator++(int) { return *this; }
};

}  // namespace

struct ObstacleIndex::Tree {
  // Bulk loading packs the nodes full; the way of splitting them never comes into play.
  bgi::rtree<Entry, bgi::quadratic<16>> entries;
};

ObstacleIndex::ObstacleIndex() : m_tree(std::make_unique<Tree>()) {}

ObstacleIndex::ObstacleIndex(std::span<const Bounds> boxes) : ObstacleIndex() {
  std::vector<Entry> entries;
  entries.reserve(boxes.size());
  for (const Bounds& b : boxes) entries.emplace_back(boxOf(b), static_cast<int>(entries.size()));
  m_tree->entries = bgi::rtree<Entry, bgi::quadratic<16>>(entries);
}

ObstacleIndex::ObstacleIndex(const ObstacleIndex& other) : m_tree(std::make_unique<Tree>(*other.m_tree)) {}
ObstacleIndex::ObstacleIndex(ObstacleIndex&&) noexcept = default;
ObstacleIndex& ObstacleIndex::operator=(ObstacleIndex other) noexcept {
  m_tree.swap(other.m_tree);
  return *this;
}
ObstacleIndex::~ObstacleIndex() = default;

std::size_t ObstacleIndex::size() const noexcept {
  return m_tree->entries.size();
}

void ObstacleIndex::find(const Bounds& box, std::vector<int>& found) const {
  found.clear();
  m_tree->entries.query(bgi::intersects(boxOf(box)), Numbers{&found});
  std::sort(found.begin(), found.end());
}

std::vector<int> ObstacleIndex::find(const Bounds& box) const {
  std::vector<int> found;
  find(box, found);
  return found;
}

}  // namespace frontage::geometry
