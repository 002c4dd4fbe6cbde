#pragma once

#include "core/json/object_reader.h"
#include "core/lesson/model/lesson.h"
#include "core/scenario/embedded.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontage::core {

// The parts of reading a lesson. Only core/lesson/read includes this.

inline constexpr NumberBounds kFigureBounds{-10'000, 10'000};
inline constexpr NumberBounds kDegreesBounds{-1'000'000, 1'000'000};
inline constexpr NumberBounds kToleranceBounds{0, 1000, true};

/// What the readers of a step share: the report, and the field that ids have to be in.
class LessonReading {
 public:
  explicit LessonReading(Report& reportTo) noexcept : report(reportTo) {}

  Report& report;
  /// The field of the step's position; nothing when that could not be read, and then no id is held against it.
  std::optional<Battlefield> field;

  /// A text in at least one language.
  void words(ObjectReader& reader, std::string_view name, Words& out, Need need);
  [[nodiscard]] Words wordsAt(const NodePlace& place);
  /// The id of a unit of the field.
  bool unit(ObjectReader& reader, std::string_view name, UnitId& out, Need need = Need::Required);
  void units(ObjectReader& reader, std::string_view name, std::size_t least, std::size_t most,
             std::vector<UnitId>& out);
  /// Texts that are ids, none twice.
  [[nodiscard]] std::vector<std::string> idList(ObjectReader& reader, std::string_view name, Need need,
                                                std::size_t least, std::size_t most);
  void dice(ObjectReader& reader, LessonDice& out);
  void played(ObjectReader& reader, Played& out, Need need);
  /// Ids of rulesets that there are.
  [[nodiscard]] std::vector<std::string> rulesets(ObjectReader& reader, Need need);
  [[nodiscard]] std::vector<Order> orders(ObjectReader& reader, std::string_view name) const;

  /// A typing mistake in a name would otherwise lose what stands there without a word.
  void refuseUnknown(const ObjectReader& reader);

 private:
  void requireUnit(const NodePlace& place, const std::string& id);
};

[[nodiscard]] std::optional<Task> readTask(LessonReading& reading, const NodePlace& place);
[[nodiscard]] std::optional<Pointer> readPointer(LessonReading& reading, const NodePlace& place);
void readStep(LessonReading& reading, const NodePlace& place, bool first, const Lesson& lesson, Step& step);

/// What a solution or a wrong answer of the task may look like; spans are for wrong answers only.
[[nodiscard]] std::optional<Answer> readAnswer(LessonReading& reading, ObjectReader& reader, std::string_view name,
                                               const TaskBody& body, bool mayBeSpan);
[[nodiscard]] std::optional<EventPattern> readEventPattern(LessonReading& reading, const NodePlace& place);

}  // namespace frontage::core
