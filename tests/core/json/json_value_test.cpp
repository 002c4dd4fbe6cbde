#include "core/json/json_value.h"

#include "core/text/number.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace frontage::core {
namespace {

TEST(JsonValue, ShortThingsStandOnOneLine) {
  JsonValue value = JsonValue::object();
  value.add("a", JsonValue::array().push(JsonValue::number(1)).push(JsonValue::number(2.5)));
  value.add("b\"", JsonValue::text("x\ny"));
  EXPECT_EQ(value.pretty(), "{\"a\": [1, 2.5], \"b\\\"\": \"x\\ny\"}\n");
}

TEST(JsonValue, WhatIsTooLongIsBrokenMemberByMember) {
  JsonValue list = JsonValue::array();
  for (int i = 0; i < 40; ++i) list.push(JsonValue::number(i));
  JsonValue value = JsonValue::object();
  value.add("list", std::move(list)).add("empty", JsonValue::array());
  const std::string text = value.pretty();
  EXPECT_EQ(text.substr(0, 26), "{\n  \"list\": [\n    0,\n    1");
  EXPECT_TRUE(text.ends_with("\n    39\n  ],\n  \"empty\": []\n}\n")) << text;
}

TEST(JsonValue, AHundredColumnsFitAndOneMoreDoesNot) {
  const auto lines = [](std::size_t length) {
    JsonValue list = JsonValue::array();
    list.push(JsonValue::text(std::string(length, 'x'))).push(JsonValue::number(1));
    JsonValue outer = JsonValue::object();
    outer.add("a", std::move(list)).add("long", JsonValue::text(std::string(90, 'y')));
    const std::string text = outer.pretty();
    return std::count(text.begin(), text.end(), '\n');
  };
  // `  "a": ["xxx...", 1],` has 15 columns besides the x.
  EXPECT_EQ(lines(85), 4);
  EXPECT_EQ(lines(86), 7);
}

TEST(FormatNumber, IsPlainWherePeopleReadIt) {
  EXPECT_EQ(formatNumber(36), "36");
  EXPECT_EQ(formatNumber(-0.0), "0");
  EXPECT_EQ(formatNumber(0.1), "0.1");
  EXPECT_EQ(formatNumber(1000000), "1000000");
  EXPECT_EQ(formatNumber(-2.5), "-2.5");
  EXPECT_EQ(formatNumber(1e-9), "1e-09");
}

RC_GTEST_PROP(FormatNumber, ReadsBackToTheSameDouble, (std::uint64_t bits)) {
  double value = 0;
  std::memcpy(&value, &bits, sizeof value);
  RC_PRE(std::isfinite(value));
  RC_ASSERT(std::strtod(formatNumber(value).c_str(), nullptr) == value);
}

}  // namespace
}  // namespace frontage::core
