#include "core/import/list_scenario.h"

#include "core/import/set_out.h"
#include "core/import/text/words.h"
#include "core/rules/unit_library.h"

#include <cmath>
#include <set>
#include <utility>

namespace frontage::core {

namespace {

const ArmyId kFirst{"red"};
const ArmyId kSecond{"blue"};

/// Past that size a table is none.
constexpr double kLargestTable = 1000;

std::vector<Unit> unitsOf(const ImportedList& list, const ArmyId& army) {
  std::vector<Unit> units;
  std::set<std::string> taken;
  for (const ImportedUnit& each : list.units) {
    const std::string word = idWord(each.name);
    std::string id = word;
    for (int i = 2; !taken.insert(id).second; ++i) id = word + "-" + std::to_string(i);
    units.push_back(toUnit(each, {id}, army, UnitLibrary::bundled()));
  }
  return units;
}

}  // namespace

std::string idWord(const std::string& name) {
  std::string id;
  for (const char c : folded(name)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    if (letter)
      id += c;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  while (!id.empty() && id.back() == '-') id.pop_back();
  return id.empty() ? "unit" : id;
}

ListScenario scenarioOf(const ImportedList& list, const ArmyId& army, const std::string& rulesetId) {
  ListScenario made;
  Scenario& scenario = made.scenario;
  scenario.name = list.name;
  scenario.rulesetId = rulesetId;
  scenario.active = army;
  const ArmyId other = army == kSecond ? kFirst : kSecond;
  const Army own{army, list.name.empty() ? army.value : list.name};
  scenario.field.armies = {own, {other, other.value}};
  if (army == kSecond) std::swap(scenario.field.armies[0], scenario.field.armies[1]);
  scenario.seed = 1;
  const std::vector<Unit> units = unitsOf(list, army);
  const TableEdge edge = army == kSecond ? TableEdge::Far : TableEdge::Near;
  Table& table = scenario.field.table;
  auto placed = setOutInLines(scenario.field, units, edge);
  while (!placed && table.width * 1.25 <= kLargestTable) {
    table = {std::ceil(table.width * 1.25), std::ceil(table.height * 1.25)};
    made.enlarged = true;
    placed = setOutInLines(scenario.field, units, edge);
  }
  made.fits = placed.has_value();
  if (placed) scenario.field.units = std::move(*placed);
  return made;
}

}  // namespace frontage::core
