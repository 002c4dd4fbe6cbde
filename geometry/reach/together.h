#pragma once

#include "geometry/reach/candidate.h"
#include "geometry/reach/slice.h"

#include <array>
#include <optional>
#include <vector>

namespace frontage::geometry::charge {

/// Moves that touch several targets at the same moment, each on whichever side (rules.md M9 row 1, M12). With the wheel
/// and the start of it fixed, each target is met after a second advance of its own; where those of all are the same,
/// all are touched at once. The wheels of both lanes are looked through from the smallest up: a range of them is left
/// as soon as no start is free for all targets at which the advances could be the same.
class Together {
 public:
  struct Found {
    Candidate candidate;  ///< without an offset
    const Slice* slice;   ///< of the first target
  };

  /// One problem for each target, see touchTogether().
  explicit Together(const std::vector<ReachProblem>& problems);

  /// The smallest wheel, then the shortest way; the left wheel first. Valid as long as this.
  [[nodiscard]] std::optional<Found> best();

 private:
  /// One side of one target as a range of wheels meets it.
  struct Meeting {
    const Slice* slice = nullptr;
    Spans starts;
    Heading heading;
    double slack = 0;  ///< by no more than this an advance with another wheel of the range is longer or shorter
  };
  using Meetings = std::vector<Meeting>;
  /// Starts that are free for a side of each target.
  struct Common {
    Span starts;
    std::vector<const Meeting*> with;
  };
  /// Of one wheel: where the advances differ least.
  struct Moment {
    double wheel = 0;
    double start = 0;
    double apart = 0;     ///< the longest advance less the shortest
    double straight = 0;  ///< both advances together
    const Slice* slice = nullptr;
  };
  using Sides = std::vector<Slice>;                   ///< of one target
  using LaneSides = std::vector<std::vector<Sides>>;  ///< by hand and target

  [[nodiscard]] std::optional<Moment> straightOn();
  [[nodiscard]] std::optional<Moment> smallest(std::vector<Sides>& targets, double below);
  [[nodiscard]] std::optional<Moment> smallestIn(std::vector<Sides>& targets, WheelRange range);
  [[nodiscard]] Moment sharpened(std::vector<Sides>& targets, const Moment& found, const std::vector<double>& cuts);
  [[nodiscard]] std::vector<Common> commonStarts(std::vector<Sides>& targets, WheelRange range);
  [[nodiscard]] std::optional<Moment> momentAt(std::vector<Sides>& targets, double wheel);

  LaneSides m_lanes;
  std::vector<Meetings> m_meetings;  ///< of the last range that was looked at, by target
};

}  // namespace frontage::geometry::charge
