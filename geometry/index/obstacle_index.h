#pragma once

#include "geometry/base/bounds.h"

#include <memory>
#include <span>
#include <vector>

namespace frontage::geometry {

/// An R-tree over the boxes of things on the table: which of them can matter for what goes on in another box.
/// Built once, asked often; asking from several threads at once is safe.
class ObstacleIndex {
 public:
  ObstacleIndex();
  /// Box i answers to the number i.
  explicit ObstacleIndex(std::span<const Bounds> boxes);
  ObstacleIndex(const ObstacleIndex& other);
  ObstacleIndex(ObstacleIndex&&) noexcept;
  ObstacleIndex& operator=(ObstacleIndex other) noexcept;
  ~ObstacleIndex();

  [[nodiscard]] std::size_t size() const noexcept;

  /// Replaces the contents of `found` by the numbers of all boxes that meet `box`, ascending. Closed: boxes that only
  /// touch meet; no tolerance, so grow the box by kContact to find what touches by the rules.
  void find(const Bounds& box, std::vector<int>& found) const;
  [[nodiscard]] std::vector<int> find(const Bounds& box) const;

 private:
  struct Tree;
  std::unique_ptr<Tree> m_tree;
};

}  // namespace frontage::geometry
