#include "core/rules/read_characteristics.h"
#include "core/scenario/order_names.h"
#include "core/scenario/reading.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

void read(ScenarioReading& reading, ObjectReader& reader, Declare& order) {
  reading.mention(reader, "charger", Mention::Of::Unit, order.charger.value);
  reading.unitList(reader, "targets", Need::Required, 1, order.targets);
}
void read(ScenarioReading& reading, ObjectReader& reader, React& order) {
  reading.mention(reader, "unit", Mention::Of::Unit, order.unit.value);
  reading.mention(reader, "charger", Mention::Of::Unit, order.charger.value);
  reader.word("reaction", order.reaction, Need::Required);
}
void read(ScenarioReading& reading, ObjectReader& reader, Redirect& order) {
  reading.mention(reader, "charger", Mention::Of::Unit, order.charger.value);
  reading.unitList(reader, "targets", Need::Required, 1, order.targets);
}
void read(ScenarioReading& reading, ObjectReader& reader, PressOn& order) {
  reading.mention(reader, "charger", Mention::Of::Unit, order.charger.value);
}
void read(ScenarioReading& reading, ObjectReader& reader, Resolve& order) {
  reading.unitList(reader, "chargers", Need::Required, 1, order.chargers);
  const JsonNode* offset = reader.find("offset", Need::Optional, "a number or null");
  if (!offset || offset->kind == Kind::Null) return;
  if (double value = 0; reader.number("offset", value, kPlaceBounds)) order.offset = value;
}
void read(ScenarioReading& reading, ObjectReader& reader, Reform& order) {
  reading.mention(reader, "unit", Mention::Of::Unit, order.unit.value);
  reader.number("facing", order.facing, kDegreeBounds, Need::Required);
  reader.whole("files", order.files, kModelBounds, Need::Required);
}
void read(ScenarioReading& /*reading*/, ObjectReader& /*reader*/, EndPhase& /*order*/) {}

std::string expectedOrders() {
  std::string list = "one of";
  for (const std::string_view name : kOrderNames) list += (list.size() > 6 ? ", " : " ") + std::string(name);
  return list;
}

template <std::size_t I = 0>
Order emptyOrder(std::size_t kind) {
  if constexpr (I + 1 < std::variant_size_v<Order>)
    if (kind != I) return emptyOrder<I + 1>(kind);
  return std::variant_alternative_t<I, Order>{};
}

void readOrder(ScenarioReading& reading, const Place& place, std::size_t number) {
  ObjectReader reader(*place.node, place.path, reading.report);
  const JsonNode* kind = reader.find("do", Need::Required, expectedOrders());
  if (!kind) return;
  const auto* name = std::find(kOrderNames.begin(), kOrderNames.end(), kind->text);
  if (kind->kind != Kind::String || name == kOrderNames.end()) {
    reader.unexpected(*kind, "do", expectedOrders());
    return;
  }
  Order order = emptyOrder(static_cast<std::size_t>(name - kOrderNames.begin()));
  std::visit([&](auto& alternative) { read(reading, reader, alternative); }, order);
  reading.keepUnknown(reader, "an order", childPath("/orders", number));
  reading.scenario.orders.push_back(std::move(order));
}

/// All of 64 bits, which a double does not hold.
std::optional<std::uint64_t> seedFrom(std::string_view raw, double number) {
  std::uint64_t seed = 0;
  const char* const end = raw.data() + raw.size();
  // A number that is too large is read to its end as well.
  if (const auto read = std::from_chars(raw.data(), end, seed); read.ptr == end && read.ec == std::errc()) return seed;
  const bool whole = number >= 0 && number < 18446744073709551616.0 &&
                     number == static_cast<double>(static_cast<std::uint64_t>(number));
  if (whole) return static_cast<std::uint64_t>(number);
  return std::nullopt;
}

void readSeed(ScenarioReading& reading, ObjectReader& dice) {
  const std::string expected = "a whole number from 0 to 18446744073709551615 or null";
  const JsonNode* node = dice.find("seed", Need::Optional, expected);
  if (!node || node->kind == Kind::Null) return;
  if (node->kind == Kind::Number) reading.scenario.seed = seedFrom(reading.report.document().raw(*node), node->number);
  if (!reading.scenario.seed) dice.unexpected(*node, "seed", expected);
}

void readGiven(ScenarioReading& reading, const Place& place, std::size_t number) {
  ObjectReader reader(*place.node, place.path, reading.report);
  GivenRoll roll;
  reader.word("roll", roll.roll, Need::Required);
  reading.mention(reader, "unit", Mention::Of::Unit, roll.unit.value);
  for (const Place& value : itemsOf(reader, "values", Need::Required, 1, 10'000)) {
    const JsonNode& node = *value.node;
    const bool face = node.kind == Kind::Number && (node.number == 1 || node.number == 2 || node.number == 3 ||
                                                    node.number == 4 || node.number == 5 || node.number == 6);
    if (face)
      roll.values.push_back(static_cast<int>(node.number));
    else
      reading.report.error(node, value.path,
                           "found " + reading.report.found(node) + ", expected a whole number from 1 to 6");
  }
  reading.keepUnknown(reader, "a given roll", childPath("/dice/given", number));
  reading.given.push_back(reading.report.document().placeOf(place.node->begin));
  reading.scenario.given.push_back(std::move(roll));
}

}  // namespace

void readOrders(ScenarioReading& reading, ObjectReader& root) {
  readOrderList(reading, root, "orders");
}

void readOrderList(ScenarioReading& reading, ObjectReader& reader, std::string_view name, Need need,
                   std::size_t least) {
  std::size_t number = 0;
  for (const Place& place : itemsOf(reader, name, need, least, kMaxOrders)) readOrder(reading, place, number++);
}

void readOneOrder(ScenarioReading& reading, const Place& place) {
  readOrder(reading, place, 0);
}

void readDice(ScenarioReading& reading, ObjectReader& root) {
  const JsonNode* node = root.object("dice");
  if (!node) return;
  ObjectReader dice(*node, root.pathOf("dice"), reading.report);
  readRolls(reading, dice);
  reading.keepUnknown(dice, "the dice", "/dice");
}

void readRolls(ScenarioReading& reading, ObjectReader& dice) {
  readSeed(reading, dice);
  readGivenRolls(reading, dice);
}

void readGivenRolls(ScenarioReading& reading, ObjectReader& dice) {
  std::size_t number = 0;
  for (const Place& place : itemsOf(dice, "given", Need::Optional, 0, 10'000)) readGiven(reading, place, number++);
}

}  // namespace frontage::core
