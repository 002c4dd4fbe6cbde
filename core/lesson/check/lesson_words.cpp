#include "core/lesson/check/lesson_words.h"

#include "core/json/report.h"

namespace frontage::core {

namespace {

class Collector {
 public:
  void add(const Words& words, const std::string& path) {
    if (!words.empty()) m_found.push_back({&words, path});
  }

  void addSentences(const std::vector<Sentence>& sentences, const std::string& path) {
    for (std::size_t i = 0; i < sentences.size(); ++i) add(sentences[i].text, childPath(path, i) + "/text");
  }

  void addTask(const Task& task, const std::string& path) {
    add(task.ask, path + "/ask");
    if (const auto* choice = std::get_if<ChoiceTask>(&task.body)) addSentences(choice->options, path + "/options");
    if (const auto* order = std::get_if<OrderTask>(&task.body)) addSentences(order->events, path + "/events");
    for (std::size_t i = 0; i < task.wrong.size(); ++i) add(task.wrong[i].say, childPath(path + "/wrong", i) + "/say");
    add(task.otherwise, path + "/otherwise");
  }

  void addStep(const Step& step, const std::string& path) {
    add(step.text, path + "/text");
    if (step.task) addTask(*step.task, path + "/task");
    for (std::size_t i = 0; i < step.hints.size(); ++i) add(step.hints[i], childPath(path + "/hints", i));
    add(step.explain, path + "/explain");
    for (const Ruling& ruling : step.rulings)
      add(ruling.say, childPath(path + "/rulesets_part", ruling.ruleset) + "/say");
  }

  [[nodiscard]] std::vector<PlacedWords> take() noexcept { return std::move(m_found); }

 private:
  std::vector<PlacedWords> m_found;
};

}  // namespace

std::vector<PlacedWords> wordsOf(const Lesson& lesson) {
  Collector collector;
  collector.add(lesson.title, "/title");
  collector.add(lesson.summary, "/summary");
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) collector.addStep(lesson.steps[i], childPath("/steps", i));
  return collector.take();
}

}  // namespace frontage::core
