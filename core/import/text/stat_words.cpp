#include "core/import/text/stat_words.h"

#include "core/import/text/words.h"

#include <algorithm>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;
using enum Stat;

struct Whole {
  std::string_view key;
  Stat stat;
};

/// Words that mean the same in every list, whatever its language.
constexpr std::array kWhole{
    Whole{"movement", Movement},
    Whole{"move", Movement},
    Whole{"mov", Movement},
    Whole{"mv", Movement},
    Whole{"advance", Movement},
    Whole{"advancerate", Movement},
    Whole{"adv", Movement},
    Whole{"bewegung", Movement},
    Whole{"mouvement", Movement},
    Whole{"movimiento", Movement},
    Whole{"movimento", Movement},
    Whole{"szybkosc", Movement},
    Whole{"leadership", Leadership},
    Whole{"ld", Leadership},
    Whole{"dis", Leadership},
    Whole{"dsc", Leadership},
    Whole{"discipline", Leadership},
    Whole{"moralwert", Leadership},
    Whole{"commandement", Leadership},
    Whole{"liderazgo", Leadership},
    Whole{"disciplina", Leadership},
    Whole{"unitstrength", UnitStrength},
    Whole{"einheitenstarke", UnitStrength},
    Whole{"puissancedunite", UnitStrength},
    Whole{"potenciadeunidad", UnitStrength},
    Whole{"toughness", Toughness},
    Whole{"res", Toughness},
    Whole{"resilience", Toughness},
    Whole{"widerstand", Toughness},
    Whole{"endurance", Toughness},
    Whole{"resistencia", Toughness},
    Whole{"wounds", Wounds},
    Whole{"hitpoints", Wounds},
    Whole{"healthpoints", Wounds},
    Whole{"lebenspunkte", Wounds},
    Whole{"pointsdevie", Wounds},
    Whole{"heridas", Wounds},
    Whole{"armoursave", ArmourSave},
    Whole{"armorsave", ArmourSave},
    Whole{"save", ArmourSave},
    Whole{"sv", ArmourSave},
    Whole{"as", ArmourSave},
    Whole{"arm", ArmourSave},
    Whole{"rustungswurf", ArmourSave},
    Whole{"sauvegarde", ArmourSave},
    Whole{"salvacion", ArmourSave},
    Whole{"ballisticskill", BallisticSkill},
};

struct Letters {
  Tongue tongue;
  std::array<std::string_view, kStats> of;  ///< in the order of Stat; empty = the profile has no such letter
};

constexpr std::array kLetters{
    Letters{Tongue::English, {"m", "ld", "us", "t", "w", "as", "bs"}},
    Letters{Tongue::German, {"b", "mw", "es", "w", "lp", "rw", "bf"}},
    Letters{Tongue::French, {"m", "cd", "pu", "e", "pv", "svg", "ct"}},
    Letters{Tongue::Spanish, {"m", "l", "pu", "r", "h", "ts", "hp"}},
    Letters{Tongue::Italian, {"m", "d", "fu", "r", "fe", "ta", "ab"}},
    Letters{Tongue::Polish, {"sz", "cp", "", "wt", "zw", "", "us"}},
};

std::optional<Stat> wholeWord(std::string_view key) noexcept {
  const auto it = std::find_if(kWhole.begin(), kWhole.end(), [&](const Whole& w) { return w.key == key; });
  return it == kWhole.end() ? std::nullopt : std::optional(it->stat);
}

std::optional<Stat> letter(std::string_view key, Tongue tongue) noexcept {
  const auto& row = kLetters[static_cast<std::size_t>(tongue)].of;
  const auto it = std::find(row.begin(), row.end(), key);
  if (key.empty() || it == row.end()) return std::nullopt;
  return static_cast<Stat>(it - row.begin());
}

struct DetailWord {
  std::string_view key;
  Detail detail;
};

