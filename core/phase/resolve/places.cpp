#include "core/phase/resolve/places.h"

#include "core/battlefield/formation.h"

#include <algorithm>

namespace frontage::core {

namespace {

std::vector<const Unit*> furtherUnits(const Battlefield& field, const std::vector<UnitId>& targets) {
  std::vector<const Unit*> units;
  for (std::size_t i = 1; i < targets.size(); ++i) units.push_back(field.find(targets[i]));
  return units;
}

/// How exact the ends of a reachable stretch are (reach.h), inches: nearer to an end than this no place is promised.
constexpr double kExact = 1e-5;

/// The parts of what can be reached on which the worth is that of the best. The worth changes at the breakpoints only,
/// and is at a breakpoint at least what it is on either side.
class Equals {
 public:
  Equals(const OffsetWorth& worth, double best) : m_worth(worth), m_best(best) {}

  void addWithin(const geometry::OffsetInterval& reachable) {
    const bool isPoint = reachable.to - reachable.from <= 2 * kExact;
    const double low = isPoint ? reachable.from : reachable.from + kExact;
    const double high = isPoint ? reachable.to : reachable.to - kExact;
    std::vector<double> at{low, high};
    for (const double b : m_worth.breakpoints)
      if (b > low && b < high) at.push_back(b);
    std::sort(at.begin(), at.end());
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (i > 0 && isBest((at[i - 1] + at[i]) / 2)) add(at[i - 1], at[i]);
      if (isBest(at[i])) add(at[i], at[i]);
    }
  }
  [[nodiscard]] std::vector<EqualPlaces> take() noexcept { return std::move(m_found); }

 private:
  [[nodiscard]] bool isBest(double offset) const { return m_worth.at(offset) >= m_best; }
  void add(double from, double to) {
    if (!m_found.empty() && from <= m_found.back().to)
      m_found.back().to = std::max(m_found.back().to, to);
    else
      m_found.push_back({from, to});
  }

  const OffsetWorth& m_worth;
  double m_best;
  std::vector<EqualPlaces> m_found;
};

}  // namespace

OffsetWorth offsetWorth(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                        const std::vector<UnitId>& targets, geometry::Side facing) {
  const Unit& target = *field.find(targets.front());
  const Frontage frontage = frontageOf(charger, target, facing);
  const PlaceGoal goal{rules.priority, frontage,
                       furtherFronts(field, charger, target, facing, furtherUnits(field, targets))};
  OffsetWorth worth;
  worth.breakpoints = contactObjective(goal).breakpoints;
  worth.at = [goal](double offset) { return placeWorth(goal.priority, goal.frontage, goal.further, offset); };
  return worth;
}

PlaceChoice placeChoice(const PhaseState& state, const Charge& charge) {
  PlaceChoice choice;
  for (const UnitId& id : charge.targets)
    if (const Unit* unit = state.field.find(id); unit && !unit->state.destroyed && !unit->state.fleeing)
      choice.standing.push_back(id);
  if (choice.standing.empty()) return choice;
  const Unit& charger = *state.field.find(charge.charger);
  const geometry::Side facing = charge.zones.at(choice.standing.front());
  const Role role = declaredRole(state, charger);
  choice.best = attemptCharge(*state.rules, state.field, charger, choice.standing, {facing}, role, Detail::WithOffsets);
  if (!choice.best->move) return choice;
  const OffsetWorth worth = offsetWorth(*state.rules, state.field, charger, choice.standing, facing);
  Equals equals(worth, choice.best->worth);
  for (const geometry::OffsetInterval& reachable : choice.best->offsets) equals.addWithin(reachable);
  choice.equal = equals.take();
  return choice;
}

std::optional<ChargeAttempt> attemptAt(const Ruleset& rules, const Battlefield& field, const Unit& charger,
                                       const std::vector<UnitId>& targets, const Role& role, const ChargeAttempt& best,
                                       double offset) {
  const Unit& target = *field.find(targets.front());
  ChargeQuestion question = chargeQuestion(rules, field, charger, target, best.facing, role);
  if (best.door != "M6") question.problem.door = geometry::ReachProblem::Door::TargetTurns;
  const Frontage frontage = frontageOf(charger, target, best.facing);
  auto move = moveTo(question, offset);
  if (!move || !liesAlong(frontage, move->offset)) return std::nullopt;
  ChargeAttempt attempt;
  attempt.facing = best.facing;
  attempt.door = best.door;
  attempt.contact = contactAt(frontage, move->offset);
  attempt.worth = offsetWorth(rules, field, charger, targets, best.facing).at(move->offset);
  attempt.move = std::move(move);
  return attempt;
}

std::optional<ChargeAttempt> attemptAt(const PhaseState& state, const Charge& charge, const PlaceChoice& choice,
                                       double offset) {
  const Unit& charger = *state.field.find(charge.charger);
  const Role role = declaredRole(state, charger);
  return attemptAt(*state.rules, state.field, charger, choice.standing, role, *choice.best, offset);
}

bool isAsGood(const ChargeAttempt& other, const ChargeAttempt& best) noexcept {
  return other.worth >= best.worth;
}

}  // namespace frontage::core
