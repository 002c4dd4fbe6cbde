#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/contact_count.h"
#include "geometry/reach/reach.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// A charge put as a question to the solver, with the ids behind its obstacle tags.
struct ChargeQuestion {
  geometry::ReachProblem problem;
  std::vector<std::string> ids;  ///< by Obstacle::tag
  geometry::Pose targetPose;     ///< where the target stands; the problem's target may reach out to an obstacle (M14)
  [[nodiscard]] std::string idOf(int tag) const;
};

/// What stands in the way of a charge, one entry a unit.
enum class InTheWay { Nothing, NoOverlap, NoTouch };
using Role = std::function<InTheWay(const Unit&)>;

/// The charge of one unit on one facing of another (rules.md M4 to M6): the other units by `role`, impassable terrain,
/// the table, and the ruleset's ways of moving. Terrain that is in pieces has one tag for all of them. What no such
/// charge can come near is left out.
[[nodiscard]] ChargeQuestion chargeQuestion(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                            const Unit& target, geometry::Side facing, const Role& role);

/// The solver's answers, with the target where it is. The same question is not worked out twice (solved_moves.h).
[[nodiscard]] std::optional<geometry::ChargeMove> bestMove(const ChargeQuestion& question, const PlaceGoal& goal);
/// A move to where the charger lies along the facing, exactly when the best one leads there.
[[nodiscard]] std::optional<geometry::ChargeMove> someMove(const ChargeQuestion& question, const PlaceGoal& goal);
[[nodiscard]] std::optional<geometry::ChargeMove> moveTo(const ChargeQuestion& question, double offset);

/// The role of every other unit when nobody is assumed to move: friends and the charger's declared targets may be
/// brushed against, other enemies may not even be touched (M5, M16).
[[nodiscard]] InTheWay standingRole(const Unit& charger, const std::vector<UnitId>& targets, const Unit& other);

/// The same for a charge that is in the state: also those of its targets that its range does not reach have been
/// declared on, and may be brushed against. Keeps a reference to the charger.
[[nodiscard]] Role declaredRole(const PhaseState& state, const Unit& charger);

}  // namespace frontage::core
