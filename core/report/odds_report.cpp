#include "core/report/odds_report.h"

#include "core/report/figures.h"
#include "core/report/json_parts.h"
#include "core/report/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

/// A sum of many chances may come out a rounding above 1.
Json probability(double value) {
  return number(std::min(value, 1.0));
}

template <class Figure>
Json byFigure(const std::map<Figure, double>& chances) {
  Json json = Json::object();
  for (const auto& [figure, chance] : chances) json[numberText(figure, 6)] = probability(chance);
  return json;
}

Json toJson(const HoldOdds& odds) {
  return {{"success", probability(odds.success)}, {"contact", probability(odds.contact)}};
}

Json toJson(const ShootOdds& odds) {
  return {{"success", probability(odds.success)},
          {"contact", probability(odds.contact)},
          {"charge_broken", probability(odds.chargeBroken)},
          {"charger_destroyed", probability(odds.chargerDestroyed)},
          {"expected_casualties", number(odds.expectedCasualties)},
          {"casualties", byFigure(odds.casualties)}};
}

Json toJson(const FleeOdds& odds) {
  Json redirects = Json::array();
  for (const RedirectOdds& each : odds.redirects)
    redirects.push_back({{"target", each.target.value},
                         {"available", probability(each.available)},
                         {"passes", probability(each.passes)},
                         {"success", probability(each.success)}});
  return {{"success", probability(odds.success)},
          {"in_range", probability(odds.inRange)},
          {"off_table", probability(odds.offTable)},
          {"destroyed", probability(odds.destroyed)},
          {"expected_distance", number(odds.expectedDistance)},
          {"distances", byFigure(odds.distances)},
          {"redirects", std::move(redirects)}};
}

std::string percent(double chance) {
  return numberText(100 * chance, 1) + " %";
}

void write(std::ostream& out, const HoldOdds& odds) {
  out << "  hold: reached " << percent(odds.success) << ", in contact " << percent(odds.contact) << "\n";
}

void write(std::ostream& out, const ShootOdds& odds) {
  out << "  stand and shoot: reached " << percent(odds.success) << ", in contact " << percent(odds.contact)
      << ", charge broken " << percent(odds.chargeBroken) << ", " << numberText(odds.expectedCasualties)
      << " models lost on average\n";
}

void write(std::ostream& out, const FleeOdds& odds, const Battlefield& field) {
  out << "  flee: caught " << percent(odds.success) << ", off the table " << percent(odds.offTable) << ", lost "
      << percent(odds.destroyed) << ", " << inchesText(odds.expectedDistance) << " on average\n";
  for (const RedirectOdds& each : odds.redirects)
    out << "    redirect to " << unitName(field, each.target) << ": possible " << percent(each.available)
        << ", test passed " << percent(each.passes) << ", reached " << percent(each.success) << "\n";
}

}  // namespace

Json toJson(const ChargeOdds& odds, const Ruleset& rules) {
  Json json = {{"charger", odds.charger.value}, {"target", odds.target.value}, {"targets", idList(odds.targets)},
               {"ruleset", rules.id},           {"legal", odds.legal},         {"distance", figure(odds.distance)},
               {"range", byFigure(odds.range)}};
  if (odds.terrorFails) json["terror_fails"] = probability(*odds.terrorFails);
  json["reactions"] = Json::object();
  if (odds.hold) json["reactions"]["hold"] = toJson(*odds.hold);
  if (odds.standAndShoot) json["reactions"]["stand_and_shoot"] = toJson(*odds.standAndShoot);
  if (odds.flee) json["reactions"]["flee"] = toJson(*odds.flee);
  return json;
}

std::string oddsText(const ChargeOdds& odds, const Battlefield& field) {
  std::ostringstream out;
  out << unitName(field, odds.charger) << " on " << unitName(field, odds.targets) << ", " << inchesText(odds.distance)
      << (odds.legal ? "" : " (may not be declared)") << "\n";
  std::vector<std::string> ranges;
  for (const auto& [range, chance] : odds.range) ranges.push_back(inchesText(range) + " " + percent(chance));
  out << "  range: " << joined(ranges) << "\n";
  if (odds.terrorFails)
    out << "  the target fails its Terror test and has to flee: " << percent(*odds.terrorFails) << "\n";
  if (odds.hold) write(out, *odds.hold);
  if (odds.standAndShoot) write(out, *odds.standAndShoot);
  if (odds.flee) write(out, *odds.flee, field);
  return out.str();
}

}  // namespace frontage::core
