#pragma once

#include "core/json/object_reader.h"
#include "core/rules/unit_library.h"
#include "core/scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace frontage::core {

// The parts of reading a scenario. Only core/scenario includes this.

inline constexpr NumberBounds kPlaceBounds{-10'000, 10'000};
inline constexpr NumberBounds kDegreeBounds{-1'000'000, 1'000'000};
inline constexpr NumberBounds kTableBounds{0, 10'000, true};
inline constexpr std::size_t kMaxArmies = 100;
inline constexpr std::size_t kMaxVertices = 200;  // cutting a polygon into convex parts goes with its cube

/// A thing of the file, for the checks that come after reading.
using Place = NodePlace;

/// A mention of a unit or army that has to exist.
struct Mention {
  enum class Of : std::uint8_t { Unit, Army };
  Of of = Of::Unit;
  std::string id;
  Place place;
};

/// What the readers share: where the values go, and what is to be checked when everything is read.
class ScenarioReading {
 public:
  ScenarioReading(Scenario& into, Report& reportTo, const UnitLibrary& unitLibrary) noexcept
      : scenario(into), report(reportTo), library(unitLibrary) {}

  Scenario& scenario;
  Report& report;
  const UnitLibrary& library;

  std::vector<Place> armies;     ///< one for each of scenario.field.armies
  std::vector<Place> units;      ///< one for each of scenario.field.units
  std::vector<Place> terrain;    ///< one for each of scenario.field.terrain
  std::vector<TextPlace> given;  ///< one for each of scenario.given
  std::vector<Mention> mentions;
  /// False when an army or unit could not be read far enough to know its id: then nobody can say that a mention is of
  /// nobody, and the one fault is not buried under what follows from it.
  bool allArmiesKnown = true;
  bool allUnitsKnown = true;

  /// Reads a mention; a missing or unusable one is reported.
  bool mention(ObjectReader& reader, std::string_view name, Mention::Of of, std::string& id);
  /// Reads a list of unit ids, none twice; `least` is how many there have to be.
  void unitList(ObjectReader& reader, std::string_view name, Need need, std::size_t least, std::vector<UnitId>& ids);

  /// Keeps the members that nobody asked for under `stablePath` and warns of each name once for each `kind` of object.
  void keepUnknown(const ObjectReader& reader, std::string_view kind, const std::string& stablePath);

 private:
  std::set<std::pair<std::string, std::string>> m_warned;
};

void readArmies(ScenarioReading& reading, ObjectReader& root);
void readUnits(ScenarioReading& reading, ObjectReader& root);
void readTerrain(ScenarioReading& reading, ObjectReader& root);
void readOrders(ScenarioReading& reading, ObjectReader& root);
void readDice(ScenarioReading& reading, ObjectReader& root);
/// Requires: orders and dice were read.
void readBranches(ScenarioReading& reading, ObjectReader& root);

// The parts of orders and dice, for documents that have them elsewhere.
void readOrderList(ScenarioReading& reading, ObjectReader& reader, std::string_view name, Need need = Need::Optional,
                   std::size_t least = 0);
void readOneOrder(ScenarioReading& reading, const Place& place);
void readRolls(ScenarioReading& reading, ObjectReader& dice);
void readGivenRolls(ScenarioReading& reading, ObjectReader& dice);

/// Ids used twice, mentions of nobody, units engaged with themselves or one-sidedly (a warning).
void checkReferences(ScenarioReading& reading);
/// Of these, mentions of nobody only.
void checkMentions(const ScenarioReading& reading);
/// Units that overlap; warnings for units off the table or on impassable terrain. Requires: all else was read well.
void checkPlaces(ScenarioReading& reading);

}  // namespace frontage::core
