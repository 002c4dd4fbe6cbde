#include "core/import/file_kind.h"

#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace frontage::core {
namespace {

const std::string kSource = FRONTAGE_SOURCE_DIR;

/// Of a file with these contents and a name that says nothing.
FileKind kindOf(const std::string& text) {
  const test::ScratchFolder folder;
  std::ofstream(folder.file("file"), std::ios::binary) << text;
  return kindOfFile(folder.file("file"));
}

TEST(FileKinds, AreToldByContentsForAllThatTheProgramShips) {
  for (const auto& [folder, kind] :
       {std::pair("/resources/scenarios", FileKind::Scenario), std::pair("/resources/rulesets", FileKind::Ruleset),
        std::pair("/resources/units", FileKind::UnitTypes), std::pair("/resources/lessons/lessons", FileKind::Lesson),
        std::pair("/resources/lessons/puzzles", FileKind::Lesson)})
    for (const auto& entry : std::filesystem::directory_iterator(kSource + folder))
      EXPECT_EQ(kindOfFile(entry.path().string()), kind) << entry.path();
  EXPECT_EQ(kindOfFile(kSource + "/resources/lessons/glossary.json"), FileKind::Glossary);
  EXPECT_EQ(kindOfFile(kSource + "/tests/cases/import/new-recruit.json"), FileKind::ArmyList);
}

TEST(FileKinds, ABrokenFileIsOfTheKindThatItSaysItIs) {
  EXPECT_EQ(kindOf(R"({"format": "frontage-scenario", "units": [)"), FileKind::Scenario);
  EXPECT_EQ(kindOf(R"({"format": "frontage-lesson", "steps": [{"position": {"format": "frontage-scenario")"),
            FileKind::Lesson);
}

TEST(FileKinds, ACutOffFileIsOfTheKindThatItsNameSays) {
  const test::ScratchFolder folder;
  const auto file = folder.file("cut.frontage").string();
  std::ofstream(file) << "{\n  \"format\": \"front";
  EXPECT_EQ(kindOfFile(file), FileKind::Scenario);
}

TEST(FileKinds, ALessonIsOneAlsoWhenItsPositionComesFirst) {
  EXPECT_EQ(kindOf(R"({"steps": [{"position": {"format": "frontage-scenario"}}], "format": "frontage-lesson"})"),
            FileKind::Lesson);
}

TEST(FileKinds, WhatNobodyKnowsIsUnknown) {
  EXPECT_EQ(kindOf(""), FileKind::Unknown);
  EXPECT_EQ(kindOf("{}"), FileKind::Unknown);
  EXPECT_EQ(kindOf("[1, 2]"), FileKind::Unknown);
  EXPECT_EQ(kindOf("Dear diary"), FileKind::Unknown);
  EXPECT_EQ(kindOfFile("/nowhere/at/all"), FileKind::Unknown);
}

TEST(FileKinds, XmlAndArchivesAreListsForTheirReaderToJudge) {
  EXPECT_EQ(kindOf("\xEF\xBB\xBF<?xml version=\"1.0\"?><roster/>"), FileKind::ArmyList);
  EXPECT_EQ(kindOf("PK\x03\x04"), FileKind::ArmyList);
  EXPECT_EQ(kindOf(std::string("\xFF\xFE<\0?\0", 6)), FileKind::ArmyList);
}

}  // namespace
}  // namespace frontage::core
