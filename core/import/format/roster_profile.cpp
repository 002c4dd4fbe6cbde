#include "core/import/format/roster_profile.h"

#include "core/import/text/read_figure.h"
#include "core/import/text/scanner.h"
#include "core/import/text/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

std::vector<std::string> keysOf(const RosterSelection& selection) {
  std::vector<std::string> keys;
  for (const RosterProfile& profile : selection.profiles)
    for (const auto& [name, value] : profile.characteristics) keys.push_back(name);
  return keys;
}

bool has(const RosterProfile& profile, Detail detail) {
  return std::any_of(profile.characteristics.begin(), profile.characteristics.end(),
                     [&](const auto& each) { return detailOf(each.first) == detail; });
}

bool has(const RosterProfile& profile, Stat stat, Tongue tongue) {
  return std::any_of(profile.characteristics.begin(), profile.characteristics.end(),
                     [&](const auto& each) { return statOf(each.first, tongue) == stat; });
}

bool isLine(const RosterProfile& profile, Tongue tongue) {
  if (has(profile, Stat::Movement, tongue)) return true;
  const bool figures = has(profile, Stat::Leadership, tongue) || has(profile, Stat::Toughness, tongue) ||
                       has(profile, Stat::Wounds, tongue);
  return figures && !has(profile, Detail::Range);
}

/// Some games count armour upwards from 0: 2 there is a save of 5+.
ListText statText(const std::string& name, const ListText& value) {
  if (keyOf(name) != "arm" || value.text.find('+') != std::string::npos) return value;
  const FigureText figure = parseFigure(value.text);
  if (figure.kind != FigureText::Kind::Number || figure.value < 0 || figure.value > 6) return value;
  return {std::to_string(7 - static_cast<int>(figure.value)) + "+", value.place};
}

void addStats(const RosterProfile& profile, Tongue tongue, StatLine& line) {
  for (const auto& [name, value] : profile.characteristics)
    if (const auto stat = statOf(name, tongue); stat && line.at(*stat).text.empty())
      line.at(*stat) = statText(name, value);
}

bool leads(const StatLine& line) {
  return !line.at(Stat::Movement).text.empty() || !line.at(Stat::Leadership).text.empty();
}

/// The figures of a line that says neither how far nor how bravely go to the first that does.
void joinLoose(std::vector<StatLine>& lines) {
  const auto first = std::find_if(lines.begin(), lines.end(), leads);
  if (first == lines.end()) return;
  for (const StatLine& line : lines)
    if (!leads(line))
      for (std::size_t i = 0; i < kStats; ++i)
        if (first->stats[i].text.empty()) first->stats[i] = line.stats[i];
  std::erase_if(lines, [](const StatLine& line) { return !leads(line); });
}

/// A further line of one selection is what carries the first, when it is a beast's (no Leadership), or faster.
bool carries(const StatLine& line, const StatLine& first) {
  using Kind = FigureText::Kind;
  const FigureText far = parseFigure(line.at(Stat::Movement).text);
  if (far.kind == Kind::None) return false;
  const FigureText own = parseFigure(first.at(Stat::Movement).text);
  const bool beast = parseFigure(line.at(Stat::Leadership).text).kind == Kind::None;
  return beast || own.kind == Kind::None || far.value > own.value;
}

bool saysWeapon(const std::string& type) {
  const std::string word = folded(type);
  constexpr std::array kWords{"weapon"sv, "waffe"sv,   "arme"sv,   "arma"sv,    "armi"sv,
                              "broń"sv,   "missile"sv, "ranged"sv, "shooting"sv};
  return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view each) {
    return word.find(each) != std::string::npos && word.find("armou") != 0;
  });
}

/// A weapon in words: `R: 24" S: 4 AP: -1 ...`, `12" S4 ...`.
std::optional<ListWeapon> weaponInWords(const RosterProfile& profile) {
  if (!saysWeapon(profile.type) || profile.characteristics.size() != 1) return std::nullopt;
  const ListText& words = profile.characteristics.front().second;
  Scanner text(std::string_view(words.text).substr(0, 400));
  for (const std::string_view label : {"Range:"sv, "Range"sv, "R:"sv}) text.take(label);
  const auto range = text.number();
  if (!range || !(text.take("\"") || text.take("″") || text.take("”"))) return std::nullopt;
  while (!text.atEnd() && !text.take("S:")) {
    if (Scanner ahead = text; ahead.take("S") && ahead.number()) {
      text.take("S");
      break;
    }
    text.skip();
  }
  const auto strength = text.number();
  ListWeapon weapon{profile.name, std::to_string(*range), strength ? std::to_string(*strength) : "", words.text,
                    words.place};
  return weapon;
}

/// Spells have a range as well, but no strength; what has Movement is a line of figures ("R" is Toughness in Spanish).
std::optional<ListWeapon> weaponOf(const RosterProfile& profile, Tongue tongue) {
  if (isLine(profile, tongue)) return std::nullopt;
  if (!has(profile, Detail::Range) || !has(profile, Detail::Strength)) return weaponInWords(profile);
  ListWeapon weapon{profile.name, {}, {}, {}, profile.place};
  for (const auto& [name, value] : profile.characteristics) {
    const auto detail = detailOf(name);
    if (detail == Detail::Range) weapon.range = value.text;
    if (detail == Detail::Strength) weapon.strength = value.text;
    if (detail == Detail::Rules) weapon.rules += value.text + ",";
  }
  return weapon;
}

