#include "core/import/format/list_unit.h"
#include "core/import/text/read_figure.h"
#include "core/import/text/rule_words.h"
#include "core/import/text/type_words.h"
#include "core/import/text/words.h"
#include "core/import/understand/combine_figures.h"
#include "core/import/understand/read_missile.h"
#include "core/rules/read_characteristics.h"
#include "core/rules/unit_library.h"
#include "core/text/names.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// Bases are sold from 10 mm up; the largest of a single model is well under 300 mm.
constexpr NumberBounds kSoldBase{10, 300};

/// Understands one unit; each step takes one kind of thing from the list's texts.
class Understanding {
 public:
  Understanding(const ListUnit& list, std::vector<Remark>& remarks)
      : m_list(list), m_remarks(remarks), m_figures(list, remarks), m_library(UnitLibrary::bundled()) {}

  ImportedUnit read() {
    m_unit.name = m_list.name;
    m_unit.place = m_list.place;
    m_unit.models = m_list.models;
    if (m_list.models.origin == Origin::Guess) m_unit.likelyModels = m_list.models.value;
    m_unused = m_list.unused;
    readBase();
    readType();
    readFigures();
    readRules();
    noteUnused();
    noteBlanks();
    // Where nothing tells what it is, a crowd would be the bolder guess.
    const bool unknown = m_unit.typeSource == TypeSource::Nothing && !m_list.saysModels;
    if (unknown && m_unit.likelyModels == 0) m_unit.likelyModels = 1;
    applyGuesses(m_unit, m_library);
    return std::move(m_unit);
  }

 private:
  void remark(Remark::Kind kind, std::string subject, const ListText& found, std::string taken = {}) {
    m_remarks.push_back({kind, m_list.name, std::move(subject), found.text, std::move(taken), found.place});
  }

  static std::string inWords(const BaseSize& base) {
    return shownNumber(base.width) + "x" + shownNumber(base.depth) + " mm";
  }

  /// The first base that can be; the others are told.
  void readBase() {
    std::vector<BaseSize> others;
    for (const ListText& text : m_list.bases) {
      const std::vector<BaseText> found = parseBases(text.text);
      if (found.empty() && parseFigure(text.text).kind != FigureText::Kind::None)
        remark(Remark::Kind::Unreadable, "base", text);
      for (const BaseText& base : found) takeBase(base, text, others);
    }
    if (others.empty()) return;
    std::string all = inWords(m_unit.base.value);
    for (const BaseSize& base : others) all += ", " + inWords(base);
    remark(Remark::Kind::SeveralValues, "base", {all, m_list.bases.front().place}, inWords(m_unit.base.value));
  }

  void takeBase(const BaseText& base, const ListText& text, std::vector<BaseSize>& others) {
    if (!kSoldBase.holds(base.size.width) || !kSoldBase.holds(base.size.depth))
      return remark(Remark::Kind::OutOfBounds, "base", {base.spelled, text.place});
    if (m_unit.base.origin != Origin::File) {
      m_unit.base = {base.size, Origin::File};
      if (base.round) remark(Remark::Kind::RoundBase, "base", text, inWords(base.size));
    } else if (base.size != m_unit.base.value && std::find(others.begin(), others.end(), base.size) == others.end()) {
      others.push_back(base.size);
    }
  }

  void setType(TroopType type, TypeSource source) {
    m_unit.troopType = {type, source == TypeSource::Stated ? Origin::File : Origin::Guess};
    m_unit.typeSource = source;
  }

  /// By what the list says, else by its mount, its name, its base; else infantry.
  void readType() {
    if (const auto stated = statedType()) return setType(*stated, TypeSource::Stated);
    if (readMachine()) return;
    if (!m_list.mounts.empty())
      setType(typeOfMount(m_list.mounts.front()), TypeSource::Mount);
    else if (const auto named = typeOfName(m_list.name + ", " + m_list.kind))
      setType(*named, TypeSource::Name);
    else if (const auto based = m_unit.base.origin == Origin::File ? typeOfBase(m_unit.base.value) : std::nullopt)
      setType(*based, TypeSource::Base);
    else
      setType(TroopType::Infantry, TypeSource::Nothing);
    noteForeign();
  }

  /// War machines are none of the table's types: what is nearest, one piece on wheels.
  bool readMachine() {
    for (const std::vector<ListText>* texts : {&m_list.types, &m_list.groups})
      for (const ListText& text : *texts)
        if (isMachineType(text.text)) return setMachine(TypeSource::Category, text);
    // Many models carry the thing with them.
    constexpr int kMostOfName = 4;
    const bool few = m_list.models.origin != Origin::File || m_list.models.value <= kMostOfName;
    const bool named = few && m_list.mounts.empty() && isMachineName(m_list.name + ", " + m_list.kind);
    return named && setMachine(TypeSource::Name, {"war machine", m_list.place});
  }

