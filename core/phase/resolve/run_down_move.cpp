#include "core/phase/resolve/run_down_move.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/touch_move.h"
#include "geometry/contact/relation.h"

#include <utility>

namespace frontage::core {

namespace {

std::optional<RunDownMove> moveOnto(const PhaseState& state, const Charge& charge, const UnitId& first,
                                    const std::vector<UnitId>& fleeing) {
  const Unit& charger = *state.field.find(charge.charger);
  const Role role = declaredRole(state, charger);
  ChargeQuestion question =
      chargeQuestion(*state.rules, state.field, charger, *state.field.find(first), geometry::Side::Front, role);
  std::optional<geometry::ChargeMove> move = touchMove(question);
  if (!move) return std::nullopt;
  RunDownMove found{std::move(question), std::move(*move), {first}};
  const geometry::Footprint there = found.move.path.end();
  for (const UnitId& id : fleeing)
    if (id != first && geometry::relate(there, footprintOf(*state.field.find(id))) != geometry::Relation::Apart)
      found.touched.push_back(id);
  return found;
}

bool isBetter(const RunDownMove& a, const RunDownMove& b) {
  if (a.touched.size() != b.touched.size()) return a.touched.size() > b.touched.size();
  return isBetterTouch(a.move, b.move);
}

}  // namespace

std::optional<RunDownMove> runDownMove(const PhaseState& state, const Charge& charge,
                                       const std::vector<UnitId>& fleeing) {
  std::optional<RunDownMove> best;
  for (const UnitId& first : fleeing)
    if (auto found = moveOnto(state, charge, first, fleeing); found && (!best || isBetter(*found, *best)))
      best = std::move(found);
  return best;
}

}  // namespace frontage::core
