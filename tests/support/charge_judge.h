#pragma once

#include "geometry/reach/reach.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frontage::test {

/// The free choices of a charge: rules.md M4.
struct Choice {
  double before = 0;  ///< inches
  double wheel = 0;   ///< radians, left positive
};

/// What a choice leads to, worked out with the sweeps of geometry/contact and nothing of geometry/reach.
struct Judged {
  std::string fault;  ///< why it is not legal; empty when it is
  double after = 0;
  double door = 0;  ///< left positive
  std::pair<double, double>
      offset;  ///< what can be ended at: one offset, or with SetFlush a stretch (before the end is checked)
  geometry::Footprint contact;  ///< the charger where it touches
  geometry::Vec point;          ///< where
  [[nodiscard]] bool legal() const { return fault.empty(); }
};

/// Where a choice touches the target and what offset comes of it; legality is judged no further than that. Cheap.
[[nodiscard]] Judged contactOf(const geometry::ReachProblem& problem, Choice choice);

/// The whole: with `margin` > 0 the charger must pass everything by that much.
[[nodiscard]] Judged judge(const geometry::ReachProblem& problem, Choice choice, double margin = 0);

/// What the charger stands in contact with before it moves.
struct Neighbours {
  bool target = false;
  std::vector<bool> obstacles;
};
[[nodiscard]] Neighbours neighboursOf(const geometry::ReachProblem& problem);
/// The same, for many choices on one board.
[[nodiscard]] Judged judge(const geometry::ReachProblem& problem, const Neighbours& neighbours, Choice choice,
                           double margin = 0);

/// With SetFlush: may the charger stand at this offset in the end?
[[nodiscard]] bool mayEndAt(const geometry::ReachProblem& problem, double offset, double margin = 0);

/// Replays a move pose by pose, no farther than `step` inches apart, and looks at each with relate(). Gives what is
/// wrong with it, or nothing. Uses neither the solver nor the sweeps.
[[nodiscard]] std::string replayFault(const geometry::ReachProblem& problem, const geometry::ChargeMove& move,
                                      double step = 0.02);

}  // namespace frontage::test