constexpr std::array kDetails{
    DetailWord{"basesize", Detail::Base},
    DetailWord{"base", Detail::Base},
    DetailWord{"bases", Detail::Base},
    DetailWord{"basegrosse", Detail::Base},
    DetailWord{"socle", Detail::Base},
    DetailWord{"socles", Detail::Base},
    DetailWord{"tailledesocle", Detail::Base},
    DetailWord{"tailledusocle", Detail::Base},
    DetailWord{"basedimension", Detail::Base},
    DetailWord{"basedimensions", Detail::Base},
    DetailWord{"peana", Detail::Base},
    DetailWord{"tamanodepeana", Detail::Base},
    DetailWord{"tamanodelapeana", Detail::Base},
    DetailWord{"basetta", Detail::Base},
    DetailWord{"dimensionebasetta", Detail::Base},
    DetailWord{"dimensionedellabasetta", Detail::Base},
    DetailWord{"podstawka", Detail::Base},
    DetailWord{"rozmiarpodstawki", Detail::Base},
    DetailWord{"trooptype", Detail::TroopType},
    DetailWord{"unittype", Detail::TroopType},
    DetailWord{"type", Detail::TroopType},
    DetailWord{"typ", Detail::TroopType},
    DetailWord{"truppentyp", Detail::TroopType},
    DetailWord{"einheitentyp", Detail::TroopType},
    DetailWord{"typedetroupe", Detail::TroopType},
    DetailWord{"typedunite", Detail::TroopType},
    DetailWord{"tipodetropa", Detail::TroopType},
    DetailWord{"tipoditruppa", Detail::TroopType},
    DetailWord{"tipo", Detail::TroopType},
    DetailWord{"unitsize", Detail::UnitSize},
    DetailWord{"einheitengrosse", Detail::UnitSize},
    DetailWord{"range", Detail::Range},
    DetailWord{"r", Detail::Range},
    DetailWord{"rng", Detail::Range},
    DetailWord{"reichweite", Detail::Range},
    DetailWord{"portee", Detail::Range},
    DetailWord{"alcance", Detail::Range},
    DetailWord{"portata", Detail::Range},
    DetailWord{"gittata", Detail::Range},
    DetailWord{"zasieg", Detail::Range},
    DetailWord{"strength", Detail::Strength},
    DetailWord{"s", Detail::Strength},
    DetailWord{"str", Detail::Strength},
    DetailWord{"starke", Detail::Strength},
    DetailWord{"force", Detail::Strength},
    DetailWord{"fuerza", Detail::Strength},
    DetailWord{"forza", Detail::Strength},
    DetailWord{"f", Detail::Strength},
    DetailWord{"sila", Detail::Strength},
    DetailWord{"specialrules", Detail::Rules},
    DetailWord{"sonderregeln", Detail::Rules},
    DetailWord{"notes", Detail::Rules},
    DetailWord{"keywords", Detail::Rules},
};

}  // namespace

Tongue tongueOf(const std::vector<std::string>& names) {
  Tongue best = Tongue::English;
  int most = 0;
  for (const Letters& row : kLetters) {
    std::array<bool, kStats> has{};
    int known = 0;
    for (const std::string& name : names)
      if (const auto stat = statOf(name, row.tongue)) {
        known += has[static_cast<std::size_t>(*stat)] ? 0 : 1;
        has[static_cast<std::size_t>(*stat)] = true;
      }
    const bool makesSense = has[static_cast<std::size_t>(Movement)] && has[static_cast<std::size_t>(Leadership)];
    if (makesSense && known > most) best = row.tongue, most = known;
  }
  return best;
}

std::optional<Stat> statOf(std::string_view name, Tongue tongue) {
  const std::string key = keyOf(name);
  // T9A's "HP" are wounds; in Spanish profiles the letters are the skill with bows.
  if (key == "hp" && tongue == Tongue::English) return Wounds;
  const auto stat = letter(key, tongue);
  return stat ? stat : wholeWord(key);
}

std::optional<Detail> detailOf(std::string_view name) {
  const std::string key = keyOf(name);
  const auto it = std::find_if(kDetails.begin(), kDetails.end(), [&](const DetailWord& w) { return w.key == key; });
  return it == kDetails.end() ? std::nullopt : std::optional(it->detail);
}

std::string_view figureName(Stat stat) noexcept {
  constexpr std::array<std::string_view, kStats> names{"movement", "leadership",  "unit_strength",  "toughness",
                                                       "wounds",   "armour_save", "ballistic_skill"};
  return names[static_cast<std::size_t>(stat)];
}

}  // namespace frontage::core
