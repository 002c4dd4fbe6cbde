#include "geometry/contact/sweep.h"
#include "geometry/reach/reach.h"
#include "geometry/reach/slice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace frontage::geometry {

using namespace charge;

namespace {

constexpr double kStep = 2 * std::numbers::pi / 180;
constexpr double kSharp = kStep / 500;

/// The charge with some of what stands around, asked wheel by wheel; the wheel is signed, left positive.
class Ways {
 public:
  explicit Ways(const ReachProblem& problem) : Ways(problem, makeBarriers(problem)) {}
  Ways(const ReachProblem& problem, const std::vector<Barrier>& barriers)
      : m_slices{Slice(problem, barriers, Hand::Left), Slice(problem, barriers, Hand::Right)} {}

  [[nodiscard]] bool hasBlockers() const noexcept { return m_slices[0].hasBlockers() || m_slices[1].hasBlockers(); }

  void ignoreDoor() {
    for (Slice& slice : m_slices) slice.ignoreDoor();
  }

  /// How much of the starts, and of the ends they lead to, is free: 0 only where the wheel leads nowhere.
  [[nodiscard]] double freedom(double wheel) {
    m_ends.clear();
    double length = 0;
    if (std::fabs(wheel) < kSharp / 2) {
      if (m_slices[0].straightIsFree()) m_slices[0].straightOffsets(m_ends);
      return m_ends.empty() ? 0 : 1 + lengthOf(m_ends);
    }
    Slice& slice = m_slices[wheel > 0 ? 0 : 1];
    const WheelRange range{std::fabs(wheel), std::fabs(wheel)};
    const WheelRange all = slice.wheels();
    if (range.from < all.from || range.to > all.to) return 0;
    slice.freeStarts(range, m_free);
    bool leads = false;
    for (const Span starts : m_free) {
      slice.offsets(range, starts, m_ends);
      leads = leads || !m_ends.empty();
      length += starts.to - starts.from + lengthOf(m_ends);
    }
    return leads ? 1 + length : 0;
  }

 private:
  static double lengthOf(const Spans& spans) noexcept {
    double length = 0;
    for (const Span s : spans) length += s.to - s.from;
    return length;
  }

  std::array<Slice, 2> m_slices;
  Spans m_free;
  Spans m_ends;
};

/// One thing that may stop wheels: how the charge would go if there were nothing but it.
struct Suspect {
  Obstruction::Cause cause;
  int tag;
  Ways ways;
};

class Inquiry {
 public:
  explicit Inquiry(const ReachProblem& problem) : m_problem(problem), m_open(openField(problem)), m_all(problem) {
    ReachProblem alone = openField(problem);
    for (const Obstacle& obstacle : problem.obstacles) {
      alone.obstacles.assign(1, obstacle);
      suspect(alone, Obstruction::Cause::Obstacle, obstacle.tag);
    }
    alone.obstacles.clear();
    alone.tableWidth = problem.tableWidth;
    alone.tableHeight = problem.tableHeight;
    suspect(alone, Obstruction::Cause::TableEdge, 0);
  }

  [[nodiscard]] std::vector<Obstruction> run() {
    sample();
    if (!m_touches) return {nothingToTouch()};
    std::vector<Obstruction> found;
    for (std::size_t i = 0; i < m_suspects.size(); ++i) {
      for (std::size_t j = 0; j < m_wheels.size(); ++j) {
        if (!m_stops[j][i] || (j > 0 && m_stops[j - 1][i])) continue;
        std::size_t last = j;
        while (last + 1 < m_wheels.size() && m_stops[last + 1][i]) ++last;
        found.push_back(stretch(i, j, last));
      }
    }
    std::sort(found.begin(), found.end(), [](const Obstruction& a, const Obstruction& b) {
      return a.wheelFrom != b.wheelFrom ? a.wheelFrom < b.wheelFrom : a.tag < b.tag;
    });
    return found;
  }

 private:
  /// The same charge on an empty field without an edge.
  static ReachProblem openField(const ReachProblem& problem) {
    ReachProblem open;
    open.charger = problem.charger;
    open.target = problem.target;
    open.facing = problem.facing;
    open.body = problem.body;
    open.tableEdge = problem.tableEdge;
    open.door = problem.door;
    open.ignoreObstaclesOnTheWay = problem.ignoreObstaclesOnTheWay;
    open.maxWheel = problem.maxWheel;
    return open;
  }

