#include "core/import/file/list_fault.h"
#include "core/import/file/list_limits.h"
#include "core/import/format/list_unit.h"
#include "core/import/format/roster_profile.h"
#include "core/import/text/read_figure.h"
#include "core/import/text/type_words.h"
#include "core/import/text/words.h"
#include "core/rules/read_characteristics.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::core {

namespace {

using Of = StatLine::Of;

/// Nobody brings five of a unit in one entry; who has so many of something without models means its models.
constexpr int kFewestAsModels = 5;

bool hasCategory(const RosterSelection& selection, std::string_view word) {
  return std::any_of(selection.categories.begin(), selection.categories.end(),
                     [&](const std::string& each) { return folded(each).find(word) != std::string::npos; });
}

bool isCharacter(const RosterSelection& selection) {
  return std::any_of(selection.categories.begin(), selection.categories.end(), isCharacterWord);
}

bool holdsModels(const RosterSelection& selection) {
  return std::any_of(selection.selections.begin(), selection.selections.end(), [](const RosterSelection& child) {
    return child.type == "model" || (child.type != "unit" && (hasLine(child) || holdsModels(child)));
  });
}

bool isUnit(const RosterSelection& selection) {
  return selection.type == "unit" || selection.type == "model" || hasLine(selection) || holdsModels(selection);
}

/// How often something was chosen; nothing, with a remark, when that cannot be read.
std::optional<int> countOf(const RosterSelection& selection, std::vector<Remark>& remarks, const std::string& unit) {
  const FigureText figure = parseFigure(selection.number.text);
  using Kind = FigureText::Kind;
  if (figure.kind == Kind::None) return 1;
  const bool number = figure.kind == Kind::Number || figure.kind == Kind::Several;
  const bool whole = number && figure.value == std::floor(figure.value);
  if (whole && figure.value >= 0 && figure.value <= kModelBounds.most) {
    const auto count = static_cast<int>(figure.value);
    if (figure.kind == Kind::Several)
      remarks.push_back({Remark::Kind::SeveralValues, unit, "models", selection.number.text, std::to_string(count),
                         selection.number.place});
    return count;
  }
  const Remark::Kind kind = whole ? Remark::Kind::OutOfBounds : Remark::Kind::Unreadable;
  remarks.push_back({kind, unit, "models", selection.number.text, {}, selection.number.place});
  return std::nullopt;
}

/// Goes through the selections of one unit.
class UnitGatherer {
 public:
  UnitGatherer(const RosterSelection& selection, std::vector<const RosterSelection*>& apart) : m_apart(apart) {
    m_unit.name = listName(selection.name);
    m_unit.kind = selection.kind;
    m_unit.place = selection.place;
    m_unit.character = isCharacter(selection);
    for (const std::string& category : selection.categories) m_unit.groups.push_back({category, selection.place});
    if (selection.type == "model") addCount(selection);
    // The models within a character who has figures of his own carry or serve him.
    const bool alone = m_unit.character && hasLine(selection);
    add(selection, Of::Model, selection.type == "model" || alone, 0);
    settleModels(selection);
  }
  [[nodiscard]] ListUnit take() { return std::move(m_unit); }
  /// Its models were added up, over all copies of the unit; a stated size is that of one.
  [[nodiscard]] bool addedUp() const noexcept { return m_counted || m_largest > 0; }

 private:
  /// `inModel`: within a selection that was counted as models, so that further models are crew or mounts.
  void add(const RosterSelection& selection, Of of, bool inModel, int depth) {
    if (depth > kMaxListDepth)
      throw ListFault("found selections nested too deep, expected fewer levels", selection.place);
    countParts(selection);
    for (StatLine& line : linesOf(selection, of)) m_unit.lines.push_back(std::move(line));
    addDetails(selection, m_unit);
    for (const RosterSelection& child : selection.selections) addChild(child, of, inModel, depth);
  }

