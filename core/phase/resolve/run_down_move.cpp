#include "core/phase/resolve/run_down_move.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/touch_move.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <utility>

namespace frontage::core {

namespace {

ChargeQuestion questionFor(const PhaseState& state, const Charge& charge, const UnitId& target) {
  const Unit& charger = *state.field.find(charge.charger);
  return chargeQuestion(*state.rules, state.field, charger, *state.field.find(target), geometry::Side::Front,
                        declaredRole(state, charger));
}

/// With all that it touches of these.
RunDownMove touching(const PhaseState& state, ChargeQuestion question, geometry::ChargeMove move, const UnitId& first,
                     const std::vector<UnitId>& fleeing) {
  RunDownMove found{std::move(question), std::move(move), {first}};
  found.move.targetEnd = found.question.targetPose;
  const geometry::Footprint there = found.move.path.end();
  for (const UnitId& id : fleeing)
    if (id != first && geometry::relate(there, footprintOf(*state.field.find(id))) != geometry::Relation::Apart)
      found.touched.push_back(id);
  return found;
}

std::optional<RunDownMove> moveOnto(const PhaseState& state, const Charge& charge, const UnitId& first,
                                    const std::vector<UnitId>& fleeing) {
  ChargeQuestion question = questionFor(state, charge, first);
  std::optional<geometry::ChargeMove> move = touchMove(question);
  if (!move) return std::nullopt;
  return touching(state, std::move(question), std::move(*move), first, fleeing);
}

/// All of `together` at the same moment, which may take a larger wheel than to touch one of them.
std::optional<RunDownMove> moveOntoAll(const PhaseState& state, const Charge& charge,
                                       const std::vector<UnitId>& together, const std::vector<UnitId>& fleeing) {
  std::vector<geometry::ReachProblem> problems;
  for (const UnitId& id : together) {
    problems.push_back(questionFor(state, charge, id).problem);
    problems.back().door = geometry::ReachProblem::Door::TargetTurns;
    problems.back().doorStaysOpen = true;
  }
  std::optional<geometry::ChargeMove> move = geometry::touchTogether(problems);
  if (!move) return std::nullopt;
  return touching(state, questionFor(state, charge, together.front()), std::move(*move), together.front(), fleeing);
}

/// Every choice of so many of these, those named first before others.
std::vector<std::vector<UnitId>> choicesOf(const std::vector<UnitId>& all, std::size_t count) {
  std::vector<char> mask(all.size(), 0);
  std::fill(mask.begin(), mask.begin() + static_cast<std::ptrdiff_t>(count), 1);
  std::vector<std::vector<UnitId>> choices;
  do {
    std::vector<UnitId>& chosen = choices.emplace_back();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (mask[i]) chosen.push_back(all[i]);
  } while (std::prev_permutation(mask.begin(), mask.end()));
  return choices;
}

bool isBetter(const RunDownMove& a, const RunDownMove& b) {
  if (a.touched.size() != b.touched.size()) return a.touched.size() > b.touched.size();
  return isBetterTouch(a.move, b.move);
}

}  // namespace

std::optional<RunDownMove> runDownMove(const PhaseState& state, const Charge& charge,
                                       const std::vector<UnitId>& fleeing) {
  std::optional<RunDownMove> best;
  const auto offer = [&](std::optional<RunDownMove> found) {
    if (found && (!best || isBetter(*found, *best))) best = std::move(found);
  };
  for (const UnitId& first : fleeing) offer(moveOnto(state, charge, first, fleeing));
  // What the smallest wheel onto one of them touches besides, no smaller one does; but a larger one may touch more.
  if (!best || best->touched.size() == fleeing.size()) return best;
  for (std::size_t count = fleeing.size(); count >= std::max<std::size_t>(2, best->touched.size()); --count)
    for (const std::vector<UnitId>& together : choicesOf(fleeing, count))
      offer(moveOntoAll(state, charge, together, fleeing));
  return best;
}

}  // namespace frontage::core
