#include "ui/learn/editor/problem_words.h"

#include "core/rules/ruleset_library.h"
#include "ui/text/check_words.h"
#include "ui/text/phrase_book.h"

#include <QCoreApplication>

#include <array>

namespace frontage::ui {

namespace {

/// What core::checkLesson and the judge write.
constexpr std::array kPhrases{
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems", "the step cannot be reached: %1 (under %2)"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems", "the task has no answer: %1 (under %2)"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems",
                      "found %1, expected what the engine says: orders that reach the goal (under %2)"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems", "found %1, expected what the engine says: %2 (under %3)"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems",
                      "found %1, expected a wrong answer; the engine says it is right (under %2)"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems",
                      "found %1, expected an answer that /wrong/%2 does not take already"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems", "the unit does not wheel, for it makes no charge"),
    QT_TRANSLATE_NOOP("frontage::ui::LessonProblems", "the task names no orders that solve it"),
};

QString inPlace(const QString& words, const core::Battlefield& field) {
  const std::string text = words.toStdString();
  if (const auto rules = core::RulesetLibrary::bundled().find(text)) return QString::fromStdString(rules->title);
  core::ClauseCheck check;
  check.text = text;
  if (hasCheckWords(check)) return checkWords(check, field);
  return problemWords(text, field);
}

}  // namespace

QString problemWords(const std::string& what, const core::Battlefield& field) {
  static const PhraseBook phrases("frontage::ui::LessonProblems", kPhrases);
  const auto words = phrases.words(
      what, [&](const QString& place) { return place.toStdString() == what ? place : inPlace(place, field); });
  return words ? *words : QString::fromStdString(what);
}

}  // namespace frontage::ui