  void suspect(const ReachProblem& alone, Obstruction::Cause cause, int tag) {
    Ways ways(alone);
    if (ways.hasBlockers()) m_suspects.push_back({cause, tag, std::move(ways)});
  }

  void sample() {
    const double most = std::min(m_problem.maxWheel.radians(), std::numbers::pi / 2);
    const int steps = static_cast<int>(std::floor(most / kStep));
    for (int i = -steps; i <= steps; ++i) m_wheels.push_back(i * kStep);
    for (const double wheel : m_wheels) {
      const double open = m_open.freedom(wheel);
      m_touches = m_touches || open > 0;
      m_stops.push_back(open > 0 && m_all.freedom(wheel) == 0 ? culprits(wheel, open)
                                                              : std::vector<bool>(m_suspects.size(), false));
    }
  }

  /// Who stops this wheel: each that does so alone; if none does, all that take something away.
  std::vector<bool> culprits(double wheel, double open) {
    std::vector<bool> alone;
    std::vector<bool> together;
    for (Suspect& s : m_suspects) {
      const double left = s.ways.freedom(wheel);
      alone.push_back(left == 0);
      together.push_back(left < open - 1e-6);
    }
    return std::find(alone.begin(), alone.end(), true) != alone.end() ? alone : together;
  }

  /// Whether this one stops the wheel: for one that does so alone somewhere near, no other need be asked.
  [[nodiscard]] bool stops(std::size_t suspect, double wheel, bool alone) {
    const double open = m_open.freedom(wheel);
    if (open == 0) return false;
    if (alone) return m_suspects[suspect].ways.freedom(wheel) == 0;
    return m_all.freedom(wheel) == 0 && culprits(wheel, open)[suspect];
  }

  /// The last wheel, from one that is stopped towards one that is not.
  [[nodiscard]] double edge(std::size_t suspect, double stopped, double notStopped) {
    const bool alone = m_suspects[suspect].ways.freedom(stopped) == 0;
    while (std::fabs(notStopped - stopped) > kSharp) {
      const double middle = (stopped + notStopped) / 2;
      (stops(suspect, middle, alone) ? stopped : notStopped) = middle;
    }
    return stopped;
  }

  [[nodiscard]] Obstruction stretch(std::size_t i, std::size_t first, std::size_t last) {
    Suspect& s = m_suspects[i];
    const double from = first > 0 ? edge(i, m_wheels[first], m_wheels[first - 1]) : m_wheels[first];
    const double to = last + 1 < m_wheels.size() ? edge(i, m_wheels[last], m_wheels[last + 1]) : m_wheels[last];
    Ways closedByItself = s.ways;
    closedByItself.ignoreDoor();
    const bool onlyTheDoor = closedByItself.freedom((from + to) / 2) > 0;
    const bool isObstacle = s.cause == Obstruction::Cause::Obstacle;
    return {onlyTheDoor && isObstacle ? Obstruction::Cause::DoorBlocked : s.cause, s.tag, Angle::fromRadians(from),
            Angle::fromRadians(to)};
  }

  /// No wheel brings the front onto the charged facing, even with nothing in the way.
  [[nodiscard]] Obstruction nothingToTouch() const {
    const ConvexPolygon target = toPolygon(m_problem.target);
    const bool meets = std::any_of(m_wheels.begin(), m_wheels.end(), [&](double wheel) {
      const Footprint& charger = m_problem.charger;
      const Vec pivot = wheel > 0 ? charger.frontLeft() : charger.frontRight();
      const Footprint turned = charger.at(charger.pose.turnedAbout(pivot, Angle::fromRadians(wheel)));
      const double far = 2 * (distance(charger.pose.centre, m_problem.target.pose.centre) + 100);
      return firstTouchAdvancing(turned, Length::fromInches(far), target).has_value();
    });
    return {meets ? Obstruction::Cause::WrongFacing : Obstruction::Cause::NothingAhead, 0,
            Angle::fromRadians(m_wheels.front()), Angle::fromRadians(m_wheels.back())};
  }

  const ReachProblem& m_problem;
  Ways m_open;
  Ways m_all;
  std::vector<Suspect> m_suspects;
  std::vector<double> m_wheels;
  std::vector<std::vector<bool>> m_stops;  ///< by wheel, by suspect
  bool m_touches = false;
};

}  // namespace

std::vector<Obstruction> obstructions(const ReachProblem& problem) {
  return Inquiry(problem).run();
}

}  // namespace frontage::geometry
