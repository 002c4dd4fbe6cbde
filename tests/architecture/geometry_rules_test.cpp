#include "tests/architecture/function_lengths.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace frontage::tests {
namespace {

using ::testing::ElementsAre;

std::vector<std::size_t> lengthsOf(std::vector<std::string> lines) {
  std::vector<std::size_t> lengths;
  for (const FunctionBody& body : functionsOf({"made-up.cpp", std::move(lines)})) lengths.push_back(body.lines());
  return lengths;
}

TEST(FunctionLengths, AreThoseOfTheBodies) {
  EXPECT_THAT(lengthsOf({"int one() { return 1; }", "int two(int a,", "        int b) {", "  return a;", "}"}),
              ElementsAre(0, 2));
}

TEST(FunctionLengths, NamespacesAndClassesAreLookedInto) {
  EXPECT_THAT(
      lengthsOf({"namespace a::b {", "class C : public D {", " public:", "  void f() {", "    {", "    }", "  }", "};",
                 "template <class T>", "struct E {", "  T value{1};", "  T g() {", "  }", "};", "}"}),
      ElementsAre(3, 1));
}

TEST(FunctionLengths, EnumerationsAndValuesAreNoFunctions) {
  EXPECT_THAT(lengthsOf({"enum class A { One, Two };", "constexpr int kB = {", "  1", "};",
                         "const std::map<int, int> kC{", "  {1, 2},", "};"}),
              ElementsAre());
}

TEST(FunctionLengths, AConstructorIsAsLongAsItsBody) {
  const std::vector<std::size_t> lengths =
      lengthsOf({"A::A(int b)", "    : m_b{b},", "      m_c(b) {", "  f();", "  g();", "}", "void h() {", "}"});
  ASSERT_GE(lengths.size(), 2U);
  EXPECT_EQ(lengths[lengths.size() - 2], 3U);
  EXPECT_EQ(lengths.back(), 1U);
}

TEST(FunctionLengths, BracesInCommentsAndQuotesDoNotCount) {
  EXPECT_THAT(
      lengthsOf({"#define OPEN {", "void f() {  // {", "  /* { */ g('{', \"\\\"{\", 1'000);", "}", "void h() {", "}"}),
      ElementsAre(2, 1));
}

TEST(GeometryRules, NoFunctionIsLongerThanSixtyLines) {
  constexpr std::size_t kMost = 60;
  std::size_t seen = 0;
  for (const SourceFile& file : sourceTree()) {
    if (!file.isIn("geometry")) continue;
    for (const FunctionBody& body : functionsOf(file)) {
      EXPECT_LE(body.lines(), kMost) << place(file, body.first);
      ++seen;
    }
  }
  EXPECT_GT(seen, 400U) << "the test did not find the functions";
}

bool startsWith(const std::string& line, const char* text) {
  return line.rfind(text, 0) == 0;
}

/// The first lines of the declarations that stand at the left margin of a header: each after an empty line or a brace.
/// Only where the header speaks to everybody and not to its own folder (namespaces detail and sighting).
std::vector<std::size_t> declarationsOf(const SourceFile& file) {
  std::vector<std::size_t> found;
  bool isPublic = false;
  int inner = 0;
  for (std::size_t i = 1; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    if (startsWith(line, "inline namespace")) ++inner;
    if (startsWith(line, "namespace")) {
      isPublic = line == "namespace frontage::geometry {";
      inner += isPublic ? 0 : 1;
    } else if (startsWith(line, "}  // namespace")) {
      isPublic = --inner == 0;
    } else if (isPublic && file.lines[i - 1].empty() && !line.empty() && line[0] != '}' && line[0] != ' ') {
      found.push_back(i);
    }
  }
  return found;
}

TEST(GeometryRules, EveryPublicHeaderSaysWhatItGuarantees) {
  std::size_t seen = 0;
  for (const SourceFile& file : sourceTree()) {
    if (!file.isIn("geometry") || !file.isHeader()) continue;
    for (const std::size_t i : declarationsOf(file)) {
      EXPECT_TRUE(startsWith(file.lines[i], "//")) << place(file, i) << "\n  wants a comment";
      ++seen;
    }
  }
  EXPECT_GT(seen, 60U) << "the test did not find the declarations";
}

}  // namespace
}  // namespace frontage::tests
