#pragma once

#include "core/phase/phase_state.h"
#include "core/phase/resolve/charge_problem.h"
#include "core/phase/resolve/contact_count.h"
#include "geometry/reach/reach.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

/// What the solver found for a charge: the best move by M9, or what is in the way.
struct ChargeAttempt {
  std::optional<geometry::ChargeMove> move;
  geometry::Side facing = geometry::Side::Front;
  Clause door = "M6";    ///< who closes the door: M6 the charger, M7 a small target, M8 a target for want of room
  ContactCount contact;  ///< on the first target
  double worth = 0;      ///< of the place by rows 1 to 4 of M9, all targets together
  std::vector<geometry::OffsetInterval> offsets;
  std::vector<std::string> inTheWay;  ///< ids, each once, in file order; only when there is no move
  bool edgeInTheWay = false;          ///< likewise: beyond the table's edge there would be one (M5 d)
};

/// How much the caller wants to know. Whether there is a move is the cheapest: the one that is given then is legal, but
/// not the best, and nothing is counted for it. Who is in the way costs as many questions as there are things on the
/// way; with offsets is with blockers too.
enum class Detail { Whether, MoveOnly, WithBlockers, WithOffsets };

/// The best charge of `charger` on the first of `targets`, on the first of `facings` that can be reached, touching as
/// many of the further targets as it can. A small target turns to the charger where the ruleset has it so (M7); where
/// the charger cannot close the door, an unengaged target does (M8), unless all that hinders the charger is that it
/// would touch enemies it has not declared on (D7, M16). Requires: targets exist; at least one facing.
[[nodiscard]] ChargeAttempt attemptCharge(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                          const std::vector<UnitId>& targets,
                                          const std::vector<geometry::Side>& facings, const Role& role, Detail detail);

/// A charge on several targets is led by one of them, on whose facing the charger ends, and touches the others besides.
struct LedCharge {
  std::vector<UnitId> targets;  ///< the leading one first, the others as they were named
  ChargeAttempt attempt;
};

/// The best charge over all the targets that might lead it, whatever the order in which they were named: the worth of
/// the place, the smallest wheel, the shortest path, the id of the leading target. `zones` has the facing of each.
[[nodiscard]] LedCharge bestLed(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                const std::vector<UnitId>& targets, const std::map<UnitId, geometry::Side>& zones,
                                const Role& role, Detail detail);

/// "no legal move reaches the charged facing of ...", with what is in the way, as a part of a sentence.
[[nodiscard]] std::string noMoveText(const Battlefield& field, const UnitId& target, const ChargeAttempt& attempt);

/// These with the one at `lead` first.
[[nodiscard]] std::vector<UnitId> ledBy(std::vector<UnitId> targets, std::size_t lead);

/// M7: the target is so small against the charger that it turns to it.
[[nodiscard]] bool isSmallTarget(const Ruleset& rules, const Unit& charger, const Unit& target);

}  // namespace frontage::core
