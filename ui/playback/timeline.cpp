#include "ui/playback/timeline.h"

#include "ui/playback/event_effects.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace frontage::ui {

namespace {

constexpr double kBriefly = 0.15;      // dice and notices
constexpr double kShortestMove = 0.6;  // a charge takes 0.6 to 2 s
constexpr double kLongestMove = 2.0;
constexpr double kPerInch = 0.1;
constexpr double kDoor = 0.45;
constexpr double kLeastShare = 0.12;  // of the time, so that a small wheel can still be seen

double easeInOut(double v) noexcept {
  return v * v * (3 - 2 * v);
}

/// Shares of the time at which the pieces begin, from the path's own shares: in proportion, but none too short to see.
std::vector<double> timeShares(const geometry::Path& path) {
  const std::vector<double> marks = path.marks();
  std::vector<double> shares{0};
  double total = 0;
  for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
    total += std::max(marks[i + 1] - marks[i], kLeastShare);
    shares.push_back(total);
  }
  for (double& s : shares) s = total > 0 ? s / total : 0;
  shares.back() = 1;
  return shares;
}

}  // namespace

std::pair<core::UnitId, geometry::Path> movementOf(const core::Event& event) {
  if (const auto* e = std::get_if<core::ChargeMoved>(&event.body)) return {e->charger, e->path};
  if (const auto* e = std::get_if<core::DoorClosed>(&event.body)) return {e->unit, e->path};
  if (const auto* e = std::get_if<core::FleeMove>(&event.body)) return {e->unit, e->path};
  if (const auto* e = std::get_if<core::FailedCharge>(&event.body)) return {e->charger, e->path};
  return {};
}

double durationOf(const core::Event& event) {
  const geometry::Path path = movementOf(event).second;
  if (path.empty()) return kBriefly;
  if (std::holds_alternative<core::DoorClosed>(event.body)) return kDoor;
  return std::clamp(kShortestMove + kPerInch * path.length().inches(), kShortestMove, kLongestMove);
}

Timeline::Timeline(core::Battlefield start) : m_start(std::make_shared<core::Battlefield>(std::move(start))) {}

void Timeline::append(int place, const core::Battlefield& after, const std::vector<core::Event>& events) {
  const auto end = std::make_shared<const core::Battlefield>(after);
  double at = duration();
  if (events.empty()) at += kBriefly;
  for (std::size_t i = 0; i < events.size(); ++i) {
    TimelineMark mark{place, static_cast<int>(i), events[i], at, durationOf(events[i]), {}, {}, {}};
    at = mark.end();
    std::tie(mark.mover, mark.path) = movementOf(events[i]);
    if (mark.moves()) mark.pieces = timeShares(mark.path);
    if (i + 1 == events.size()) {
      m_settled.push_back(end);
    } else {
      core::Battlefield field = settledAt(static_cast<int>(m_marks.size()) - 1);
      showEffect(field, events[i]);
      m_settled.push_back(std::make_shared<const core::Battlefield>(std::move(field)));
    }
    m_marks.push_back(std::move(mark));
  }
  m_steps.push_back({place, at, end});
}

const core::Battlefield& Timeline::settledAt(int mark) const noexcept {
  return mark < 0 ? *m_start : *m_settled[static_cast<std::size_t>(mark)];
}

int Timeline::markAt(double t) const noexcept {
  const auto it = std::lower_bound(m_marks.begin(), m_marks.end(), t,
                                   [](const TimelineMark& mark, double at) { return mark.start < at; });
  return static_cast<int>(it - m_marks.begin()) - 1;
}

const Timeline::Step* Timeline::stepOverAt(double t) const noexcept {
  const Step* over = nullptr;
  for (const Step& step : m_steps)
    if (step.end <= t) over = &step;
  return over;
}

int Timeline::placeAt(double t) const noexcept {
  const Step* over = stepOverAt(t);
  return over ? over->place : 0;
}

double Timeline::endOf(int place) const noexcept {
  const auto it = std::find_if(m_steps.begin(), m_steps.end(), [&](const Step& s) { return s.place == place; });
  return it == m_steps.end() ? 0 : it->end;
}

double Timeline::pathTime(const TimelineMark& mark, double t) noexcept {
  if (!mark.moves() || t <= mark.start) return 0;
  if (t >= mark.end()) return 1;
  const double share = (t - mark.start) / mark.duration;
  const std::vector<double> own = mark.path.marks();
  std::size_t piece = 0;
  while (piece + 2 < mark.pieces.size() && share >= mark.pieces[piece + 1]) ++piece;
  const double from = mark.pieces[piece];
  const double width = mark.pieces[piece + 1] - from;
  const double eased = width > 0 ? easeInOut(std::clamp((share - from) / width, 0.0, 1.0)) : 1;
  return own[piece] + eased * (own[piece + 1] - own[piece]);
}

core::Battlefield Timeline::fieldAt(double t) const {
  if (!m_start) return {};
  const int at = markAt(t);
  const Step* over = stepOverAt(t);
  if (over && (at < 0 || m_marks[static_cast<std::size_t>(at)].end() <= over->end)) return *over->after;
  if (at < 0) return *m_start;
  const TimelineMark& mark = m_marks[static_cast<std::size_t>(at)];
  if (t >= mark.end()) return settledAt(at);
  core::Battlefield field = settledAt(at - 1);
  if (!mark.moves()) return field;
  if (core::Unit* unit = field.find(mark.mover)) unit->pose = mark.path.at(pathTime(mark, t));
  return field;
}

std::map<core::UnitId, geometry::Pose> Timeline::poses(double t) const {
  std::map<core::UnitId, geometry::Pose> poses;
  for (const core::Unit& unit : fieldAt(t).units) poses.emplace(unit.id, unit.pose);
  return poses;
}

std::vector<double> Timeline::stops(bool pieces) const {
  std::vector<double> stops{0};
  for (const TimelineMark& mark : m_marks) {
    if (pieces && mark.moves())
      for (std::size_t i = 1; i + 1 < mark.pieces.size(); ++i)
        stops.push_back(mark.start + mark.pieces[i] * mark.duration);
    stops.push_back(mark.end());
  }
  for (const Step& step : m_steps)
    if (!std::binary_search(stops.begin(), stops.end(), step.end))
      stops.insert(std::upper_bound(stops.begin(), stops.end(), step.end), step.end);
  return stops;
}

}  // namespace frontage::ui
