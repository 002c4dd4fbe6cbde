#pragma once

#include "geometry/reach/heading.h"
#include "geometry/reach/span.h"

namespace frontage::geometry::charge {

/// From the place where the front meets the charged edge to the offset at which the charger ends. Where a door is
/// closed by a turn about the contact, both are one. Set flush (rules.md M6, t9a-3), the charger may stand anywhere as
/// long as the touched point of the target stays on its front.
class Landing {
 public:
  Landing() = default;
  Landing(const ReachProblem& problem, const Lane& lane, Spans standing);

  void ignoreStanding() noexcept { m_standing.clear(); }
  /// Adds the offsets in which these meeting places may end. `door`: what was left to turn.
  void ends(double door, Span contacts, Spans& ends);
  /// The meeting places, as offsets, that may end within these offsets. Possibly without a bound.
  [[nodiscard]] Span contactsFor(double door, Span ends) const noexcept;
  /// Where a charger ends that met the edge there and is to end within these offsets: as near as can be.
  [[nodiscard]] double endOf(double door, double contact, Span ends) const noexcept;
  /// The touched point, as its place along the edge from the middle; where an edge is touched, the middle of what can
  /// stay in contact.
  [[nodiscard]] double touched(double door, double contact, double end) const noexcept;

 private:
  /// The stretch of the charged edge that is touched.
  [[nodiscard]] Span touchedBy(double door, double contact) const noexcept;

  bool m_slides = false;
  double m_halfWidth = 0;
  double m_halfEdge = 0;
  Spans m_free;
  Spans m_standing;  ///< offsets at which it may not stand; only for one that slides
};

}  // namespace frontage::geometry::charge
