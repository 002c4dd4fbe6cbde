#include "core/scenario/write_orders.h"

#include "core/scenario/order_names.h"
#include "core/text/names.h"

#include <utility>
#include <variant>

namespace frontage::core {

namespace {

void add(JsonValue& object, const Declare& o) {
  object.add("charger", JsonValue::text(o.charger.value)).add("targets", idList(o.targets));
}
void add(JsonValue& object, const React& o) {
  object.add("unit", JsonValue::text(o.unit.value))
      .add("charger", JsonValue::text(o.charger.value))
      .add("reaction", JsonValue::text(nameOf(o.reaction)));
}
void add(JsonValue& object, const Redirect& o) {
  object.add("charger", JsonValue::text(o.charger.value)).add("targets", idList(o.targets));
}
void add(JsonValue& object, const PressOn& o) {
  object.add("charger", JsonValue::text(o.charger.value));
}
void add(JsonValue& object, const Resolve& o) {
  object.add("chargers", idList(o.chargers));
  if (o.offset) object.add("offset", JsonValue::number(*o.offset));
}
void add(JsonValue& object, const Reform& o) {
  object.add("unit", JsonValue::text(o.unit.value))
      .add("facing", JsonValue::number(o.facing))
      .add("files", JsonValue::number(o.files));
}
void add(JsonValue& /*object*/, const EndPhase& /*order*/) {}

}  // namespace

JsonValue idList(const std::vector<UnitId>& ids) {
  JsonValue list = JsonValue::array();
  for (const UnitId& id : ids) list.push(JsonValue::text(id.value));
  return list;
}

JsonValue orderJson(const Order& order) {
  JsonValue object = JsonValue::object();
  object.add("do", JsonValue::text(kOrderNames.at(order.index())));
  std::visit([&](const auto& alternative) { add(object, alternative); }, order);
  return object;
}

JsonValue rollJson(const GivenRoll& roll) {
  JsonValue values = JsonValue::array();
  for (const int value : roll.values) values.push(JsonValue::number(value));
  return JsonValue::object()
      .add("roll", JsonValue::text(nameOf(roll.roll)))
      .add("unit", JsonValue::text(roll.unit.value))
      .add("values", std::move(values));
}

}  // namespace frontage::core
