#include "core/import/list_report.h"

#include "core/import/text/words.h"
#include "core/json/printable.h"
#include "core/text/names.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace frontage::core {

template <>
struct Names<Origin> {
  static constexpr std::array table{Named{Origin::File, "file"}, Named{Origin::Guess, "guess"},
                                    Named{Origin::Missing, "missing"}, Named{Origin::Typed, "typed"}};
};
template <>
struct Names<TypeSource> {
  static constexpr std::array table{Named{TypeSource::Stated, "the list"}, Named{TypeSource::Category, "its category"},
                                    Named{TypeSource::Mount, "its mount"}, Named{TypeSource::Base, "its base"},
                                    Named{TypeSource::Name, "its name"},   Named{TypeSource::Nothing, "nothing"}};
};
template <>
struct Names<Remark::Kind> {
  using Kind = Remark::Kind;
  static constexpr std::array table{
      Named{Kind::NoUnit, "no_unit"},
      Named{Kind::NoModels, "no_models"},
      Named{Kind::Unreadable, "unreadable"},
      Named{Kind::NoFigures, "no_figures"},
      Named{Kind::FiguresUnused, "figures_not_used"},
      Named{Kind::OutOfBounds, "out_of_bounds"},
      Named{Kind::SeveralValues, "several"},
      Named{Kind::RoundBase, "round_base"},
      Named{Kind::JoinedTo, "joined_to"},
      Named{Kind::Repeated, "repeated"},
      Named{Kind::AsModels, "as_models"},
      Named{Kind::Uneven, "uneven"},
      Named{Kind::NotCounted, "not_counted"},
      Named{Kind::NotUsed, "not_used"},
      Named{Kind::NoSuchType, "no_such_type"},
      Named{Kind::OtherMissile, "other_missile"},
      Named{Kind::UnknownField, "unknown_field"},
      Named{Kind::OtherFile, "other_file"},
  };
};

namespace {

/// "unit_strength" -> "unit strength": keys as people read them.
std::string inWords(std::string_view key) {
  std::string words(key);
  for (char& c : words)
    if (c == '_') c = ' ';
  return words;
}

std::string number(double value) {
  return shownNumber(value);
}
std::string number(const BaseSize& base) {
  return number(base.width) + "x" + number(base.depth) + " mm";
}

template <class T>
void addGuess(std::string& list, std::string_view key, const Figure<T>& figure) {
  if (figure.origin == Origin::Guess) list += (list.empty() ? "" : ", ") + inWords(key) + " " + number(figure.value);
}

template <class T>
JsonValue figureJson(const Figure<T>& figure, JsonValue value) {
  return JsonValue::object().add("value", std::move(value)).add("origin", JsonValue::text(nameOf(figure.origin)));
}

template <class T>
JsonValue figureJson(const Figure<T>& figure) {
  return figureJson(figure, JsonValue::number(figure.value));
}

/// Guessed figures of a missile weapon with their values, or only their keys.
std::vector<std::pair<std::string_view, std::string>> guessesOf(const Figure<std::optional<MissileWeapon>>& missile,
                                                                const MissileGuesses& guesses) {
  std::vector<std::pair<std::string_view, std::string>> found;
  if (!missile.value) return found;
  const bool all = missile.origin == Origin::Guess;
  const auto add = [&](bool guessed, std::string_view key, std::string value) {
    if (guessed || all) found.emplace_back(key, std::move(value));
  };
  add(false, "range", number(missile.value->range));
  add(guesses.strength, "strength", number(missile.value->strength));
  add(guesses.ballisticSkill, "ballistic_skill", number(missile.value->ballisticSkill));
  add(guesses.shots, "shots", number(missile.value->shots));
  add(guesses.ranks, "ranks", inWords(nameOf(missile.value->ranks)));
  return found;
}

/// "Bow (shots 1, ranks front)"; empty when none is a guess.
std::string missileGuess(const ImportedUnit& unit) {
  std::string words;
  for (const auto& [key, value] : guessesOf(unit.missile, unit.missileGuesses))
    words += (words.empty() ? "" : ", ") + inWords(key) + " " + value;
  return words.empty() ? words : printable(unit.missile.value->name) + " (" + words + ")";
}

/// A weapon is the list's or a guess as a whole; "guessed" names what of it the list does not say.
JsonValue withGuesses(JsonValue figure, const ImportedUnit& unit) {
  if (!unit.missile.value || unit.missile.origin == Origin::Missing) return figure;
  JsonValue guessed = JsonValue::array();
  for (const auto& [key, value] : guessesOf(unit.missile, unit.missileGuesses))
    guessed.push(JsonValue::text(std::string(key)));
  return std::move(figure.add("guessed", std::move(guessed)));
}

JsonValue missileJson(const std::optional<MissileWeapon>& missile) {
  if (!missile) return JsonValue::raw("null");
  return JsonValue::object()
      .add("name", JsonValue::text(missile->name))
      .add("range", JsonValue::number(missile->range))
      .add("strength", JsonValue::number(missile->strength))
      .add("ballistic_skill", JsonValue::number(missile->ballisticSkill))
      .add("shots", JsonValue::number(missile->shots))
      .add("ranks", JsonValue::text(nameOf(missile->ranks)));
}

}  // namespace

