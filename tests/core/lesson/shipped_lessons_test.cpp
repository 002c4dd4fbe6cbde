#include "core/lesson/check/check_lesson.h"
#include "core/lesson/check/lesson_words.h"
#include "core/lesson/course/course.h"
#include "core/lesson/course/plain_text.h"
#include "core/rules/clause_book.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <set>

namespace frontage::core {
namespace {

const std::string kResources = std::string(FRONTAGE_SOURCE_DIR) + "/resources";

const Glossary& glossary() {
  static const Glossary all = [] {
    const std::string file = kResources + "/lessons/glossary.json";
    GlossaryLoad loaded = parseGlossary(test::readFile(file), file);
    for (const Problem& problem : loaded.problems) ADD_FAILURE() << problem.text();
    return loaded.glossary.value_or(Glossary{});
  }();
  return all;
}

const Course& course() {
  static const Course all = Course::load(kResources);
  return all;
}

class ShippedLesson : public ::testing::TestWithParam<std::string> {};

/// Its solutions pass and its wrong answers fail under every ruleset that it names; the sentences are short.
TEST_P(ShippedLesson, IsWhatTheEngineSays) {
  const LessonLoad result = checkLesson(test::readFile(GetParam()), GetParam(), glossary());
  for (const Problem& problem : result.problems) ADD_FAILURE() << problem.text();
}

TEST_P(ShippedLesson, SpeaksEnglishAndGerman) {
  const LessonLoad result = checkLesson(test::readFile(GetParam()), GetParam(), glossary());
  ASSERT_TRUE(result.ok());
  for (const PlacedWords& words : wordsOf(*result.lesson))
    for (const char* language : {"en", "de"})
      EXPECT_EQ(words.words->byLanguage.count(language), 1U) << words.path << " has no text in " << language;
  for (const Step& step : result.lesson->steps) {
    if (!step.position) continue;
    for (const Unit& unit : step.position->field.units)
      EXPECT_EQ(result.lesson->names.count(unit.id.value), 1U) << unit.id.value << " has no name in each language";
  }
}

INSTANTIATE_TEST_SUITE_P(Files, ShippedLesson, ::testing::ValuesIn(lessonFiles(kResources)),
                         [](const ::testing::TestParamInfo<std::string>& file) {
                           const std::string kind = std::filesystem::path(file.param).parent_path().filename().string();
                           return kind + "_" + test::fileTestName(file);
                         });

TEST(ShippedLessons, AreAllReadAndNumberedWithoutAGap) {
  for (const Problem& problem : course().problems) ADD_FAILURE() << problem.text();
  for (const Lesson::Kind kind : {Lesson::Kind::Lesson, Lesson::Kind::Puzzle}) {
    int number = 0;
    for (const Lesson* lesson : course().ofKind(kind)) EXPECT_EQ(lesson->number, ++number) << lesson->id;
  }
  EXPECT_GE(course().ofKind(Lesson::Kind::Lesson).size(), 18U);
  EXPECT_GE(course().ofKind(Lesson::Kind::Puzzle).size(), 30U);
  EXPECT_EQ(course().ofKind(Lesson::Kind::Tour).size(), 1U);
}

TEST(ShippedLessons, TeachEveryClauseOfTheRules) {
  std::set<Clause> taught;
  for (const Lesson& lesson : course().lessons) taught.insert(lesson.teaches.begin(), lesson.teaches.end());
  for (const Clause& clause : ClauseBook::load(kResources).clauses())
    EXPECT_EQ(taught.count(clause), 1U) << clause << " is taught by no lesson and no puzzle";
}

TEST(ShippedLessons, UseNoTermBeforeALessonHasIntroducedIt) {
  std::set<std::string> known;
  for (const Lesson& lesson : course().lessons) {
    known.insert(lesson.introduces.begin(), lesson.introduces.end());
    for (const PlacedWords& words : wordsOf(lesson))
      for (const auto& [language, text] : words.words->byLanguage)
        for (const std::string& term : termsIn(glossary(), language, text))
          EXPECT_EQ(known.count(term), 1U)
              << lesson.id << " " << words.path << "/" << language << " uses \"" << term << "\" too early: " << text;
  }
}

TEST(ShippedLessons, IntroduceEveryTermOnceAndSayItThere) {
  std::map<std::string, std::string> introduced;
  for (const Lesson& lesson : course().lessons) {
    std::set<std::string> used;
    for (const PlacedWords& words : wordsOf(lesson))
      for (const std::string& term : termsIn(glossary(), "en", words.words->in("en"))) used.insert(term);
    for (const std::string& term : lesson.introduces) {
      EXPECT_TRUE(introduced.emplace(term, lesson.id).second)
          << term << " is introduced by " << introduced[term] << " and by " << lesson.id;
      EXPECT_EQ(used.count(term), 1U) << lesson.id << " introduces \"" << term << "\" and does not use the word";
    }
  }
  for (const Term& term : glossary().terms) EXPECT_EQ(introduced.count(term.id), 1U) << term.id << " is not introduced";
}

}  // namespace
}  // namespace frontage::core
