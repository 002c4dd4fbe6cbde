#pragma once

#include "core/import/format/list_unit.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace frontage::core {

/// Gathers what the profiles of a list say beside what was taken, so that it is told in few remarks: what several units
/// have (most profiles have figures for the fight) once for the list, the rest once for its unit, with what it reads.
class UnusedFigures {
 public:
  /// `made` is what became of the unit: the Ballistic Skill is of use to units that shoot.
  void add(const ListUnit& unit, const ImportedUnit& made);
  [[nodiscard]] std::vector<Remark> remarks() const;

 private:
  struct OfUnit {
    std::string unit;
    TextPlace place;
    std::vector<ListFigure> figures;
  };
  std::vector<OfUnit> m_units;
  std::map<std::string, std::set<std::string>> m_unitsOf;  ///< names of units by the name of the figure
};

}  // namespace frontage::core
