#pragma once

#include "core/lesson/model/lesson.h"

#include <QString>

#include <string>

namespace frontage::ui {

/// The two letters of the language that the window speaks: in which lessons are read.
[[nodiscard]] std::string lessonLanguage();
[[nodiscard]] QString inWords(const core::Words& words);
/// "Flank at the ford!" -> "flank-at-the-ford".
[[nodiscard]] QString lessonIdFrom(const QString& title);
/// With places to break words in that no column holds, whatever somebody wrote there.
[[nodiscard]] QString breakable(QString text);
/// In words for a label that reads Markdown: breakable, with its own marks, while what looks like HTML stays what was
/// written.
[[nodiscard]] QString inMarkdown(const core::Words& words);
/// The field with the names that the lesson gives its units and terrain in this language.
[[nodiscard]] core::Battlefield inWords(core::Battlefield field, const core::Lesson& lesson);

/// An answer as a sentence says it: "9.4″", "left flank", "yes", "Spearmen and Archers".
[[nodiscard]] QString answerWords(const core::Answer& answer, const core::Task& task, const core::Battlefield& field);
/// One pick of it.
[[nodiscard]] QString pickWords(const std::string& pick, const core::Task& task, const core::Battlefield& field);
/// "″", "°", "%" or nothing.
[[nodiscard]] QString unitOf(const core::NumberTask& task);
/// Whether the figure asked for is a whole number, so that nobody has to be told how exact it is to be.
[[nodiscard]] bool isCount(const core::NumberTask& task);
/// "Within 0.5″ and 5°": how exact an answer has to be; empty where that is no question.
[[nodiscard]] QString toleranceWords(const core::Task& task);
/// How far an answer is from the engine's: "0.8″ and 3° off"; empty when it says nothing.
struct Difference {
  std::optional<double> inches;
  std::optional<double> degrees;
};
[[nodiscard]] QString differenceWords(const Difference& difference);

}  // namespace frontage::ui
