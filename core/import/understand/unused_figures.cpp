#include "core/import/understand/unused_figures.h"

#include "core/import/text/words.h"

#include <algorithm>
#include <utility>

namespace frontage::core {

namespace {

void addWord(std::string& words, const std::string& word) {
  words += (words.empty() ? "" : ", ") + word;
}

/// "Glorp 3 / 4": each value once.
std::string withValues(const std::string& name, const std::vector<ListFigure>& figures) {
  std::vector<std::string> values;
  for (const ListFigure& figure : figures)
    if (figure.name == name) addName(values, figure.text.text);
  std::string text = name;
  for (const std::string& value : values) text += (&value == &values.front() ? " " : " / ") + value;
  return listName(text);
}

}  // namespace

void UnusedFigures::add(const ListUnit& unit, const ImportedUnit& made) {
  if (unit.copy) return;
  OfUnit& own = m_units.emplace_back(OfUnit{unit.name, unit.place, {}});
  for (const ListFigure& figure : unit.others) {
    if (figure.key == "ballistic_skill" && made.missile.value) continue;
    own.figures.push_back({figure.key, listName(figure.name), figure.text});
    m_unitsOf[own.figures.back().name].insert(unit.name);
  }
}

std::vector<Remark> UnusedFigures::remarks() const {
  std::vector<Remark> remarks;
  Remark ofList{Remark::Kind::FiguresUnused, {}, {}, {}, {}, {}};
  std::set<std::string> told;
  for (const OfUnit& unit : m_units) {
    std::string own;
    std::set<std::string> seen;
    for (const ListFigure& figure : unit.figures) {
      if (m_unitsOf.at(figure.name).size() == 1) {
        if (seen.insert(figure.name).second) addWord(own, withValues(figure.name, unit.figures));
      } else if (told.insert(figure.name).second) {
        if (ofList.found.empty()) ofList.place = figure.text.place;
        addWord(ofList.found, figure.name);
      }
    }
    if (!own.empty()) remarks.push_back({Remark::Kind::FiguresUnused, unit.unit, {}, own, {}, unit.place});
  }
  if (!ofList.found.empty()) remarks.push_back(std::move(ofList));
  return remarks;
}

}  // namespace frontage::core
