#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/file/unpack.h"
#include "core/import/import_list.h"
#include "tests/core/import/zip_file.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

// What somebody may hand over as a list to do harm, or by mistake: one clear error each.
namespace frontage::core {
namespace {

using test::zipOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kUnit =
    R"(<selection name="Guard" number="3" type="model"><profiles><profile name="Guard" typeName="Model"><characteristics>)"
    R"(<characteristic name="M">4</characteristic><characteristic name="Ld">7</characteristic>)"
    R"(</characteristics></profile></profiles></selection>)";

std::string rosterOf(const std::string& selections, const std::string& head = {}) {
  return head + "<roster name=\"List\"><forces><force name=\"F\"><selections>" + selections +
         "</selections></force></forces></roster>";
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

/// The error's one line; it names the file.
std::string faultOf(const std::string& bytes) {
  const ImportResult result = importList(bytes, "list");
  EXPECT_FALSE(result.ok());
  const std::string line = result.error.text();
  EXPECT_THAT(line, StartsWith("list:"));
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_LT(line.size(), 300u);
  return line;
}

TEST(HostileLists, TheListWithoutAFaultIsRead) {
  ASSERT_TRUE(importList(rosterOf(kUnit), "list").ok());
  ASSERT_TRUE(importList(zipOf({{"list.ros", rosterOf(kUnit)}}), "list").ok());
}

TEST(HostileLists, AZipBombIsStoppedByWhatComesOut) {
  const std::string blanks = zipOf({{"list.ros", std::string(16 * 1024 * 1024, ' ')}});
  ASSERT_LT(blanks.size(), 20'000u);
  EXPECT_THAT(faultOf(blanks), HasSubstr("times when it is unpacked"));
  // Noise packs badly, so that only its size gives it away.
  std::string noise;
  unsigned state = 1;
  while (noise.size() <= kMaxListBytes)
    noise += static_cast<char>('a' + (state = state * 1664525u + 1013904223u) / 268435456u);
  const std::string large = zipOf({{"list.ros", noise}});
  ASSERT_LT(large.size(), kMaxListBytes);
  EXPECT_THAT(faultOf(large), HasSubstr("unpacks to more than 8 MiB"));
}

TEST(HostileLists, UnpackingStopsAtTheLimitWhateverTheArchiveClaims) {
  InflationLimit thin(100);
  std::size_t taken = 0;
  EXPECT_THROW(
      {
        for (;; taken += 65536) thin.take(65536);
      },
      ListFault);
  EXPECT_LE(thin.taken(), kFreeInflation + 2 * 65536);
  InflationLimit fat(kMaxListBytes);
  EXPECT_THROW(
      {
        for (;;) fat.take(65536);
      },
      ListFault);
  EXPECT_LE(fat.taken(), kMaxListBytes + 65536);
}

TEST(HostileLists, ArchivesThatHoldNoOneRosterAreRefused) {
  const std::string roster = rosterOf(kUnit);
  EXPECT_THAT(faultOf(zipOf({{"a.ros", roster}, {"b.ros", roster}})), HasSubstr("several rosters"));
  EXPECT_THAT(faultOf(zipOf({{"inner.ros", zipOf({{"a.ros", roster}})}})), HasSubstr("archive within the archive"));
  EXPECT_THAT(faultOf(zipOf({{"a.txt", roster}, {"b.txt", roster}})), HasSubstr("no roster (*.ros) among 2 files"));
  EXPECT_THAT(faultOf(zipOf({{"list.ros", roster}}, "secret")), HasSubstr("password"));
  EXPECT_THAT(faultOf(std::string("PK\x05\x06", 4) + std::string(18, '\0')), HasSubstr("empty archive"));
  std::vector<std::pair<std::string, std::string>> many;
  for (int i = 0; i < 101; ++i) many.emplace_back("f" + std::to_string(i), "x");
  EXPECT_THAT(faultOf(zipOf(many)), HasSubstr("101 files"));
}

TEST(HostileLists, NamesThatPointOutOfTheArchiveAreRefused) {
  for (const char* name : {"../list.ros", "a/../../list.ros", "/etc/list.ros", "..\\list.ros", "C:list.ros"})
    EXPECT_THAT(faultOf(zipOf({{name, rosterOf(kUnit)}})), HasSubstr("expected a plain one")) << name;
  EXPECT_TRUE(importList(zipOf({{"folder/list.ros", rosterOf(kUnit)}}), "list").ok());
}

TEST(HostileLists, WhatElseIsInTheArchiveIsTold) {
  const ImportResult result = importList(zipOf({{"list.ros", rosterOf(kUnit)}, {"notes.txt", "x"}}), "list");
  ASSERT_TRUE(result.ok());
  ASSERT_EQ(result.list->remarks.size(), 1u);
  EXPECT_EQ(result.list->remarks[0].kind, Remark::Kind::OtherFile);
  EXPECT_EQ(result.list->remarks[0].subject, "notes.txt");
}

TEST(HostileLists, DamagedArchivesAreRefused) {
  const std::string whole = zipOf({{"list.ros", rosterOf(kUnit)}});
  for (std::size_t length = 4; length < whole.size(); ++length)
    EXPECT_THAT(faultOf(whole.substr(0, length)), HasSubstr("archive")) << length;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string broken = whole;
    broken[i] = static_cast<char>(broken[i] ^ 0x55);
    (void)importList(broken, "list");  // whatever comes of it, nothing breaks
  }
}

TEST(HostileLists, DocumentTypesAndEntitiesAreRefused) {
  const std::string laughs =
      "<!DOCTYPE roster [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">]>";
  EXPECT_THAT(faultOf(rosterOf(kUnit, laughs)), HasSubstr("document type"));
  EXPECT_THAT(faultOf(rosterOf(kUnit, "<!DOCTYPE roster SYSTEM \"file:///etc/passwd\">")), HasSubstr("document type"));
}

TEST(HostileLists, DeepNestingIsRefused) {
  EXPECT_THAT(faultOf(repeated("<a>", 100'000)), HasSubstr("not closed"));
  EXPECT_THAT(faultOf("<roster>" + repeated("<selections>", 200) + repeated("</selections>", 200) + "</roster>"),
              HasSubstr("nested deeper"));
  EXPECT_THAT(faultOf("<roster>" + repeated("<forces><force>", 200'000)), HasSubstr("list:"));
  EXPECT_THAT(faultOf(repeated("[", 1'000'000)), HasSubstr("nested deeper"));
  EXPECT_THAT(faultOf("{\"forces\":" + repeated("[{\"selections\":", 100'000)), HasSubstr("nested deeper"));
}

TEST(HostileLists, TooManyPartsAreRefused) {
  EXPECT_THAT(faultOf(rosterOf(repeated("<a/>", 500'001))), HasSubstr("500000 elements"));
  EXPECT_THAT(faultOf(rosterOf(repeated("<selection name='x'/>", 3'000))), HasSubstr("are no units"));
  EXPECT_THAT(faultOf(rosterOf(repeated("<selection type='unit'/>", 501))), HasSubstr("more than 500 units"));
  EXPECT_THAT(faultOf(rosterOf("<selection type='unit'><rules>" + repeated("<rule name='r'/>", 2'001) +
                               "</rules></selection>")),
              HasSubstr("2000 parts in one unit"));
  EXPECT_THAT(faultOf(rosterOf("<selection type='unit' number='501'><selections><selection type='model' number='501'/>"
                               "</selections></selection>")),
              HasSubstr("more than 500 units"));
  EXPECT_THAT(faultOf("{\"army\":\"a\",\"core\":[" + repeated("{},", 501) + "{}]}"), HasSubstr("more than 500 units"));
}

TEST(HostileLists, AFileOfAHundredMegabytesIsNotRead) {
  const test::ScratchFolder folder;
  const std::string path = folder.file("list.ros").string();
  std::ofstream(path) << "<roster>";
  std::filesystem::resize_file(path, 100 * 1024 * 1024);
  const ImportResult result = importListFile(path);
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error.text(), HasSubstr("more than 8 MiB"));
  EXPECT_FALSE(importListFile("/dev/zero").ok()) << "nor is one that never ends";
}

TEST(HostileLists, TruncatedListsAreRefusedWithThePlace) {
  for (const char* name : {"bases-and-mounts.ros", "new-recruit.json", "old-world-builder.json"}) {
    const std::string whole = test::readFile(std::filesystem::path(FRONTAGE_SOURCE_DIR) / "tests/cases/import" / name);
    const std::size_t end = whole.find_last_not_of(" \n");
    for (std::size_t length = 0; length < end; length += 97)
      EXPECT_FALSE(importList(whole.substr(0, length), "list").ok()) << name << " cut after " << length;
    EXPECT_THAT(faultOf(whole.substr(0, end)), ::testing::MatchesRegex("list:[0-9]+:[0-9]+: .*")) << name;
  }
}

TEST(HostileLists, FiguresThatAreNoneAreToldAndGuessed) {
  for (const char* bad : {"NaN", "inf", "-4", "1e999", "99999999999999999999", "0x10", "four", "4 4", "101", "--4"}) {
    const std::string roster = rosterOf(
        "<selection name='Guard' number='3' type='model'><profiles><profile><characteristics>"
        "<characteristic name='M'>" +
        std::string(bad) +
        "</characteristic>"
        "<characteristic name='Ld'>7</characteristic></characteristics></profile></profiles></selection>");
    const ImportResult result = importList(roster, "list");
    ASSERT_TRUE(result.ok()) << bad;
    EXPECT_EQ(result.list->units[0].movement, (Figure<double>{4, Origin::Guess})) << bad;
    ASSERT_EQ(result.list->remarks.size(), 1u) << bad;
    EXPECT_EQ(result.list->remarks[0].subject, "movement") << bad;
    EXPECT_EQ(result.list->remarks[0].found, bad);
  }
}

TEST(HostileLists, CountsThatAreNoneAreToldAndGuessed) {
  for (const char* bad : {"NaN", "-1", "1001", "2.5", "many", "10,5-20"}) {
    const ImportResult result =
        importList(rosterOf("<selection name='Guard' number='" + std::string(bad) + "' type='model'/>"), "list");
    ASSERT_TRUE(result.ok()) << bad;
    EXPECT_EQ(result.list->units[0].models, (Figure<int>{20, Origin::Guess})) << bad;
    ASSERT_EQ(result.list->remarks.size(), 1u) << bad;
    EXPECT_EQ(result.list->remarks[0].subject, "models") << bad;
  }
  EXPECT_THAT(faultOf(R"({"army": "a", "core": [{"name_en": "Guard", "strength": NaN}]})"), HasSubstr("list:1:"));
  EXPECT_THAT(faultOf(R"({"army": "a", "core": [{"name_en": "Guard", "strength": 1e999}]})"), HasSubstr("list:1:"));
}

TEST(HostileLists, WhatHoldsNoArmyIsSaidToBeThat) {
  EXPECT_THAT(faultOf(""), HasSubstr("empty file"));
  EXPECT_THAT(faultOf(" \n\t"), HasSubstr("empty file"));
  EXPECT_THAT(faultOf(rosterOf("")), HasSubstr("no units"));
  EXPECT_THAT(faultOf("<roster/>"), HasSubstr("no units"));
  EXPECT_THAT(faultOf(R"({"roster": {"forces": []}})"), HasSubstr("no units"));
  EXPECT_THAT(faultOf(R"({"army": "a", "core": []})"), HasSubstr("no units"));
  EXPECT_THAT(faultOf("<catalogue/>"), HasSubstr("\"<catalogue>\", expected <roster>"));
  EXPECT_THAT(faultOf("[1, 2]"), HasSubstr("JSON without forces"));
  EXPECT_THAT(faultOf("{\"format\": \"frontage-scenario\"}"), HasSubstr("opened, not imported"));
  EXPECT_THAT(faultOf("Guard, 20 models"), HasSubstr("neither XML nor JSON"));
  EXPECT_THAT(faultOf(std::string("\x7f"
                                  "ELF\x02\x01\x01\x03",
                                  8)),
              HasSubstr("list:1:1"));
  EXPECT_FALSE(importListFile("/").ok());
  EXPECT_THAT(importListFile("/nowhere/list.ros").error.text(), HasSubstr("cannot be read"));
}

TEST(HostileLists, NamesAreMadeFitForTheTable) {
  const ImportResult result =
      importList(rosterOf("<selection name=' a&#10;b&#7; " + std::string(500, 'x') +
                          "' type='unit'/><selection name='&lt;b&gt;' type='unit'/><selection type='unit'/>"),
                 "list");
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result.list->units[0].name, "a b  " + std::string(75, 'x') + "...");
  EXPECT_EQ(result.list->units[1].name, "<b>");
  EXPECT_EQ(result.list->units[2].name, "Unnamed unit");
}

}  // namespace
}  // namespace frontage::core
