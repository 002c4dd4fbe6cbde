#pragma once

#include "core/battlefield/unit.h"
#include "core/dice/dice.h"
#include "core/lesson/model/answer.h"
#include "core/lesson/model/words.h"
#include "core/phase/order.h"
#include "core/text/names.h"
#include "geometry/zones/zones.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace frontage::core {

/// Dice of a lesson: those of a scenario, and what every die shows that neither is given nor comes from a seed.
struct LessonDice {
  std::vector<GivenRoll> given;
  std::optional<std::uint64_t> seed;
  std::optional<int> rest;
  bool operator==(const LessonDice&) const = default;
};

/// What happens before a task is judged: the orders, or the charge on these targets from declaration to resolution.
struct Played {
  std::vector<Order> orders;
  std::optional<Declare> charge;  ///< in place of orders
  LessonDice dice;
  [[nodiscard]] bool empty() const noexcept { return orders.empty() && !charge; }
  /// The orders, a charge written out.
  [[nodiscard]] std::vector<Order> all() const;
  bool operator==(const Played&) const = default;
};

/// What an event has to be like: a JSON object of fields that all have to be met (docs/lessons.md "Events").
struct EventPattern {
  std::string json;
  bool operator==(const EventPattern&) const = default;
};

// One struct for each kind of task (docs/lessons.md "Tasks"); the answer that goes with it.

/// Placing.
struct PlaceTask {
  UnitId unit;
  double inches = 0.5;
  double degrees = 5;
  Played played;
};
/// Span, degrees.
struct TurnTask {
  enum class Measure : std::uint8_t { Facing, Wheel };
  UnitId unit;
  Measure measure = Measure::Facing;
  double tolerance = 1;
  Played played;
};
/// Picks: one zone, or "tie".
struct ZoneTask {
  UnitId charger;
  UnitId target;
  std::optional<int> model;  ///< of the front rank, from its left, from 1
};
enum class Choose : std::uint8_t { One, All };
/// Picks: reactions.
struct ReactionTask {
  enum class Which : std::uint8_t { Allowed, Forbidden, Safest };
  UnitId unit;
  UnitId charger;
  Which which = Which::Allowed;
  Choose choose = Choose::One;
};
/// Picks: ids of units and terrain.
struct TargetTask {
  enum class Which : std::uint8_t {
    Chargeable,
    NotChargeable,
    Able,
    Seen,
    InArc,
    InRange,
    Closest,
    Blockers,
    Needed,
    Destroyed,
    Fleeing,
    Shaken,
    Engaged
  };
  Which which = Which::Chargeable;
  UnitId charger;
  UnitId target;
  Choose choose = Choose::One;
  Played played;
  /// It asks about the state after the orders.
  [[nodiscard]] bool asksAfter() const noexcept { return which >= Which::Destroyed; }
};
/// bool.
struct LegalTask {
  Order order;
  Played played;
};
/// bool.
struct HappensTask {
  EventPattern event;
  Played played;
};
/// A sentence with the event that makes it true; without one it is true when no other is.
struct Sentence {
  std::string id;
  Words text;
  std::optional<EventPattern> event;
};
/// Picks: one id.
struct ChoiceTask {
  std::vector<Sentence> options;
  Played played;
};
enum class Quantity : std::uint8_t {
  Distance,
  MaxRange,
  RollNeeded,
  Chance,
  Wheel,
  ChargerModels,
  TargetModels,
  ModelsInContact,
  ModelsInZone,
  UnitStrength,
  Ranks,
  Models,
  Width,
  Depth,
  TestChance,
  PanicLosses,
  EventValue,
  EventCount
};
/// Span.
struct NumberTask {
  Quantity quantity = Quantity::Distance;
  double tolerance = 0.1;
  UnitId charger;
  UnitId target;
  UnitId unit;
  geometry::Side zone = geometry::Side::Front;
  Reaction reaction = Reaction::Hold;
  EventPattern event;
  std::string field;
  Played played;
};
/// Picks: ids in their order.
struct OrderTask {
  std::vector<Sentence> events;
  Played played;
};
/// std::vector<Order>.
struct PlayTask {
  std::vector<EventPattern> events;
  std::vector<EventPattern> never;
  LessonDice dice;
};

using TaskBody = std::variant<PlaceTask, TurnTask, ZoneTask, ReactionTask, TargetTask, LegalTask, HappensTask,
                              ChoiceTask, NumberTask, OrderTask, PlayTask>;

/// An answer that is known to be wrong, and what to say to who gives it.
struct WrongAnswer {
  Answer answer;
  Words say;
};

struct Task {
  Words ask;
  TaskBody body;
  Answer solution;  ///< as the file has it; the engine decides what is right
  std::vector<WrongAnswer> wrong;
  Words otherwise;
};

/// Whether the answer is told in words where the rulesets part. Of the other kinds the window shows where things end,
/// which nobody writes down for every ruleset.
[[nodiscard]] bool hasToldAnswer(const TaskBody& body) noexcept;
/// The orders and dice of a task that plays something; null for the others.
[[nodiscard]] const Played* playedOf(const Task& task) noexcept;

}  // namespace frontage::core
