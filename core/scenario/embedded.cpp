#include "core/scenario/embedded.h"

#include "core/scenario/reading.h"
#include "core/scenario/write_orders.h"

#include <utility>

namespace frontage::core {

namespace {

/// Orders or dice read on their own, into a scenario that only has the field which they speak of.
struct Fragment {
  Fragment(Report& report, const Battlefield& field) : reading(scenario, report, UnitLibrary::bundled()) {
    scenario.field = field;
  }
  Scenario scenario;
  ScenarioReading reading;
};

}  // namespace

std::vector<Order> readOrdersOf(ObjectReader& reader, std::string_view name, const Battlefield& field) {
  Fragment fragment(reader.report(), field);
  readOrderList(fragment.reading, reader, name);
  checkMentions(fragment.reading);
  return std::move(fragment.scenario.orders);
}

std::optional<Order> readOrderAt(const JsonNode& node, const std::string& path, Report& report,
                                 const Battlefield& field) {
  Fragment fragment(report, field);
  readOneOrder(fragment.reading, {&node, path});
  checkMentions(fragment.reading);
  if (fragment.scenario.orders.empty()) return std::nullopt;
  return fragment.scenario.orders.front();
}

EmbeddedDice readDiceOf(ObjectReader& dice, const Battlefield& field) {
  Fragment fragment(dice.report(), field);
  readRolls(fragment.reading, dice);
  checkMentions(fragment.reading);
  return {std::move(fragment.scenario.given), fragment.scenario.seed};
}

JsonValue toJsonValue(const Order& order) {
  return orderJson(order);
}

JsonValue toJsonValue(const GivenRoll& roll) {
  return rollJson(roll);
}

}  // namespace frontage::core
