#include "core/import/import_list.h"
#include "core/import/list_report.h"
#include "core/import/text/words.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace frontage::core {
namespace {

using nlohmann::json;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Characteristics = std::vector<std::pair<std::string, std::string>>;

std::string profile(const std::string& type, const std::string& name, const Characteristics& given) {
  std::string text = "<profile name=\"" + name + "\" typeName=\"" + type + "\"><characteristics>";
  for (const auto& [key, value] : given) text += "<characteristic name=\"" + key + "\">" + value + "</characteristic>";
  return text + "</characteristics></profile>";
}

std::string unit(const std::string& name, const std::string& profiles, int models = 10,
                 const std::string& category = {}) {
  std::string text = "<selection name=\"" + name + "\" type=\"unit\" number=\"1\">";
  if (!category.empty()) text += "<categories><category name=\"" + category + "\"/></categories>";
  if (models == 0) return text + "<profiles>" + profiles + "</profiles></selection>";
  return text + "<selections><selection type=\"model\" name=\"m\" number=\"" + std::to_string(models) +
         "\"><profiles>" + profiles + "</profiles></selection></selections></selection>";
}

ImportedList read(const std::string& units) {
  const ImportResult result = importList(
      "<roster name=\"n\" xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"><forces><force "
      "name=\"f\"><selections>" +
          units + "</selections></force></forces></roster>",
      "list.ros");
  EXPECT_TRUE(result.ok()) << result.error.text();
  return result.ok() ? *result.list : ImportedList{};
}

std::vector<std::string> told(const ImportedList& list) {
  std::vector<std::string> sentences;
  for (const Remark& remark : list.remarks)
    sentences.push_back((remark.unit.empty() ? "" : remark.unit + ": ") + sentenceOf(remark));
  return sentences;
}

template <class T>
std::pair<T, Origin> both(const Figure<T>& figure) {
  return {figure.value, figure.origin};
}

TEST(ListFiguresUnderstood, TheSizeOfABaseInManyWords) {
  for (const char* name : {"Socle", "Taille du socle", "Taille de socle", "TAILLE DU SOCLE", "Tamaño de peana",
                           "Base Size", "Basegröße", "BASEGRÖSSE"}) {
    const ImportedList list = read(unit("X", profile("P", "m", {{"M", "4"}, {name, "25x50 mm"}})));
    EXPECT_EQ(both(list.units.at(0).base), std::pair(BaseSize(25, 50), Origin::File)) << name;
  }
}

TEST(ListFiguresUnderstood, WhicheverApostropheAndAccentTheyAreWrittenWith) {
  for (const char* name : {"Puissance d'unité", "Puissance d’unité", "PUISSANCE D'UNITE",
                           "Puissance\xC2\xA0"
                           "d‘unité",
                           "Puissance d'unite\xCC\x81"}) {
    const ImportedList list = read(unit("X", profile("P", "m", {{"M", "6"}, {"Cd", "6"}, {name, "3"}})));
    EXPECT_EQ(both(list.units.at(0).unitStrength), std::pair(3.0, Origin::File)) << name;
  }
}

TEST(ListFiguresUnderstood, LettersAmongWordsThatAreTheSameInOtherLanguages) {
  const ImportedList list = read(
      unit("X", profile("Profil", "m", {{"Mouvement", "8"}, {"Commandement", "8"}, {"Endurance", "3"}, {"PV", "2"}})));
  EXPECT_EQ(both(list.units.at(0).wounds), std::pair(2, Origin::File));
  const ImportedList spanish =
      read(unit("X", profile("Perfil", "m", {{"Movimiento", "4"}, {"Liderazgo", "7"}, {"R", "4"}, {"H", "2"}})));
  EXPECT_EQ(both(spanish.units.at(0).toughness), std::pair(4, Origin::File));
  EXPECT_EQ(both(spanish.units.at(0).wounds), std::pair(2, Origin::File));
}

TEST(ListFiguresUnused, OfOneUnitAreToldWithWhatTheyRead) {
  const ImportedList list = read(unit(
      "X", profile("P", "m", {{"M", "6"}, {"Ld", "6"}, {"Glorp", "3"}, {"Unit Footprint", "40x40 mm"}, {"I", "4"}})));
  EXPECT_THAT(told(list),
              ElementsAre("X: figures in its profiles are not used: Glorp 3, Unit Footprint 40x40 mm, I 4"));
}

TEST(ListFiguresUnused, OfManyUnitsAreToldOnce) {
  std::string units;
  for (int i = 0; i < 30; ++i)
    units += unit("Unit " + std::to_string(i),
                  profile("P", "m", {{"M", "4"}, {"Ld", "7"}, {"WS", "3"}, {"S", "3"}, {"I", "3"}, {"A", "1"}}));
  units += unit("Last", profile("P", "m", {{"M", "4"}, {"Ld", "7"}, {"WS", "3"}, {"Glorp", "9"}}));
  EXPECT_THAT(told(read(units)), ElementsAre("figures in the profiles of several units are not used: WS, S, I, A",
                                             "Last: figures in its profiles are not used: Glorp 9"));
}

TEST(ListFiguresUnused, AFigureStatedTwiceIsToldWithWhatWasLeft) {
  const ImportedList list = read(unit("X", profile("P", "m", {{"M", "4"}, {"Save", "4+"}, {"Armour Save", "5+"}})));
  EXPECT_EQ(list.units.at(0).armourSave.value, 4);
  EXPECT_THAT(told(list), Contains("X: figures in its profiles are not used: Armour Save 5+"));
}

TEST(ListFiguresUnused, TheBallisticSkillIsOfUseOnlyToThoseWhoShoot) {
  const Characteristics line{{"M", "4"}, {"BS", "4"}};
  EXPECT_THAT(told(read(unit("X", profile("P", "m", line)))), ElementsAre(HasSubstr("BS 4")));
  const std::string bow = profile("Weapon", "Bow", {{"Range", "24"}, {"Strength", "3"}});
  EXPECT_THAT(told(read(unit("X", profile("P", "m", line) + bow))), IsEmpty());
}

TEST(ListFiguresBlank, AreToldInOneRemarkOfTheUnit) {
  const ImportedList list = read(unit("X", profile("P", "m", {{"M", "-"}, {"Ld", "-"}, {"W", "*"}, {"Base", ""}})));
  EXPECT_EQ(list.units.at(0).movement.origin, Origin::Guess);
  EXPECT_THAT(told(list), ElementsAre("X: reads M \"-\", Ld \"-\", W \"*\", Base \"\", where figures are expected; "
                                      "guesses stand in their place"));
}

TEST(ListFiguresBlank, AreNotToldWhereAnotherLineSaysThemOrADashSaysNone) {
  const ImportedList list = read(unit("X", profile("P", "crew", {{"M", "4"}, {"Ld", "7"}, {"Save", "-"}}) +
                                               profile("P", "cart", {{"M", "-"}, {"Ld", "-"}})));
  EXPECT_EQ(both(list.units.at(0).movement), std::pair(4.0, Origin::File));
  EXPECT_EQ(both(list.units.at(0).armourSave), std::pair(7, Origin::File));
  EXPECT_THAT(told(list), Not(Contains(HasSubstr("guesses stand in"))));
}

TEST(ListMissile, WhatTheListDoesNotSayOfAWeaponIsAGuess) {
  const ImportedList list = read(unit("X", profile("P", "m", {{"M", "4"}, {"Cd", "5"}}) +
                                               profile("Arme", "Arc long", {{"Portée", "30\""}, {"Force", "3"}})));
  EXPECT_EQ(list.units.at(0).missileGuesses, (MissileGuesses{false, true, true, true}));
  EXPECT_THAT(guessesOf(list.units.at(0)), HasSubstr("Arc long (ballistic skill 3, shots 1, ranks front)"));
  const json missile = json::parse(toJson(list.units.at(0)).line()).at("figures").at("missile");
  EXPECT_EQ(missile.at("origin"), "file");
  EXPECT_EQ(missile.at("guessed"), (json{"ballistic_skill", "shots", "ranks"}));
}

TEST(ListMissile, WhatTheListSaysIsNoGuess) {
  const ImportedList list =
      read(unit("X", profile("P", "m", {{"M", "4"}, {"BS", "4"}}) +
                         profile("Weapon", "Bow",
                                 {{"Range", "24"}, {"Strength", "4"}, {"Special Rules", "Multiple Shots (2)"}})));
  EXPECT_EQ(list.units.at(0).missileGuesses, (MissileGuesses{false, false, false, true}));
  EXPECT_EQ(list.units.at(0).missile.value->shots, 2);
}

TEST(ListWarMachines, AreKnownByTheirNames) {
  for (const char* name : {"Trébuchet", "Great cannon", "Feldkanone", "Mörser", "Catapulte", "Bolt thrower",
                           "Lanzavirotes", "Działo", "Katapult"}) {
    const ImportedList list = read(unit(name, profile("P", name, {{"M", "-"}, {"Ld", "-"}}), 0));
    const ImportedUnit& machine = list.units.at(0);
    EXPECT_TRUE(machine.warMachine) << name;
    EXPECT_EQ(both(machine.models), std::pair(1, Origin::Guess)) << name;
    EXPECT_EQ(both(machine.base), std::pair(BaseSize(60, 60), Origin::Guess)) << name;
    EXPECT_EQ(both(machine.movement), std::pair(0.0, Origin::Guess)) << name;
    EXPECT_THAT(told(list), Contains(HasSubstr("M \"-\""))) << name;
    EXPECT_THAT(told(list), Contains(HasSubstr("there is no troop type"))) << name;
  }
}

TEST(ListWarMachines, AreKnownByTheirCategory) {
  for (const char* category : {"War Machines", "Kriegsmaschinen", "Machines de guerre", "Artillery"}) {
    const ImportedList list = read(unit("Old Betsy", profile("P", "m", {{"M", "3"}}), 0, category));
    EXPECT_TRUE(list.units.at(0).warMachine) << category;
    EXPECT_EQ(list.units.at(0).typeSource, TypeSource::Category) << category;
    EXPECT_EQ(both(list.units.at(0).movement), std::pair(3.0, Origin::File)) << category;
  }
}

TEST(ListWarMachines, WhoeverCarriesOrServesOneIsNone) {
  for (const char* name : {"Hand cannon band", "Slingers", "Schleuderer", "Cannoneers"})
    EXPECT_FALSE(read(unit(name, profile("P", "m", {{"M", "4"}}), 12)).units.at(0).warMachine) << name;
}

TEST(ListModels, AreOneWhereNothingSaysWhatTheyAre) {
  const ImportedList list = read(unit("Nobody knows", profile("P", "m", {{"M", "4"}, {"Ld", "7"}}), 0));
  EXPECT_EQ(both(list.units.at(0).models), std::pair(1, Origin::Guess));
}

TEST(ListModels, OfARangeAreTheFirstInEveryFormat) {
  const std::string builder =
      R"({"name":"n","game":"g","army":"a","core":[{"name_en":"Spears","id":"s","strength":"20-30"}]})";
  const ImportResult built = importList(builder, "list.json");
  ASSERT_TRUE(built.ok()) << built.error.text();
  const ImportedList roster = read(
      "<selection name=\"Spears\" type=\"unit\" number=\"1\"><selections><selection "
      "type=\"model\" name=\"m\" number=\"20-30\"/></selections></selection>");
  for (const ImportedList* list : {&*built.list, &roster}) {
    EXPECT_EQ(both(list->units.at(0).models), std::pair(20, Origin::Guess));
    EXPECT_THAT(told(*list), ElementsAre("Spears: models has several values, 20-30; 20 was taken"));
  }
}

TEST(ListFiles, ChariotsStandSideBySide) {
  const ImportedList list = read(unit("Chariots", profile("P", "m", {{"M", "8"}}), 2));
  EXPECT_EQ(list.units.at(0).troopType.value, TroopType::Chariot);
  EXPECT_EQ(both(list.units.at(0).files), std::pair(2, Origin::Guess));
}

TEST(ListNumbers, AreShownAsPeopleReadThem) {
  EXPECT_EQ(shownNumber(18 / 2.54), "7.09");
  EXPECT_EQ(shownNumber(4), "4");
  EXPECT_EQ(shownNumber(2.5), "2.5");
}

TEST(ListFaults, AWebPageIsCalledOne) {
  for (const char* page : {"<!doctype html><html><body>Not found</body></html>", "\n<HTML lang=\"en\"><p>x"}) {
    const ImportResult result = importList(page, "list.ros");
    ASSERT_FALSE(result.ok());
    EXPECT_THAT(result.error.what, HasSubstr("found a web page, expected an army list of BattleScribe"));
  }
}

}  // namespace
}  // namespace frontage::core
