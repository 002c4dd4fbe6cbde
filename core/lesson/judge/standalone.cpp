#include "core/lesson/judge/standalone.h"

#include "core/lesson/judge/stage.h"

#include <exception>
#include <iterator>
#include <utility>

namespace frontage::core {

namespace {

/// Orders that are played at one go with dice of their own.
struct Stretch {
  std::vector<Order> orders;
  Dice dice;
};

std::vector<Stretch> stretchesTo(const Lesson& lesson, std::size_t from, std::size_t step) {
  const Scenario& position = *lesson.steps[from].position;
  std::vector<Stretch> stretches{{position.orders, Dice(position.given, position.seed)}};
  for (std::size_t i = from + 1; i <= step; ++i) {
    const auto& task = lesson.steps[i - 1].task;
    const auto* played = task ? std::get_if<PlayTask>(&task->body) : nullptr;
    const auto* orders = task ? std::get_if<std::vector<Order>>(&task->solution) : nullptr;
    if (played && orders) stretches.push_back({*orders, taskDice(played->dice)});
    stretches.push_back({lesson.steps[i].orders, toDice(lesson.steps[i].dice)});
  }
  return stretches;
}

/// Plays the stretch, rolling with its dice whatever is wanted; the rolls are added to `rolls`.
PhaseState playOut(const PhaseState& start, Stretch stretch, std::vector<GivenRoll>& rolls) {
  std::vector<GivenRoll> made;
  for (;;) {
    PhaseRun run = playOn(start, stretch.orders, Dice(made, std::nullopt));
    if (!run.wanted) {
      rolls.insert(rolls.end(), made.begin(), made.end());
      return run.end();
    }
    made.push_back({run.wanted->roll, run.wanted->unit, stretch.dice.roll(*run.wanted)});
  }
}

}  // namespace

Scenario standalonePosition(const Lesson& lesson, std::size_t step) {
  std::size_t from = step;
  while (from > 0 && !lesson.steps[from].position) --from;
  Scenario position = lesson.steps[from].position.value_or(Scenario{});
  if (from == step || !lesson.steps[from].position) return position;
  const std::vector<Stretch> stretches = stretchesTo(lesson, from, step);
  std::vector<GivenRoll> rolls;
  position.orders.clear();
  position.branches.clear();
  for (const Stretch& stretch : stretches)
    position.orders.insert(position.orders.end(), stretch.orders.begin(), stretch.orders.end());
  try {
    PhaseState state = startOf(position);
    for (const Stretch& stretch : stretches) state = playOut(state, stretch, rolls);
    position.given = std::move(rolls);
  } catch (const std::exception&) {  // no such ruleset, or no dice: the given ones are all that is known
    for (std::size_t i = 1; i < stretches.size(); ++i) {
      const auto& given = stretches[i].dice.unused();
      position.given.insert(position.given.end(), given.begin(), given.end());
    }
  }
  return position;
}

}  // namespace frontage::core
