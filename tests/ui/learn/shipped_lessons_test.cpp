#include "core/lesson/course/course.h"
#include "core/lesson/read/lesson_file.h"
#include "core/rules/resources.h"
#include "tests/support/files.h"
#include "tests/support/places.h"
#include "tests/ui/learn/lesson_player.h"
#include "ui/learn/learn_controller.h"
#include "ui/learn/reading/lesson_reader.h"

#include <filesystem>

namespace frontage::ui {
namespace {

/// What is put into resources/lessons is played without further ado.
class ShippedLessonInTheWindow : public LessonPlayer, public testing::WithParamInterface<std::string> {};

TEST_P(ShippedLessonInTheWindow, CanBeAnsweredWronglyAndRightlyFromItsFirstStepToItsLast) {
  const core::LessonLoad loaded = core::loadLesson(GetParam());
  ASSERT_TRUE(loaded.ok()) << loaded.problems.front().text();
  playThrough(*loaded.lesson);
  if (HasFatalFailure()) return;
  EXPECT_EQ(learn().progress().stateOf(*loaded.lesson), core::Progress::State::Done);
  EXPECT_TRUE(learn().progress().of(loaded.lesson->id).helped.empty());
}

INSTANTIATE_TEST_SUITE_P(Files, ShippedLessonInTheWindow,
                         testing::ValuesIn(core::lessonFiles(std::string(FRONTAGE_SOURCE_DIR) + "/resources")),
                         [](const testing::TestParamInfo<std::string>& file) {
                           const std::string kind = std::filesystem::path(file.param).parent_path().filename().string();
                           return kind + "_" + test::fileTestName(file);
                         });

}  // namespace
}  // namespace frontage::ui
