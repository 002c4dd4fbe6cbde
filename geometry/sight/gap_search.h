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

/// No better one need be looked for to show: half an inch, or a third of what could be open at most.
[[nodiscard]] bool isWide(const Gap& gap, const Opening& open) noexcept;

/// Decides exactly whether any line of a stage is free of its screens.
class GapSearch {
 public:
  /// May put the screens of the stage into another order.
  explicit GapSearch(Stage& stage);

  /// A free line when there is one, in a gap as wide as is found without searching for the widest of all.
  [[nodiscard]] std::optional<Gap> find();

  /// Whether there is one.
  [[nodiscard]] bool isOpen() { return anyBareSlant().has_value(); }

  /// After find() found none: the blockers that are left when one after the other is taken away, the farthest first, as
  /// long as the others still leave no free line. Ascending.
  [[nodiscard]] std::vector<int> closers();

 private:
  /// Screens [begin, end) of the stage, all of one blocker.
  struct Group {
    std::int64_t distance = 0;  ///< its square, in millionths of a square inch
    int owner = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };
  struct Extent {
    double lo = 0;
    double hi = 0;
    const Screen* screen = nullptr;
  };
  /// A set of owners by their number modulo 64: it never misses one, and may take one for another.
  using Owners = std::uint64_t;
  static Owners setOf(int owner) noexcept { return Owners{1} << (static_cast<unsigned>(owner) % 64U); }
  /// Along the slants in [from, to) the shadows of these owners cover all.
  struct Step {
    double from = 0;
    double to = 0;
    Owners owners = 0;
  };
  struct Proof {
    explicit Proof(std::pmr::memory_resource* memory);
    void clear() noexcept;
    void add(const Step& step);
    std::pmr::vector<Step> steps;
    Owners owners = 0;  ///< of all steps
  };

  void groupByOwner();
  void cast(double slant);
  void castAll(std::span<const Screen> screens, double slant);
  [[nodiscard]] bool buildCover();
  [[nodiscard]] double coverEnd(double slant, double end) const;
  [[nodiscard]] double middleSlant() const noexcept;
  [[nodiscard]] std::optional<double> anyBareSlant();
  [[nodiscard]] std::optional<double> firstBareSlant(double from, double to, Proof& proof);
  [[nodiscard]] bool staysShutWithout(int owner);
  [[nodiscard]] std::optional<Gap> widestGap(double slant);
  [[nodiscard]] std::optional<Gap> widestCast(double slant);
  [[nodiscard]] Gap followed(Gap best);

  Stage& m_stage;
  std::pmr::vector<Group> m_groups;    ///< nearer ones first
  std::span<const Screen> m_screens;   ///< those that count
  std::pmr::vector<Screen> m_kept;     ///< those that count besides
  Opening m_open;                      ///< along the slant last cast along
  double m_bare = 0;                   ///< where on the edge the cover built last came to an end
  std::pmr::vector<Extent> m_extents;  ///< room for all; the first m_cast of them are meant
  std::size_t m_cast = 0;
  std::pmr::vector<const Screen*> m_cover;
  Proof m_proof;
  Proof m_next;
};

}  // namespace frontage::geometry::sighting
