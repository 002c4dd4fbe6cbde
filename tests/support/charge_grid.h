#pragma once

#include "tests/support/charge_judge.h"

#include <numbers>
#include <optional>
#include <vector>

namespace frontage::test {

/// The brute force that the charge solver is measured against: first advances of 0, 0.25", ... and wheels of every
/// whole degree, each worked out by itself.
inline constexpr double kGridStart = 0.25;
inline constexpr double kGridWheel = std::numbers::pi / 180;

/// Calls visit(Choice) for all of the grid that can lead to the charged facing.
template <typename Visit>
void forEachChoice(const geometry::ReachProblem& p, Visit&& visit) {
  const geometry::Edge edge = p.target.edge(p.facing);
  const geometry::Pose& pose = p.charger.pose;
  const double farthest = std::max({0.0, pose.toUnit(edge.left).y, pose.toUnit(edge.right).y});
  for (int i = 0; i * kGridStart <= farthest; ++i) {
    for (int degrees = -90; degrees <= 90; ++degrees) visit(Choice{i * kGridStart, degrees * kGridWheel});
  }
}

struct GridMove {
  Choice choice;
  double offset = 0;
  double score = 0;
};

/// The best legal choice by score, then smallest wheel, then shortest way. Only for doors that turn about the contact.
[[nodiscard]] std::optional<GridMove> bestOfGrid(const geometry::ReachProblem& problem,
                                                 const geometry::OffsetObjective& objective);
/// The offsets of all legal choices, ascending. Only for doors that turn about the contact.
[[nodiscard]] std::vector<double> offsetsOfGrid(const geometry::ReachProblem& problem);

}  // namespace frontage::test
