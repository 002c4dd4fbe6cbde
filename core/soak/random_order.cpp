#include "core/soak/random_order.h"

#include <variant>

namespace frontage::core {

namespace {

/// The end of the phase is drawn again so many times out of so many.
constexpr int kEndSeldom = 5;

void roughenReform(Reform& reform, Chance& chance) {
  if (chance.oneIn(2)) reform.facing += chance.between(-180, 180);
  if (chance.oneIn(2)) reform.files = chance.whole(1, 8);
}

std::vector<UnitId> someUnits(const PhaseState& state, Chance& chance) {
  std::vector<UnitId> ids;
  const int count = chance.oneIn(4) ? 2 : 1;
  for (int i = 0; i < count; ++i) ids.push_back(chance.of(state.field.units).id);
  return ids;
}

}  // namespace

Order randomChoice(const std::vector<Order>& orders, Chance& chance) {
  Order order = chance.of(orders);
  if (std::holds_alternative<EndPhase>(order) && !chance.oneIn(kEndSeldom)) order = chance.of(orders);
  return order;
}

Order wildOrder(const PhaseState& state, Chance& chance) {
  const UnitId unit = chance.of(state.field.units).id;
  switch (chance.whole(0, 5)) {
    case 0:
      return Declare{unit, someUnits(state, chance)};
    case 1:
      return React{unit, chance.of(state.field.units).id, static_cast<Reaction>(chance.whole(0, 2))};
    case 2:
      return Redirect{unit, someUnits(state, chance)};
    case 3:
      return PressOn{unit};
    case 4: {
      Reform reform{unit, state.field.find(unit)->pose.facing.bearingDegrees(), state.field.find(unit)->files};
      roughenReform(reform, chance);
      return reform;
    }
    default: {
      Resolve resolve{someUnits(state, chance), std::nullopt};
      if (chance.oneIn(2)) resolve.offset = chance.between(-6, 6);
      return resolve;
    }
  }
}

}  // namespace frontage::core
