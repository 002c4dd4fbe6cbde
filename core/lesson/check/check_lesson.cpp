#include "core/lesson/check/check_lesson.h"

#include "core/json/printable.h"
#include "core/json/report.h"
#include "core/lesson/check/lesson_words.h"
#include "core/lesson/course/plain_text.h"
#include "core/lesson/judge/judge.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/read/lesson_file.h"
#include "core/lesson/write/answer_json.h"
#include "core/odds/interruption.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace frontage::core {

namespace {

class Checker {
 public:
  Checker(const JsonDocument& document, const Lesson& lesson, const Glossary& glossary)
      : m_report(document), m_lesson(lesson), m_glossary(glossary) {}

  std::vector<Problem> check() {
    checkTerms();
    checkSentences();
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i)
      for (const std::string& ruleset : m_lesson.rulesetsOf(i)) checkStep(i, ruleset);
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) checkRulings(i);
    return m_report.take();
  }

 private:
  /// The value at a JSON pointer, or the nearest around it that there is.
  [[nodiscard]] const JsonNode& nodeAt(const std::string& path) const {
    const JsonNode* node = &m_report.document().root();
    for (std::size_t from = 1; from < path.size();) {
      const std::size_t slash = std::min(path.find('/', from), path.size());
      const std::string key = path.substr(from, slash - from);
      const JsonNode* child = nullptr;
      if (node->kind == JsonNode::Kind::Array) {
        const std::size_t index = std::stoul(key);
        child = index < node->children.size() ? &node->children[index] : nullptr;
      } else {
        child = node->member(key);
      }
      if (!child) break;
      node = child;
      from = slash + 1;
    }
    return *node;
  }

  void error(const std::string& path, std::string what) { m_report.error(nodeAt(path), path, std::move(what)); }

  void checkTerms() {
    for (std::size_t i = 0; i < m_lesson.introduces.size(); ++i)
      if (!m_glossary.find(m_lesson.introduces[i]))
        error(childPath("/introduces", i),
              "found " + core::quoted(m_lesson.introduces[i]) + ", expected a term of the glossary");
  }

  void checkSentences() {
    for (const PlacedWords& words : wordsOf(m_lesson))
      for (const auto& [language, text] : words.words->byLanguage)
        for (const std::string& sentence : sentencesOf(text))
          if (const std::size_t count = wordCount(sentence); count > kMostWords) {
            const std::string path = childPath(words.path, language);
            m_report.warning(nodeAt(path), path,
                             "a sentence of " + std::to_string(count) + " words, expected at most " +
                                 std::to_string(kMostWords) + ": " + core::quoted(sentence));
          }
  }

  void checkStep(std::size_t number, const std::string& ruleset) {
    giveUpIfAsked();
    const Step& step = m_lesson.steps[number];
    const std::string path = childPath("/steps", number);
    const std::string under = " (under " + ruleset + ")";
    const StepStage stage = stageOf(m_lesson, number, ruleset);
    if (stage.problem) {
      error(path, "the step cannot be reached: " + *stage.problem + under);
      return;
    }
    if (!step.task) return;
    const TaskJudge judge(stage.state, *step.task);
    if (judge.problem()) {
      error(path + "/task", "the task has no answer: " + *judge.problem() + under);
      return;
    }
    checkSolution(judge, *step.task, path + "/task", under);
    checkWrong(judge, *step.task, path + "/task/wrong", under);
  }

  void checkSolution(const TaskJudge& judge, const Task& task, const std::string& path, const std::string& under) {
    const Judgement judgement = judge.judge(task.solution);
    if (judgement.right) return;
    const bool play = std::holds_alternative<PlayTask>(task.body);
    std::string expected = play ? "orders that reach the goal" : answerText(*judge.answer());
    if (!play && judge.rightPicks().size() > 1 && std::get<Picks>(*judge.answer()).size() == 1)
      expected = "one of " + answerText(judge.rightPicks());
    error(path + "/solution",
          "found " + answerText(task.solution) + ", expected what the engine says: " + expected + under);
  }

  void checkWrong(const TaskJudge& judge, const Task& task, const std::string& path, const std::string& under) {
    for (std::size_t i = 0; i < task.wrong.size(); ++i) {
      const std::string at = childPath(path, i) + "/answer";
      if (isRight(judge, task.wrong[i].answer))
        error(at, "found " + answerText(task.wrong[i].answer) +
                      ", expected a wrong answer; the engine says it is right" + under);
      else if (const auto taken = judge.recognise(oneOf(task.wrong[i].answer)); taken && *taken != i)
        error(at, "found " + answerText(task.wrong[i].answer) + ", expected an answer that /wrong/" +
                      std::to_string(*taken) + " does not take already");
    }
  }

  static Answer oneOf(const Answer& answer) {
    const auto* span = std::get_if<Span>(&answer);
    return span ? Answer(Span::of((span->least + span->most) / 2)) : answer;
  }

  /// Any figure of a span would be called wrong.
  static bool isRight(const TaskJudge& judge, const Answer& answer) {
    const auto* span = std::get_if<Span>(&answer);
    if (!span) return judge.judge(answer).right;
    const Judgement low = judge.judge(Span::of(span->least));
    const Judgement high = judge.judge(Span::of(span->most));
    const double right = std::get<Span>(*low.nearest).least;
    return low.right || high.right || (right >= span->least && right <= span->most);
  }

  void checkRulings(std::size_t number) {
    const Step& step = m_lesson.steps[number];
    for (const Ruling& ruling : step.rulings) {
      const std::string path = childPath(childPath("/steps", number) + "/rulesets_part", ruling.ruleset);
      const StepStage stage = stageOf(m_lesson, number, ruling.ruleset);
      if (stage.problem) {
        error(path, "the step cannot be reached: " + *stage.problem);
        continue;
      }
      const TaskJudge judge(stage.state, *step.task);
      if (judge.problem())
        error(path, "the task has no answer: " + *judge.problem());
      else if (ruling.answer && !judge.judge(*ruling.answer).right)
        error(path + "/answer", "found " + answerText(*ruling.answer) +
                                    ", expected what the engine says: " + answerText(*judge.answer()));
    }
  }

  Report m_report;
  const Lesson& m_lesson;
  const Glossary& m_glossary;
};

}  // namespace

LessonLoad checkLesson(const std::string& text, const std::string& file, const Glossary& glossary) {
  LessonLoad load = parseLesson(text, file);
  if (!load.ok()) return load;
  try {
    const JsonDocument document(text, file);
    for (Problem& problem : Checker(document, *load.lesson, glossary).check())
      load.problems.push_back(std::move(problem));
  } catch (const Interrupted&) {
    throw;
  } catch (const std::exception& e) {
    load.problems.push_back({Problem::Severity::Error, file, "", 0, 0, e.what()});
  }
  if (hasError(load.problems)) load.lesson.reset();
  return load;
}

}  // namespace frontage::core
