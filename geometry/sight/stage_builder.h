#pragma once

#include "geometry/sight/guards.h"

namespace frontage::geometry::sighting {

/// A blocker made ready for many questions, on the table.
struct ReadyBlocker {
  std::span<const Vec> ring;  ///< counter-clockwise
  std::span<const Vec> hull;  ///< its convex hull, counter-clockwise
  Vec centre;                 ///< of a circle around it
  double radius = 0;
};

/// Fills in the rims of the target, and adds to a stage what can stop a line of it.
class StageBuilder {
 public:
  /// Requires: setStage was called on the stage, and not stage.outsideCone().
  explicit StageBuilder(Stage& stage);

  /// A counter-clockwise ring on the table. Requires: at least three vertices.
  void add(std::span<const Vec> ring, int owner);
  void add(const ReadyBlocker& blocker, int owner);

 private:
  enum class Ring : std::uint8_t { Convex, Any };

  static Stage& prepared(Stage& stage);

  /// The points in the looker's frame, kept in `room`.
  std::span<const Vec> toLooker(std::span<const Vec> points, Points& room) const;
  [[nodiscard]] bool addWhole(std::span<const Vec> points, Range heights, Ring ring);
  void addInParts(std::span<const Vec> ring, Range heights);
  void addOutline(std::span<const Vec> core);
  void addOutsideTarget(const Segment& s);
  void addSegment(Vec a, Vec b);
  [[nodiscard]] Screen everySlant() const noexcept { return {0, 0, 0, m_owner, m_whole, m_stage.from, kNever, {}, {}}; }

  Stage& m_stage;
  Guards m_guards;
  int m_owner = 0;
  std::span<const Vec> m_whole;  ///< the blocker that is being added, on the table
  Points m_room;
  Points m_core;
  Points m_ahead;
  Outline m_outline;
};

}  // namespace frontage::geometry::sighting
