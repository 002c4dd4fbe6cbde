#pragma once

#include "geometry/base/vec.h"

#include <cstdint>
#include <numbers>
#include <random>

namespace frontage::testing {

/// Numbers that are the same with every standard library (its distributions are not).
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_engine(seed) {}
  [[nodiscard]] double unit() { return static_cast<double>(m_engine() >> 11) * 0x1p-53; }
  [[nodiscard]] double between(double lo, double hi) { return lo + (hi - lo) * unit(); }
  /// In [lo, hi].
  [[nodiscard]] int whole(int lo, int hi) { return lo + static_cast<int>(unit() * (hi - lo + 1)); }
  [[nodiscard]] double angle() { return between(-std::numbers::pi, std::numbers::pi); }
  [[nodiscard]] geometry::Vec inBox(double width, double height) { return {between(0, width), between(0, height)}; }

 private:
  std::mt19937_64 m_engine;
};

}  // namespace frontage::testing
