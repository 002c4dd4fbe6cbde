#pragma once

#include "geometry/sight/stage.h"

#include <optional>

namespace frontage::geometry::sighting {

/// Lines of one slant that leave the edge at x in [lo, hi], meet the target, and are stopped by nothing.
struct Gap {
  double slant = 0;
  double lo = 0;
  double hi = 0;
};

/// Decides exactly whether any line of the stage is free of the given screens. Keeps its memory between questions.
class GapSearch {
 public:
  explicit GapSearch(const Stage& stage);

  /// A free line when there is one, in a gap as wide as is found without searching for the widest of all.
  [[nodiscard]] std::optional<Gap> find(std::span<const Screen> screens);

  /// After find() said no: the owners of the screens that were enough to say so, in no order, perhaps repeated.
  [[nodiscard]] std::span<const int> closers() const noexcept { return m_closers; }

 private:
  struct Extent {
    double lo = 0;
    double hi = 0;
    const Screen* screen = nullptr;
  };

  void cast(std::span<const Screen> screens, double slant);
  [[nodiscard]] std::optional<Gap> widestGap(std::span<const Screen> screens, double slant);
  [[nodiscard]] bool buildCover(double slant);
  [[nodiscard]] double coverEnd(double slant) const;
  [[nodiscard]] Gap widened(std::span<const Screen> screens, double slant);

  const Stage& m_stage;
  std::pmr::vector<Extent> m_shadows;
  std::pmr::vector<const Screen*> m_cover;
  std::pmr::vector<int> m_closers;
};

}  // namespace frontage::geometry::sighting
