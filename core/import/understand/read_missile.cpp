#include "core/import/understand/read_missile.h"

#include "core/import/text/read_figure.h"
#include "core/import/text/words.h"
#include "core/text/number.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

bool isNumber(const FigureText& figure) noexcept {
  return figure.kind == FigureText::Kind::Number || figure.kind == FigureText::Kind::Several;
}

int wholeIn(const FigureText& figure, int otherwise, int most) {
  const bool fits = isNumber(figure) && figure.value >= 1 && figure.value <= most;
  return fits ? static_cast<int>(std::lround(figure.value)) : otherwise;
}

/// "Multiple Shots (2)".
int shotsIn(const std::string& rules) {
  const std::string text = folded(rules);
  const std::size_t at = text.find("multiple shots");
  if (at == std::string::npos) return 1;
  const std::size_t open = text.find_first_of("(0123456789", at);
  if (open == std::string::npos) return 1;
  const std::size_t begin = text[open] == '(' ? open + 1 : open;
  return wholeIn(parseFigure(text.substr(begin, text.find_first_of("),", begin) - begin)), 1, 100);
}

/// A range of an inch or two belongs to a weapon for close combat.
std::optional<MissileWeapon> shooting(const ListWeapon& weapon, int ballisticSkill) {
  const FigureText range = parseFigure(weapon.range);
  if (!isNumber(range) || range.value < 3 || range.value > 1000) return std::nullopt;
  MissileWeapon missile;
  missile.name = listName(weapon.name);
  missile.range = range.value;
  missile.strength = wholeIn(parseFigure(weapon.strength), 3, 10);
  missile.ballisticSkill = ballisticSkill;
  missile.shots = shotsIn(weapon.rules);
  return missile;
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
  return missile.name + " " + formatNumber(missile.range) + "\"";
}

}  // namespace

Figure<std::optional<MissileWeapon>> missileOf(const ListUnit& unit, int ballisticSkill, const UnitLibrary& library,
                                               std::vector<Remark>& remarks, std::vector<std::string>& unused) {
  std::vector<std::pair<MissileWeapon, TextPlace>> found;
  for (const ListWeapon& weapon : unit.weapons) {
    const auto missile = shooting(weapon, ballisticSkill);
    const auto same = [&](const auto& other) { return missile && other.first == *missile; };
    if (!missile)
      addName(unused, weapon.name);
    else if (std::none_of(found.begin(), found.end(), same))
      found.emplace_back(*missile, weapon.place);
  }
  if (!found.empty()) {
    const auto best = std::max_element(found.begin(), found.end(),
                                       [](const auto& a, const auto& b) { return a.first.range < b.first.range; });
    for (auto it = found.begin(); it != found.end(); ++it)
      if (it != best)
        remarks.push_back(
            {Remark::Kind::OtherMissile, unit.name, {}, inWords(it->first), inWords(best->first), it->second});
    for (const std::string& name : unit.equipment) addName(unused, name);
    return {best->first, Origin::File};
  }
  Figure<std::optional<MissileWeapon>> guessed;
  for (const std::string& name : unit.equipment) {
    const auto missile = weaponNamed(name, library);
    if (missile && !guessed.value)
      guessed = {missile, Origin::Guess};
    else
      addName(unused, name);
  }
  return guessed;
}

}  // namespace frontage::core