  void addChild(const RosterSelection& child, Of of, bool inModel, int depth) {
    const bool own = child.type == "unit" || (child.type == "model" && isCharacter(child));
    if (own) {
      m_apart.push_back(&child);
      return;
    }
    const bool line = hasLine(child);
    if (child.type == "model" && !inModel && !isMount(child) && !hasCategory(child, "crew")) {
      addCount(child);
      add(child, Of::Model, true, depth + 1);
      return;
    }
    if (!line && child.type != "model") {
      addName(m_unit.unused, child.name);
      add(child, of, inModel, depth + 1);
      return;
    }
    const Of what = roleOf(child, inModel);
    if (what == Of::Mount) addName(m_unit.mounts, child.name);
    if (what != Of::Mount && !inModel) addUpgrade(child);
    if (what == Of::Champion && inModel) noteNotCounted(child);
    add(child, what, inModel, depth + 1);
  }

  void countParts(const RosterSelection& selection) {
    m_parts += 1 + selection.profiles.size() + selection.rules.size();
    for (const RosterProfile& profile : selection.profiles) m_parts += profile.characteristics.size();
    if (m_parts > kMaxUnitParts)
      throw ListFault("found more than " + std::to_string(kMaxUnitParts) + " parts in one unit, expected fewer",
                      m_unit.place);
  }

  [[nodiscard]] static bool isMount(const RosterSelection& child) {
    return hasCategory(child, "mount") || hasCategory(child, "reittier") || hasCategory(child, "monture") ||
           hasCategory(child, "montura");
  }

  /// What an upgrade with figures of its own is. Without a name for it: a beast has no Leadership, or is the faster.
  [[nodiscard]] Of roleOf(const RosterSelection& child, bool inModel) const {
    if (isMount(child)) return Of::Mount;
    if (hasCategory(child, "crew")) return Of::Champion;
    const auto lines = linesOf(child, Of::Champion);
    if (hasCategory(child, "champion") || lines.empty()) return Of::Champion;
    const FigureText courage = parseFigure(lines.front().at(Stat::Leadership).text);
    if (courage.kind == FigureText::Kind::None) return Of::Mount;
    if (!inModel || m_unit.lines.empty()) return inModel ? Of::Champion : Of::Model;
    const FigureText own = parseFigure(m_unit.lines.front().at(Stat::Movement).text);
    const FigureText other = parseFigure(lines.front().at(Stat::Movement).text);
    const bool both = own.kind == FigureText::Kind::Number && other.kind == FigureText::Kind::Number;
    return both && other.value > own.value ? Of::Mount : Of::Champion;
  }

  void addCount(const RosterSelection& models) {
    m_counted = true;
    m_unit.saysModels = true;
    m_vague = m_vague || parseFigure(models.number.text).kind == FigureText::Kind::Several;
    if (const auto count = countOf(models, m_unit.remarks, m_unit.name))
      m_models += *count;
    else
      m_unreadable = true;
  }

  /// Where no selection is called a model, the largest of those with figures are the rank and file.
  void addUpgrade(const RosterSelection& upgrade) {
    m_unit.saysModels = true;
    const int count = countOf(upgrade, m_unit.remarks, m_unit.name).value_or(0);
    if (count > m_largest) {
      if (m_largestOf) noteNotCounted(*m_largestOf);
      m_largest = count;
      m_largestOf = &upgrade;
    } else {
      noteNotCounted(upgrade);
    }
  }

  void noteNotCounted(const RosterSelection& selection) {
    m_unit.remarks.push_back(
        {Remark::Kind::NotCounted, m_unit.name, listName(selection.name), {}, {}, selection.place});
  }

  void settleModels(const RosterSelection& selection) {
    if (m_counted && m_largestOf) noteNotCounted(*m_largestOf);
    if (m_counted && !m_unreadable) {
      m_unit.models = {m_models, m_vague && m_models > 0 ? Origin::Guess : Origin::File};
    } else if (!m_counted && m_largest > 0) {
      m_unit.models = {m_largest, Origin::File};
    } else if (const ListText size = unitSizeOf(selection); !size.text.empty()) {
      takeUnitSize(size);
      std::erase_if(m_unit.others, [](const ListFigure& other) { return other.key == "unit_size"; });
    } else if (m_unit.character) {
      m_unit.models = {1, Origin::Guess};
    }
  }

