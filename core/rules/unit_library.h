#pragma once

#include "core/battlefield/unit.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

/// A kind of regiment that can be put on the table: what the window's Library shows.
struct UnitType {
  std::string id;
  std::string name;
  std::string about;  ///< one line, may be empty
  int models = 1;
  int files = 1;
  BaseSize base;
  Characteristics stats;
  bool operator==(const UnitType&) const = default;
};

/// What a unit of a troop type has when its file does not say (formats.md "Scenario file").
struct TroopDefaults {
  TroopType troopType = TroopType::Infantry;
  std::string title;
  bool strengthAtLeastWounds = false;  ///< T5, monsters: the wounds if they are more
  UnitType unit;                       ///< id and name are those of the troop type
};

/// The unit types of resources/units, by troop type in the order of the enum, then as in the files.
class UnitLibrary {
 public:
  /// Loads every *.json of `folder`/units. Throws std::runtime_error with one line when a file is unusable, a troop
  /// type has no file or two, or an id is used twice.
  [[nodiscard]] static UnitLibrary load(const std::string& folder);
  /// The library of resourceFolder(), loaded once.
  [[nodiscard]] static const UnitLibrary& bundled();

  [[nodiscard]] const std::vector<UnitType>& types() const noexcept { return m_types; }
  /// Null when there is none of that id.
  [[nodiscard]] const UnitType* find(std::string_view id) const noexcept;
  [[nodiscard]] const TroopDefaults& defaults(TroopType troopType) const noexcept;
  /// Unit Strength per model when none is stated (rules.md T5).
  [[nodiscard]] double unitStrength(TroopType troopType, int wounds) const noexcept;

 private:
  std::array<TroopDefaults, 7> m_defaults;
  std::vector<UnitType> m_types;
};

/// A regiment of that type: its default models and files, standing steady at `pose`.
[[nodiscard]] Unit makeUnit(const UnitType& type, UnitId id, ArmyId army, const geometry::Pose& pose);

}  // namespace frontage::core
