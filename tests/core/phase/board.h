#pragma once

#include "core/phase/phase.h"
#include "core/rules/ruleset_library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace frontage::test {

[[nodiscard]] inline std::vector<std::string> everyRuleset() {
  return {"battleaxe", "wap", "t9a-2", "t9a-3"};
}
/// "t9a-2" -> "t9a_2": GoogleTest wants a word.
[[nodiscard]] inline std::string rulesetTestName(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// A small board written out by hand: two sides, "red" to move.
class Board {
 public:
  explicit Board(const std::string& ruleset) : m_ruleset(ruleset) {
    m_field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  }

  /// An infantry unit of 25 mm bases; change what is returned to make it something else.
  core::Unit& add(const std::string& id, const std::string& army, double x, double y, double facing, int models = 20,
                  int files = 5) {
    core::Unit unit;
    unit.id = {id};
    unit.army = {army};
    unit.pose = {{x, y}, geometry::Facing::fromBearingDegrees(facing)};
    unit.models = models;
    unit.files = files;
    m_field.units.push_back(unit);
    return m_field.units.back();
  }
  core::Battlefield& field() { return m_field; }
  [[nodiscard]] core::PhaseState begin() const {
    return core::beginPhase(m_field, core::RulesetLibrary::bundled().find(m_ruleset), {"red"});
  }

 private:
  std::string m_ruleset;
  core::Battlefield m_field;
};

}  // namespace frontage::test
