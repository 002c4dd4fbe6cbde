#include "core/rules/unit_library.h"

#include "core/text/names.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>
#include <unistd.h>

namespace frontage::core {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;

const std::string kResources = std::string(FRONTAGE_SOURCE_DIR) + "/resources";

const UnitLibrary& shipped() {
  static const UnitLibrary library = UnitLibrary::load(kResources);
  return library;
}

TEST(UnitLibrary, HasAtLeastTwentyFourTypesOverAllTroopTypes) {
  EXPECT_GE(shipped().types().size(), 24U);
  std::map<TroopType, int> count;
  for (const UnitType& type : shipped().types()) ++count[type.stats.troopType];
  for (const auto& named : Names<TroopType>::table) EXPECT_GE(count[named.value], 3) << named.name;
}

TEST(UnitLibrary, UnitStrengthPerModelIsThatOfTheRules) {
  // rules.md T5: infantry 1, war beast 1, cavalry 2, monstrous infantry 2, monstrous cavalry 3, chariot 4, monster 5.
  const std::map<TroopType, double> expected{{TroopType::Infantry, 1},         {TroopType::WarBeast, 1},
                                             {TroopType::Cavalry, 2},          {TroopType::MonstrousInfantry, 2},
                                             {TroopType::MonstrousCavalry, 3}, {TroopType::Chariot, 4},
                                             {TroopType::Monster, 5}};
  for (const auto& [troopType, strength] : expected) EXPECT_EQ(shipped().unitStrength(troopType, 1), strength);
}

TEST(UnitLibrary, AMonsterIsWorthItsWoundsIfTheyAreMore) {
  EXPECT_EQ(shipped().unitStrength(TroopType::Monster, 4), 5);
  EXPECT_EQ(shipped().unitStrength(TroopType::Monster, 8), 8);
  EXPECT_EQ(shipped().unitStrength(TroopType::Chariot, 8), 4);
  EXPECT_EQ(shipped().find("war-elephant")->stats.unitStrength, 8);
}

TEST(UnitLibrary, BasesAreOnesThatAreSold) {
  const std::set<std::pair<double, double>> sold{{20, 20}, {25, 25},  {25, 50},  {40, 40},  {40, 60},   {50, 50},
                                                 {50, 75}, {50, 100}, {60, 100}, {75, 100}, {100, 100}, {100, 150}};
  for (const UnitType& type : shipped().types())
    EXPECT_EQ(sold.count({type.base.width, type.base.depth}), 1U) << type.id;
}

TEST(UnitLibrary, SpecialRulesAreNeverImpliedByTheTroopType) {
  for (const auto& named : Names<TroopType>::table) {
    const Characteristics& stats = shipped().defaults(named.value).unit.stats;
    EXPECT_EQ(stats.troopType, named.value);
    EXPECT_FALSE(stats.swiftstride || stats.flying || stats.standAndShoot) << named.name;
    EXPECT_TRUE(stats.causes.empty() && stats.immune.empty() && !stats.missile) << named.name;
  }
}

TEST(UnitLibrary, ATypeHasWhatItStatesAndElseTheDefaults) {
  const UnitType* archers = shipped().find("archers");
  ASSERT_NE(archers, nullptr);
  ASSERT_TRUE(archers->stats.missile);
  EXPECT_EQ(archers->stats.missile->range, 24);
  EXPECT_EQ(archers->stats.missile->ranks, Shooters::FrontAndHalf);
  EXPECT_EQ(archers->base, (BaseSize{20, 20}));
  EXPECT_EQ(archers->stats.leadership, 7);
}

TEST(UnitLibrary, MakesARegimentOfAType) {
  const Unit unit = makeUnit(*shipped().find("knights"), {"k1"}, {"red"}, {{10, 12}, {}});
  EXPECT_EQ(unit.id.value, "k1");
  EXPECT_EQ(unit.name, "Knights");
  EXPECT_EQ(unit.models, 10);
  EXPECT_EQ(unit.stats.troopType, TroopType::Cavalry);
  EXPECT_EQ(unit.state, UnitState{});
}

class BrokenUnits : public ::testing::Test {
 protected:
  void SetUp() override {
    m_folder = fs::temp_directory_path() / ("frontage-units-" + std::to_string(::getpid()));
    fs::create_directories(m_folder);
    fs::copy(kResources + "/units", m_folder / "units");
  }
  void TearDown() override { fs::remove_all(m_folder); }

  std::string faultAfter(const std::string& file, const std::string& text) const {
    std::ofstream(m_folder / "units" / file) << text;
    try {
      (void)UnitLibrary::load(m_folder.string());
    } catch (const std::runtime_error& e) {
      return e.what();
    }
    return "no fault";
  }

  fs::path m_folder;
};

TEST_F(BrokenUnits, AWrongFigureIsNamedWithItsPlace) {
  EXPECT_THAT(faultAfter("chariot.json",
                         "{\"troop_type\": \"chariot\", \"title\": \"C\",\n"
                         "\"defaults\": {\"wounds\": 0}, \"units\": []}"),
              HasSubstr("chariot.json:2:24: /defaults/wounds: found 0, expected a whole number from 1 to 100"));
}

TEST_F(BrokenUnits, AnUnknownFieldIsAnError) {
  EXPECT_THAT(faultAfter("chariot.json", R"({"troop_type": "chariot", "title": "C", "defaults": {"wings": 2},
                                             "units": []})"),
              HasSubstr("unknown field \"wings\""));
}

TEST_F(BrokenUnits, ASecondFileOfATroopTypeIsAnError) {
  EXPECT_THAT(faultAfter("more.json", R"({"troop_type": "cavalry", "title": "C", "defaults": {}, "units": []})"),
              HasSubstr("a second file of troop type cavalry"));
}

TEST_F(BrokenUnits, AnIdUsedTwiceIsAnError) {
  EXPECT_THAT(faultAfter("chariot.json", R"({"troop_type": "chariot", "title": "C", "defaults": {},
                                             "units": [{"id": "knights", "name": "K"}]})"),
              HasSubstr("id knights is used twice"));
}

}  // namespace
}  // namespace frontage::core
