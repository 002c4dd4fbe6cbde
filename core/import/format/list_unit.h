#pragma once

#include "core/import/army_list.h"
#include "core/import/format/roster.h"
#include "core/import/text/stat_words.h"

#include <array>
#include <string>
#include <vector>

namespace frontage::core {

/// One line of figures of a unit, as texts.
struct StatLine {
  enum class Of : std::uint8_t { Model, Champion, Mount };
  Of of = Of::Model;
  std::string name;
  std::array<ListText, kStats> stats;  ///< by Stat; an empty text where the line has no such figure

  [[nodiscard]] const ListText& at(Stat stat) const noexcept { return stats[static_cast<std::size_t>(stat)]; }
  [[nodiscard]] ListText& at(Stat stat) noexcept { return stats[static_cast<std::size_t>(stat)]; }
};

/// A characteristic by the name that the list gives it.
struct ListFigure {
  std::string key;  ///< the figure's key (figureName, "base", "unit_size"); empty when it is none that is known here
  std::string name;
  ListText text;
};

struct ListWeapon {
  std::string name;
  std::string range;
  std::string strength;
  std::string rules;
  TextPlace place;
};

/// What a list says about one unit, whichever program wrote it; not yet understood.
struct ListUnit {
  std::string name;
  std::string kind;  ///< its name in the program's lists, where a player gave it another
  TextPlace place;
  Figure<int> models;       ///< a guess here is a hint of the list's
  bool saysModels = false;  ///< it names models, be their number readable or not
  bool character = false;
  bool copy = false;  ///< one more of the unit before it, chosen several times at once
  std::vector<StatLine> lines;
  std::vector<ListText> bases;
  std::vector<ListText> types;     ///< what the list calls its type
  std::vector<ListText> groups;    ///< its categories, which may name a type
  std::vector<ListFigure> blanks;  ///< figures that read "-", "*" or nothing
  std::vector<ListFigure> others;  ///< what its profiles say beside what is taken
  std::vector<std::string> mounts;
  std::vector<ListWeapon> weapons;
  std::vector<std::string> equipment;  ///< names of weapons without figures
  std::vector<ListText> rules;
  std::vector<std::string> unused;  ///< names of everything else
  std::vector<Remark> remarks;      ///< what was found on the way
};

/// What a list is made of once its format is out of the way.
struct ListContents {
  std::vector<ListUnit> units;
  std::vector<Remark> remarks;  ///< about the list, not about one of its units
};

/// The units in a roster: regiments, characters, whatever lies in them as a unit of its own.
[[nodiscard]] ListContents unitsOf(const Roster& roster);

/// The unit as it can be set up: figures read, the rest guessed. What was not taken as it stands is added to `remarks`,
/// unless the unit is a copy.
[[nodiscard]] ImportedUnit understand(const ListUnit& unit, std::vector<Remark>& remarks);

/// A name as the table takes it: on one line, not too long, never empty.
[[nodiscard]] std::string listName(std::string_view name);
/// Notes the name, once.
void addName(std::vector<std::string>& names, std::string_view name);

}  // namespace frontage::core
