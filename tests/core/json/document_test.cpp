#include "core/json/document.h"

#include <gtest/gtest.h>

#include <string>

namespace frontage::core {
namespace {

using Kind = JsonNode::Kind;

TextPlace placeOf(const JsonDocument& document, const JsonNode& node) {
  return document.placeOf(node.begin);
}

std::string faultOf(const std::string& text) {
  const JsonDocument document(text, "f");
  return document.fault() ? document.fault()->text() : "no fault";
}

TEST(JsonDocument, KnowsWhereEachValueStands) {
  const JsonDocument document("{\n  \"a\": [1, -2.5e1 ,\"x\\\"y\"],\n\"b\" : {\"c\":null}\n}", "f");
  ASSERT_FALSE(document.fault());
  const JsonNode* a = document.root().member("a");
  ASSERT_NE(a, nullptr);
  EXPECT_EQ(placeOf(document, *a).line, 2);
  EXPECT_EQ(placeOf(document, *a).column, 8);
  EXPECT_EQ(placeOf(document, a->children[1]).column, 12);
  EXPECT_EQ(a->children[1].number, -25);
  EXPECT_EQ(document.raw(a->children[1]), "-2.5e1");
  EXPECT_EQ(a->children[2].text, "x\"y");
  EXPECT_EQ(document.raw(a->children[2]), "\"x\\\"y\"");
  const JsonNode* b = document.root().member("b");
  ASSERT_NE(b, nullptr);
  EXPECT_EQ(placeOf(document, *b->member("c")).line, 3);
  EXPECT_EQ(placeOf(document, *b->member("c")).column, 12);
  EXPECT_EQ(document.compact(document.root()), "{\"a\":[1,-2.5e1,\"x\\\"y\"],\"b\":{\"c\":null}}");
}

TEST(JsonDocument, ColumnsCountCharactersNotBytes) {
  const JsonDocument document("{\"\xC3\xA4\xE2\x82\xAC\": 1}", "f");
  EXPECT_EQ(placeOf(document, document.root().children[0]).column, 8);
}

TEST(JsonDocument, AByteOrderMarkIsSkipped) {
  const JsonDocument document("\xEF\xBB\xBF[7]", "f");
  ASSERT_FALSE(document.fault());
  EXPECT_EQ(document.raw(document.root().children[0]), "7");
}

TEST(JsonDocument, ANulByteIsNotTheEndOfTheText) {
  using namespace std::string_literals;
  EXPECT_EQ(faultOf("[7]\n\0 garbage"s), "f:2:1: found a NUL byte, expected the end of the text");
}

TEST(Problem, WithoutAFileIsWhatItSays) {
  Problem problem;
  problem.what = "units/cavalry.json:3:4: /units: found null";
  EXPECT_EQ(problem.text(), problem.what);
  problem.file = "f";
  EXPECT_EQ(problem.text(), "f: " + problem.what);
}

TEST(JsonDocument, SyntaxFaultsNameTheOffendingToken) {
  EXPECT_EQ(faultOf("{\"x\":\n  NaN}"), "f:2:3: found 'NaN', expected a finite number");
  EXPECT_EQ(faultOf("[1, -Infinity]"), "f:1:5: found '-Infinity', expected a finite number");
  EXPECT_EQ(faultOf("[1, 1e999]"), "f:1:5: found the number '1e999', expected one below 1.8e308");
  EXPECT_EQ(faultOf("[1, tru]"), "f:1:5: not JSON: invalid literal, found 'tru'");
  EXPECT_EQ(faultOf("[tru"), "f:1:2: not JSON: invalid literal, found 'tru'");
  EXPECT_EQ(faultOf("[7'b']").substr(0, 31), "f:1:3: not JSON: invalid litera");
  EXPECT_EQ(faultOf("[-]").substr(0, 40), "f:1:2: not JSON: invalid number; expecte");
  EXPECT_EQ(faultOf("[1 true]").substr(0, 31), "f:1:4: not JSON: unexpected tru");
  EXPECT_EQ(faultOf("[1,, 2]").substr(0, 30), "f:1:4: not JSON: unexpected ',");
  EXPECT_EQ(faultOf("{\"a\" \"b\"}").substr(0, 40), "f:1:6: not JSON: unexpected string liter");
  EXPECT_EQ(faultOf("{\"a\": [1, 2").substr(0, 41), "f:1:12: not JSON: unexpected end of input");
  EXPECT_EQ(faultOf("").substr(0, 40), "f:1:1: not JSON: unexpected end of input");
}

TEST(JsonDocument, BytesThatAreNotUtf8AreAFaultAtTheirPlace) {
  EXPECT_EQ(faultOf("[\"ab\xFF\"]").substr(0, 30), "f:1:5: not JSON: invalid strin");
}

TEST(JsonDocument, DeepNestingIsAFaultAndNoCrash) {
  EXPECT_EQ(faultOf(std::string(1'000'000, '[')),
            "f:1:65: found lists or objects nested deeper than 64, expected fewer levels");
  const std::string sixtyFour = std::string(64, '[') + std::string(64, ']');
  EXPECT_EQ(faultOf(sixtyFour), "no fault");
}

TEST(JsonDocument, TooManyValuesAreAFault) {
  std::string text = "[0";
  for (std::size_t i = 0; i < JsonDocument::kMaxValues; ++i) text += ",0";
  EXPECT_NE(faultOf(text + "]").find("found more than 500000 values"), std::string::npos);
}

TEST(JsonDocument, DoubledMembersAreBothKept) {
  const JsonDocument document("{\"a\": 1, \"a\": 2}", "f");
  EXPECT_EQ(document.root().children.size(), 2U);
  EXPECT_EQ(document.root().member("a")->number, 1);
}

TEST(Problem, IsAlwaysOneLine) {
  Problem problem;
  problem.file = "a\nb";
  problem.path = "/x";
  problem.line = 3;
  problem.column = 4;
  problem.what = "bad \xFF\tthing";
  EXPECT_EQ(problem.text(), "a\\x0ab:3:4: /x: bad \\xff\\x09thing");
}

TEST(LineIndex, FindsWhatCountingFromTheStartFinds) {
  std::string text;
  for (int i = 0; i < 3000; ++i)
    text += i % 700 == 699 ? "\n" : i % 5 == 0 ? "\xC3\xA4" : i % 7 == 0 ? "\xE2\x82\xAC" : "a";
  for (const std::string& each : {text, text.substr(0, 512), std::string(), std::string("\n")}) {
    const LineIndex index(each);
    TextPlace place;
    for (std::size_t at = 0; at <= each.size(); ++at) {
      EXPECT_EQ(index.placeOf(each, at), place) << at;
      if (at == each.size()) break;
      const bool further = (static_cast<unsigned char>(each[at]) & 0xC0) == 0x80;
      if (each[at] == '\n')
        place = {place.line + 1, 1};
      else if (!further)
        ++place.column;
    }
    EXPECT_EQ(index.placeOf(each, each.size() + 99), index.placeOf(each, each.size()));
  }
}

}  // namespace
}  // namespace frontage::core
