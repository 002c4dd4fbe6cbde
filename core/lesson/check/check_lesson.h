#pragma once

#include "core/lesson/course/glossary.h"
#include "core/lesson/model/lesson.h"

#include <string>

namespace frontage::core {

/// A lesson file with everything that can be wrong with it: first its form (parseLesson), then, when that is good, what
/// the engine says under each ruleset for which it claims to hold: orders that are refused, solutions that are wrong,
/// wrong answers that are right or never recognised, rulings that are not the engine's. Terms have to be in the
/// glossary. Long sentences are warnings. Within an Interruptible it may end with Interrupted.
[[nodiscard]] LessonLoad checkLesson(const std::string& text, const std::string& file, const Glossary& glossary);

}  // namespace frontage::core
