#include "core/import/text/read_figure.h"
#include "core/import/text/rule_words.h"
#include "core/import/text/stat_words.h"
#include "core/import/text/type_words.h"

#include <gtest/gtest.h>

#include <cmath>

namespace frontage::core {
namespace {

using Kind = FigureText::Kind;

TEST(ListFigures, AreReadInTheSpellingsOfLists) {
  const std::vector<std::tuple<std::string, Kind, double>> rows{
      {"4", Kind::Number, 4},
      {" 4 ", Kind::Number, 4},
      {"4\"", Kind::Number, 4},
      {"4″", Kind::Number, 4},
      {"4 in", Kind::Number, 4},
      {"4''", Kind::Number, 4},
      {"10 cm", Kind::Number, 100 / 25.4},
      {"7+", Kind::Number, 7},
      {"3.5", Kind::Number, 3.5},
      {"3,5", Kind::Number, 3.5},
      {"-2", Kind::Number, -2},
      {"", Kind::None, 0},
      {"-", Kind::None, 0},
      {"–", Kind::None, 0},
      {"*", Kind::None, 0},
      {"N/A", Kind::None, 0},
      {"(+2)", Kind::Bonus, 2},
      {"+1", Kind::Bonus, 1},
      {"4-6", Kind::Several, 4},
      {"4/8", Kind::Several, 4},
      {"5 (10)", Kind::Several, 5},
      {"9\", 18\"", Kind::Unreadable, 9},
      {"9\" / 18\"", Kind::Several, 9},
      {"2D6", Kind::Unreadable, 2},
      {"D6", Kind::Unreadable, 0},
      {"as user", Kind::Unreadable, 0},
      {"4 4", Kind::Unreadable, 4},
      {std::string(1000, '9'), Kind::Unreadable, 0},
  };
  for (const auto& [text, kind, value] : rows) {
    const FigureText figure = parseFigure(text);
    EXPECT_EQ(figure.kind, kind) << text;
    if (kind != Kind::Unreadable) {
      EXPECT_NEAR(figure.value, value, 1e-9) << text;
    }
  }
}

TEST(ListFigures, BasesAreReadInTheSpellingsOfLists) {
  struct Row {
    std::string text;
    std::vector<BaseSize> sizes;
    bool round = false;
  };
  const std::vector<Row> rows{
      {"25x50", {{25, 50}}},
      {"25 x 50 mm", {{25, 50}}},
      {"25mm x 50mm", {{25, 50}}},
      {"25×50MM", {{25, 50}}},
      {"25 by 50", {{25, 50}}},
      {"40mm", {{40, 40}}},
      {"20 mm square", {{20, 20}}},
      {"Ø 60", {{60, 60}}, true},
      {"60mm round", {{60, 60}}, true},
      {"50 mm rund", {{50, 50}}, true},
      {"25x25/50x50", {{25, 25}, {50, 50}}},
      {"25x25 or 30x30", {{25, 25}, {30, 30}}},
      {"25x25mm (leader on 25x50mm)", {{25, 25}, {25, 50}}},
      {"25,4x50,8", {{25.4, 50.8}}},
      {"1\" x 2\"", {{25.4, 50.8}}},
      {"2,5 cm x 5 cm", {{25, 50}}},
      {"as the model", {}},
      {"", {}},
      {"-", {}},
  };
  for (const Row& row : rows) {
    std::vector<BaseSize> sizes;
    bool round = false;
    for (const BaseText& base : parseBases(row.text)) {
      sizes.push_back({std::round(base.size.width * 10) / 10, std::round(base.size.depth * 10) / 10});
      round = round || base.round;
    }
    EXPECT_EQ(sizes, row.sizes) << row.text;
    EXPECT_EQ(round, row.round) << row.text;
  }
}

TEST(ListWords, TypesAreKnownInTheLanguagesOfLists) {
  using enum TroopType;
  const std::vector<std::pair<std::string, std::optional<TroopType>>> rows{
      {"Regular Infantry", Infantry},
      {"Heavy Infantry", Infantry},
      {"Schwere Infanterie", Infantry},
      {"Infanterie lourde", Infantry},
      {"INFANTERÍA PESADA", Infantry},
      {"Fanteria", Infantry},
      {"Ciężka piechota", Infantry},
      {"Light Cavalry", Cavalry},
      {"Kavallerie", Cavalry},
      {"Cavalerie", Cavalry},
      {"Caballería", Cavalry},
      {"Cavalleria", Cavalry},
      {"Kawaleria", Cavalry},
      {"重骑兵", Cavalry},
      {"Monstrous Infantry", MonstrousInfantry},
      {"Monströse Infanterie", MonstrousInfantry},
      {"Fanteria mostruosa", MonstrousInfantry},
      {"Large Infantry", MonstrousInfantry},
      {"Monstrous Cavalry", MonstrousCavalry},
      {"Monströse Kavallerie", MonstrousCavalry},
      {"MCa", MonstrousCavalry},
      {"Heavy Chariot", Chariot},
      {"Streitwagen", Chariot},
      {"Char", Chariot},
      {"Carro", Chariot},
      {"War Beasts", WarBeast},
      {"Kriegsbestien", WarBeast},
      {"Swarms", WarBeast},
      {"Monster", Monster},
      {"Behemoth", Monster},
      {"Monstrous Creature", Monster},
      {"Gigantic Beast", Monster},
      {"Characters", std::nullopt},
      {"Charaktere", std::nullopt},
      {"Core", std::nullopt},
      {"War Machine", std::nullopt},
      {"Configuration", std::nullopt},
      {"", std::nullopt},
  };
  for (const auto& [words, type] : rows) EXPECT_EQ(typeOfWords(words), type) << words;
}

TEST(ListWords, LettersMeanWhatTheirLanguageSays) {
  EXPECT_EQ(tongueOf({"M", "WS", "T", "W", "Ld"}), Tongue::English);
  EXPECT_EQ(tongueOf({"B", "KG", "W", "LP", "MW"}), Tongue::German);
  EXPECT_EQ(tongueOf({"M", "CC", "E", "PV", "Cd"}), Tongue::French);
  EXPECT_EQ(statOf("W", Tongue::English), Stat::Wounds);
  EXPECT_EQ(statOf("W", Tongue::German), Stat::Toughness);
  EXPECT_EQ(statOf("HP", Tongue::English), Stat::Wounds);
  EXPECT_EQ(statOf("HP", Tongue::Spanish), Stat::BallisticSkill);
  EXPECT_EQ(statOf("US", Tongue::English), Stat::UnitStrength);
  EXPECT_EQ(statOf("US", Tongue::Polish), Stat::BallisticSkill);
  EXPECT_EQ(statOf("Armour Save", Tongue::French), Stat::ArmourSave);
  EXPECT_EQ(statOf("Agi", Tongue::English), std::nullopt);
}

TEST(ListWords, RulesThatDecideAChargeAreTakenAndOthersLeft) {
  ImportedUnit unit;
  unit.movement = {6, Origin::File};
  for (const char* rule : {"Fear", "causes Terror", "Swiftstride", "Fly (10)", "Immune to Psychology"})
    EXPECT_TRUE(takeRule(rule, unit)) << rule;
  for (const char* rule : {"Fearless", "Immune to Fear of Water", "Stubborn", ""})
    EXPECT_FALSE(takeRule(rule, unit)) << rule;
  EXPECT_EQ(unit.causes, (std::vector{Psychology::Fear, Psychology::Terror}));
  EXPECT_EQ(unit.immune.size(), 3u);
  EXPECT_TRUE(unit.swiftstride && unit.flying);
  EXPECT_EQ(unit.movement.value, 10);
  takeRule("Fly (8)", unit);
  EXPECT_EQ(unit.movement.value, 10) << "never slower";
}

}  // namespace
}  // namespace frontage::core
