#include "core/import/understand/read_missile.h"

#include "core/import/text/read_figure.h"
#include "core/import/text/words.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

bool isNumber(const FigureText& figure) noexcept {
  return figure.kind == FigureText::Kind::Number || figure.kind == FigureText::Kind::Several;
}

std::optional<int> wholeIn(const FigureText& figure, int most) {
  const bool fits = isNumber(figure) && figure.value >= 1 && figure.value <= most;
  return fits ? std::optional(static_cast<int>(std::lround(figure.value))) : std::nullopt;
}

/// "Multiple Shots (2)"; nothing when the rules do not say.
std::optional<int> shotsIn(const std::string& rules) {
  const std::string text = folded(rules);
  const std::size_t at = text.find("multiple shots");
  if (at == std::string::npos) return std::nullopt;
  const std::size_t open = text.find_first_of("(0123456789", at);
  if (open == std::string::npos) return std::nullopt;
  const std::size_t begin = text[open] == '(' ? open + 1 : open;
  return wholeIn(parseFigure(text.substr(begin, text.find_first_of("),", begin) - begin)), 100);
}

struct Shooting {
  MissileWeapon missile;
  MissileGuesses guesses;
  TextPlace place;
};

/// A range of an inch or two belongs to a weapon for close combat.
std::optional<Shooting> shooting(const ListWeapon& weapon, std::optional<int> ballisticSkill) {
  const FigureText range = parseFigure(weapon.range);
  if (!isNumber(range) || range.value < 3 || range.value > 1000) return std::nullopt;
  const std::optional<int> strength = wholeIn(parseFigure(weapon.strength), 10);
  const std::optional<int> shots = shotsIn(weapon.rules);
  MissileWeapon missile;  // with the usual figures where the list gives none
  missile.name = listName(weapon.name);
  missile.range = range.value;
  missile.strength = strength.value_or(missile.strength);
  missile.ballisticSkill = ballisticSkill.value_or(missile.ballisticSkill);
  missile.shots = shots.value_or(missile.shots);
  const bool saysRules = !trimmed(weapon.rules).empty();  // one shot then, or they would say more
  return Shooting{missile, {!strength, !ballisticSkill, !shots && !saysRules, true}, weapon.place};
}

/// "Longbows" is not "Bow": a name is one of the Library's when only an s is too many.
std::optional<MissileWeapon> weaponNamed(const std::string& name, const UnitLibrary& library) {
  std::string wanted = keyOf(name);
  if (wanted.ends_with('s')) wanted.pop_back();
  for (const UnitType& type : library.types())
    if (type.stats.missile && keyOf(type.stats.missile->name) == wanted) return type.stats.missile;
  return std::nullopt;
}

std::string inWords(const MissileWeapon& missile) {
  return missile.name + " " + shownNumber(missile.range) + "\"";
}

}  // namespace

ReadMissile missileOf(const ListUnit& unit, std::optional<int> ballisticSkill, const UnitLibrary& library,
                      std::vector<Remark>& remarks, std::vector<std::string>& unused) {
  std::vector<Shooting> found;
  for (const ListWeapon& weapon : unit.weapons) {
    const auto shoots = shooting(weapon, ballisticSkill);
    const auto same = [&](const Shooting& other) { return shoots && other.missile == shoots->missile; };
    if (!shoots)
      addName(unused, weapon.name);
    else if (std::none_of(found.begin(), found.end(), same))
      found.push_back(*shoots);
  }
  if (!found.empty()) {
    const auto best = std::max_element(found.begin(), found.end(), [](const Shooting& a, const Shooting& b) {
      return a.missile.range < b.missile.range;
    });
    for (auto it = found.begin(); it != found.end(); ++it)
      if (it != best)
        remarks.push_back(
            {Remark::Kind::OtherMissile, unit.name, {}, inWords(it->missile), inWords(best->missile), it->place});
    for (const std::string& name : unit.equipment) addName(unused, name);
    return {{best->missile, Origin::File}, best->guesses};
  }
  Figure<std::optional<MissileWeapon>> guessed;
  for (const std::string& name : unit.equipment) {
    const auto missile = weaponNamed(name, library);
    if (missile && !guessed.value)
      guessed = {missile, Origin::Guess};
    else
      addName(unused, name);
  }
  return {guessed, {}};
}

}  // namespace frontage::core
