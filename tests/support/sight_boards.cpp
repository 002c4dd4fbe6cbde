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
  const double a = random.between(0.2, 0.8) * size;
  const double b = random.between(0.2, 0.8) * size;
  BoardBlocker l;
  l.outline.vertices = {{-size, -size},       {size, -size},    {size, a - size},
                        {b - size, a - size}, {b - size, size}, {-size, size}};
  l.solids = {rectangle({-size, -size}, {size, a - size}).solids[0],
              rectangle({-size, -size}, {b - size, size}).solids[0]};
  return l;
}

BoardBlocker star(Random& random, double size) {
  const int points = random.whole(3, 6);
  BoardBlocker s;
  const double step = std::numbers::pi / points;
  for (int i = 0; i < 2 * points; ++i) {
    const double r = size * (i % 2 == 0 ? 1.0 : random.between(0.3, 0.8));
    s.outline.vertices.push_back({r * std::cos(i * step), r * std::sin(i * step)});
  }
  const auto& v = s.outline.vertices;
  for (std::size_t i = 0; i < v.size(); ++i) s.solids.push_back({Vec{}, v[i], v[(i + 1) % v.size()]});
  return s;
}

}  // namespace

BoardBlocker randomShape(Random& random, double size) {
  switch (random.whole(0, 6)) {
    case 0:
      return convex(random, 3, size);
    case 1:
      return convex(random, random.whole(4, 8), size);
    case 2:
      return lShape(random, size);
    case 3:
      return uShape(size, size * random.between(0.5, 1), size * random.between(0.05, 0.3));
    case 4:
      return star(random, size);
    default: {
      const double h = size * random.between(0.1, 1);
      return rectangle({-size, -h}, {size, h});
    }
  }
}

Vec Motion::applyToDirection(Vec d) const {
  if (mirrored) d.x = -d.x;
  const double c = std::cos(turn);
  const double s = std::sin(turn);
  return {c * d.x - s * d.y, s * d.x + c * d.y};
}

Vec Motion::apply(Vec p) const {
  return applyToDirection(p) + shift;
}

BoardBlocker moved(const BoardBlocker& blocker, const Motion& motion) {
  BoardBlocker result = blocker;
  const auto move = [&](std::vector<Vec>& ring) {
    for (Vec& p : ring) p = motion.apply(p);
    if (motion.mirrored) std::reverse(ring.begin(), ring.end());
  };
  move(result.outline.vertices);
  for (auto& solid : result.solids) move(solid);
  return result;
}

Footprint moved(const Footprint& footprint, const Motion& motion) {
  return {
      {motion.apply(footprint.pose.centre), Facing::towards(motion.applyToDirection(footprint.pose.facing.forward()))},
      footprint.halfWidth,
      footprint.halfDepth};
}

SightBoard moved(const SightBoard& board, const Motion& motion) {
  SightBoard result;
  result.looker = {motion.apply(board.looker.left), motion.apply(board.looker.right),
                   Facing::towards(motion.applyToDirection(board.looker.facing.forward()))};
  if (motion.mirrored) std::swap(result.looker.left, result.looker.right);
  result.target = moved(board.target, motion);
  for (const BoardBlocker& b : board.blockers) result.blockers.push_back(moved(b, motion));
  return result;
}

namespace {

/// A place for a blocker: between the two, flush with one of them, around one of them, next to the last, or anywhere.
Motion placeFor(Random& random, const SightBoard& board, double size) {
  const Vec eye = lerp(board.looker.left, board.looker.right, random.unit());
  const Vec mark = board.target.pose.centre;
  const double turn = random.angle();
  switch (random.whole(0, 9)) {
    case 0:
      return {random.inBox(72, 48), turn, false};
    case 1:
      return {eye + Vec{random.between(-size, size), random.between(-size, size)}, turn, false};
    case 2:
      return {mark + Vec{random.between(-size, size), random.between(-size, size)}, turn, false};
    default: {
      const Vec spread{random.between(-4, 4), random.between(-4, 4)};
      return {lerp(eye, mark, random.between(0.1, 0.95)) + spread, turn, false};
    }
  }
}

/// A rectangle that shares a line with the looker's edge, with a side of the target or with another rectangle.
BoardBlocker flushRectangle(Random& random, const SightBoard& board) {
  const double w = random.between(0.3, 4);
  const double h = random.between(0.3, 2);
  const BoardBlocker shape = rectangle({-w, 0}, {w, 2 * h});  // its lower side goes on the line
  Vec from = board.looker.left;
  Vec to = board.looker.right;
  const int kind = random.whole(0, 3);
  if (kind == 1) std::swap(from, to);
  if (kind >= 2) {
    const geometry::Edge e = board.target.edge(geometry::kSides[static_cast<std::size_t>(random.whole(0, 3))]);
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
  return moved(shape, {lerp(from, to, random.between(-0.5, 1.5)), std::atan2(along.y, along.x), false});
}

/// Ahead at any angle, sometimes beyond the limits of the cone, sometimes flush with the looker's front.
Footprint targetFor(Random& random, const Footprint& looker) {
  Footprint target{{}, random.between(0.3, 4), random.between(0.3, 2)};
  if (random.whole(0, 19) == 0) {
    const Vec along = looker.pose.facing.right() * random.between(-looker.halfWidth, looker.halfWidth);
    target.pose =
        looker.pose.advanced(geometry::Length::fromInches(looker.halfDepth + target.halfDepth)).shifted(along);
    return target;
  }
  const geometry::Angle off = geometry::Angle::fromRadians(random.between(-0.9, 0.9));
  target.pose = {looker.frontCentre() + looker.pose.facing.turned(off).forward() * random.between(1, 30),
                 Facing::fromBearing(geometry::Angle::fromRadians(random.angle()))};
  return target;
}

}  // namespace

SightBoard randomSightBoard(Random& random, int most) {
  SightBoard board;
  Footprint looker{{random.inBox(72, 48), Facing::fromBearing(geometry::Angle::fromRadians(random.angle()))},
                   random.between(0.3, 5),
                   random.between(0.3, 2)};
  if (random.whole(0, 9) == 0) {  // square into the table's corner
    looker.pose = {{looker.halfWidth, looker.halfDepth}, Facing::fromBearingDegrees(0)};
  }
  board.looker = lookerOf(looker);
  do {
    board.target = targetFor(random, looker);
  } while (relate(looker, board.target) == geometry::Relation::Overlapping);
  const int count = random.whole(0, most);
  const double largest = random.between(0.5, 4);
  for (int i = 0; i < count; ++i) {
    if (random.whole(0, 3) == 0) {
      board.blockers.push_back(flushRectangle(random, board));
      continue;
    }
    const double size = random.between(0.2, largest);
    const BoardBlocker shape = randomShape(random, size);
    board.blockers.push_back(moved(shape, placeFor(random, board, size)));
  }
  return board;
}

}  // namespace frontage::testing
