#pragma once

#include "core/battlefield/unit.h"
#include "core/json/problem.h"
#include "core/text/line_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace frontage::core {

class UnitLibrary;

/// The programs whose lists can be read. New Recruit's is BattleScribe's roster written as JSON.
enum class ListFormat : std::uint8_t { BattleScribe, NewRecruit, OldWorldBuilder };

/// Where a figure of an imported unit comes from.
enum class Origin : std::uint8_t {
  File,     ///< the list says so
  Guess,    ///< the list does not say; taken from the troop type, or from a name
  Missing,  ///< the list does not say, and nothing was taken in its place
  Typed,    ///< somebody put it right after the reading
};

template <class T>
struct Figure {
  T value{};
  Origin origin = Origin::Missing;
  bool operator==(const Figure&) const = default;
};

/// What the troop type was told by.
enum class TypeSource : std::uint8_t { Stated, Category, Mount, Base, Name, Nothing };

/// Which figures of a missile weapon the list does not say, where it says that there is one.
struct MissileGuesses {
  bool strength = false;
  bool ballisticSkill = false;
  bool shots = false;
  bool ranks = false;
  [[nodiscard]] bool any() const noexcept { return strength || ballisticSkill || shots || ranks; }
  bool operator==(const MissileGuesses&) const = default;
};

/// One regiment of a list. What the list did not say is filled in by applyGuesses.
struct ImportedUnit {
  std::string name;
  TextPlace place;
  Figure<int> models;
  int likelyModels = 0;  ///< what the list hints at without saying it (a single character, a least size); 0 = nothing
  Figure<int> files;
  Figure<BaseSize> base;
  Figure<TroopType> troopType;
  TypeSource typeSource = TypeSource::Nothing;
  Figure<double> movement;
  Figure<int> leadership;
  Figure<double> unitStrength;  ///< per model
  Figure<int> toughness;
  Figure<int> wounds;
  Figure<int> armourSave;
  Figure<std::optional<MissileWeapon>> missile;
  MissileGuesses missileGuesses;
  bool warMachine = false;  ///< a type that the table does not have: guesses are made for it all the same
  bool swiftstride = false;
  bool flying = false;
  std::vector<Psychology> causes;
  std::vector<Psychology> immune;
  bool operator==(const ImportedUnit&) const = default;
};

/// Something in a list that was not taken as it stands there: what it is, what became of it, and where it is. Kept as
/// figures apart from words, so that the window can say it in its own language.
struct Remark {
  enum class Kind : std::uint8_t {
    NoUnit,         ///< `subject` stands where units do, but has neither models nor a profile
    NoModels,       ///< the unit has none, and is left out
    Unreadable,     ///< the figure `subject` reads `found`
    NoFigures,      ///< `found` ("M "-", Base """) holds no figures; guesses stand in their place
    FiguresUnused,  ///< `found` (names, of one unit with what they read) are figures of profiles that are not used here
    OutOfBounds,    ///< the figure `subject` reads `found`, which is too small or too large
    SeveralValues,  ///< the figure `subject` has the values `found`; `taken` was taken
    RoundBase,      ///< the base `found` is round; `taken` was taken
    JoinedTo,       ///< stands apart from `subject`, which it had joined
    Repeated,       ///< was chosen `found` times; as many units were made
    AsModels,       ///< was chosen `found` times and names no models; taken to be so many models
    Uneven,         ///< was chosen `found` times, but its models cannot be shared out; one unit was made
    NotCounted,     ///< `subject` has a profile of its own, but is taken to be one of the unit's models
    NotUsed,        ///< `found` (names) are of no use here
    NoSuchType,     ///< the troop type `found` is none of those known here; `taken` was taken
    OtherMissile,   ///< the missile weapon `found` was left for `taken`
    UnknownField,   ///< the part `subject` of the list is unknown
    OtherFile,      ///< the archive also holds `subject`, which was not read
  };
  Kind kind = Kind::NotUsed;
  std::string unit;     ///< its name; empty where it is about the list
  std::string subject;  ///< a figure's key (figureName), a name, a part of the list
  std::string found;    ///< as it stands in the list
  std::string taken;
  TextPlace place;
  bool operator==(const Remark&) const = default;
};

struct ImportedList {
  ListFormat format = ListFormat::BattleScribe;
  std::string name;  ///< may be empty
  std::vector<ImportedUnit> units;
  std::vector<Remark> remarks;  ///< in the order of the file
};

/// A list, or what is wrong with the file; never both.
struct ImportResult {
  std::optional<ImportedList> list;
  Problem error;  ///< when there is no list
  [[nodiscard]] bool ok() const noexcept { return list.has_value(); }
};

/// Fills in every figure that neither the list nor a person has given, from the troop type; the files from the models
/// as well. Called again after the troop type or the models have been put right.
void applyGuesses(ImportedUnit& unit, const UnitLibrary& library);

/// The unit for the table. Its height is that of the troop type.
[[nodiscard]] Unit toUnit(const ImportedUnit& unit, const UnitId& id, const ArmyId& army, const UnitLibrary& library);

}  // namespace frontage::core
