#include "ui/learn/reading/lesson_reader.h"

#include <algorithm>
#include <utility>

namespace frontage::ui {

LessonReader::LessonReader(core::Progress& progress, QObject* parent) : QObject(parent), m_progress(progress) {}

void LessonReader::open(core::Lesson lesson) {
  m_lesson = std::move(lesson);
  m_wantedRuleset.clear();
  const core::Progress::OfLesson& progress = m_progress.of(m_lesson->id);
  const bool done = m_progress.stateOf(*m_lesson) == core::Progress::State::Done;
  enter(done || progress.at >= m_lesson->steps.size() ? 0 : progress.at);
}

void LessonReader::close() {
  m_lesson.reset();
  m_stage.reset();
  m_judge.reset();
  emit stepChanged();
}

void LessonReader::enter(std::size_t step) {
  m_step = step;
  const auto& rulesets = m_lesson->rulesetsOf(step);
  const bool wanted = std::count(rulesets.begin(), rulesets.end(), m_wantedRuleset) > 0;
  const std::string& shown = m_lesson->shownRuleset(step);
  const bool holds = std::count(rulesets.begin(), rulesets.end(), shown) > 0;
  m_ruleset = wanted ? m_wantedRuleset : holds ? shown : rulesets.front();
  m_stage = core::stageOf(*m_lesson, step, m_ruleset);
  m_judge.reset();
  if (const core::Task* asked = task()) m_judge.emplace(m_stage->state, *asked);
  m_outcome = Outcome::Open;
  m_given.reset();
  m_judgement = {};
  m_say = {};
  m_hints = 0;
  m_progress.reach(m_lesson->id, step);
  if (!task()) m_progress.finish(m_lesson->id, step, false);
  emit stepChanged();
}

void LessonReader::goTo(std::size_t step) {
  if (isOpen() && step < m_lesson->steps.size()) enter(step);
}

void LessonReader::setRuleset(const std::string& id) {
  if (id == m_ruleset) return;
  m_wantedRuleset = id;
  enter(m_step);
}

void LessonReader::settle(Outcome outcome) {
  m_outcome = outcome;
  if (outcome == Outcome::Right || outcome == Outcome::Shown)
    m_progress.finish(m_lesson->id, m_step, outcome == Outcome::Shown);
  emit changed();
}

void LessonReader::answer(const core::Answer& answer) {
  if (!m_judge || m_judge->problem()) return;
  m_given = answer;
  m_judgement = m_judge->judge(answer);
  m_say = m_judgement.right ? core::Words{} : m_judge->say(answer);
  settle(m_judgement.right ? Outcome::Right : Outcome::Wrong);
}

void LessonReader::played(const std::vector<core::Order>& orders, const std::vector<core::Event>& events,
                          const core::Battlefield& field, bool over) {
  const core::Task* asked = task();
  const auto* play = asked ? std::get_if<core::PlayTask>(&asked->body) : nullptr;
  if (!play || m_outcome == Outcome::Right || m_outcome == Outcome::Shown) return;
  const bool right = core::meetsGoal(*play, events, field);
  if (!right && !over) return;
  m_given = core::Answer(orders);
  m_judgement = {};
  m_judgement.right = right;
  m_say = right ? core::Words{} : m_judge->say(*m_given);
  settle(right ? Outcome::Right : Outcome::Wrong);
}

void LessonReader::retry() {
  m_outcome = Outcome::Open;
  m_given.reset();
  m_judgement = {};
  m_say = {};
  emit changed();
}

void LessonReader::hint() {
  if (m_hints < current().hints.size()) ++m_hints;
  emit changed();
}

void LessonReader::reveal() {
  if (!m_judge || m_judge->problem()) return;
  m_given.reset();
  m_judgement = {};
  m_judgement.nearest = m_judge->answer();
  m_say = {};
  settle(Outcome::Shown);
}

bool LessonReader::mayGoOn() const {
  return !task() || m_outcome == Outcome::Right || m_outcome == Outcome::Shown || isDone(m_step);
}

bool LessonReader::isDone(std::size_t step) const {
  return m_progress.of(m_lesson->id).done.count(step) > 0;
}

}  // namespace frontage::ui
