#pragma once

#include "core/battlefield/battlefield.h"
#include "geometry/motion/path.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace frontage::ui {

/// A move of one unit that is being made with the wheel and advance tools: its legs so far and the inches they cost.
/// Only the last leg can be taken back, and gives back what it cost.
class Manoeuvre {
 public:
  enum class Kind : std::uint8_t { Advance, WheelLeft, WheelRight };
  struct Leg {
    Kind kind = Kind::Advance;
    double amount = 0;  ///< inches, or radians of a wheel; >= 0
  };

  Manoeuvre(core::UnitId unit, const geometry::Footprint& start) : m_unit(std::move(unit)), m_start(start) {}

  [[nodiscard]] const core::UnitId& unit() const noexcept { return m_unit; }
  [[nodiscard]] const std::vector<Leg>& legs() const noexcept { return m_legs; }
  [[nodiscard]] geometry::Path path() const;
  [[nodiscard]] geometry::Footprint end() const { return path().end(); }
  /// Inches used: straight lengths, and the arc of the outer front corner of wheels.
  [[nodiscard]] double used() const;
  /// How much of the last leg there is, if it is of that kind; else 0.
  [[nodiscard]] double amountOf(Kind kind) const noexcept;

  /// Makes the last leg (or a new one, if it is of another kind) so long, as far as the limit and whatever stands in
  /// the way allow. Returns the amount that it became and what stopped it.
  struct Result {
    double amount = 0;
    enum class Stop : std::uint8_t { Nothing, Limit, Obstacle } stop = Stop::Nothing;
  };
  Result set(Kind kind, double amount, double limitInches, const core::Battlefield& field);

 private:
  [[nodiscard]] geometry::Footprint startOf(Kind kind) const;
  core::UnitId m_unit;
  geometry::Footprint m_start;
  std::vector<Leg> m_legs;
};

/// The most of `amount` that the footprint can go without overlapping anything or leaving the table.
[[nodiscard]] double freeAmount(const core::Battlefield& field, const core::UnitId& mover,
                                const geometry::Footprint& from, Manoeuvre::Kind kind, double amount);

}  // namespace frontage::ui
