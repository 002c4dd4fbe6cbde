#include "core/lesson/judge/end_place.h"

#include "core/lesson/judge/stage.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// Wheels are sampled this far apart along a stretch of equal places; between them they change evenly.
constexpr double kWheelStep = 0.25;  // inches

const PhaseState& before(const PhaseRun& run, std::size_t step) {
  return step == 0 ? run.start : run.steps[step - 1].transition.after;
}

/// The resolution of the unit's own charge, when it alone is resolved: others take their places from it.
std::optional<std::size_t> resolutionOf(const PhaseRun& run, const UnitId& unit) {
  for (std::size_t i = 0; i < run.steps.size(); ++i) {
    const auto* resolve = std::get_if<Resolve>(&run.steps[i].order);
    if (resolve && resolve->chargers == std::vector{unit} && !resolve->offset) return i;
  }
  return std::nullopt;
}

bool makesContact(const PhaseStep& step, const UnitId& unit) {
  return std::any_of(step.transition.events.begin(), step.transition.events.end(), [&](const Event& event) {
    const auto* contact = std::get_if<Contact>(&event.body);
    return contact && contact->charger == unit;
  });
}

void addChoice(EndPlaces& places) {
  const auto step = resolutionOf(places.run, places.unit);
  if (!step || !makesContact(places.run.steps[*step], places.unit)) return;
  const PhaseState& state = before(places.run, *step);
  const Charge* charge = state.chargeOf(places.unit);
  if (!charge) return;
  const PlaceChoice choice = placeChoice(state, *charge);
  if (!choice.best || !choice.best->move) return;
  places.step = step;
  places.offset = choice.best->move->offset;
  places.offsets = choice.equal;
}

double clamped(const std::vector<EqualPlaces>& stretches, double offset) {
  double best = offset;
  double least = -1;
  for (const EqualPlaces& stretch : stretches) {
    const double inside = std::clamp(offset, stretch.from, stretch.to);
    const double away = std::fabs(inside - offset);
    if (least >= 0 && away >= least) continue;
    least = away;
    best = inside;
  }
  return best;
}

double wheelIn(const geometry::Path& path) {
  double wheel = 0;
  for (const geometry::PathPiece& piece : path.pieces())
    if (piece.kind == geometry::PathPiece::Kind::Wheel) wheel += piece.angle.degrees();
  return wheel;
}

}  // namespace

Found<EndPlaces> endPlaces(const PhaseState& state, const Played& played, const UnitId& unit) {
  EndPlaces places;
  places.unit = unit;
  places.dice = taskDice(played.dice);
  places.run = play(state, played);
  if (const auto fault = faultOf(places.run)) return Found<EndPlaces>::no(*fault);
  const Unit& there = *places.run.end().field.find(unit);
  if (there.state.destroyed) return Found<EndPlaces>::no("the unit is destroyed, and so stands nowhere");
  places.best = there.pose;
  addChoice(places);
  return places;
}

std::optional<PhaseRun> runAt(const EndPlaces& places, double offset) {
  if (!places.step) return std::nullopt;
  std::vector<Order> orders;
  for (const PhaseStep& step : places.run.steps) orders.push_back(step.order);
  std::get<Resolve>(orders[*places.step]).offset = offset;
  PhaseRun run = playOn(places.run.start, orders, places.dice);
  if (faultOf(run)) return std::nullopt;
  return run;
}

geometry::Pose nearestPlace(const EndPlaces& places, const geometry::Pose& answer) {
  if (!places.step || places.offsets.empty()) return places.best;
  // A positive offset lies to the left of the charger, who looks at the facing from the front (geometry.md).
  const double along = dot(answer.centre - places.best.centre, -places.best.facing.right());
  const auto run = runAt(places, clamped(places.offsets, places.offset + along));
  if (!run) return places.best;
  const Unit* there = run->end().field.find(places.unit);
  const bool nearer =
      there && distance(there->pose.centre, answer.centre) < distance(places.best.centre, answer.centre);
  return nearer ? there->pose : places.best;
}

std::optional<double> wheelOf(const PhaseRun& run, const UnitId& unit) {
  for (const Event& event : run.events()) {
    if (const auto* moved = std::get_if<ChargeMoved>(&event.body); moved && moved->charger == unit)
      return moved->wheel.degrees();
    if (const auto* failed = std::get_if<FailedCharge>(&event.body); failed && failed->charger == unit)
      return wheelIn(failed->path);
  }
  return std::nullopt;
}

std::vector<Span> equalWheels(const EndPlaces& places) {
  std::vector<Span> wheels;
  for (const EqualPlaces& stretch : places.offsets) {
    const int steps = std::max(1, static_cast<int>(std::ceil((stretch.to - stretch.from) / kWheelStep)));
    std::optional<Span> span;
    for (int i = 0; i <= steps; ++i) {
      const auto run = runAt(places, stretch.from + (stretch.to - stretch.from) * i / steps);
      const auto wheel = run ? wheelOf(*run, places.unit) : std::nullopt;
      if (!wheel) continue;
      if (!span) span = Span::of(*wheel);
      span = Span{std::min(span->least, *wheel), std::max(span->most, *wheel)};
    }
    if (span) wheels.push_back(*span);
  }
  return wheels;
}

geometry::Pose toPose(const Placing& placing) {
  return {{placing.x, placing.y}, geometry::Facing::fromBearingDegrees(placing.facing)};
}

Placing toPlacing(const geometry::Pose& pose) {
  return {pose.centre.x, pose.centre.y, pose.facing.bearingDegrees()};
}

}  // namespace frontage::core
