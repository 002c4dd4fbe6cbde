#include "core/report/run_report.h"

#include "core/json/printable.h"
#include "core/report/event_json.h"
#include "core/report/figures.h"
#include "core/report/json_parts.h"
#include "core/report/names.h"
#include "core/report/verdict_json.h"

#include <nlohmann/json.hpp>

#include <sstream>
#include <stdexcept>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

const Unit& unitNamed(const PhaseState& state, const std::string& id, const char* what) {
  if (const Unit* unit = state.field.find(UnitId{id})) return *unit;
  throw std::runtime_error(std::string("there is no unit \"") + id + "\" to be the " + what);
}

std::string zoneText(const ZoneVerdict& zone) {
  std::string text = zone.zone ? sideText(*zone.zone) : "tie, a die will decide";
  if (zone.counts.empty()) return text;
  std::vector<std::string> counts;
  for (const auto& [side, count] : zone.counts) counts.push_back(std::to_string(count) + " " + sideText(side));
  return text + " (models: " + joined(counts) + ")";
}

void write(std::ostream& out, const Battlefield& field, const ChargeVerdict& verdict) {
  out << unitName(field, verdict.charger) << " on " << unitName(field, verdict.target) << ": "
      << (verdict.legal() ? "may be declared" : "may not be declared") << "\n";
  out << "  zone: " << zoneText(verdict.zone) << "\n";
  out << "  distance: " << inchesText(verdict.closest.distance.inches()) << ", greatest range "
      << inchesText(verdict.maxRange) << "\n";
  for (const ClauseCheck& check : verdict.clauses)
    out << "  " << (check.ok ? "yes " : "NO  ") << check.clause << "  " << check.text << "\n";
  if (verdict.move)
    out << "  best move: wheel " << degreesText(verdict.move->wheel.degrees()) << ", offset "
        << inchesText(verdict.move->offset) << ", models in contact: " << verdict.chargerModels << " against "
        << verdict.targetModels << "\n";
}

}  // namespace

Json runJson(const std::string& scenario, const PhaseRun& run) {
  Json json = {{"scenario", scenario}, {"ruleset", run.start.rules->id}, {"events", Json::array()}};
  int n = 0;
  for (const Event& event : run.events()) json["events"].push_back(toJson(event, ++n, run.end().field));
  json["final"] = finalJson(run.end());
  return json;
}

std::string runText(const PhaseRun& run) {
  std::ostringstream out;
  int n = 0;
  for (const Event& event : run.events())
    out << ++n << ". [" << event.clause << "] " << printable(sentence(event, run.end().field)) << "\n";
  return out.str();
}

std::vector<ChargeVerdict> inspected(const PhaseState& state, const std::string& charger, const std::string& target) {
  const Unit& mover = unitNamed(state, charger, "charger");
  if (!target.empty()) {
    const Unit& other = unitNamed(state, target, "target");
    if (!areEnemies(mover, other))
      throw std::runtime_error("\"" + charger + "\" and \"" + target + "\" are on the same side");
    return {inspectCharge(state, mover.id, other.id)};
  }
  std::vector<ChargeVerdict> verdicts;
  for (const Unit& other : state.field.units)
    if (areEnemies(mover, other)) verdicts.push_back(inspectCharge(state, mover.id, other.id));
  return verdicts;
}

Json inspectJson(const PhaseState& state, const std::string& charger, const std::string& target) {
  const std::vector<ChargeVerdict> verdicts = inspected(state, charger, target);
  if (!target.empty()) return toJson(verdicts.front(), *state.rules);
  Json list = Json::array();
  for (const ChargeVerdict& verdict : verdicts) list.push_back(toJson(verdict, *state.rules));
  return {{"verdicts", std::move(list)}};
}

std::string inspectText(const PhaseState& state, const std::string& charger, const std::string& target) {
  std::ostringstream out;
  for (const ChargeVerdict& verdict : inspected(state, charger, target)) write(out, state.field, verdict);
  return out.str();
}

}  // namespace frontage::core
