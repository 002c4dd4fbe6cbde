#include "core/phase/resolve/touch_move.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace frontage::core {

namespace {

using geometry::Angle;
using geometry::Footprint;
using geometry::Hand;
using geometry::Length;
using geometry::Obstacle;

bool onTable(const geometry::ReachProblem& problem, const geometry::Bounds& box) {
  constexpr double slack = geometry::kContact;
  return box.min.x >= -slack && box.min.y >= -slack && box.max.x <= problem.tableWidth + slack &&
         box.max.y <= problem.tableHeight + slack;
}

class Search {
 public:
  explicit Search(const geometry::ReachProblem& problem)
      : m_problem(problem),
        m_target(geometry::toPolygon(problem.target)),
        m_farthest(std::hypot(problem.tableWidth, problem.tableHeight)) {}

  [[nodiscard]] double farthest() const noexcept { return m_farthest; }

  [[nodiscard]] bool freeAdvance(const Footprint& from, double length) const {
    if (!onTable(m_problem, geometry::boundsAdvancing(from, Length::fromInches(length)))) return false;
    if (m_problem.ignoreObstaclesOnTheWay) return true;
    return std::none_of(m_problem.obstacles.begin(), m_problem.obstacles.end(), [&](const Obstacle& o) {
      return o.keep == Obstacle::Keep::NoTouch
                 ? geometry::firstTouchAdvancing(from, Length::fromInches(length), o.shape).has_value()
                 : geometry::overlapsAdvancing(from, Length::fromInches(length), o.shape);
    });
  }

  [[nodiscard]] bool freeTurn(const Footprint& from, geometry::Vec pivot, Angle turn) const {
    if (!onTable(m_problem, geometry::boundsTurning(from, pivot, turn))) return false;
    if (m_problem.ignoreObstaclesOnTheWay) return true;
    return std::none_of(m_problem.obstacles.begin(), m_problem.obstacles.end(), [&](const Obstacle& o) {
      return o.keep == Obstacle::Keep::NoTouch ? geometry::firstTouchTurning(from, pivot, turn, o.shape).has_value()
                                               : geometry::overlapsTurning(from, pivot, turn, o.shape);
    });
  }

  /// Wheels by `turn` (+ = left) after the path so far, then goes straight until it touches.
  [[nodiscard]] std::optional<TouchMove> tryWheel(geometry::Path path, Angle turn) const {
    Footprint at = path.end();
    if (turn.radians() != 0) {
      const Hand hand = turn.radians() > 0 ? Hand::Left : Hand::Right;
      const geometry::Vec pivot = hand == Hand::Left ? at.frontLeft() : at.frontRight();
      if (const auto touch = geometry::firstTouchTurning(at, pivot, turn, m_target)) {
        const Angle upTo = Angle::fromRadians(std::copysign(touch->at, turn.radians()));
        if (!freeTurn(at, pivot, upTo)) return std::nullopt;
        path.wheel(hand, geometry::abs(upTo));
        return TouchMove{std::move(path), upTo, touch->point};
      }
      if (!freeTurn(at, pivot, turn)) return std::nullopt;
      path.wheel(hand, geometry::abs(turn));
      at = path.end();
    }
    const auto touch = geometry::firstTouchAdvancing(at, Length::fromInches(m_farthest), m_target);
    if (!touch || !freeAdvance(at, touch->at)) return std::nullopt;
    path.advance(Length::fromInches(touch->at));
    return TouchMove{std::move(path), turn, touch->point};
  }

 private:
  const geometry::ReachProblem& m_problem;
  geometry::ConvexPolygon m_target;
  double m_farthest;
};

/// Straight ahead, then the wheel that faces the target's centre, then every degree, the small ones first.
std::vector<Angle> wheels(const Footprint& from, geometry::Vec centre, Angle most) {
  std::vector<double> degrees{0};
  const geometry::Vec local = from.pose.toUnit(centre);
  const double facing = std::atan2(-local.x, local.y) * 180 / std::numbers::pi;
  degrees.push_back(facing);
  for (int d = 1; d <= 90; ++d) {
    const double first = std::copysign(d, facing);  // the side on which the target lies
    degrees.push_back(first);
    degrees.push_back(-first);
  }
  std::vector<Angle> found;
  for (const double d : degrees)
    if (std::abs(d) <= most.degrees()) found.push_back(Angle::fromDegrees(d));
  return found;
}

}  // namespace

std::optional<TouchMove> touchMove(const ChargeQuestion& question) {
  const geometry::ReachProblem& problem = question.problem;
  const Search search(problem);
  constexpr double kStep = 0.25;
  for (double first = 0; first <= search.farthest(); first += kStep) {
    geometry::Path start(problem.charger);
    if (first > 0) {
      if (!search.freeAdvance(problem.charger, first)) return std::nullopt;
      start.advance(Length::fromInches(first));
    }
    for (const Angle turn :
         wheels(start.empty() ? problem.charger : start.end(), problem.target.pose.centre, problem.maxWheel))
      if (auto move = search.tryWheel(start, turn)) return move;
  }
  return std::nullopt;
}

}  // namespace frontage::core
