#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace frontage::core {

/// Clause numbers of rules.md as the program cites them: "D3", "M7".
using Clause = std::string;

// Every enum below is one row of the tables in rules.md; the engine switches on these, never on a ruleset's name.

enum class ZoneCount : std::uint8_t { FrontRankModels, FrontCentre };  // Z2
enum class ZoneTie : std::uint8_t { DieRoll, Flank };                  // Z2
enum class WhoMustSee : std::uint8_t { AnyModel, FrontRank };          // Z5
enum class RangeRoll : std::uint8_t {                                  // M2
  TwoDice,                                                             ///< 2D6
  MovePlusHighest,                                                     ///< M + higher of 2D6
  MovePlusTwoDice,                                                     ///< M + 2D6
  MovePlusDiePlus4,                                                    ///< M + D6 + 4
};
enum class SwiftRange : std::uint8_t {  // M2
  ThreeDropLowest,                      ///< 3D6 drop lowest
  MoveBySpeed,                          ///< M <= 6: M + 2D6; M >= 7: M + 3D6 drop lowest
  MovePlusThreeDropLowest,              ///< M + 3D6 drop lowest
  MovePlus4PlusHighest,                 ///< M + 4 + higher of 2D6
};
enum class FailedDistance : std::uint8_t { HighestDie, HighestOrSwiftSum, Four };             // M11
enum class FailedRoute : std::uint8_t { ShortestRound, OneWheelToCentre, OneWheelToFacing };  // M11
enum class WheelCost : std::uint8_t { Arc, Chord, Free };                                     // M11
enum class RedirectTest : std::uint8_t { None, Leadership };                                  // R9
enum class SecondFlight : std::uint8_t { GoesOn, MayReturn, ChooseEither };                   // R9
enum class ChargedAgain : std::uint8_t { FleesAgain, DeclaredOnly, Holds };                   // R7
enum class FleeDice : std::uint8_t { TwoDice, SwiftBySpeed, SwiftThreeDropLowest };           // F2
enum class ThroughFriend : std::uint8_t { Panic, PanicIfStrong, NoneIfVoluntary };            // F4
enum class ThroughEnemy : std::uint8_t {
  DangerousPerModel,
  WoundPerStrength,
  DangerousByHeight,
  DangerousFourUp
};                                                                                                      // F4
enum class ThroughImpassable : std::uint8_t { DangerousPerModel, DangerousByHeight, DangerousFourUp };  // F4
enum class DangerousDice : std::uint8_t { PerModel, PerHeightClass };                                   // M14
enum class RunDown : std::uint8_t { Destroyed, TwoWoundsPerStrength, DestroyedAtEnd };                  // M12
enum class Priority : std::uint8_t { ModelsTogether, UnitsThenModels, TargetThenCharger };              // M9
enum class DoorRule : std::uint8_t { TurnAboutContact, SetFlush };                                      // M6
enum class SeveralTargets : std::uint8_t { WhenUnavoidable, Never };                                    // D7
enum class MeasureLine : std::uint8_t { Straight, RoundImpassable };                                    // M3

/// A ruleset is data (DESIGN.md idea 4): one value for every cell of the tables in rules.md. Loaded from
/// resources/rulesets; a scenario's house_rules override single fields by their JSON name.
struct Ruleset {
  std::string id;
  std::string title;
  std::string source;

  // Zones and sight
  ZoneCount zoneCount = ZoneCount::FrontRankModels;
  ZoneTie zoneTie = ZoneTie::DieRoll;
  WhoMustSee whoMustSee = WhoMustSee::AnyModel;

  // Declaring
  bool marchedMayCharge = true;
  bool shakenMayCharge = true;
  bool roomAssumesUnitsMove = true;  ///< D6: a unit that might still move does not forbid
  bool roomCountsDeclared = false;   ///< D6: declared charges taken as completed, aligned positions included
  SeveralTargets severalTargets = SeveralTargets::WhenUnavoidable;
  bool blockedPath = false;  ///< M17

  // Reactions
  bool standAndShoot = true;  ///< R3: false = only where the unit's data grants it
  bool standAndShootNeedsFrontZone = false;
  bool fleeingMustFlee = true;  ///< R6
  ChargedAgain chargedAgain = ChargedAgain::FleesAgain;
  RedirectTest redirectTest = RedirectTest::Leadership;
  bool redirectWhenDestroyed = false;  ///< R9: wap
  SecondFlight secondFlight = SecondFlight::GoesOn;

  // Flight
  FleeDice fleeDice = FleeDice::TwoDice;
  ThroughFriend throughFriend = ThroughFriend::Panic;
  double friendPanicStrength = 10;  ///< F4, PanicIfStrong: Unit Strength from which a fleeing unit frightens friends
  ThroughEnemy throughEnemy = ThroughEnemy::DangerousPerModel;
  ThroughImpassable throughImpassable = ThroughImpassable::DangerousPerModel;
  bool declaredChargerDestroys = false;  ///< F4: t9a-3
  double fleeClearance = 1;              ///< F5, inches
  bool fleeingIsShaken = false;          ///< F6

  // Resolving
  RangeRoll range = RangeRoll::TwoDice;
  SwiftRange swiftRange = SwiftRange::ThreeDropLowest;
  MeasureLine measureLine = MeasureLine::Straight;
  bool mayStickOutOnTheWay = false;    ///< M5 d
  bool frontEdgeOnlyOnTheWay = false;  ///< M5
  DoorRule door = DoorRule::TurnAboutContact;
  bool smallTargetTurns = false;       ///< M7
  double smallTargetBelow = 5;         ///< M7: a target of less Unit Strength than this is small
  double smallTargetChargerFrom = 10;  ///< M7: a charger of at least this Unit Strength makes it turn
  Priority priority = Priority::ModelsTogether;
  FailedDistance failedDistance = FailedDistance::HighestDie;
  FailedRoute failedRoute = FailedRoute::ShortestRound;
  WheelCost wheelCost = WheelCost::Arc;
  double failedClearance = 1;   ///< M11, inches; 0 = just before contact
  bool failedIsShaken = false;  ///< M11
  RunDown runDown = RunDown::Destroyed;
  bool reformAfterRunDown = true;                         ///< M12
  DangerousDice dangerousDice = DangerousDice::PerModel;  ///< M14

  /// JSON names of the fields whose value no text of the ruleset's family settles (the Why? panel says so).
  std::vector<std::string> assumed;
  bool operator==(const Ruleset&) const = default;
};

}  // namespace frontage::core
