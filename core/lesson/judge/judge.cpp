#include "core/lesson/judge/judge.h"

#include "core/lesson/judge/event_match.h"
#include "core/lesson/judge/picks.h"
#include "core/lesson/judge/quantities.h"
#include "core/lesson/judge/stage.h"
#include "core/phase/phase.h"
#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace frontage::core {

/// Works the answer of each kind of task out.
struct TaskJudge::Maker {
  TaskJudge& judge;

  void operator()(const PlaceTask& task) const {
    if (places(task.played, task.unit)) judge.m_answer = toPlacing(judge.m_places->best);
  }

  void operator()(const TurnTask& task) const {
    if (!places(task.played, task.unit)) return;
    if (task.measure == TurnTask::Measure::Facing) {
      figure(judge.m_places->best.facing.bearingDegrees());
      return;
    }
    const auto wheel = wheelOf(judge.m_places->run, task.unit);
    if (!wheel) return fail("the unit does not wheel, for it makes no charge");
    figure(*wheel);
    for (const Span& span : equalWheels(*judge.m_places)) judge.m_spans.push_back(span);
  }

  void operator()(const ZoneTask& task) const { picks(core::rightPicks(judge.m_state, task), Choose::One); }
  void operator()(const ReactionTask& task) const { picks(core::rightPicks(judge.m_state, task), task.choose); }
  void operator()(const TargetTask& task) const {
    picks(core::rightPicks(judge.m_state, task), task.choose);
    played(task.played);
  }
  void operator()(const ChoiceTask& task) const {
    picks(core::rightPicks(judge.m_state, task), Choose::One);
    played(task.played);
  }
  void operator()(const OrderTask& task) const {
    picks(core::rightPicks(judge.m_state, task), Choose::All);
    played(task.played);
  }

  void operator()(const LegalTask& task) const {
    const PhaseRun run = core::play(judge.m_state, task.played);
    if (const auto fault = faultOf(run)) return fail(*fault);
    judge.m_answer = query(run.end(), task.order).legal();
  }

  void operator()(const HappensTask& task) const {
    played(task.played);
    if (!judge.m_run->problem.empty()) return fail(judge.m_run->problem);
    judge.m_answer = firstMatch(judge.m_run->events(), judge.m_run->end().field, task.event).has_value();
  }

  void operator()(const NumberTask& task) const {
    const Found<double> found = quantityOf(judge.m_state, task);
    if (!found.ok()) return fail(found.why());
    figure(found.value());
    played(task.played);
  }

  void operator()(const PlayTask& task) const {
    const auto* orders = std::get_if<std::vector<Order>>(&judge.m_task.solution);
    if (!orders) return fail("the task names no orders that solve it");
    PhaseRun run = core::play(judge.m_state, task, *orders);
    if (const auto fault = faultOf(run)) return fail(*fault);
    judge.m_answer = *orders;
    judge.m_run = std::move(run);
  }

 private:
  void fail(std::string why) const { judge.m_problem = std::move(why); }

  void figure(double value) const {
    judge.m_answer = Span::of(value);
    judge.m_spans = {Span::of(value)};
  }

  void played(const Played& orders) const {
    if (!orders.empty()) judge.m_run = core::play(judge.m_state, orders);
  }

  [[nodiscard]] bool places(const Played& orders, const UnitId& unit) const {
    Found<EndPlaces> found = endPlaces(judge.m_state, orders, unit);
    if (!found.ok()) {
      fail(found.why());
      return false;
    }
    judge.m_places = found.value();
    judge.m_run = judge.m_places->run;
    return true;
  }

  void picks(const Found<Picks>& found, Choose choose) const {
    if (!found.ok()) return fail(found.why());
    judge.m_right = found.value();
    judge.m_chooseOne = choose == Choose::One;
    judge.m_answer = judge.m_chooseOne ? Picks{judge.m_right.front()} : judge.m_right;
  }
};