std::string formatName(ListFormat format) {
  constexpr std::array<std::string_view, 3> names{"BattleScribe roster", "New Recruit list", "Old World Builder list"};
  return std::string(names[static_cast<std::size_t>(format)]);
}

std::string sentenceOf(const Remark& remark) {
  const std::string figure = inWords(remark.subject);
  const std::string found = printable(remark.found);
  const std::string taken = inWords(remark.taken);
  const auto named = [](const std::string& name) { return quoted(name); };
  switch (remark.kind) {
    case Remark::Kind::NoUnit:
      return named(remark.subject) + " is no unit: it has neither models nor a profile";
    case Remark::Kind::NoModels:
      return "has no models and is left out";
    case Remark::Kind::Unreadable:
      return figure + " reads " + named(remark.found) + ", expected a number";
    case Remark::Kind::NoFigures:
      return "reads " + found + ", where figures are expected; guesses stand in their place";
    case Remark::Kind::FiguresUnused:
      return remark.unit.empty() ? "figures in the profiles of several units are not used: " + found
                                 : "figures in its profiles are not used: " + found;
    case Remark::Kind::OutOfBounds:
      return figure + " reads " + named(remark.found) + ", which is too small or too large";
    case Remark::Kind::SeveralValues:
      return figure + " has several values, " + found + "; " + taken + " was taken";
    case Remark::Kind::RoundBase:
      return "the base " + named(remark.found) + " is round; " + taken + " was taken";
    case Remark::Kind::JoinedTo:
      return "had joined " + named(remark.subject) + "; stands apart here";
    case Remark::Kind::Repeated:
      return "was chosen " + found + " times; as many units were made";
    case Remark::Kind::AsModels:
      return "was chosen " + found + " times and names no models; taken to be so many models";
    case Remark::Kind::Uneven:
      return "was chosen " + found + " times, but its models cannot be shared out; one unit was made";
    case Remark::Kind::NotCounted:
      return named(remark.subject) + " has a profile of its own; taken to be one of the models";
    case Remark::Kind::NotUsed:
      return "not used: " + found;
    case Remark::Kind::NoSuchType:
      return "there is no troop type " + named(remark.found) + "; " + taken + " was taken";
    case Remark::Kind::OtherMissile:
      return "shoots with " + taken + "; " + found + " was left out";
    case Remark::Kind::UnknownField:
      return "the part " + named(remark.subject) + " of the list is unknown";
    case Remark::Kind::OtherFile:
      return "the archive also holds " + named(remark.subject) + ", which was not read";
  }
  return {};
}

std::string guessesOf(const ImportedUnit& unit) {
  std::string list;
  addGuess(list, "models", unit.models);
  addGuess(list, "files", unit.files);
  addGuess(list, "base", unit.base);
  addGuess(list, "movement", unit.movement);
  addGuess(list, "leadership", unit.leadership);
  addGuess(list, "unit_strength", unit.unitStrength);
  addGuess(list, "toughness", unit.toughness);
  addGuess(list, "wounds", unit.wounds);
  addGuess(list, "armour_save", unit.armourSave);
  if (const std::string missile = missileGuess(unit); !missile.empty()) list += (list.empty() ? "" : ", ") + missile;
  if (list.empty() && unit.troopType.origin != Origin::Guess) return {};
  std::string why = inWords(nameOf(unit.troopType.value));
  if (unit.troopType.origin == Origin::Guess)
    why += unit.typeSource == TypeSource::Nothing ? ", as nothing says otherwise"
                                                  : ", told by " + std::string(nameOf(unit.typeSource));
  return "guess (" + why + ")" + (list.empty() ? "" : ": " + list);
}

JsonValue toJson(const ImportedUnit& unit) {
  JsonValue base = JsonValue::array();
  base.push(JsonValue::number(unit.base.value.width)).push(JsonValue::number(unit.base.value.depth));
  JsonValue figures = JsonValue::object();
  figures.add("troop_type", figureJson(unit.troopType, JsonValue::text(nameOf(unit.troopType.value))))
      .add("models", figureJson(unit.models))
      .add("files", figureJson(unit.files))
      .add("base_mm", figureJson(unit.base, std::move(base)))
      .add("movement", figureJson(unit.movement))
      .add("leadership", figureJson(unit.leadership))
      .add("unit_strength", figureJson(unit.unitStrength))
      .add("toughness", figureJson(unit.toughness))
      .add("wounds", figureJson(unit.wounds))
      .add("armour_save", figureJson(unit.armourSave))
      .add("missile", withGuesses(figureJson(unit.missile, missileJson(unit.missile.value)), unit));
  return JsonValue::object().add("name", JsonValue::text(unit.name)).add("figures", std::move(figures));
}

JsonValue toJson(const Remark& remark) {
  return JsonValue::object()
      .add("kind", JsonValue::text(nameOf(remark.kind)))
      .add("unit", JsonValue::text(remark.unit))
      .add("line", JsonValue::number(remark.place.line))
      .add("column", JsonValue::number(remark.place.column))
      .add("what", JsonValue::text(sentenceOf(remark)));
}

}  // namespace frontage::core
