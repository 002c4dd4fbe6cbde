#pragma once

#include "core/phase/order.h"

#include <array>
#include <string_view>
#include <variant>

namespace frontage::core {

/// The word of "do" for each alternative of Order, in their order.
inline constexpr std::array<std::string_view, std::variant_size_v<Order>> kOrderNames{
    "declare", "react", "redirect", "press_on", "resolve", "reform", "end_phase"};

}  // namespace frontage::core