TaskJudge::TaskJudge(const PhaseState& state, const Task& task) : m_state(state), m_task(task) {
  std::visit(Maker{*this}, m_task.body);
}

namespace {

double turnBetween(const geometry::Pose& a, const geometry::Pose& b) {
  return geometry::abs((a.facing.bearing() - b.facing.bearing()).normalised()).degrees();
}

bool isWithinTolerance(double difference, double tolerance) {
  return geometry::isWithin(difference, tolerance);
}

/// How far a figure is from the nearest right one; a bearing goes round.
double differenceTo(const std::vector<Span>& right, double figure, bool bearing, double& nearest) {
  double least = std::numeric_limits<double>::infinity();
  for (const Span& span : right) {
    const double inside = std::clamp(figure, span.least, span.most);
    const double away = bearing ? std::fabs(std::remainder(figure - inside, 360)) : std::fabs(figure - inside);
    if (away >= least) continue;
    least = away;
    nearest = inside;
  }
  return least;
}

bool sameSet(Picks a, Picks b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

}  // namespace

Judgement TaskJudge::judgePlacing(const PlaceTask& task, const Placing& answer) const {
  const geometry::Pose given = toPose(answer);
  const geometry::Pose nearest = nearestPlace(*m_places, given);
  Judgement judgement;
  judgement.nearest = toPlacing(nearest);
  judgement.inches = distance(given.centre, nearest.centre);
  judgement.degrees = turnBetween(given, nearest);
  judgement.right =
      isWithinTolerance(*judgement.inches, task.inches) && isWithinTolerance(*judgement.degrees, task.degrees);
  return judgement;
}

Judgement TaskJudge::judgeTurn(const TurnTask& task, const Span& answer) const {
  double nearest = 0;
  Judgement judgement;
  judgement.degrees = differenceTo(m_spans, answer.least, task.measure == TurnTask::Measure::Facing, nearest);
  judgement.nearest = Span::of(nearest);
  judgement.right = isWithinTolerance(*judgement.degrees, task.tolerance);
  return judgement;
}

Judgement TaskJudge::judgeNumber(const NumberTask& task, const Span& answer) const {
  double nearest = 0;
  Judgement judgement;
  judgement.figure = differenceTo(m_spans, answer.least, false, nearest);
  judgement.nearest = Span::of(nearest);
  judgement.right = isWithinTolerance(*judgement.figure, task.tolerance);
  return judgement;
}

Judgement TaskJudge::judgePicks(const Picks& answer) const {
  Judgement judgement;
  judgement.nearest = m_answer;
  if (std::holds_alternative<OrderTask>(m_task.body))
    judgement.right = answer == m_right;
  else if (m_chooseOne)
    judgement.right = answer.size() == 1 && std::count(m_right.begin(), m_right.end(), answer.front()) > 0;
  else
    judgement.right = sameSet(answer, m_right);
  return judgement;
}

Judgement TaskJudge::judgeOrders(const PlayTask& task, const std::vector<Order>& answer) const {
  const PhaseRun run = core::play(m_state, task, answer);
  Judgement judgement;
  judgement.right = run.problem.empty() && meetsGoal(task, run.events(), run.end().field);
  judgement.nearest = m_answer;
  return judgement;
}

Judgement TaskJudge::judge(const Answer& answer) const {
  if (const auto* place = std::get_if<PlaceTask>(&m_task.body)) return judgePlacing(*place, std::get<Placing>(answer));
  if (const auto* turn = std::get_if<TurnTask>(&m_task.body)) return judgeTurn(*turn, std::get<Span>(answer));
  if (const auto* number = std::get_if<NumberTask>(&m_task.body)) return judgeNumber(*number, std::get<Span>(answer));
  if (const auto* play = std::get_if<PlayTask>(&m_task.body))
    return judgeOrders(*play, std::get<std::vector<Order>>(answer));
  if (const auto* picks = std::get_if<Picks>(&answer)) return judgePicks(*picks);
  Judgement judgement;
  judgement.nearest = m_answer;
  judgement.right = answer == *m_answer;
  return judgement;
}

namespace {

/// How far a learner's answer is from a listed one, in the unit of its tolerance; nothing when it is another answer.
struct Recognising {
  const Task& task;