  /// "1" says how many they are; "10+" and "5-20" only how few they may be.
  void takeUnitSize(const ListText& size) {
    const FigureText figure = parseFigure(size.text);
    const bool number = figure.kind == FigureText::Kind::Number || figure.kind == FigureText::Kind::Several;
    if (!number || !kModelBounds.holds(figure.value)) return;
    const bool exact = figure.kind == FigureText::Kind::Number && size.text.find('+') == std::string::npos;
    m_unit.models = {static_cast<int>(figure.value), exact ? Origin::File : Origin::Guess};
    if (!exact)
      m_unit.remarks.push_back({Remark::Kind::SeveralValues, m_unit.name, "models", size.text,
                                std::to_string(m_unit.models.value), size.place});
  }

  ListUnit m_unit;
  std::vector<const RosterSelection*>& m_apart;
  std::size_t m_parts = 0;
  bool m_counted = false;
  bool m_unreadable = false;
  bool m_vague = false;  ///< a number of models is a range
  int m_models = 0;
  int m_largest = 0;
  const RosterSelection* m_largestOf = nullptr;
};

class RosterUnits {
 public:
  ListContents read(const Roster& roster) {
    for (const ListText& part : roster.unknown)
      m_contents.remarks.push_back({Remark::Kind::UnknownField, {}, part.text, {}, {}, part.place});
    for (const RosterForce& force : roster.forces) addForce(force);
    return std::move(m_contents);
  }

 private:
  void addForce(const RosterForce& force) {
    for (const RosterSelection& selection : force.selections) {
      if (isUnit(selection))
        addUnit(selection, {});
      else
        noteNoUnit(selection);
    }
    for (const RosterForce& inner : force.forces) addForce(inner);
  }

  void noteNoUnit(const RosterSelection& selection) {
    if (m_contents.remarks.size() >= kMaxUnitParts)
      throw ListFault(
          "found more than " + std::to_string(kMaxUnitParts) + " selections that are no units, expected an army",
          selection.place);
    m_contents.remarks.push_back({Remark::Kind::NoUnit, {}, listName(selection.name), {}, {}, selection.place});
  }

  void addUnit(const RosterSelection& selection, const std::string& joined) {
    std::vector<const RosterSelection*> apart;
    UnitGatherer gatherer(selection, apart);
    const bool addedUp = gatherer.addedUp();
    ListUnit unit = gatherer.take();
    if (unit.character && !joined.empty())
      unit.remarks.push_back({Remark::Kind::JoinedTo, unit.name, joined, {}, {}, unit.place});
    addCopies(std::move(unit), selection, addedUp);
    for (const RosterSelection* each : apart) addUnit(*each, listName(selection.name));
  }

  /// A unit that was chosen several times in one is several units; their models are counted together.
  void addCopies(ListUnit unit, const RosterSelection& selection, bool addedUp) {
    int times = 1;
    if (selection.type == "unit") times = countOf(selection, unit.remarks, unit.name).value_or(1);
    if (times == 0) unit.models = {0, Origin::File};
    if (times >= kFewestAsModels && unit.models.origin != Origin::File) {
      unit.remarks.push_back({Remark::Kind::AsModels, unit.name, {}, std::to_string(times), {}, selection.place});
      unit.models = {times, Origin::File};
      times = 1;
    }
    if (times > 1) {
      const bool shared = addedUp && unit.models.origin == Origin::File;
      const bool even = !shared || unit.models.value % times == 0;
      unit.remarks.push_back({even ? Remark::Kind::Repeated : Remark::Kind::Uneven,
                              unit.name,
                              {},
                              std::to_string(times),
                              {},
                              selection.place});
      if (!even) times = 1;
      if (shared) unit.models.value /= times;
    }
    for (int i = 0; i < std::max(times, 1); ++i) {
      if (m_contents.units.size() >= kMaxUnits)
        throw ListFault("found more than " + std::to_string(kMaxUnits) + " units, expected fewer", selection.place);
      m_contents.units.push_back(unit);
      unit.copy = true;
    }
  }

  ListContents m_contents;
};

}  // namespace

ListContents unitsOf(const Roster& roster) {
  return RosterUnits().read(roster);
}

}  // namespace frontage::core
