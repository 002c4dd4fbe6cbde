#pragma once

#include "geometry/index/obstacle_index.h"
#include "geometry/sight/sight.h"

#include <cstdint>

namespace frontage::geometry {

namespace sighting {
struct Gap;
struct Stage;
}  // namespace sighting

/// The blockers of a board made ready for many questions of sight: what can be worked out without looker and target is,
/// and an index leaves out what is nowhere near. Answers exactly as sight() does. Asking from several threads at once
/// is safe.
class SightField {
 public:
  SightField() = default;
  explicit SightField(std::span<const Polygon> blockers);

  [[nodiscard]] std::size_t size() const noexcept { return m_blockers.size(); }

  /// As sight() of the blockers that are not left out; the indices are still those of all blockers.
  /// Requires: `leftOut` is empty (none is) or has one entry for each blocker, not 0 where it is left out.
  [[nodiscard]] Sight look(const Looker& looker, const Footprint& target,
                           std::span<const std::uint8_t> leftOut = {}) const;
  /// Only whether: look(...).visible, without finding out more.
  [[nodiscard]] bool sees(const Looker& looker, const Footprint& target,
                          std::span<const std::uint8_t> leftOut = {}) const;

 private:
  struct Blocker {
    std::uint32_t ring = 0;  ///< of m_points: where the ring begins; it ends where the hull begins
    std::uint32_t hull = 0;  ///< where the hull begins
    std::uint32_t end = 0;
    Vec centre;
    double radius = 0;
  };
  struct AskForAll;
  struct AskWhether;
  template <typename Ask>
  auto ask(const Looker& looker, const Footprint& target, std::span<const std::uint8_t> leftOut) const;
  [[nodiscard]] std::optional<sighting::Gap> firstWideGap(const sighting::Stage& stage, std::span<const int> near,
                                                          std::span<const std::uint8_t> leftOut) const noexcept;
  [[nodiscard]] bool counts(std::size_t blocker, std::span<const std::uint8_t> leftOut) const noexcept;
  void addBlocker(const Polygon& polygon);

  std::vector<Vec> m_points;
  std::vector<Blocker> m_blockers;
  ObstacleIndex m_index;
};

}  // namespace frontage::geometry
