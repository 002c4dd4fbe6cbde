#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace frontage::core {

/// Random choices that are the same on every machine: the engine is fixed by the standard, the distributions are not
/// and are written out here.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : m_random(seed) {}

  [[nodiscard]] std::uint64_t bits() { return m_random(); }
  /// 0 to count - 1. Requires: count > 0.
  [[nodiscard]] std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
  /// Both ends included.
  [[nodiscard]] int whole(int low, int high) {
    const int count = high - low + 1;
    return low + static_cast<int>(below(static_cast<std::size_t>(count)));
  }
  [[nodiscard]] double between(double low, double high) {
    return low + (high - low) * static_cast<double>(m_random() >> 11) / 9007199254740992.0;  // 2^53
  }
  [[nodiscard]] bool oneIn(int count) { return whole(1, count) == 1; }
  template <class T>
  [[nodiscard]] const T& of(const std::vector<T>& things) {
    return things[below(things.size())];
  }

 private:
  std::mt19937_64 m_random;
};

}  // namespace frontage::core
