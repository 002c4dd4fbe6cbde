#include "geometry/flight/flight.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/straight_span.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace frontage::geometry {

namespace {

using detail::Span;

constexpr double kEndless = std::numeric_limits<double>::infinity();

/// The unit after its turn, about to run.
struct Run {
  Footprint mover;
  std::array<Vec, 4> corners;
  Vec heading;
};

Run runOf(const Footprint& mover) noexcept {
  return {mover, mover.corners(), mover.pose.facing.forward()};
}

std::optional<Angle> edgeInTurn(const FlightProblem& problem, Angle turn) {
  std::optional<Angle> first;
  for (const ConvexPolygon& beyond : beyondEdges(problem.board)) {
    const auto touch = firstTouchTurning(problem.mover, problem.mover.pose.centre, turn, beyond);
    if (touch && (!first || touch->at < first->radians())) first = Angle::fromRadians(touch->at);
  }
  return first;
}

/// The stretch in which the unit may not come to rest; its `to` is the first clear place beyond. `slack` shortens it.
Span blockedStretch(const Run& run, const ConvexPolygon& shape, double clearance, double slack) noexcept {
  const double needed = clearance - slack;
  if (needed > 0) return detail::spanNearer(run.corners, shape.vertices, run.heading, needed);
  return detail::spanWithinGap(run.corners, shape.vertices, run.heading, {-kEndless, kEndless}, needed);
}

/// From here on each thing, with all its parts, lies wholly behind the unit's rear, the two apart.
std::map<int, double> passedAt(const FlightProblem& problem, const Run& run) {
  std::map<int, double> passed;
  for (const FlightObstacle& obstacle : problem.obstacles) {
    double& farthest = passed.try_emplace(obstacle.tag, -kEndless).first->second;
    for (const Vec v : obstacle.shape.vertices)
      farthest = std::max(farthest, dot(v - run.mover.pose.centre, run.heading) + run.mover.halfDepth + kContact);
  }
  return passed;
}

/// The least way, at least `rolled`, that ends clear of everything (F5). Each step passes one obstacle for good. What
/// lay behind where the roll ends has been run past; what is left behind by going on has to be cleared.
double clearPlace(const FlightProblem& problem, const Run& run, double rolled) {
  const double clearance = problem.clearance.inches();
  const std::map<int, double> passed = passedAt(problem, run);
  double at = rolled;
  for (bool moved = true; moved;) {
    moved = false;
    for (const FlightObstacle& obstacle : problem.obstacles) {
      if (obstacle.mayEndOn) continue;
      const Span blocked = blockedStretch(run, obstacle.shape, clearance, kContact);
      if (blocked.empty() || at <= blocked.from || at >= blocked.to) continue;
      if (problem.passedIsClear && rolled > passed.at(obstacle.tag)) continue;
      at = std::max(at, blockedStretch(run, obstacle.shape, clearance, 0).to);
      moved = true;
    }
  }
  return at;
}

std::vector<Crossing> inOrder(const std::map<int, Crossing>& found) {
  std::vector<Crossing> list;
  for (const auto& [tag, crossing] : found) list.push_back(crossing);
  std::stable_sort(list.begin(), list.end(), [](const Crossing& a, const Crossing& b) { return a.entry < b.entry; });
  return list;
}

void widen(std::map<int, Crossing>& found, int tag, Span span) {
  const auto [at, isNew] = found.try_emplace(tag, Crossing{tag, span.from, span.to});
  if (isNew) return;
  at->second.entry = std::min(at->second.entry, span.from);
  at->second.exit = std::max(at->second.exit, span.to);
}

void findCrossings(const FlightProblem& problem, const Run& run, double length, Flight& flight) {
  const Span way{0, length};
  std::map<int, Crossing> crossed;
  std::map<int, Crossing> grazed;
  for (const FlightObstacle& obstacle : problem.obstacles) {
    const auto& ring = obstacle.shape.vertices;
    const Span meets = detail::spanWithinGap(run.corners, ring, run.heading, way, 0);
    if (!detail::spanWithinGap(run.corners, ring, run.heading, way, -kContact).empty()) {
      widen(crossed, obstacle.tag, meets);
    } else if (const auto touch = firstTouchAdvancing(run.mover, Length::fromInches(length), obstacle.shape)) {
      widen(grazed, obstacle.tag, {touch->at, meets.empty() ? touch->at : std::max(touch->at, meets.to)});
    }
  }
  for (const auto& [tag, crossing] : crossed) grazed.erase(tag);
  flight.crossed = inOrder(crossed);
  flight.grazed = inOrder(grazed);
}

}  // namespace

Facing awayFrom(const Footprint& mover, Vec from) noexcept {
  const Vec away = mover.pose.centre - from;
  return norm(away) <= kContact ? mover.pose.facing.reversed() : Facing::towards(away);
}

double distanceToEdge(const Footprint& mover, const Board& board) noexcept {
  if (insideEdge(board, mover) <= kContact) return 0;
  const Vec h = mover.pose.facing.forward();
  const auto along = [](double room, double speed) { return speed > 0 ? room / speed : kEndless; };
  double nearest = kEndless;
  for (const Vec c : mover.corners()) {
    nearest = std::min(
        {nearest, along(c.x, -h.x), along(board.width - c.x, h.x), along(c.y, -h.y), along(board.height - c.y, h.y)});
  }
  return nearest;
}

Flight flee(const FlightProblem& problem) {
  Flight flight;
  flight.path = Path(problem.mover);
  flight.turn = problem.mover.pose.facing.turnTo(problem.away);
  flight.lostInTurn = edgeInTurn(problem, flight.turn);
  if (flight.lostInTurn) {
    const double sense = flight.turn.radians() < 0 ? -1 : 1;
    flight.path.pivot(problem.mover.pose.centre, *flight.lostInTurn * sense);
    flight.lost = true;
    return flight;
  }
  flight.path.pivot(problem.mover.pose.centre, flight.turn);

  const Run run = runOf(problem.mover.at({problem.mover.pose.centre, problem.away}));
  const double rolled = problem.distance.inches();
  const double toEdge = distanceToEdge(run.mover, problem.board);
  const double wanted = clearPlace(problem, run, rolled);
  flight.lost =
      wanted >= toEdge ||
      insideEdge(problem.board, run.mover.at(run.mover.pose.advanced(Length::fromInches(wanted)))) <= kContact;
  const double moved = std::min(wanted, toEdge);
  flight.moved = Length::fromInches(moved);
  flight.extra = Length::fromInches(std::max(0.0, moved - rolled));
  findCrossings(problem, run, moved, flight);
  flight.path.advance(flight.moved);
  return flight;
}

}  // namespace frontage::geometry
