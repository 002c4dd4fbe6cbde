#include "geometry/detour/pose_room.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace frontage::geometry::detail {

namespace {

/// Inches: the squares for which is noted what comes near.
constexpr double kSquare = 2;

/// Edges of the mover and of a shape, in the order in which they go round.
std::vector<Vec> edgesInOrder(const std::vector<Vec>& ring, const std::array<Vec, 4>& other) {
  std::vector<Vec> edges;
  edges.reserve(ring.size() + other.size());
  for (std::size_t i = 0; i < ring.size(); ++i) edges.push_back(ring[(i + 1) % ring.size()] - ring[i]);
  for (std::size_t i = 0; i < other.size(); ++i) edges.push_back(other[(i + 1) % other.size()] - other[i]);
  std::erase_if(edges, [](Vec edge) { return dot(edge, edge) == 0; });
  const auto isUpper = [](Vec v) { return v.y > 0 || (v.y == 0 && v.x > 0); };
  std::sort(edges.begin(), edges.end(),
            [&](Vec a, Vec b) { return isUpper(a) != isUpper(b) ? isUpper(a) : cross(a, b) > 0; });
  return edges;
}

/// Where they begin to go round.
template <class Ring>
Vec lowestOf(const Ring& ring) noexcept {
  return *std::min_element(ring.begin(), ring.end(), [](Vec a, Vec b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
}

}  // namespace

PoseRoom::PoseRoom(const RouteProblem& problem, const Clearing& clearing, int headings, double most)
    : m_mover(problem.mover), m_most(most), m_reach(std::hypot(problem.mover.halfWidth, 2 * problem.mover.halfDepth)) {
  const double part = 2 * std::numbers::pi / headings;
  for (int k = 0; k < headings; ++k) m_forward.push_back({-std::sin(k * part), std::cos(k * part)});
  for (const Clearing::Kept& kept : clearing.kept()) m_shapes.push_back(shapeOf(kept.shape, kept.keep));
  m_goal = shapeOf(clearing.goal(), clearing.goalKeep());
  const auto edge = [this](Vec outward, Vec point) {
    const Vec local{dot(outward, m_mover.pose.facing.right()), dot(outward, m_mover.pose.facing.forward())};
    m_edges.push_back({local, dot(local, m_mover.pose.toUnit(point))});
  };
  edge({-1, 0}, {0, 0});
  edge({0, -1}, {0, 0});
  edge({1, 0}, {problem.board.width, 0});
  edge({0, 1}, {0, problem.board.height});
}

PoseRoom::Shape PoseRoom::shapeOf(const ConvexPolygon& polygon, double keep) const {
  Shape shape;
  shape.keep = keep;
  for (const Vec v : polygon.vertices) {
    shape.ring.push_back(m_mover.pose.toUnit(v));
    shape.middle += shape.ring.back() * (1 / static_cast<double>(polygon.vertices.size()));
  }
  for (const Vec v : shape.ring) shape.radius = std::max(shape.radius, distance(v, shape.middle) + keep);
  shape.byHeading.resize(m_forward.size());
  return shape;
}

/// The front centres with which the mover overlaps the shape: the sum of the shape and of the mover, mirrored.
const PoseRoom::Grown& PoseRoom::grown(Shape& shape, int heading) const {
  Grown& grown = shape.byHeading[static_cast<std::size_t>(heading)];
  if (!grown.sides.empty()) return grown;
  const Vec wide = right(heading) * m_mover.halfWidth;
  const Vec deep = forward(heading) * (2 * m_mover.halfDepth);
  const std::array<Vec, 4> mirrored{-wide, wide, wide + deep, deep - wide};
  Vec at = lowestOf(shape.ring) + lowestOf(mirrored);
  for (const Vec edge : edgesInOrder(shape.ring, mirrored)) {
    const double length = norm(edge);
    const Vec along = edge * (1 / length);
    grown.sides.push_back({at, along, length, dot(rightOf(along), at)});
    at += edge;
  }
  return grown;
}

double PoseRoom::fromShape(Shape& shape, Vec front, int heading, double most) const {
  const double away = most + shape.keep;
  const Grown& grown = this->grown(shape, heading);
  double outside = -std::numeric_limits<double>::infinity();
  for (const Side& side : grown.sides) outside = std::max(outside, dot(rightOf(side.along), front) - side.level);
  if (outside >= away) return most;
  if (outside <= 0) return outside - shape.keep;
  double square = away * away;
  for (const Side& side : grown.sides) {
    const Vec arm = front - side.from;
    const double foot = dot(arm, side.along);
    const Vec across = arm - side.along * std::clamp(foot, 0.0, side.length);
    square = std::min(square, dot(across, across));
  }
  return std::sqrt(square) - shape.keep;
}

double PoseRoom::fromEdges(Vec front, int heading) const noexcept {
  double room = m_most;
  for (const HalfPlane& edge : m_edges) {
    const double back = -2 * m_mover.halfDepth * dot(edge.outward, forward(heading));
    const double beside = m_mover.halfWidth * std::fabs(dot(edge.outward, right(heading)));
    room = std::min(room, edge.level - dot(edge.outward, front) - beside - std::max(0.0, back));
  }
  return room;
}

const PoseRoom::Candidates& PoseRoom::candidatesAt(Vec front) {
  const auto square = [](double x) { return static_cast<std::int32_t>(std::floor(x / kSquare)); };
  const std::int32_t x = square(front.x);
  const std::int32_t y = square(front.y);
  const auto key = (std::uint64_t{static_cast<std::uint32_t>(x)} << 32U) | static_cast<std::uint32_t>(y);
  const auto [entry, isNew] = m_candidates.try_emplace(key);
  if (isNew) {
    const Vec middle{(x + 0.5) * kSquare, (y + 0.5) * kSquare};
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
      const double within = m_shapes[i].radius + m_reach + m_most + kSquare * std::sqrt(0.5);
      if (distance(middle, m_shapes[i].middle) < within) entry->second.push_back(static_cast<std::uint32_t>(i));
    }
  }
  return entry->second;
}

double PoseRoom::at(Vec front, int heading) {
  double room = fromEdges(front, heading);
  for (const std::uint32_t i : candidatesAt(front)) {
    if (room <= 0) break;
    Shape& shape = m_shapes[i];
    const double near = shape.radius + m_reach + room;
    const Vec away = front - shape.middle;
    if (dot(away, away) < near * near) room = std::min(room, fromShape(shape, front, heading, room));
  }
  return room;
}

double PoseRoom::fromGoal(Vec front, int heading) {
  const double apart = distance(front, m_goal.middle) - m_goal.radius - m_reach;
  return apart >= m_most ? apart : fromShape(m_goal, front, heading, std::numeric_limits<double>::infinity());
}

Footprint PoseRoom::footprint(Vec front, int heading) const noexcept {
  const Vec centre = m_mover.pose.toTable(front - forward(heading) * m_mover.halfDepth);
  const Vec ahead = forward(heading);
  const Facing& first = m_mover.pose.facing;
  return m_mover.at({centre, Facing::towards(first.right() * ahead.x + first.forward() * ahead.y)});
}

}  // namespace frontage::geometry::detail
