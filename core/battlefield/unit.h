#pragma once

#include "core/battlefield/ids.h"
#include "geometry/base/footprint.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

enum class TroopType : std::uint8_t {
  Infantry,
  WarBeast,
  Cavalry,
  MonstrousInfantry,
  MonstrousCavalry,
  Chariot,
  Monster,
};

enum class Shooters : std::uint8_t { Front, FrontAndHalf, All };
enum class Psychology : std::uint8_t { Fear, Terror, Panic };

struct MissileWeapon {
  std::string name;
  double range = 0;  ///< inches
  int strength = 3;
  int ballisticSkill = 3;
  int shots = 1;
  Shooters ranks = Shooters::Front;
  bool operator==(const MissileWeapon&) const = default;
};

/// Size of one base in millimetres, as it is bought.
struct BaseSize {
  double width = 25;
  double depth = 25;
  bool operator==(const BaseSize&) const = default;
};

/// What a unit can do (rules.md T3). Unit Strength is per model.
struct Characteristics {
  TroopType troopType = TroopType::Infantry;
  double movement = 4;  ///< inches
  int leadership = 7;
  double unitStrength = 1;
  int wounds = 1;
  int toughness = 3;
  int armourSave = 7;  ///< 7 = none
  int height = 1;      ///< 1 to 5
  bool swiftstride = false;
  bool flying = false;
  bool standAndShoot = false;  ///< granted by the data where the ruleset knows no such reaction (R3, t9a-3)
  double chargeBonus = 0;      ///< inches added to M for the charge range only
  std::vector<Psychology> causes;
  std::vector<Psychology> immune;
  std::optional<MissileWeapon> missile;
  bool operator==(const Characteristics&) const = default;
};

/// rules.md T4.
struct UnitState {
  bool fleeing = false;
  bool shaken = false;
  bool marched = false;
  bool charging = false;
  bool destroyed = false;
  bool stoodAndShot = false;
  bool redirected = false;
  bool fledThisPhase = false;
  std::vector<UnitId> engagedWith;
  bool operator==(const UnitState&) const = default;
};

/// A regiment. A value; other units are named by id only. `pose` is the centre and facing of the footprint.
struct Unit {
  UnitId id;
  std::string name;
  ArmyId army;
  geometry::Pose pose;
  int models = 1;  ///< alive
  int files = 1;
  BaseSize base;
  Characteristics stats;
  UnitState state;
  int woundsTaken = 0;  ///< on the one wounded model
  bool operator==(const Unit&) const = default;
};

}  // namespace frontage::core
