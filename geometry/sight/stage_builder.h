#pragma once

#include "geometry/sight/guards.h"

namespace frontage::geometry::sighting {

/// A blocker made ready for many questions, on the table.
struct ReadyBlocker {
  std::span<const Vec> core;  ///< what really stops a line (opaque.h); empty when nothing does
  std::span<const Vec> hull;  ///< its convex hull, counter-clockwise
  bool convex = false;        ///< the two are the same
  Vec centre;                 ///< of a circle around it
  double radius = 0;
};

/// Adds to a stage what can stop a line of it.
class StageBuilder {
 public:
  /// Requires: setStage was called on the stage, and not stage.outsideCone().
  explicit StageBuilder(Stage& stage);

  /// A counter-clockwise ring on the table. Requires: at least three vertices.
  void add(std::span<const Vec> ring, int owner);
  void add(const ReadyBlocker& blocker, int owner);

 private:
  void toLooker(std::span<const Vec> points, Points& result) const;
  void addCore(bool convex);
  [[nodiscard]] bool addWhole(std::span<const Vec> points, bool convex);
  void addOutline();
  void addOutsideTarget(const Segment& s);
  void addSegment(Vec a, Vec b);
  [[nodiscard]] Screen everySlant() const noexcept { return {0, 0, 0, m_owner, m_stage.from, kNever, {}, {}}; }

  Stage& m_stage;
  Guards m_guards;
  int m_owner = 0;
  Points m_ring;
  Points m_core;
  Points m_ahead;
  Outline m_outline;
};

}  // namespace frontage::geometry::sighting
