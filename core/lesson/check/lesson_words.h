#pragma once

#include "core/lesson/model/lesson.h"

#include <string>
#include <vector>

namespace frontage::core {

/// A text of a lesson with the JSON pointer of its place.
struct PlacedWords {
  const Words* words = nullptr;
  std::string path;
};

/// All texts that a reader of the lesson gets to see, in the order of the file's steps.
[[nodiscard]] std::vector<PlacedWords> wordsOf(const Lesson& lesson);

}  // namespace frontage::core
