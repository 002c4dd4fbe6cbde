#include "core/lesson/course/course.h"

#include "core/json/printable.h"
#include "core/lesson/read/lesson_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <tuple>
#include <utility>

namespace frontage::core {

namespace {

int rankOf(Lesson::Kind kind) {
  return kind == Lesson::Kind::Tour ? 0 : kind == Lesson::Kind::Lesson ? 1 : 2;
}

bool comesBefore(const Lesson& a, const Lesson& b) {
  return std::tuple(rankOf(a.kind), a.number, a.id) < std::tuple(rankOf(b.kind), b.number, b.id);
}

}  // namespace

const Lesson* Course::find(const std::string& id) const noexcept {
  const auto it = std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& each) { return each.id == id; });
  return it == lessons.end() ? nullptr : &*it;
}

std::vector<const Lesson*> Course::ofKind(Lesson::Kind kind) const {
  std::vector<const Lesson*> found;
  for (const Lesson& lesson : lessons)
    if (lesson.kind == kind) found.push_back(&lesson);
  return found;
}

const Lesson* Course::introducing(const std::string& term) const noexcept {
  for (const Lesson& lesson : lessons)
    if (std::count(lesson.introduces.begin(), lesson.introduces.end(), term) > 0) return &lesson;
  return nullptr;
}

std::vector<std::string> lessonFiles(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code failed;
  for (const char* kind : {"tour", "lessons", "puzzles"})
    for (const auto& entry : std::filesystem::directory_iterator(folder + "/lessons/" + kind, failed))
      if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

Course Course::load(const std::string& folder) {
  Course course;
  for (const std::string& file : lessonFiles(folder)) {
    LessonLoad loaded = loadLesson(file);
    for (Problem& problem : loaded.problems) course.problems.push_back(std::move(problem));
    if (!loaded.ok()) continue;
    if (course.find(loaded.lesson->id))
      course.problems.push_back({Problem::Severity::Error, file, "/id", 0, 0,
                                 "found " + core::quoted(loaded.lesson->id) + ", expected an id of its own"});
    else
      course.lessons.push_back(std::move(*loaded.lesson));
  }
  std::stable_sort(course.lessons.begin(), course.lessons.end(), comesBefore);
  return course;
}

}  // namespace frontage::core
