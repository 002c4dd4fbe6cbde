#include "core/phase/declare/company.h"

#include "core/phase/declare/field_as_declared.h"
#include "core/phase/declare/kept_answers.h"
#include "core/phase/resolve/joint_move.h"
#include "core/phase/turn/play.h"
#include "core/phase/zones/charger_zone.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace frontage::core {

namespace {

/// The charge as it would be declared. Of a tied zone (Z2) the side that the die has yet to choose counts as the front.
Charge declaredOn(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets) {
  Charge charge;
  charge.charger = charger.id;
  charge.targets = targets;
  for (const UnitId& id : targets) {
    const ZoneVerdict zone = chargerZone(*state.rules, charger, *state.field.find(id));
    charge.zones[id] = zone.zone.value_or(zone.nearerFront);
  }
  charge.stage = Charge::Stage::Ready;
  return charge;
}

/// All that the answer of canPlaceAll() depends on.
struct PlacingQuestion {
  std::shared_ptr<const Ruleset> rules;
  Battlefield field;
  std::vector<std::pair<UnitId, std::map<UnitId, geometry::Side>>> chargers;  ///< with the zones of their targets
  std::vector<UnitId> targets;                                                ///< of all of them, one after another

  bool operator==(const PlacingQuestion& other) const {
    return chargers == other.chargers && targets == other.targets && field == other.field && *rules == *other.rules;
  }
};

PlacingQuestion questionOf(const PhaseState& declared, const std::vector<Claimant>& claimants) {
  PlacingQuestion question{declared.rules, declared.field, {}, {}};
  for (const Claimant& claimant : claimants) {
    question.chargers.emplace_back(claimant.charger, declared.chargeOf(claimant.charger)->zones);
    question.targets.insert(question.targets.end(), claimant.reached.begin(), claimant.reached.end());
  }
  return question;
}

}  // namespace

std::vector<UnitId> companyOf(const PhaseState& state, const UnitId& charger, const std::vector<UnitId>& targets) {
  std::vector<UnitId> company;
  for (const Charge& charge : state.charges) {
    if (!charge.isOpen() || charge.charger == charger) continue;
    if (std::any_of(targets.begin(), targets.end(), [&](const UnitId& id) { return charge.isOn(id); }))
      company.push_back(charge.charger);
  }
  return company;
}

std::vector<UnitId> unplacedCompany(const PhaseState& state, const UnitId& charger,
                                    const std::vector<UnitId>& targets) {
  if (!state.rules->roomCountsDeclared) return {};
  std::vector<UnitId> company = companyOf(state, charger, targets);
  company.erase(std::remove_if(company.begin(), company.end(),
                               [&](const UnitId& id) {
                                 return !state.chargeOf(id)->completed.empty() ||
                                        standingTargets(state.field, *state.chargeOf(id)).empty();
                               }),
                company.end());
  return company;
}

bool fitsWithCompany(const PhaseState& state, const Unit& charger, const std::vector<UnitId>& targets) {
  std::vector<UnitId> all = companyOf(state, charger.id, targets);
  if (all.empty()) return false;
  all.push_back(charger.id);
  PhaseState declared = state;
  declared.field = fieldAsDeclared(state, all);
  declared.charges.push_back(declaredOn(state, charger, targets));
  std::vector<Claimant> claimants;
  for (const UnitId& id : all) claimants.push_back({id, declared.chargeOf(id)->targets});
  constexpr std::size_t kKept = 32;
  thread_local KeptAnswers<PlacingQuestion, bool> answers(kKept);
  return answers.find(questionOf(declared, claimants), [&](const PlacingQuestion& /*question*/) {
    const Play play(declared, Dice({}, std::nullopt));
    return canPlaceAll(play, claimants);
  });
}

}  // namespace frontage::core
