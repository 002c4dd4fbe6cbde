#include "geometry/detour/heading_bound.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::detail {

namespace {

constexpr float kNone = std::numeric_limits<float>::infinity();

/// What is noted of a box: nothing yet, that it is blocked, or what the way from it costs and so much more.
constexpr float kUnknown = 0;
constexpr float kBlocked = -1;
constexpr float kKnown = 1;

float wayOf(float noted) noexcept {
  return noted > 0 ? noted - kKnown : kNone;
}

/// Inches of cost that are not told apart in the order of the search.
constexpr double kBucket = 0.125;

/// A step straight on always leaves the square of PoseGrid.
constexpr double kStepPerCell = 1.5;

/// So many squares from the start, at most, is a box looked for that leads on.
constexpr int kFarthestFromStart = 4;

}  // namespace

HeadingBound::HeadingBound(const RouteProblem& problem, const Clearing& clearing,
                           const PoseGrid::Resolution& resolution, double longest)
    : m_grid(problem, resolution, longest),
      m_width(2 * problem.mover.halfWidth),
      m_step(kStepPerCell * m_grid.cell()),
      m_blocked(m_grid.headings(), m_grid.rows(), m_grid.columns()),
      m_ways(m_grid.size()) {
  m_error = m_step + m_width * m_grid.part();
  block(problem, clearing);
  begin(clearing);
}

void HeadingBound::block(const RouteProblem& problem, const Clearing& clearing) {
  const auto blockNear = [&](const ConvexPolygon& shape, double keep) {
    const std::vector<Vec> local = m_grid.localOf(shape);
    for (int k = 0; k < m_grid.headings(); ++k)
      m_grid.runsNear(local, keep - m_grid.blur(), k, PoseGrid::Corners::Round,
                      [this, k](int row, int first, int last) { m_blocked.set(k, row, first, last); });
  };
  for (const Clearing::Kept& kept : clearing.kept()) blockNear(kept.shape, kept.keep);
  for (const ConvexPolygon& beyond : beyondEdges(problem.board)) blockNear(beyond, 0);
}

void HeadingBound::begin(const Clearing& clearing) {
  const std::vector<Vec> goal = m_grid.localOf(clearing.goal());
  const double near = clearing.goalKeep() + m_grid.blur() + m_step;
  for (int k = 0; k < m_grid.headings(); ++k)
    m_grid.runsNear(goal, near, k, PoseGrid::Corners::Sharp, [&](int row, int first, int last) {
      for (int column = first; column <= last; ++column) reach(m_grid.middleOf({row, column}), k, 0, Came::Straight);
    });
}

void HeadingBound::reach(Vec front, int k, float way, Came came) {
  const PoseGrid::Square square = m_grid.squareAt(front);
  if (square.row < 0) return;
  const int box = m_grid.boxOf(square, k);
  float& noted = m_ways[box];
  if (noted == kUnknown && m_blocked.has(k, square.row, square.column)) noted = kBlocked;
  if (noted != kUnknown && noted <= way + kKnown) return;  // kBlocked is less than any way
  noted = way + kKnown;
  const auto bucket = static_cast<std::size_t>((way + distance(front, m_grid.start())) / kBucket);
  if (bucket >= m_buckets.size()) m_buckets.resize(bucket + 1, -1);
  const std::size_t at = std::max(bucket, m_current);
  m_nodes.push_back({static_cast<float>(front.x), static_cast<float>(front.y), way, box, m_buckets[at], came});
  m_buckets[at] = static_cast<int>(m_nodes.size()) - 1;
}

void HeadingBound::spreadFrom(const Node& node) {
  const Vec front{node.x, node.y};
  const int k = m_grid.headingOf(node.box);
  const int left = (k + 1) % m_grid.headings();
  const int right = (k + m_grid.headings() - 1) % m_grid.headings();
  const double half = m_width / 2;
  const auto turn = static_cast<float>(m_width * m_grid.part());
  reach(front - m_grid.forward(k) * m_step, k, node.way + static_cast<float>(m_step), Came::Straight);
  // Before a wheel to the left it looked farther right, and the other way round.
  if (node.came != Came::Right)
    reach(front + (m_grid.right(right) - m_grid.right(k)) * half, right, node.way + turn, Came::Left);
  if (node.came != Came::Left)
    reach(front + (m_grid.right(k) - m_grid.right(left)) * half, left, node.way + turn, Came::Right);
}

bool HeadingBound::step(double limit) {
  while (m_current < m_buckets.size() && m_buckets[m_current] < 0) ++m_current;
  if (m_current >= m_buckets.size() || static_cast<double>(m_current) * kBucket > limit) return false;
  const Node node = m_nodes[static_cast<std::size_t>(m_buckets[m_current])];
  m_buckets[m_current] = node.next;
  if (m_ways[node.box] == node.way + kKnown) spreadFrom(node);
  return true;
}

void HeadingBound::spreadTo(double limit) {
  while (step(limit)) {
  }
}

void HeadingBound::spreadToStart(double limit) {
  // Bucket by bucket, since asking costs more than a step.
  for (double upTo = 0; upTo <= limit + kBucket && knownNear(m_grid.start(), 0) == kNone; upTo += kBucket)
    spreadTo(std::min(upTo, limit));
}

float HeadingBound::knownNear(Vec front, int k, int squares) const noexcept {
  float least = kNone;
  for (int i = -squares; i <= squares; ++i) {
    for (int j = -squares; j <= squares; ++j) {
      const PoseGrid::Square square = m_grid.squareAt(front + Vec{i * m_grid.cell(), j * m_grid.cell()});
      if (square.row < 0) continue;
      for (const int turn : {m_grid.headings() - 1, 0, 1})
        least = std::min(least, wayOf(m_ways[m_grid.boxOf(square, (k + turn) % m_grid.headings())]));
    }
  }
  return least;
}

double HeadingBound::nearStart() const noexcept {
  float least = kNone;
  for (int squares = 1; squares <= kFarthestFromStart && least == kNone; ++squares)
    least = knownNear(m_grid.start(), 0, squares);
  return least;
}

int HeadingBound::headingAt(double turns) const noexcept {
  return static_cast<int>(std::lround(turns * m_grid.headings()) % m_grid.headings());
}

double HeadingBound::from(Vec front, double turns) const noexcept {
  const PoseGrid::Square square = m_grid.squareAt(front);
  return square.row < 0 ? kNone : wayOf(m_ways[m_grid.boxOf(square, headingAt(turns))]);
}

double HeadingBound::near(Vec front, double turns) const noexcept {
  return knownNear(front, headingAt(turns));
}

}  // namespace frontage::geometry::detail
