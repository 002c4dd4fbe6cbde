#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

namespace frontage::geometry::detail {

/// A bit for each box of a PoseGrid, row by row of each heading.
class BoxBits {
 public:
  BoxBits(int headings, int rows, int columns)
      : m_rows(static_cast<std::size_t>(rows)),
        m_words(static_cast<std::size_t>(columns) / kBits + 1),
        m_bits(static_cast<std::size_t>(headings) * m_rows * m_words) {}

  /// Sets those of the columns from `first` to `last`.
  void set(int heading, int row, int first, int last) noexcept {
    std::uint64_t* const words = m_bits.data() + at(heading, row);
    const auto from = static_cast<std::size_t>(first);
    const auto to = static_cast<std::size_t>(last);
    const std::uint64_t head = kAll << from % kBits;
    const std::uint64_t tail = kAll >> (kBits - 1 - to % kBits);
    if (from / kBits == to / kBits) {
      words[from / kBits] |= head & tail;
      return;
    }
    words[from / kBits] |= head;
    for (std::size_t i = from / kBits + 1; i < to / kBits; ++i) words[i] = kAll;
    words[to / kBits] |= tail;
  }
  [[nodiscard]] bool has(int heading, int row, int column) const noexcept {
    const auto bit = static_cast<std::size_t>(column);
    return (m_bits[at(heading, row) + bit / kBits] >> bit % kBits & 1U) != 0;
  }

 private:
  static constexpr std::size_t kBits = 64;
  static constexpr std::uint64_t kAll = ~std::uint64_t{0};

  [[nodiscard]] std::size_t at(int heading, int row) const noexcept {
    return (static_cast<std::size_t>(heading) * m_rows + static_cast<std::size_t>(row)) * m_words;
  }

  std::size_t m_rows;
  std::size_t m_words;  ///< of a row
  std::vector<std::uint64_t> m_bits;
};

/// A number for each box, all 0 at first. Most boxes are never come to: memory is taken only for those that are, so
/// that a store of millions costs nothing to make.
class BoxWays {
 public:
  explicit BoxWays(int boxes)
      : m_ways(static_cast<float*>(std::calloc(static_cast<std::size_t>(boxes), sizeof(float))), &std::free) {
    if (!m_ways) throw std::bad_alloc();
  }
  [[nodiscard]] float& operator[](int box) noexcept { return m_ways.get()[box]; }
  [[nodiscard]] float operator[](int box) const noexcept { return m_ways.get()[box]; }

 private:
  std::unique_ptr<float, void (*)(void*)> m_ways;
};

}  // namespace frontage::geometry::detail
