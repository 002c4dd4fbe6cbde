#pragma once

#include "core/lesson/model/lesson.h"

#include <string>
#include <vector>

namespace frontage::core {

/// All lessons of the program: the tour, the lessons, the puzzles, each in the order of their numbers.
struct Course {
  std::vector<Lesson> lessons;
  std::vector<Problem> problems;  ///< of files that cannot be used and so are left out

  [[nodiscard]] const Lesson* find(const std::string& id) const noexcept;
  /// Those of one kind, in order.
  [[nodiscard]] std::vector<const Lesson*> ofKind(Lesson::Kind kind) const;
  /// The lesson that introduces a term, or null.
  [[nodiscard]] const Lesson* introducing(const std::string& term) const noexcept;

  /// Those of `folder`/lessons and its folders. A missing folder is an empty course.
  [[nodiscard]] static Course load(const std::string& folder);
};

/// The lesson files below `folder`/lessons, sorted by name.
[[nodiscard]] std::vector<std::string> lessonFiles(const std::string& folder);

}  // namespace frontage::core