  using Away = std::optional<double>;
  static Away same(bool equal) { return equal ? Away(0) : std::nullopt; }

  Away operator()(bool listed, bool given) const { return same(listed == given); }
  Away operator()(const Span& listed, const Span& given) const {
    double tolerance = 0;
    bool bearing = false;
    if (const auto* number = std::get_if<NumberTask>(&task.body)) tolerance = number->tolerance;
    if (const auto* turn = std::get_if<TurnTask>(&task.body)) {
      tolerance = turn->tolerance;
      bearing = turn->measure == TurnTask::Measure::Facing;
    }
    double nearest = 0;
    const double away = differenceTo({listed}, given.least, bearing, nearest);
    return isWithinTolerance(away, tolerance) ? Away(away) : std::nullopt;
  }
  Away operator()(const Placing& listed, const Placing& given) const {
    const auto& place = std::get<PlaceTask>(task.body);
    const geometry::Pose a = toPose(listed);
    const geometry::Pose b = toPose(given);
    const double inches = distance(a.centre, b.centre);
    const double degrees = turnBetween(a, b);
    if (!isWithinTolerance(inches, place.inches) || !isWithinTolerance(degrees, place.degrees)) return std::nullopt;
    return inches / place.inches + degrees / place.degrees;
  }
  Away operator()(const Picks& listed, const Picks& given) const {
    return same(std::holds_alternative<OrderTask>(task.body) ? listed == given : sameSet(listed, given));
  }
  Away operator()(const std::vector<Order>& listed, const std::vector<Order>& given) const {
    return same(sameOrders(listed, given));
  }
  template <class A, class B>
  Away operator()(const A&, const B&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<std::size_t> TaskJudge::recognise(const Answer& answer) const {
  std::optional<std::size_t> found;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < m_task.wrong.size(); ++i) {
    const auto away = std::visit(Recognising{m_task}, m_task.wrong[i].answer, answer);
    if (!away || *away >= least) continue;
    least = *away;
    found = i;
  }
  return found;
}

const Words& TaskJudge::say(const Answer& answer) const {
  const auto wrong = recognise(answer);
  return wrong ? m_task.wrong[*wrong].say : m_task.otherwise;
}

bool meetsGoal(const PlayTask& task, const std::vector<Event>& events, const Battlefield& field) {
  const auto happens = [&](const EventPattern& pattern) { return firstMatch(events, field, pattern).has_value(); };
  return std::all_of(task.events.begin(), task.events.end(), happens) &&
         std::none_of(task.never.begin(), task.never.end(), happens);
}

bool sameOrders(const std::vector<Order>& one, const std::vector<Order>& other) {
  const auto resolves = [](const std::vector<Order>& orders) {
    return std::any_of(orders.begin(), orders.end(), [](const Order& o) { return std::holds_alternative<Resolve>(o); });
  };
  const bool withResolve = resolves(one) && resolves(other);
  const auto chosen = [&](const std::vector<Order>& orders) {
    std::vector<Order> kept;
    for (const Order& order : orders) {
      const auto* react = std::get_if<React>(&order);
      const bool filledIn = std::holds_alternative<EndPhase>(order) || std::holds_alternative<PressOn>(order) ||
                            (react && react->reaction == Reaction::Hold);
      if (filledIn || (std::holds_alternative<Resolve>(order) && !withResolve)) continue;
      kept.push_back(order);
      if (auto* resolve = std::get_if<Resolve>(&kept.back())) resolve->offset.reset();
    }
    return kept;
  };
  return chosen(one) == chosen(other);
}

}  // namespace frontage::core
