#pragma once

#include "geometry/base/footprint.h"
#include "geometry/base/polygon.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace frontage::core {

/// A question, written out as all the numbers that its answer depends on. Two are the same only to the last bit.
class NumberKey {
 public:
  void reserve(std::size_t numbers) { m_numbers.reserve(numbers); }
  void add(double number);
  void add(geometry::Vec point);
  void add(const geometry::Footprint& footprint);
  void add(const geometry::ConvexPolygon& shape);

  bool operator==(const NumberKey&) const = default;
  struct Hash {
    std::size_t operator()(const NumberKey& key) const noexcept { return static_cast<std::size_t>(key.m_hash); }
  };

 private:
  std::uint64_t m_hash = 0;
  std::vector<double> m_numbers;
};

/// Answers that take long to work out, kept by the whole question: they are those of the work to the last bit. In two
/// generations: when the young one is full it becomes the old one, and what nobody asked about is forgotten.
template <class Answer>
class Remembered {
 public:
  /// `eachGeneration`: how many answers are kept in one.
  explicit Remembered(std::size_t eachGeneration) : m_kept(eachGeneration) {}

  /// The reference holds until the next question.
  template <class Work>
  const Answer& find(NumberKey key, Work&& work) {
    if (const auto young = m_young.find(key); young != m_young.end()) return young->second;
    const auto old = m_old.find(key);
    Answer answer = old != m_old.end() ? std::move(old->second) : std::forward<Work>(work)();
    if (m_young.size() >= m_kept) {
      m_old = std::move(m_young);
      m_young.clear();
    }
    return m_young.emplace(std::move(key), std::move(answer)).first->second;
  }

 private:
  using Answers = std::unordered_map<NumberKey, Answer, NumberKey::Hash>;

  std::size_t m_kept;
  Answers m_young;
  Answers m_old;
};

}  // namespace frontage::core
