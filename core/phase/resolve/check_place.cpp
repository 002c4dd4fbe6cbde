#include "core/phase/resolve/check_place.h"

#include "core/phase/resolve/places.h"
#include "core/report/clause_check.h"
#include "core/report/figures.h"
#include "core/report/names.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

std::string placesText(const std::vector<EqualPlaces>& places) {
  std::vector<std::string> stretches;
  for (const EqualPlaces& stretch : places)
    stretches.push_back(stretch.to - stretch.from < 0.005  // less than the figures show
                            ? inchesText(stretch.from)
                            : inchesText(stretch.from) + " to " + inchesText(stretch.to));
  return joined(stretches);
}

double nearestTo(double offset, const std::vector<EqualPlaces>& places) {
  double nearest = places.front().from;
  for (const EqualPlaces& stretch : places) {
    const double here = std::clamp(offset, stretch.from, stretch.to);
    if (std::abs(here - offset) < std::abs(nearest - offset)) nearest = here;
  }
  return nearest;
}

std::string countText(const ContactCount& count) {
  return std::to_string(count.charger) + " + " + std::to_string(count.target) + " models";
}

ClauseCheck judged(const PhaseState& state, const Charge& charge, const PlaceChoice& choice, double offset) {
  const Unit& charger = *state.field.find(charge.charger);
  const Role role = declaredRole(state, charger);
  const auto chosen = attemptAt(*state.rules, state.field, charger, choice.standing, role, *choice.best, offset);
  const std::string place = "A place " + inchesText(offset) + " from the middle of the charged facing ";
  const std::string possible = "; as good as the best are " + placesText(choice.equal) + ".";
  const double nearest = choice.equal.empty() ? choice.best->move->offset : nearestTo(offset, choice.equal);
  if (!chosen) return measuredCheck("M9", false, place + "cannot be reached" + possible, offset, nearest);
  if (isAsGood(*chosen, *choice.best)) return measuredCheck("M9", true, place + "is as good as any.", offset, nearest);
  return measuredCheck("M9", false,
                       place + "brings " + countText(chosen->contact) + " into contact, the best place " +
                           countText(choice.best->contact) + possible,
                       offset, nearest);
}

}  // namespace

ClauseCheck checkPlace(const PhaseState& state, const std::vector<UnitId>& group, double offset) {
  if (group.size() > 1) {
    std::vector<std::string> ids;
    for (const UnitId& id : group) ids.push_back(id.value);
    return plainCheck("M9", false,
                      "A place can be chosen for one charger alone; " + unitName(state.field, group) +
                          " are resolved by this order and take the places that are best together.",
                      std::move(ids));
  }
  const Charge& charge = *state.chargeOf(group.front());
  const PlaceChoice choice = placeChoice(state, charge);
  if (choice.standing.empty())
    return plainCheck("M12", false,
                      unitName(state.field, charge.targets) +
                          ": not standing. Any facing will do, and there is no place on one to choose.");
  if (!choice.best->move)
    return plainCheck(
        "M5", false,
        "No legal move reaches " + unitName(state.field, choice.standing.front()) + ", so there is no place to choose.",
        choice.best->inTheWay);
  return judged(state, charge, choice, offset);
}

}  // namespace frontage::core
