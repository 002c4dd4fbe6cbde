#include "core/lesson/course/course.h"

#include "core/lesson/course/plain_text.h"
#include "core/lesson/course/progress.h"
#include "core/lesson/read/lesson_file.h"
#include "core/lesson/write/lesson_text.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

namespace frontage::core {
namespace {

using ::testing::ElementsAre;

Lesson straight() {
  return *loadLesson(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/lessons/good/straight.json").lesson;
}

TEST(Progress, KnowsWhatIsDoneAndWhatWasDoneWithHelp) {
  const Lesson lesson = straight();
  Progress progress;
  EXPECT_EQ(progress.stateOf(lesson), Progress::State::New);
  progress.finish(lesson.id, 0, false);
  EXPECT_EQ(progress.stateOf(lesson), Progress::State::Begun);
  progress.finish(lesson.id, 1, true);
  progress.finish(lesson.id, 2, false);
  EXPECT_EQ(progress.stateOf(lesson), Progress::State::Done);
  EXPECT_THAT(progress.of(lesson.id).helped, ElementsAre(1U));
  progress.finish(lesson.id, 1, false);
  EXPECT_TRUE(progress.of(lesson.id).helped.empty()) << "solved alone after all";
}

TEST(Progress, ComesBackFromItsText) {
  Progress progress;
  progress.finish("zones", 2, true);
  progress.reach("zones", 3);
  EXPECT_EQ(Progress::fromText(progress.toText()), progress);
  EXPECT_EQ(Progress::fromText("nonsense"), Progress());
  EXPECT_EQ(Progress::fromText("{\"a\": 1, \"b\": {\"done\": [-1, \"x\"]}}").of("b").done.size(), 0U);
}

TEST(Sentences, EndAtTheirMarksAndNotInsideFigures) {
  EXPECT_THAT(sentencesOf("It is 9.4 inches. Is it? Yes!"), ElementsAre("It is 9.4 inches.", "Is it?", "Yes!"));
  EXPECT_THAT(sentencesOf("One\n\nTwo\n- three\n- four"), ElementsAre("One", "Two", "- three", "- four"));
  EXPECT_THAT(sentencesOf("“Declare it,” says he. “Try.”"), ElementsAre("“Declare it,” says he.", "“Try."))
      << "a closing mark is no sentence";
}

TEST(Sentences, CountWordsAndNotMarks) {
  EXPECT_EQ(wordCount("The Knights – all 5 – charge."), 5U);
  EXPECT_EQ(wordCount(" ** "), 0U);
  EXPECT_EQ(wordCount("Süß und groß"), 3U);
}

TEST(GlossaryWords, AreFoundAsWholeWordsOnly) {
  EXPECT_TRUE(hasWord("into the flank of it", "flank"));
  EXPECT_TRUE(hasWord("“flank”", "flank"));
  EXPECT_FALSE(hasWord("outflanked", "flank"));
  EXPECT_FALSE(hasWord("flanks", "flank"));
  EXPECT_EQ(lowered("Über die FLANKE"), "über die flanke");
}

TEST(LessonText, ReadsBackAsTheSameLesson) {
  for (const std::string& file : test::filesIn("tests/cases/lessons/good", ".json")) {
    const LessonLoad first = loadLesson(file);
    ASSERT_TRUE(first.ok());
    const std::string text = toText(*first.lesson);
    const LessonLoad second = parseLesson(text, "again");
    ASSERT_TRUE(second.ok()) << (second.problems.empty() ? "" : second.problems.front().text());
    EXPECT_EQ(toText(*second.lesson), text);
  }
}

TEST(LessonText, IsSavedWhole) {
  const test::ScratchFolder folder;
  const std::string path = folder.file("mine.json").string();
  ASSERT_FALSE(saveLesson(straight(), path));
  EXPECT_TRUE(loadLesson(path).ok());
  EXPECT_TRUE(saveLesson(straight(), folder.file("no/such/folder.json").string()));
}

TEST(Courses, AreEmptyWithoutAFolder) {
  EXPECT_TRUE(Course::load("/no/such/folder").lessons.empty());
}

}  // namespace
}  // namespace frontage::core
