#include "tests/support/charge_boards.h"

#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>

namespace frontage::test {

using namespace geometry;

namespace {

double between(std::mt19937_64& random, double from, double to) {
  return std::uniform_real_distribution<double>(from, to)(random);
}

int countBetween(std::mt19937_64& random, int from, int to) {
  return std::uniform_int_distribution<int>(from, to)(random);
}

Footprint randomUnit(std::mt19937_64& random) {
  const double base = std::array{0.787, 0.984, 1.575}[static_cast<std::size_t>(countBetween(random, 0, 2))];
  const int files = countBetween(random, 1, 12);
  const int ranks = countBetween(random, 1, 5);
  return {{{}, Facing::fromBearingDegrees(between(random, 0, 360))}, files * base / 2, ranks * base / 2};
}

Vec randomPlace(std::mt19937_64& random) {
  return {between(random, 6, 66), between(random, 6, 42)};
}

bool isOnTable(const ReachProblem& p, const Footprint& f) {
  const auto corners = f.corners();
  return std::all_of(corners.begin(), corners.end(),
                     [&](Vec c) { return c.x >= 0 && c.y >= 0 && c.x <= p.tableWidth && c.y <= p.tableHeight; });
}

ConvexPolygon randomRock(std::mt19937_64& random, Vec at) {
  const int corners = countBetween(random, 3, 8);
  const double size = between(random, 0.5, 3);
  ConvexPolygon rock;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * 3.14159265358979 * (i + between(random, -0.3, 0.3)) / corners;
    rock.vertices.push_back(at + Vec{std::cos(angle), std::sin(angle)} * size);
  }
  return rock;
}

void addObstacle(std::mt19937_64& random, ReachProblem& p) {
  for (int tries = 0; tries < 50; ++tries) {
    // Mostly between the two, where it matters.
    const Vec mid = lerp(p.charger.pose.centre, p.target.pose.centre, between(random, -0.1, 1.2));
    const Vec at = countBetween(random, 0, 3) == 0 ? randomPlace(random)
                                                   : mid + Vec{between(random, -6, 6), between(random, -6, 6)};
    Obstacle o;
    o.tag = static_cast<int>(p.obstacles.size());
    o.keep = countBetween(random, 0, 2) == 0 ? Obstacle::Keep::NoTouch : Obstacle::Keep::NoOverlap;
    if (countBetween(random, 0, 1) == 0) {
      o.shape = randomRock(random, at);
    } else {
      Footprint unit = randomUnit(random);
      unit.pose.centre = at;
      o.shape = toPolygon(unit);
    }
    if (relate(p.charger, o.shape) == Relation::Apart && relate(p.target, o.shape) == Relation::Apart) {
      p.obstacles.push_back(std::move(o));
      return;
    }
  }
}

void placeCharger(std::mt19937_64& random, ReachProblem& p) {
  for (int tries = 0; tries < 200; ++tries) {
    p.charger = randomUnit(random);
    if (countBetween(random, 0, 9) == 0) {
      p.charger.pose.centre = randomPlace(random);
    } else {
      const Edge edge = p.target.edge(p.facing);
      const double away = between(random, 1, 18) + p.charger.halfDepth;
      p.charger.pose.centre = edge.centre() + edge.outward * away + edge.along() * between(random, -away, away);
      const Vec to = p.target.pose.centre - p.charger.pose.centre;
      p.charger.pose.facing = Facing::towards(to).turned(Angle::fromDegrees(between(random, -50, 50)));
    }
    if (isOnTable(p, p.charger) && relate(p.charger, p.target) == Relation::Apart) return;
  }
}

}  // namespace

ReachProblem randomBoard(std::mt19937_64& random, const BoardWishes& wishes) {
  ReachProblem p;
  p.tableWidth = 72;
  p.tableHeight = 48;
  do {
    p.target = randomUnit(random);
    p.target.pose.centre = randomPlace(random);
  } while (!isOnTable(p, p.target));
  p.facing = kSides[static_cast<std::size_t>(countBetween(random, 0, 3))];
  placeCharger(random, p);
  const int obstacles = countBetween(random, 0, wishes.mostObstacles);
  for (int i = 0; i < obstacles; ++i) addObstacle(random, p);
  if (wishes.variants) {
    p.body = static_cast<ReachProblem::Body>(countBetween(random, 0, 1));
    p.tableEdge = static_cast<ReachProblem::TableEdge>(countBetween(random, 0, 1));
    p.door = static_cast<ReachProblem::Door>(countBetween(random, 0, 2));
    p.ignoreObstaclesOnTheWay = countBetween(random, 0, 3) == 0;
  }
  return p;
}

namespace {

/// The score changes at the breakpoints and nowhere else, as OffsetObjective wants it, so only rounding is forgiven.
constexpr double kRounding = 1e-7;

/// How many of the bases that fill a front of width 2 half, centred on 0, share a point with [from, to].
int basesIn(double half, double base, double from, double to) {
  const int n = static_cast<int>(std::lround(2 * half / base));
  int count = 0;
  for (int i = 0; i < n; ++i) {
    const double left = -half + i * base;
    if (left <= to + kRounding && left + base >= from - kRounding) ++count;
  }
  return count;
}

}  // namespace

OffsetObjective contactObjective(const ReachProblem& problem) {
  const auto baseOf = [](double size) { return size / std::max(1.0, std::round(size / 0.984)); };
  const double a = problem.charger.halfWidth;
  const double w = problem.target.edge(problem.facing).length() / 2;
  const double chargerBase = baseOf(2 * a);
  const double targetBase = baseOf(2 * w);
  OffsetObjective objective;
  const int chargerBases = static_cast<int>(std::lround(2 * a / chargerBase));
  const int targetBases = static_cast<int>(std::lround(2 * w / targetBase));
  for (int i = 0; i <= chargerBases; ++i) {
    for (const double end : {-w, w}) objective.breakpoints.push_back(end - (-a + i * chargerBase));
  }
  for (int i = 0; i <= targetBases; ++i) {
    for (const double end : {-a, a}) objective.breakpoints.push_back(-w + i * targetBase - end);
  }
  objective.score = [=](double s) {
    return basesIn(a, chargerBase, -w - s, w - s) + basesIn(w, targetBase, s - a, s + a);
  };
  return objective;
}

}  // namespace frontage::test