  bool setMachine(TypeSource source, const ListText& found) {
    setType(TroopType::Chariot, source);
    m_unit.warMachine = true;
    remark(Remark::Kind::NoSuchType, "troop_type", found, std::string(nameOf(TroopType::Chariot)));
    return true;
  }

  [[nodiscard]] std::optional<TroopType> statedType() const {
    for (const std::vector<ListText>* texts : {&m_list.types, &m_list.groups})
      for (const ListText& text : *texts)
        if (const auto type = typeOfWords(text.text)) return type;
    return std::nullopt;
  }

  void noteForeign() {
    const std::string taken(nameOf(m_unit.troopType.value));
    for (const ListText& text : m_list.groups)
      if (isForeignType(text.text)) return remark(Remark::Kind::NoSuchType, "troop_type", text, taken);
    if (!m_list.types.empty()) remark(Remark::Kind::NoSuchType, "troop_type", m_list.types.front(), taken);
  }

  void readFigures() {
    const TroopType type = m_unit.troopType.value;
    const bool beast = type == TroopType::Monster || type == TroopType::Chariot;
    const bool mounted = beast || type == TroopType::Cavalry || type == TroopType::MonstrousCavalry;
    take(m_unit.movement, m_figures.movement(mounted));
    take(m_unit.leadership, m_figures.leadership());
    take(m_unit.toughness, m_figures.body(Stat::Toughness, {1, 10}, beast));
    take(m_unit.wounds, m_figures.body(Stat::Wounds, {1, 100}, beast));
    take(m_unit.armourSave, m_figures.armourSave());
    take(m_unit.unitStrength, m_figures.plain(Stat::UnitStrength, {0, 100}));
    if (m_unit.models.origin == Origin::File && !kModelBounds.holds(m_unit.models.value)) {
      remark(Remark::Kind::OutOfBounds, "models", {std::to_string(m_unit.models.value), m_list.place});
      m_unit.models = {};
    }
    const auto skill = m_figures.plain(Stat::BallisticSkill, {0, 10});
    const auto whole = skill ? std::optional(static_cast<int>(std::lround(*skill))) : std::nullopt;
    ReadMissile missile = missileOf(m_list, whole, m_library, m_remarks, m_unused);
    m_unit.missile = std::move(missile.weapon);
    m_unit.missileGuesses = missile.guesses;
  }

  template <class T>
  static void take(Figure<T>& figure, const std::optional<double>& value) {
    if (value) figure = {static_cast<T>(*value), Origin::File};
  }

  void readRules() {
    for (const ListText& rule : m_list.rules)
      if (!takeRule(rule.text, m_unit)) addName(m_unused, rule.text);
  }

  void noteUnused() {
    std::string names;
    const auto& missile = m_unit.missile.value;
    for (const std::string& name : m_unused)
      if (!missile || name != missile->name) names += (names.empty() ? "" : ", ") + name;
    if (!names.empty()) remark(Remark::Kind::NotUsed, {}, {names, m_list.place});
  }

  [[nodiscard]] bool isStated(const std::string& key) const {
    if (key == "base") return m_unit.base.origin == Origin::File;
    if (key == "movement") return m_unit.movement.origin == Origin::File;
    if (key == "leadership") return m_unit.leadership.origin == Origin::File;
    if (key == "unit_strength") return m_unit.unitStrength.origin == Origin::File;
    if (key == "toughness") return m_unit.toughness.origin == Origin::File;
    if (key == "wounds") return m_unit.wounds.origin == Origin::File;
    if (key == "armour_save") return m_unit.armourSave.origin == Origin::File;
    if (key == "ballistic_skill") return !m_unit.missile.value || !m_unit.missileGuesses.ballisticSkill;
    return m_unit.models.origin == Origin::File;
  }

  /// `M "-"`: the list has the figure, but there is nothing in it, and none of its other lines says it.
  void noteBlanks() {
    std::vector<std::string> told;
    for (const ListFigure& blank : m_list.blanks)
      if (!isStated(blank.key)) addName(told, blank.name + " \"" + std::string(trimmed(blank.text.text)) + "\"");
    std::string all;
    for (const std::string& each : told) all += (all.empty() ? "" : ", ") + each;
    if (!all.empty()) remark(Remark::Kind::NoFigures, {}, {all, m_list.blanks.front().text.place});
  }

  const ListUnit& m_list;
  std::vector<Remark>& m_remarks;
  FigureReader m_figures;
  const UnitLibrary& m_library;
  ImportedUnit m_unit;
  std::vector<std::string> m_unused;
};

}  // namespace

ImportedUnit understand(const ListUnit& unit, std::vector<Remark>& remarks) {
  std::vector<Remark> own = unit.remarks;
  ImportedUnit made = Understanding(unit, own).read();
  if (!unit.copy) remarks.insert(remarks.end(), own.begin(), own.end());  // told once
  return made;
}

}  // namespace frontage::core
