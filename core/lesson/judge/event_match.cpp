#include "core/lesson/judge/event_match.h"

#include "core/json/printable.h"
#include "core/report/event_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace frontage::core {

namespace {

using Json = nlohmann::ordered_json;

/// How near a number has to be: the figures of events are printed for people, who write two decimals.
constexpr double kSameFigure = 0.01;

bool isSpan(const Json& wanted) {
  return wanted.is_object() && wanted.contains("least") && wanted.contains("most") && wanted.size() == 2 &&
         wanted["least"].is_number() && wanted["most"].is_number();
}

bool fits(const Json& found, const Json& wanted);

bool hasAllFields(const Json& found, const Json& wanted) {
  return std::all_of(wanted.items().begin(), wanted.items().end(), [&](const auto& field) {
    return found.contains(field.key()) && fits(found[field.key()], field.value());
  });
}

bool hasAllItems(const Json& found, const Json& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&](const Json& item) {
    return std::any_of(found.begin(), found.end(), [&](const Json& each) { return fits(each, item); });
  });
}

bool fits(const Json& found, const Json& wanted) {
  if (found.is_number() && isSpan(wanted)) {
    const double figure = found.get<double>();
    return figure >= wanted["least"].get<double>() - kSameFigure &&
           figure <= wanted["most"].get<double>() + kSameFigure;
  }
  if (found.is_number() && wanted.is_number())
    return std::fabs(found.get<double>() - wanted.get<double>()) <= kSameFigure;
  if (found.is_object() && wanted.is_object()) return hasAllFields(found, wanted);
  if (found.is_array() && wanted.is_array()) return hasAllItems(found, wanted);
  return found == wanted;
}

template <std::size_t... I>
std::vector<std::string> typeNames(std::index_sequence<I...>) {
  return {eventType(Event{{}, std::variant_alternative_t<I, EventBody>{}})...};
}

const std::vector<std::string>& eventTypes() {
  static const std::vector<std::string> types = typeNames(std::make_index_sequence<std::variant_size_v<EventBody>>{});
  return types;
}

}  // namespace

std::optional<std::string> patternFault(const EventPattern& pattern) {
  const Json json = Json::parse(pattern.json, nullptr, false);
  if (!json.is_object()) return "found no object";
  if (!json.contains("type") || !json["type"].is_string()) return "found no \"type\"";
  const auto type = json["type"].get<std::string>();
  const auto& types = eventTypes();
  if (std::count(types.begin(), types.end(), type) == 0) return "found the type " + core::quoted(type);
  return std::nullopt;
}

bool matches(const Event& event, const Battlefield& field, const EventPattern& pattern) {
  const Json wanted = Json::parse(pattern.json, nullptr, false);
  if (!wanted.is_object() || wanted.value("type", "") != eventType(event)) return false;
  return hasAllFields(toJson(event, 1, field), wanted);
}

std::optional<std::size_t> firstMatch(const std::vector<Event>& events, const Battlefield& field,
                                      const EventPattern& pattern) {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (matches(events[i], field, pattern)) return i;
  return std::nullopt;
}

int countMatches(const std::vector<Event>& events, const Battlefield& field, const EventPattern& pattern) {
  return static_cast<int>(
      std::count_if(events.begin(), events.end(), [&](const Event& event) { return matches(event, field, pattern); }));
}

std::optional<double> valueAt(const Event& event, const Battlefield& field, const std::string& path) {
  const Json json = toJson(event, 1, field);
  const Json* at = &json;
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t slash = std::min(path.find('/', from), path.size());
    const std::string key = path.substr(from, slash - from);
    const bool index = at->is_array() && !key.empty() && key.size() < 5 &&
                       std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (index && std::stoul(key) < at->size())
      at = &(*at)[std::stoul(key)];
    else if (at->is_object() && at->contains(key))
      at = &(*at)[key];
    else
      return std::nullopt;
    from = slash + 1;
  }
  if (at->is_boolean()) return at->get<bool>() ? 1 : 0;
  if (at->is_number()) return at->get<double>();
  return std::nullopt;
}

}  // namespace frontage::core
