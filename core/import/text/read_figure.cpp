#include "core/import/text/read_figure.h"

#include "core/import/text/scanner.h"
#include "core/import/text/words.h"

#include <array>
#include <optional>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

constexpr double kMmPerInch = 25.4;
/// Figures are short. What is longer is no figure, and not worth the time to look for one.
constexpr std::size_t kLongestFigure = 200;

constexpr std::array kDashes{"-"sv, "–"sv, "—"sv, "−"sv};
constexpr std::array kInchMarks{"\""sv, "″"sv, "”"sv, "''"sv, "inches"sv, "inch"sv, "zoll"sv, "in"sv};
constexpr std::array kTimes{"×"sv, "x"sv, "*"sv, "by"sv};
constexpr std::array kRoundMarks{"round"sv, "rund"sv, "rond"sv, "redond"sv, "rotond"sv,
                                 "okrąg"sv, "ø"sv,    "⌀"sv,    "oval"sv};
/// What stands between the parts of a range or a choice.
constexpr std::array kBetween{"-"sv,  "–"sv,    "—"sv,  "/"sv,  "("sv,   "["sv,
                              "or"sv, "oder"sv, "ou"sv, "to"sv, "bis"sv, "|"sv};

bool isNone(std::string_view text) {
  const std::string word = folded(trimmed(text));
  if (word.empty() || word == "*" || word == "n/a" || word == "none" || word == "x") return true;
  for (const std::string_view dash : kDashes)
    if (word == dash) return true;
  return false;
}

/// The number and its unit of length, in inches.
std::optional<double> length(Scanner& text) {
  const auto value = text.number();
  if (!value) return std::nullopt;
  if (text.take("cm")) return *value * 10 / kMmPerInch;
  if (text.take("mm")) return *value / kMmPerInch;
  text.takeAny(kInchMarks);
  text.take("+");  // "7+"
  return value;
}

/// In millimetres; the unit may stand after either side.
std::optional<double> side(Scanner& text) {
  const auto value = text.number();
  if (!value) return std::nullopt;
  if (text.take("mm")) return value;
  if (text.take("cm")) return *value * 10;
  return text.takeAny(kInchMarks) ? *value * kMmPerInch : value;
}

std::optional<double> bonus(Scanner text) {
  text.take("(");
  if (!text.take("+")) return std::nullopt;
  const auto value = length(text);
  text.take(")");
  return text.atEnd() ? value : std::nullopt;
}

bool goesOn(Scanner text) {
  return text.takeAny(kBetween) && text.number().has_value();
}

}  // namespace

FigureText parseFigure(std::string_view given) {
  using Kind = FigureText::Kind;
  if (given.size() > kLongestFigure) return {Kind::Unreadable, 0};
  if (isNone(given)) return {};
  const std::string small = folded(given);
  Scanner text(small);
  if (const auto more = bonus(text)) return {Kind::Bonus, *more};
  const bool negative = text.takeAny(kDashes);
  const auto value = length(text);
  if (!value) return {Kind::Unreadable, 0};
  if (text.atEnd()) return {Kind::Number, negative ? -*value : *value};
  return {!negative && goesOn(text) ? Kind::Several : Kind::Unreadable, *value};
}

std::vector<BaseText> parseBases(std::string_view given) {
  std::vector<BaseText> bases;
  const std::string small = folded(given.substr(0, kLongestFigure));
  Scanner text(small);
  bool roundAhead = false;
  while (!text.atEnd()) {
    const std::string_view from = text.rest();
    if (text.takeAny(kRoundMarks)) {
      if (!bases.empty() && bases.back().size.width == bases.back().size.depth)
        bases.back().round = true;
      else
        roundAhead = true;
      continue;
    }
    const auto width = side(text);
    if (!width) {
      text.skip();
      continue;
    }
    const auto depth = text.takeAny(kTimes) ? side(text) : width;
    if (!depth) continue;
    const std::string_view spelled = from.substr(0, from.size() - text.rest().size());
    bases.push_back({{*width, *depth}, roundAhead, std::string(trimmed(spelled))});
    roundAhead = false;
  }
  return bases;
}

}  // namespace frontage::core
