#pragma once

#include "core/phase/order.h"

#include <string>
#include <variant>
#include <vector>

namespace frontage::core {

/// A figure, or a span of figures; both ends included. An answer that a learner gives has `least` equal to `most`.
struct Span {
  double least = 0;
  double most = 0;
  [[nodiscard]] static constexpr Span of(double figure) noexcept { return {figure, figure}; }
  bool operator==(const Span&) const = default;
};

/// Where a unit ends: centre of its footprint, inches, and bearing in degrees, as in files.
struct Placing {
  double x = 0;
  double y = 0;
  double facing = 0;
  bool operator==(const Placing&) const = default;
};

/// Words of a file: a zone, reactions, ids of units, of options or of events. One of them where one is chosen.
using Picks = std::vector<std::string>;

/// What somebody answers to a task; which alternative goes with which task is said in tasks.h.
using Answer = std::variant<bool, Span, Placing, Picks, std::vector<Order>>;

}  // namespace frontage::core
