#pragma once

#include "core/lesson/model/task.h"
#include "core/lesson/model/words.h"
#include "core/rules/ruleset.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frontage::core {

enum class Corner : std::uint8_t { FrontLeft, FrontRight, RearLeft, RearRight };
enum class Panel : std::uint8_t { Library, Inspector, Charge, Why, Odds, Compare, Timeline, Lesson };

/// What a text points at (docs/lessons.md "Pointing"); which fields count depends on `at`.
struct Pointer {
  enum class At : std::uint8_t { Unit, Edge, Corner, Model, Zone, Terrain, Gap, Sight, Move, Point, Panel };
  At at = At::Unit;
  UnitId unit;   ///< also the charger, or the first of a gap
  UnitId other;  ///< the target, or the second of a gap
  TerrainId terrain;
  geometry::Side side = geometry::Side::Front;
  core::Corner corner = core::Corner::FrontLeft;
  core::Panel panel = core::Panel::Charge;
  int rank = 1;   ///< from 1, from the front
  int place = 1;  ///< from 1, from the unit's own left
  geometry::Vec point;
  bool operator==(const Pointer&) const = default;
};

/// What one ruleset says where they part.
struct Ruling {
  std::string ruleset;
  std::optional<Answer> answer;
  Words say;
};

struct Step {
  std::optional<Scenario> position;   ///< nothing: it continues the step before
  std::vector<Order> orders;          ///< of a step that continues
  LessonDice dice;                    ///< for these
  std::vector<std::string> rulesets;  ///< empty: as the lesson
  Words text;
  std::vector<Pointer> pointAt;
  std::optional<Task> task;
  std::vector<Words> hints;
  Words explain;
  std::vector<Ruling> rulings;
};

/// A lesson, a puzzle or the tour (docs/lessons.md). A value.
struct Lesson {
  enum class Kind : std::uint8_t { Lesson, Puzzle, Tour };

  std::string id;
  Kind kind = Kind::Lesson;
  int number = 1;
  Words title;
  Words summary;
  std::vector<Clause> teaches;
  std::vector<std::string> rulesets;
  std::vector<std::string> introduces;  ///< ids of glossary terms
  std::map<std::string, Words> names;   ///< of units and terrain, by id
  std::vector<Step> steps;

  [[nodiscard]] const std::vector<std::string>& rulesetsOf(std::size_t step) const {
    return steps[step].rulesets.empty() ? rulesets : steps[step].rulesets;
  }
  /// The ruleset in which a step is shown unless somebody chooses another: that of its position.
  [[nodiscard]] const std::string& shownRuleset(std::size_t step) const;
};

/// Either a whole lesson or the errors; warnings may come with both.
struct LessonLoad {
  std::optional<Lesson> lesson;
  std::vector<Problem> problems;
  [[nodiscard]] bool ok() const noexcept { return lesson.has_value(); }
};

}  // namespace frontage::core
