#include "core/compare/effect.h"

#include "core/report/event_json.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <initializer_list>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

void eraseAll(Json& json, std::initializer_list<const char*> names) {
  for (const char* name : names) json.erase(name);
}

/// The same move, worked out on two ways, may differ in its last digits.
void roundFigures(Json& json) {
  constexpr double kPerInch = 1e6;
  if (json.is_number_float())
    json = std::round(json.get<double>() * kPerInch) / kPerInch + 0.0;
  else if (json.is_number())
    json = json.get<double>();
  for (Json& child : json)
    if (&child != &json) roundFigures(child);
}

Json bare(const Event& event, const Battlefield& field) {
  Json json = toJson(event, 0, field);
  eraseAll(json, {"n", "clause", "text"});
  return json;
}

}  // namespace

std::string effectOf(const Event& event, const Battlefield& field) {
  Json json = bare(event, field);
  // A refusal is one whatever the reasons; a roll is what it leads to.
  eraseAll(json, {"reasons", "dice", "against", "max_range", "range", "rolled", "distances", "to_hit", "to_wound",
                  "save", "die"});
  roundFigures(json);
  return json.dump();
}

std::string figuresOf(const Event& event, const Battlefield& field) {
  Json json = bare(event, field);
  eraseAll(json, {"reasons"});
  roundFigures(json);
  return json.dump();
}

}  // namespace frontage::core
