#include "core/rules/read_characteristics.h"

#include <optional>
#include <utility>
#include <vector>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

void readPsychology(ObjectReader& reader, std::string_view name, std::vector<Psychology>& out, bool panicToo) {
  const JsonNode* list = reader.list(name);
  if (!list) return;
  const std::string expected = panicToo ? nameList<Psychology>() : "fear or terror";
  std::vector<Psychology> values;
  for (std::size_t i = 0; i < list->children.size(); ++i) {
    const JsonNode& item = list->children[i];
    const auto value = item.kind == Kind::String ? fromName<Psychology>(item.text) : std::nullopt;
    if (value && (panicToo || *value != Psychology::Panic))
      values.push_back(*value);
    else
      reader.report().error(item, childPath(reader.pathOf(name), i),
                            "found " + reader.report().found(item) + ", expected " + expected);
  }
  out = std::move(values);
}

void readMissile(ObjectReader& reader, std::optional<MissileWeapon>& out, const UnknownHandler& unknown) {
  const JsonNode* node = reader.find("missile", Need::Optional, "a missile weapon or null");
  if (!node) return;
  out.reset();
  if (node->kind == Kind::Null) return;
  ObjectReader weapon(*node, reader.pathOf("missile"), reader.report());
  MissileWeapon missile;
  missile.name = "Missiles";
  weapon.text("name", missile.name);
  weapon.number("range", missile.range, {0, 1000, true}, Need::Required);
  weapon.whole("strength", missile.strength, {1, 10});
  weapon.whole("ballistic_skill", missile.ballisticSkill, {0, 10});
  weapon.whole("shots", missile.shots, {1, 100});
  weapon.word("ranks", missile.ranks);
  out = std::move(missile);
  unknown(weapon);
}

}  // namespace

void readFigures(ObjectReader& reader, Characteristics& stats, Need movementAndLeadership) {
  reader.number("movement", stats.movement, kMovementBounds, movementAndLeadership);
  reader.whole("leadership", stats.leadership, kLeadershipBounds, movementAndLeadership);
  reader.number("unit_strength", stats.unitStrength, {0, 100});
  reader.whole("wounds", stats.wounds, {1, 100});
  reader.whole("toughness", stats.toughness, {1, 10});
  reader.whole("armour_save", stats.armourSave, {1, 7});
  reader.whole("height", stats.height, {1, 5});
}

void readSpecialRules(ObjectReader& reader, Characteristics& stats, const UnknownHandler& ofMissile) {
  reader.flag("swiftstride", stats.swiftstride);
  reader.flag("flying", stats.flying);
  reader.flag("stand_and_shoot", stats.standAndShoot);
  reader.number("charge_bonus", stats.chargeBonus, {-24, 24});
  readPsychology(reader, "causes", stats.causes, false);
  readPsychology(reader, "immune", stats.immune, true);
  readMissile(reader, stats.missile, ofMissile);
}

bool readBase(ObjectReader& reader, BaseSize& base, Need need) {
  const std::string expected = "a list of two numbers above 0, width and depth in mm";
  const JsonNode* list = reader.find("base_mm", need, expected);
  if (!list) return false;
  const bool pair = list->kind == Kind::Array && list->children.size() == 2;
  if (!pair) {
    reader.unexpected(*list, "base_mm", expected);
    return false;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const JsonNode& size = list->children[i];
    if (size.kind == Kind::Number && kBaseBounds.holds(size.number)) continue;
    reader.report().error(size, childPath(reader.pathOf("base_mm"), i),
                          "found " + reader.report().found(size) + ", expected " + kBaseBounds.text());
    return false;
  }
  base = {list->children[0].number, list->children[1].number};
  return true;
}

}  // namespace frontage::core
