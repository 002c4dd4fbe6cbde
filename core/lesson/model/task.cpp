#include "core/lesson/model/task.h"

#include <type_traits>

namespace frontage::core {

std::vector<Order> Played::all() const {
  if (!charge) return orders;
  return {*charge, Resolve{{charge->charger}, std::nullopt}};
}

bool hasToldAnswer(const TaskBody& body) noexcept {
  return !std::holds_alternative<PlaceTask>(body) && !std::holds_alternative<OrderTask>(body) &&
         !std::holds_alternative<PlayTask>(body);
}

const Played* playedOf(const Task& task) noexcept {
  return std::visit(
      [](const auto& body) -> const Played* {
        if constexpr (requires { body.played; })
          return &body.played;
        else
          return nullptr;
      },
      task.body);
}

}  // namespace frontage::core
