#include "core/phase/declare/near_charge.h"

#include "core/battlefield/formation.h"

namespace frontage::core {

bool isNearCharge(const Unit& unit, const Unit& charger, const Unit& target, double sizes) noexcept {
  const auto away = [](const Unit& a, const Unit& b) { return geometry::distance(a.pose.centre, b.pose.centre); };
  const auto size = [](const Unit& u) { return footprintOf(u).reach(); };
  return away(unit, charger) + away(unit, target) <=
         away(charger, target) + sizes * (size(charger) + size(target)) + 2 * size(unit);
}

}  // namespace frontage::core
