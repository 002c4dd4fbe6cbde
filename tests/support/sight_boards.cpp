#include "tests/support/sight_boards.h"

#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>

namespace frontage::testing {

using geometry::Facing;
using geometry::Footprint;
using geometry::Looker;
using geometry::Vec;

std::vector<geometry::Polygon> SightBoard::outlines() const {
  std::vector<geometry::Polygon> all;
  for (const BoardBlocker& b : blockers) all.push_back(b.outline);
  return all;
}

Looker lookerOf(const Footprint& footprint) {
  return {footprint.frontLeft(), footprint.frontRight(), footprint.pose.facing};
}

BoardBlocker rectangle(Vec min, Vec max) {
  const std::vector<Vec> ring{min, {max.x, min.y}, max, {min.x, max.y}};
  return {{ring}, {ring}};
}

BoardBlocker uShape(double halfWidth, double halfHeight, double wall) {
  const double w = halfWidth;
  const double h = halfHeight;
  BoardBlocker u;
  u.outline.vertices = {{-w, -h},      {w, -h}, {w, h}, {w - wall, h}, {w - wall, wall - h}, {wall - w, wall - h},
                        {wall - w, h}, {-w, h}};
  u.solids = {rectangle({-w, -h}, {w, wall - h}).solids[0], rectangle({-w, -h}, {wall - w, h}).solids[0],
              rectangle({w - wall, -h}, {w, h}).solids[0]};
  return u;
}

namespace {

BoardBlocker convex(Random& random, int corners, double size) {
  std::vector<double> angles;
  for (int i = 0; i < corners; ++i) angles.push_back(random.angle());
  std::sort(angles.begin(), angles.end());
  std::vector<Vec> ring;
  for (const double a : angles) ring.push_back({size * std::cos(a), size * 0.7 * std::sin(a)});
  return {{ring}, {ring}};
}

BoardBlocker lShape(Random& random, double size) {
  const double a = random.uniform(0.2, 0.8) * size;
  const double b = random.uniform(0.2, 0.8) * size;
  BoardBlocker l;
  l.outline.vertices = {{-size, -size},       {size, -size},    {size, a - size},
                        {b - size, a - size}, {b - size, size}, {-size, size}};
  l.solids = {rectangle({-size, -size}, {size, a - size}).solids[0],
              rectangle({-size, -size}, {b - size, size}).solids[0]};
  return l;
}

BoardBlocker star(Random& random, double size) {
  const int points = 3 + random.below(4);
  BoardBlocker s;
  const double step = std::numbers::pi / points;
  for (int i = 0; i < 2 * points; ++i) {
    const double r = size * (i % 2 == 0 ? 1.0 : random.uniform(0.3, 0.8));
    s.outline.vertices.push_back({r * std::cos(i * step), r * std::sin(i * step)});
  }
  const auto& v = s.outline.vertices;
  for (std::size_t i = 0; i < v.size(); ++i) s.solids.push_back({Vec{}, v[i], v[(i + 1) % v.size()]});
  return s;
}

}  // namespace

BoardBlocker randomShape(Random& random, double size) {
  switch (random.below(7)) {
    case 0:
      return convex(random, 3, size);
    case 1:
      return convex(random, 4 + random.below(5), size);
    case 2:
      return lShape(random, size);
    case 3:
      return uShape(size, size * random.uniform(0.5, 1), size * random.uniform(0.05, 0.3));
    case 4:
      return star(random, size);
    default: {
      const double h = size * random.uniform(0.1, 1);
      return rectangle({-size, -h}, {size, h});
    }
  }
}

BoardBlocker moved(const BoardBlocker& blocker, const Isometry& motion) {
  BoardBlocker result = blocker;
  const auto move = [&](std::vector<Vec>& ring) {
    for (Vec& p : ring) p = motion(p);
    if (motion.mirror) std::reverse(ring.begin(), ring.end());
  };
  move(result.outline.vertices);
  for (auto& solid : result.solids) move(solid);
  return result;
}

SightBoard moved(const SightBoard& board, const Isometry& motion) {
  SightBoard result;
  result.looker = {motion(board.looker.left), motion(board.looker.right),
                   Facing::towards(motion.direction(board.looker.facing.forward()))};
  if (motion.mirror) std::swap(result.looker.left, result.looker.right);
  result.target = motion(board.target);
  for (const BoardBlocker& b : board.blockers) result.blockers.push_back(moved(b, motion));
  return result;
}

namespace {

/// A place for a blocker: between the two, flush with one of them, around one of them, next to the last, or anywhere.
Isometry placeFor(Random& random, const SightBoard& board, double size) {
  const Vec eye = lerp(board.looker.left, board.looker.right, random.uniform(0, 1));
  const Vec mark = board.target.pose.centre;
  const double turn = random.angle();
  switch (random.below(10)) {
    case 0:
      return {Vec{random.uniform(0, 72), random.uniform(0, 48)}, turn, false};
    case 1:
      return {eye + Vec{random.uniform(-size, size), random.uniform(-size, size)}, turn, false};
    case 2:
      return {mark + Vec{random.uniform(-size, size), random.uniform(-size, size)}, turn, false};
    default: {
      const Vec spread{random.uniform(-4, 4), random.uniform(-4, 4)};
      return {lerp(eye, mark, random.uniform(0.1, 0.95)) + spread, turn, false};
    }
  }
}

/// A rectangle that shares a line with the looker's edge, with a side of the target or with another rectangle.
BoardBlocker flushRectangle(Random& random, const SightBoard& board) {
  const double w = random.uniform(0.3, 4);
  const double h = random.uniform(0.3, 2);
  const BoardBlocker shape = rectangle({-w, 0}, {w, 2 * h});  // its lower side goes on the line
  Vec from = board.looker.left;
  Vec to = board.looker.right;
  const int kind = random.below(4);
  if (kind == 1) std::swap(from, to);
  if (kind >= 2) {
    const geometry::Edge e = board.target.edge(geometry::kSides[static_cast<std::size_t>(random.below(4))]);
    from = e.left;
    to = e.right;
  }
  if (kind == 3 && !board.blockers.empty()) {
    const auto& ring = board.blockers.back().outline.vertices;
    from = ring[1];
    to = ring[0];
  }
  const Vec along = to - from;
  // The shape lies to the left of the way from `from` to `to`.
  return moved(shape, {lerp(from, to, random.uniform(-0.5, 1.5)), std::atan2(along.y, along.x), false});
}

/// Ahead at any angle, sometimes beyond the limits of the cone, sometimes flush with the looker's front.
Footprint targetFor(Random& random, const Footprint& looker) {
  Footprint target{{}, random.uniform(0.3, 4), random.uniform(0.3, 2)};
  if (random.below(20) == 0) {
    const Vec along = looker.pose.facing.right() * random.uniform(-looker.halfWidth, looker.halfWidth);
    target.pose =
        looker.pose.advanced(geometry::Length::fromInches(looker.halfDepth + target.halfDepth)).shifted(along);
    return target;
  }
  const geometry::Angle off = geometry::Angle::fromRadians(random.uniform(-0.9, 0.9));
  target.pose = {looker.frontCentre() + looker.pose.facing.turned(off).forward() * random.uniform(1, 30),
                 random.facing()};
  return target;
}

}  // namespace

SightBoard randomSightBoard(Random& random, int most) {
  SightBoard board;
  Footprint looker{{Vec{random.uniform(0, 72), random.uniform(0, 48)}, random.facing()},
                   random.uniform(0.3, 5),
                   random.uniform(0.3, 2)};
  if (random.below(10) == 0) {  // square into the table's corner
    looker.pose = {{looker.halfWidth, looker.halfDepth}, Facing::fromBearingDegrees(0)};
  }
  board.looker = lookerOf(looker);
  do {
    board.target = targetFor(random, looker);
  } while (relate(looker, board.target) == geometry::Relation::Overlapping);
  const int count = random.below(most + 1);
  const double largest = random.uniform(0.5, 4);
  for (int i = 0; i < count; ++i) {
    if (random.below(4) == 0) {
      board.blockers.push_back(flushRectangle(random, board));
      continue;
    }
    const double size = random.uniform(0.2, largest);
    const BoardBlocker shape = randomShape(random, size);
    board.blockers.push_back(moved(shape, placeFor(random, board, size)));
  }
  return board;
}

std::vector<BoardBlocker> scatteredBlockers(Random& random, int count) {
  std::vector<BoardBlocker> blockers;
  for (int i = 0; i < count; ++i) {
    const double size = random.uniform(0.5, 2.5);
    const double deep = random.uniform(0.5, 1.5);
    const bool unit = random.below(5) < 3;
    const BoardBlocker shape = unit ? rectangle({-size, -deep}, {size, deep}) : randomShape(random, size);
    const Vec place{random.uniform(0, 72), random.uniform(14, 34)};
    blockers.push_back(moved(shape, {place, random.angle(), false}));
  }
  return blockers;
}

FacingPair facingPair(Random& random) {
  const Footprint looker{{{random.uniform(5, 67), random.uniform(2, 14)},
                          Facing::fromBearing(geometry::Angle::fromRadians(random.uniform(-0.4, 0.4)))},
                         random.uniform(1, 5),
                         1};
  const Footprint target{
      {{random.uniform(5, 67), random.uniform(34, 46)}, random.facing()}, random.uniform(1, 4), random.uniform(1, 2)};
  return {lookerOf(looker), target};
}

}  // namespace frontage::testing