bool saysUnit(const std::string& type) {
  const std::string word = folded(type);
  for (const std::string_view each : {"unit"sv, "einheit"sv, "model"sv, "profil"sv, "unidad"sv})
    if (word.find(each) != std::string::npos) return true;
  return false;
}

bool isOfUnit(const RosterProfile& profile, Tongue tongue) {
  return isLine(profile, tongue) || has(profile, Detail::UnitSize) || saysUnit(profile.type);
}

/// Bases, types and rules among its characteristics; false when there was none of them.
bool addCharacteristics(const RosterProfile& profile, Tongue tongue, ListUnit& unit) {
  const bool ofUnit = isOfUnit(profile, tongue);
  bool used = isLine(profile, tongue);
  for (const auto& [name, value] : profile.characteristics) {
    const auto detail = detailOf(name);
    if (detail == Detail::Base && !trimmed(value.text).empty()) unit.bases.push_back(value);
    if (detail == Detail::TroopType && ofUnit && !trimmed(value.text).empty()) unit.types.push_back(value);
    if (detail == Detail::Rules && ofUnit)
      for (const std::string& rule : listed(value.text)) unit.rules.push_back({rule, value.place});
    used = used || detail == Detail::Base || detail == Detail::UnitSize || (detail == Detail::TroopType && ofUnit);
  }
  return used;
}

bool isBlank(const ListText& text) {
  return parseFigure(text.text).kind == FigureText::Kind::None;
}

bool isSaid(const RosterProfile& profile, Stat stat, Tongue tongue, const std::string& name) {
  for (const auto& [other, value] : profile.characteristics) {
    if (other == name) return false;
    if (statOf(other, tongue) == stat && !value.text.empty()) return true;
  }
  return false;
}

/// What is said of a used profile beside what is taken from it: known figures that hold none, and everything else.
void addOthers(const RosterProfile& profile, Tongue tongue, ListUnit& unit) {
  const bool line = isLine(profile, tongue);
  const bool ofUnit = isOfUnit(profile, tongue);
  for (const auto& [name, value] : profile.characteristics) {
    const auto stat = line ? statOf(name, tongue) : std::nullopt;
    const auto detail = detailOf(name);
    const std::string key(stat                         ? figureName(*stat)
                          : detail == Detail::Base     ? "base"sv
                          : detail == Detail::UnitSize ? "unit_size"sv
                                                       : ""sv);
    const bool taken =
        stat ? !isSaid(profile, *stat, tongue, name)
             : detail == Detail::Base || (ofUnit && (detail == Detail::TroopType || detail == Detail::Rules));
    if (isBlank(value)) {
      if (taken && !key.empty()) unit.blanks.push_back({key, name, value});
    } else if (!taken || key == "ballistic_skill") {
      unit.others.push_back({key, name, value});
    }
  }
}

}  // namespace

std::vector<StatLine> linesOf(const RosterSelection& selection, StatLine::Of of) {
  const Tongue tongue = tongueOf(keysOf(selection));
  std::vector<StatLine> lines;
  for (const RosterProfile& profile : selection.profiles) {
    if (!isLine(profile, tongue)) continue;
    auto line = std::find_if(lines.begin(), lines.end(), [&](const StatLine& l) { return l.name == profile.name; });
    if (line == lines.end()) line = lines.insert(lines.end(), StatLine{of, profile.name, {}});
    addStats(profile, tongue, *line);
  }
  joinLoose(lines);
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (carries(lines[i], lines.front())) lines[i].of = StatLine::Of::Mount;
  return lines;
}

bool hasLine(const RosterSelection& selection) {
  return !linesOf(selection, StatLine::Of::Model).empty();
}

void addDetails(const RosterSelection& selection, ListUnit& unit) {
  const Tongue tongue = tongueOf(keysOf(selection));
  for (const RosterProfile& profile : selection.profiles) {
    if (addCharacteristics(profile, tongue, unit)) {
      addOthers(profile, tongue, unit);
      continue;
    }
    if (auto weapon = weaponOf(profile, tongue))
      unit.weapons.push_back(std::move(*weapon));
    else
      unit.rules.push_back({profile.name == selection.name ? profile.type : profile.name, profile.place});
  }
  for (const RosterRule& rule : selection.rules) {
    if (detailOf(rule.name) == Detail::Base)
      unit.bases.push_back(rule.description);
    else
      unit.rules.push_back({rule.name, rule.description.place});
  }
}

ListText unitSizeOf(const RosterSelection& selection) {
  for (const RosterProfile& profile : selection.profiles)
    for (const auto& [name, value] : profile.characteristics)
      if (detailOf(name) == Detail::UnitSize) return value;
  return {};
}

}  // namespace frontage::core
