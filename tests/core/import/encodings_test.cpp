#include "core/import/import_list.h"
#include "tests/core/import/zip_file.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>

#include <fstream>

// A list is read in the encoding that it says it is in, and refused when it is in another one.
namespace frontage::core {
namespace {

using ::testing::HasSubstr;

/// Characters up to U+FFFF, each of `unit` bytes.
std::string wide(const std::u16string& text, std::size_t unit, bool big) {
  std::string bytes;
  for (const char16_t c : text) {
    std::string letter(unit, '\0');
    letter[big ? unit - 1 : 0] = static_cast<char>(c & 0xFF);
    letter[big ? unit - 2 : 1] = static_cast<char>(c >> 8);
    bytes += letter;
  }
  return bytes;
}

std::string narrow(const std::u16string& text) {
  std::string bytes;
  for (const char16_t c : text) bytes += static_cast<char>(c);
  return bytes;
}

std::u16string declaration(const std::u16string& encoding) {
  return u"<?xml version=\"1.0\" encoding=\"" + encoding + u"\" standalone=\"yes\"?>\n";
}

std::u16string rosterOf(const std::u16string& name) {
  return u"<roster><forces><force><selections>\n<selection name=\"" + name +
         u"\" number=\"3\" type=\"model\"/></selections></force></forces></roster>";
}

std::string nameIn(const std::string& bytes) {
  const ImportResult result = importList(bytes, "list");
  return result.ok() ? result.list->units.at(0).name : result.error.text();
}

std::string faultOf(const std::string& bytes) {
  const ImportResult result = importList(bytes, "list");
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(result.error.text().find('\n'), std::string::npos);
  return result.error.text();
}

const std::u16string kLions = u"L\u00f6wen \u2013 \u0141\u00f3d\u017a";  // letters of two and three bytes in UTF-8
const std::string kLionsInUtf8 =
    "L\xC3\xB6wen \xE2\x80\x93 \xC5\x81\xC3\xB3"
    "d\xC5\xBA";

TEST(Encodings, Utf16IsReadByItsMarkWhetherItIsDeclaredOrNot) {
  const std::u16string roster = rosterOf(kLions);
  for (const bool big : {false, true}) {
    const std::string mark = big ? "\xFE\xFF" : "\xFF\xFE";
    EXPECT_EQ(nameIn(mark + wide(roster, 2, big)), kLionsInUtf8);
    for (const std::u16string said : {u"UTF-16", u"utf-16", big ? u"UTF-16BE" : u"UTF-16LE"})
      EXPECT_EQ(nameIn(mark + wide(declaration(said) + roster, 2, big)), kLionsInUtf8);
  }
}

TEST(Encodings, Utf16WithoutAMarkIsReadWhenItIsDeclared) {
  const std::u16string roster = rosterOf(kLions);
  for (const bool big : {false, true}) {
    EXPECT_EQ(nameIn(wide(declaration(u"UTF-16") + roster, 2, big)), kLionsInUtf8);
    EXPECT_EQ(nameIn(wide(declaration(big ? u"UTF-16BE" : u"UTF-16LE") + roster, 2, big)), kLionsInUtf8);
    EXPECT_THAT(faultOf(wide(declaration(big ? u"UTF-16LE" : u"UTF-16BE") + roster, 2, big)),
                HasSubstr("expected both to be the same"));
    EXPECT_THAT(faultOf(wide(declaration(u"UTF-8") + roster, 2, big)), HasSubstr("declared as \"UTF-8\""));
    EXPECT_THAT(faultOf(wide(u"<?xml version=\"1.0\"?>" + roster, 2, big)), HasSubstr("does not declare it"));
  }
}

TEST(Encodings, Utf32IsReadByItsMarkOrItsDeclaration) {
  const std::u16string roster = rosterOf(kLions);
  EXPECT_EQ(nameIn(std::string("\xFF\xFE\0\0", 4) + wide(roster, 4, false)), kLionsInUtf8);
  EXPECT_EQ(nameIn(std::string("\0\0\xFE\xFF", 4) + wide(roster, 4, true)), kLionsInUtf8);
  EXPECT_EQ(nameIn(wide(declaration(u"UTF-32") + roster, 4, true)), kLionsInUtf8);
}

TEST(Encodings, Latin1AndWindows1252AreReadWhenTheyAreDeclared) {
  const std::string latin = narrow(rosterOf(u"L\u00f6wen"));
  for (const std::u16string said : {u"ISO-8859-1", u"iso-8859-1", u"latin1", u"windows-1252", u"CP1252"})
    EXPECT_EQ(nameIn(narrow(declaration(said)) + latin), "L\xC3\xB6wen");
  // 93 and 94 are quotation marks, 80 is the euro.
  const std::string quoted = narrow(rosterOf(u"\u0093A\u0094 \u0080"));
  EXPECT_EQ(nameIn(narrow(declaration(u"Windows-1252")) + quoted),
            "\xE2\x80\x9C"
            "A\xE2\x80\x9D \xE2\x82\xAC");
}

TEST(Encodings, TheyAreReadInAnArchiveToo) {
  const std::string roster = narrow(declaration(u"ISO-8859-1") + rosterOf(u"L\u00f6wen"));
  EXPECT_EQ(nameIn(test::zipOf({{"list.ros", roster}})), "L\xC3\xB6wen");
  EXPECT_EQ(nameIn(test::zipOf({{"list.ros", "\xFF\xFE" + wide(rosterOf(kLions), 2, false)}})), kLionsInUtf8);
}

TEST(Encodings, JsonInUtf16IsReadByItsMark) {
  const std::u16string list = u"{\"army\": \"a\", \"core\": [{\"name_en\": \"L\u00f6wen\", \"strength\": 5}]}";
  EXPECT_EQ(nameIn("\xFE\xFF" + wide(list, 2, true)), "L\xC3\xB6wen");
  EXPECT_THAT(faultOf(wide(list, 2, true)), HasSubstr("NUL"));
}

TEST(Encodings, AMarkOfUtf8IsNoneOfItsBusiness) {
  const std::string mark = "\xEF\xBB\xBF";
  EXPECT_EQ(nameIn(mark + narrow(rosterOf(u"Guard"))), "Guard");
  EXPECT_EQ(nameIn(mark + narrow(declaration(u"utf-8") + rosterOf(u"Guard"))), "Guard");
  EXPECT_THAT(faultOf(mark + narrow(declaration(u"ISO-8859-1") + rosterOf(u"Guard"))),
              HasSubstr("found text in UTF-8 declared as \"ISO-8859-1\""));
}

TEST(Encodings, WhatIsNotAsItIsDeclaredIsRefusedWithItsPlace) {
  const std::string latin = narrow(rosterOf(u"L\u00f6wen"));
  EXPECT_THAT(faultOf(latin), HasSubstr("list:2:19: found the byte \\xf6, expected text in UTF-8 (is it Latin-1?)"));
  EXPECT_THAT(faultOf(narrow(declaration(u"UTF-8")) + latin), HasSubstr("list:3:19: found the byte \\xf6"));
  EXPECT_THAT(faultOf(narrow(declaration(u"US-ASCII")) + latin), HasSubstr("list:3:19: found the byte \\xf6"));
  EXPECT_THAT(faultOf(narrow(declaration(u"ISO-8859-1") + rosterOf(u"L\u0093"))),
              HasSubstr("list:3:19: found the byte \\x93, expected text in ISO-8859-1 (is it Windows-1252?)"));
  // Windows-1252 gives no letter to 81.
  EXPECT_THAT(faultOf(narrow(declaration(u"Windows-1252") + rosterOf(u"L\u0081"))),
              HasSubstr("list:3:19: found the byte \\x81"));
  EXPECT_THAT(faultOf(narrow(declaration(u"UTF-16")) + latin), HasSubstr("single bytes declared as \"UTF-16\""));
  EXPECT_THAT(faultOf(narrow(declaration(u"EBCDIC-CP-US")) + latin), HasSubstr("declared as \"EBCDIC-CP-US\""));
  EXPECT_THAT(faultOf("{\"army\": \"\xC3\x28\", \"core\": []}"), HasSubstr("UTF-8"));
  EXPECT_THAT(faultOf("{\"army\": \"a\xED\xA0\x80\"}"), HasSubstr("UTF-8"));
  EXPECT_THAT(faultOf(std::string("{\"army\": \"a\0b\"}", 15)), HasSubstr("NUL"));
}

TEST(Encodings, HalvesOfLettersAreRefusedWithTheirPlace) {
  EXPECT_THAT(faultOf("\xFF\xFE" + wide(rosterOf(u"L") + u"\xD800", 2, false)),
              HasSubstr("found the bytes \\x00\\xd8"));
  EXPECT_THAT(faultOf("\xFF\xFE" + wide(rosterOf(std::u16string(u"L") + char16_t(0xDC00)), 2, false)),
              HasSubstr("list:2:19: found the bytes"));
  const std::string whole = "\xFF\xFE" + wide(rosterOf(u"L"), 2, false);
  EXPECT_THAT(faultOf(whole.substr(0, whole.size() - 1)),
              HasSubstr("the end of the file within a character, expected text in UTF-16LE"));
}

TEST(Encodings, TextThatGrowsPastTheLimitIsRefused) {
  const std::string head = narrow(declaration(u"Windows-1252"));
  EXPECT_THAT(faultOf(head + std::string(4 * 1024 * 1024, '\x80')), HasSubstr("more than 8 MiB of text"));
}

TEST(Encodings, FilesAreKnownForListsByTheirBeginningInEach) {
  const test::ScratchFolder folder;
  const auto looks = [&](const std::string& bytes) {
    std::ofstream(folder.file("list"), std::ios::binary) << bytes;
    return looksLikeList(folder.file("list").string());
  };
  EXPECT_TRUE(looks("\xFF\xFE" + wide(rosterOf(kLions), 2, false)));
  EXPECT_TRUE(looks(wide(declaration(u"UTF-16") + rosterOf(kLions), 2, true)));
  EXPECT_TRUE(looks("\xEF\xBB\xBF" + narrow(rosterOf(u"Guard"))));
  EXPECT_FALSE(looks("\xFF\xFE" + wide(u"some words", 2, false)));
}

}  // namespace
}  // namespace frontage::core
