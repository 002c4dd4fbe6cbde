#include "core/import/text/type_words.h"

#include "core/import/text/words.h"

#include <algorithm>
#include <array>
#include <string>

namespace frontage::core {

namespace {

using namespace std::string_view_literals;

struct TypeWord {
  std::string_view stem;
  TroopType type;
};

using enum TroopType;

/// Of the type of a unit. Looked for in this order, as beginnings of words.
constexpr std::array kStems{
    TypeWord{"chariot", Chariot},     TypeWord{"streitwagen", Chariot},   TypeWord{"char ", Chariot},
    TypeWord{"carro", Chariot},       TypeWord{"rydwan", Chariot},        TypeWord{"战车", Chariot},
    TypeWord{"caval", Cavalry},       TypeWord{"kavall", Cavalry},        TypeWord{"caball", Cavalry},
    TypeWord{"kawal", Cavalry},       TypeWord{"reiter", Cavalry},        TypeWord{"骑兵", Cavalry},
    TypeWord{"infant", Infantry},     TypeWord{"fanter", Infantry},       TypeWord{"piechot", Infantry},
    TypeWord{"步兵", Infantry},       TypeWord{"swarm", WarBeast},        TypeWord{"schwarm", WarBeast},
    TypeWord{"schwärm", WarBeast},    TypeWord{"nuée", WarBeast},         TypeWord{"enjambre", WarBeast},
    TypeWord{"sciam", WarBeast},      TypeWord{"behemoth", Monster},      TypeWord{"béhémoth", Monster},
    TypeWord{"gigantic", Monster},    TypeWord{"war beast", WarBeast},    TypeWord{"warbeast", WarBeast},
    TypeWord{"kriegsbest", WarBeast}, TypeWord{"bêtes de", WarBeast},     TypeWord{"bête de", WarBeast},
    TypeWord{"bestias de", WarBeast}, TypeWord{"bestia de", WarBeast},    TypeWord{"bestie da", WarBeast},
    TypeWord{"bestia da", WarBeast},  TypeWord{"bestie bojow", WarBeast}, TypeWord{"beast", WarBeast},
    TypeWord{"monst", Monster},       TypeWord{"ungeheuer", Monster},     TypeWord{"mostr", Monster},
    TypeWord{"potw", Monster},        TypeWord{"怪兽", Monster},
};

/// Abbreviations that stand alone.
constexpr std::array kShort{
    TypeWord{"char", Chariot},         TypeWord{"chars", Chariot},        TypeWord{"in", Infantry},
    TypeWord{"inf", Infantry},         TypeWord{"ri", Infantry},          TypeWord{"hi", Infantry},
    TypeWord{"ca", Cavalry},           TypeWord{"cav", Cavalry},          TypeWord{"lc", Cavalry},
    TypeWord{"hc", Cavalry},           TypeWord{"mi", MonstrousInfantry}, TypeWord{"mc", MonstrousCavalry},
    TypeWord{"mca", MonstrousCavalry}, TypeWord{"ch", Chariot},           TypeWord{"lch", Chariot},
    TypeWord{"hch", Chariot},          TypeWord{"wb", WarBeast},          TypeWord{"sw", WarBeast},
    TypeWord{"mo", Monster},           TypeWord{"mcr", Monster},          TypeWord{"be", Monster},
};

constexpr std::array kMonstrous{"monst"sv, "mostr"sv, "large"sv, "groß"sv, "grande"sv, "potw"sv};

/// Of names. Words of the common language, none of anybody's armies.
constexpr std::array kNames{
    TypeWord{"chariot", Chariot},        TypeWord{"streitwagen", Chariot},     TypeWord{"carro", Chariot},
    TypeWord{"dragon", Monster},         TypeWord{"drache", Monster},          TypeWord{"drago", Monster},
    TypeWord{"giant rat", WarBeast},     TypeWord{"giant", Monster},           TypeWord{"riese", Monster},
    TypeWord{"géant", Monster},          TypeWord{"gigant", Monster},          TypeWord{"hydra", Monster},
    TypeWord{"griffon", Monster},        TypeWord{"greif", Monster},           TypeWord{"manticor", Monster},
    TypeWord{"mantikor", Monster},       TypeWord{"wyvern", Monster},          TypeWord{"phoenix", Monster},
    TypeWord{"elephant", Monster},       TypeWord{"elefant", Monster},         TypeWord{"kraken", Monster},
    TypeWord{"knight", Cavalry},         TypeWord{"ritter", Cavalry},          TypeWord{"chevalier", Cavalry},
    TypeWord{"caballero", Cavalry},      TypeWord{"cavalier", Cavalry},        TypeWord{"rycerz", Cavalry},
    TypeWord{"rider", Cavalry},          TypeWord{"reiter", Cavalry},          TypeWord{"horse", Cavalry},
    TypeWord{"lancer", Cavalry},         TypeWord{"outrider", Cavalry},        TypeWord{"cavalry", Cavalry},
    TypeWord{"kavallerie", Cavalry},     TypeWord{"hound", WarBeast},          TypeWord{"hund", WarBeast},
    TypeWord{"wolves", WarBeast},        TypeWord{"wölfe", WarBeast},          TypeWord{"wolf pack", WarBeast},
    TypeWord{"rats", WarBeast},          TypeWord{"ratten", WarBeast},         TypeWord{"swarm", WarBeast},
    TypeWord{"schwarm", WarBeast},       TypeWord{"troll", MonstrousInfantry}, TypeWord{"ogre", MonstrousInfantry},
    TypeWord{"oger", MonstrousInfantry}, TypeWord{"ogro", MonstrousInfantry},  TypeWord{"minotaur", MonstrousInfantry},
};

constexpr std::array kMachines{"war machine"sv,         "warmachine"sv, "war-machine"sv, "kriegsmaschine"sv,
                               "machine de guerre"sv,   "máquina"sv,    "macchin"sv,     "machina"sv,
                               "machines de guerre"sv,  "maquina"sv,    "machiny"sv,     "maszyn"sv,
                               "siege engine"sv,        "artiller"sv,   "artiglier"sv,   "artyler"sv,
                               "belagerungsmaschine"sv, "geschütz"sv};
constexpr std::array kBuildings{"build"sv, "gebäude"sv, "bâtiment"sv, "edificio"sv, "budyn"sv};
/// Names of war machines, as beginnings of words.
constexpr std::array kMachineNames{
    "cannon"sv,         "canon"sv,        "cañón"sv,        "cañon"sv,        "cannone"sv,      "armata"sv,
    "działo"sv,         "mortar"sv,       "mortier"sv,      "mortero"sv,      "mortaio"sv,      "moździerz"sv,
    "catapult"sv,       "trebuchet"sv,    "trébuchet"sv,    "trabuc"sv,       "trebusz"sv,      "bombard"sv,
    "ballista"sv,       "baliste"sv,      "balista"sv,      "bolt thrower"sv, "lanzavirotes"sv, "lanciadardi"sv,
    "stone thrower"sv,  "lance-pierre"sv, "lanzapiedras"sv, "organ gun"sv,    "volley gun"sv,   "howitzer"sv,
    "rocket battery"sv, "mangonel"sv,     "onager"sv,       "spear thrower"sv};
/// The same within German compounds.
constexpr std::array kMachineCompounds{"kanone"sv,         "katapult"sv,       "mörser"sv,   "haubitze"sv, "geschütz"sv,
                                       "steinschleuder"sv, "speerschleuder"sv, "ballista"sv, "tribock"sv};
constexpr std::array kCharacters{"character"sv, "charakter"sv, "personnage"sv, "personaje"sv,
                                 "personagg"sv, "postać"sv,    "postaci"sv,    "lord"sv,
                                 "hero"sv,      "held"sv,      "kommandant"sv, "角色"sv};
constexpr std::array kFoot{"on foot"sv, "foot"sv,    "zu fuß"sv, "zu fuss"sv, "à pied"sv, "a pied"sv,
                           "a pie"sv,   "a piedi"sv, "pieszo"sv, "none"sv,    "步行"sv};

bool isLetter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// The stem at the beginning of a word. Chinese has no spaces between words.
bool hasStem(std::string_view text, std::string_view stem) noexcept {
  const bool anywhere = static_cast<unsigned char>(stem.front()) >= 0xE3;
  for (std::size_t at = text.find(stem); at != std::string_view::npos; at = text.find(stem, at + 1))
    if (anywhere || at == 0 || !isLetter(text[at - 1])) return true;
  return false;
}

template <class Stems>
bool hasAny(std::string_view text, const Stems& stems) noexcept {
  return std::any_of(stems.begin(), stems.end(), [&](std::string_view stem) { return hasStem(text, stem); });
}

template <class Words>
std::optional<TroopType> firstOf(std::string_view text, const Words& words) noexcept {
  const auto it = std::find_if(words.begin(), words.end(), [&](const TypeWord& w) { return hasStem(text, w.stem); });
  return it == words.end() ? std::nullopt : std::optional(it->type);
}

TroopType monstrous(TroopType type) noexcept {
  if (type == Infantry || type == WarBeast) return MonstrousInfantry;
  return type == Cavalry ? MonstrousCavalry : type;
}

}  // namespace

std::optional<TroopType> typeOfWords(std::string_view words) {
  const std::string text = folded(trimmed(words));
  for (const TypeWord& word : kShort)
    if (text == word.stem) return word.type;
  if (isForeignType(text) || isCharacterWord(text)) return std::nullopt;
  const auto type = firstOf(text, kStems);
  return type && hasAny(text, kMonstrous) ? monstrous(*type) : type;
}

bool isForeignType(std::string_view words) {
  return isMachineType(words) || hasAny(folded(words), kBuildings);
}

bool isMachineType(std::string_view words) {
  return hasAny(folded(words), kMachines);
}

bool isMachineName(std::string_view name) {
  const std::string text = folded(name);
  const auto within = [&](std::string_view part) { return text.find(part) != std::string::npos; };
  return hasAny(text, kMachines) || hasAny(text, kMachineNames) ||
         std::any_of(kMachineCompounds.begin(), kMachineCompounds.end(), within);
}

std::optional<TroopType> typeOfName(std::string_view name) {
  const std::string text = folded(name);
  // Compounds, as German makes them, end with the word: "Wolfsreiter".
  for (const std::string_view end : {"reiter"sv, "ritter"sv, "riders"sv, "rider"sv, "horsemen"sv})
    if (std::string_view(text).ends_with(end)) return Cavalry;
  return firstOf(text, kNames);
}

TroopType typeOfMount(std::string_view name) {
  const auto type = typeOfName(name);
  return type == Chariot || type == Monster ? *type : Cavalry;
}

std::optional<TroopType> typeOfBase(const BaseSize& base) noexcept {
  const double wide = std::min(base.width, base.depth);
  const double deep = std::max(base.width, base.depth);
  if (wide <= 30 && deep <= 30) return Infantry;
  if (wide <= 30) return Cavalry;
  if (deep <= 40) return MonstrousInfantry;
  if (wide >= 50 && deep >= 100) return Monster;
  return deep >= 75 ? MonstrousCavalry : MonstrousInfantry;
}

bool isCharacterWord(std::string_view category) {
  return hasAny(folded(category), kCharacters);
}

bool isOnFoot(std::string_view mount) {
  const std::string text = folded(trimmed(mount));
  return std::find(kFoot.begin(), kFoot.end(), text) != kFoot.end();
}

}  // namespace frontage::core
