#pragma once

#include "core/battlefield/unit.h"
#include "core/dice/dice.h"
#include "core/phase/order.h"
#include "core/phase/verdict.h"
#include "core/rules/ruleset.h"
#include "geometry/motion/path.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace frontage::core {

// One struct for each type of formats.md "Events". Plain facts with their geometry: the animation, the log, the Why?
// panel and the JSON are all readings of these (DESIGN.md idea 3).

struct Declared {
  UnitId charger;
  std::vector<UnitId> targets;
  std::map<UnitId, geometry::Side> zones;
  std::map<UnitId, double> distances;
  double maxRange = 0;
};
struct Refused {
  Order order;
  std::vector<ClauseCheck> reasons;
};
struct Test {
  RollPurpose kind = RollPurpose::Panic;
  UnitId unit;
  std::vector<int> dice;
  int against = 0;
  bool passed = false;
};
struct ZoneRolled {
  UnitId charger;
  UnitId target;
  int die = 0;
  geometry::Side zone = geometry::Side::Front;
};
struct Reacted {
  UnitId unit;
  UnitId charger;
  Reaction reaction = Reaction::Hold;
  bool forced = false;
};
struct Shots {
  UnitId unit;
  UnitId target;
  int shooters = 0;
  int hits = 0;
  int wounds = 0;
  int killed = 0;
  int toHit = 0;
  int toWound = 0;
  int save = 7;
};
struct Crossed {
  std::string id;
  std::string kind;  ///< "friend", "enemy", "charger" or a terrain kind
  double entry = 0;  ///< inches along the move
  double exit = 0;
};
struct FleeMove {
  UnitId unit;
  std::vector<int> dice;
  double rolled = 0;
  double moved = 0;
  geometry::Path path;
  std::vector<Crossed> crossed;
  int wounds = 0;
};
struct Redirected {
  UnitId charger;
  std::vector<UnitId> from;
  std::vector<UnitId> to;
};
struct RangeRolled {
  UnitId charger;
  std::vector<int> dice;
  double range = 0;
  std::map<UnitId, double> distances;
  std::map<UnitId, bool> success;
};
struct ChargeMoved {
  UnitId charger;
  UnitId target;
  geometry::Path path;
  geometry::Angle wheel;
};
struct DoorClosed {
  UnitId unit;  ///< who turned
  geometry::Angle angle;
  geometry::Vec pivot;
  geometry::Path path;
};
struct Contact {
  UnitId charger;
  UnitId target;
  geometry::Side facing = geometry::Side::Front;
  int chargerModels = 0;
  int targetModels = 0;
  double offset = 0;
  bool operator==(const Contact&) const = default;
};
struct FailedCharge {
  UnitId charger;
  UnitId target;
  double distance = 0;
  double moved = 0;
  geometry::Path path;
  std::string why;
};
struct RanDown {
  UnitId charger;
  UnitId target;
  int wounds = 0;
  int killed = 0;
  bool destroyed = false;
};
struct Dangerous {
  UnitId unit;
  std::string terrain;
  std::vector<int> dice;
  int wounds = 0;
  int killed = 0;
};
enum class DestroyedBy : std::uint8_t { TableEdge, RunDown, Shooting, Contact, Crossing };
struct Destroyed {
  UnitId unit;
  DestroyedBy cause = DestroyedBy::TableEdge;
};
struct Reformed {
  UnitId unit;
  geometry::Facing facing;
  int files = 1;
};
struct StateChanged {
  UnitId unit;
  std::optional<bool> fleeing;
  std::optional<bool> shaken;
  std::optional<bool> charging;
};

using EventBody =
    std::variant<Declared, Refused, Test, ZoneRolled, Reacted, Shots, FleeMove, Redirected, RangeRolled, ChargeMoved,
                 DoorClosed, Contact, FailedCharge, RanDown, Dangerous, Destroyed, Reformed, StateChanged>;

struct Event {
  Clause clause;
  EventBody body;
};

}  // namespace frontage::core
