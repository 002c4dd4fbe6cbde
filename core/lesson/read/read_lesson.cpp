#include "core/json/printable.h"
#include "core/lesson/model/lesson_names.h"
#include "core/lesson/read/lesson_file.h"
#include "core/lesson/read/lesson_reading.h"
#include "core/rules/clause_book.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace frontage::core {

namespace {

using Kind = JsonNode::Kind;

constexpr std::string_view kExpectedLessonId = "lower case letters, digits and hyphens";

bool isLessonId(const std::string& id) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return std::all_of(id.begin(), id.end(), fits) && id.front() != '-' && id.back() != '-' &&
         id.find("--") == std::string::npos;
}

void readTeaches(LessonReading& reading, ObjectReader& root, Lesson& lesson) {
  const std::vector<Clause> known = ClauseBook::bundled().clauses();
  lesson.teaches = reading.idList(root, "teaches", Need::Required, 0, 100);
  const JsonNode* list = root.node().member("teaches");
  for (std::size_t i = 0; i < lesson.teaches.size(); ++i)
    if (std::count(known.begin(), known.end(), lesson.teaches[i]) == 0)
      reading.report.error(
          list->children[i], childPath(root.pathOf("teaches"), i),
          "found " + core::quoted(lesson.teaches[i]) + ", expected a clause of the rules, as in \"M6\"");
}

void readNames(LessonReading& reading, ObjectReader& root, Lesson& lesson) {
  const JsonNode* node = root.object("names");
  if (!node) return;
  ObjectReader names(*node, root.pathOf("names"), reading.report);
  for (const JsonNode& member : node->children)
    lesson.names[member.key] = reading.wordsAt({&member, names.pathOf(member.key)});
}

void readHead(LessonReading& reading, ObjectReader& root, Lesson& lesson) {
  root.find("$schema", Need::Optional, "");  // editors put it there: no news
  if (root.id("id", lesson.id) && !isLessonId(lesson.id))
    root.unexpected(*root.node().member("id"), "id", std::string(kExpectedLessonId));
  root.word("kind", lesson.kind, Need::Required);
  root.whole("number", lesson.number, {1, 1000}, Need::Required);
  reading.words(root, "title", lesson.title, Need::Required);
  reading.words(root, "summary", lesson.summary, Need::Optional);
  readTeaches(reading, root, lesson);
  lesson.rulesets = reading.rulesets(root, Need::Required);
  lesson.introduces = reading.idList(root, "introduces", Need::Optional, 0, 100);
  readNames(reading, root, lesson);
}

void readAll(LessonReading& reading, ObjectReader& root, Lesson& lesson) {
  if (!isOfFormat(root, "frontage-lesson")) return;
  readHead(reading, root, lesson);
  bool first = true;
  for (const NodePlace& item : itemsOf(root, "steps", Need::Required, 1, kMaxSteps)) {
    readStep(reading, item, first, lesson, lesson.steps.emplace_back());
    first = false;
  }
  reading.refuseUnknown(root);
}

LessonLoad unusable(const std::string& file, std::string why) {
  return {std::nullopt, {{Problem::Severity::Error, file, "", 0, 0, std::move(why)}}};
}

LessonLoad parse(const std::string& text, const std::string& file) {
  if (text.size() > kMaxScenarioBytes)
    return unusable(file, "found more than 4 MiB, expected at most " + std::to_string(kMaxScenarioBytes) + " bytes");
  const JsonDocument document(text, file);
  LessonLoad result;
  if (document.fault()) {
    result.problems.push_back(*document.fault());
    return result;
  }
  Report report(document);
  ObjectReader root(document.root(), "", report);
  LessonReading reading(report);
  Lesson lesson;
  readAll(reading, root, lesson);
  if (!report.failed()) result.lesson = std::move(lesson);
  result.problems = report.take();
  return result;
}

}  // namespace

LessonLoad parseLesson(const std::string& text, const std::string& file) {
  try {
    return parse(text, file);
  } catch (const std::runtime_error& e) {  // the program's own data files cannot be read: it says which, and where
    return unusable("", e.what());
  } catch (const std::exception& e) {  // memory ran out
    return unusable(file, e.what());
  }
}

LessonLoad loadLesson(const std::string& path) {
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) return unusable(path, std::string("cannot be read: ") + std::strerror(errno));
  // One byte past the limit is enough to know: a file that never ends must not be read to the end.
  std::string text(kMaxScenarioBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad() || (in.fail() && !in.eof()))
    return unusable(path, std::string("cannot be read: ") + std::strerror(errno == 0 ? EIO : errno));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return parseLesson(text, path);
}

bool claimsToBeLesson(const std::string& text) {
  if (text.size() > kMaxScenarioBytes) return false;
  const JsonDocument document(text, "");
  const JsonNode* format = document.fault() ? nullptr : document.root().member("format");
  return format && format->text == "frontage-lesson";
}

}  // namespace frontage::core
