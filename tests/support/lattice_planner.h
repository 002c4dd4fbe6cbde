#pragma once

#include "geometry/detour/route.h"
#include "tests/support/brute_distance.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <unordered_map>
#include <vector>

namespace frontage::testing {

/// A plain best-first search over advances and wheels of one fixed size each, with the collision test by sampled poses
/// and brute-force distances: slow, and nothing but the price of a wheel shared with the planner under test.
class LatticePlanner {
 public:
  LatticePlanner(const geometry::RouteProblem& problem, double step, int headings)
      : m_problem(problem), m_step(step), m_headings(headings) {
    const auto ring = ringOf(problem.mover);
    const double clearance = problem.clearance.inches();
    m_target = ringOf(problem.target);
    m_targetKeep = std::min(clearance, bruteDistance(ring, m_target));
    for (const auto& obstacle : problem.obstacles) {
      m_keep.push_back({obstacle.vertices, std::min(clearance, bruteDistance(ring, obstacle.vertices))});
      geometry::Vec middle;
      for (const auto v : obstacle.vertices) middle += v * (1.0 / static_cast<double>(obstacle.vertices.size()));
      double radius = 0;
      for (const auto v : obstacle.vertices) radius = std::max(radius, distance(v, middle));
      m_circles.push_back({middle, radius});
    }
    m_bodyRadius = std::hypot(problem.mover.halfWidth, problem.mover.halfDepth);
  }

  static std::vector<geometry::Vec> ringOf(const geometry::Footprint& f) {
    const auto corners = f.corners();
    return {corners.begin(), corners.end()};
  }

  /// Nearer than allowed by more than `slack`, or off the table by it.
  [[nodiscard]] bool collides(const geometry::Footprint& at, double slack) const {
    const auto ring = ringOf(at);
    for (const auto c : ring) {
      if (c.x < -slack || c.y < -slack || c.x > m_problem.board.width + slack || c.y > m_problem.board.height + slack) {
        return true;
      }
    }
    for (std::size_t i = 0; i < m_keep.size(); ++i) {
      if (distance(at.pose.centre, m_circles[i].middle) > m_circles[i].radius + m_bodyRadius + m_keep[i].keep) continue;
      if (bruteDistance(ring, m_keep[i].ring) < m_keep[i].keep - slack) return true;
    }
    return false;
  }
  [[nodiscard]] double toTarget(const geometry::Footprint& at) const { return bruteDistance(ringOf(at), m_target); }
  [[nodiscard]] double targetKeep() const { return m_targetKeep; }

  /// The cost of the cheapest path found that costs less than `bound`; nothing when there is none.
  [[nodiscard]] std::optional<double> cheaperThan(double bound) {
    m_bound = bound;
    m_best.reset();
    m_nodes.clear();
    m_open = {};
    m_cheapest.clear();
    push(m_problem.mover, 0, 0, 0);
    while (!m_open.empty() && m_open.top().estimate < limit()) {
      const std::size_t index = m_open.top().node;
      m_open.pop();
      ++m_expanded;
      for (int kind = 0; kind < 3; ++kind) tryStep(index, kind);
    }
    return m_best;
  }
  [[nodiscard]] long expanded() const { return m_expanded; }
  /// The poses of the path that was found.
  [[nodiscard]] const std::vector<geometry::Footprint>& way() const { return m_way; }

 private:
  struct Keep {
    std::vector<geometry::Vec> ring;
    double keep;
  };
  struct Circle {
    geometry::Vec middle;
    double radius;
  };
  static constexpr double kSlack = 1e-6;

  struct Node {
    geometry::Footprint at;
    double cost;
    int heading;
    std::size_t parent;
  };
  struct Entry {
    double estimate;
    std::size_t node;
    bool operator<(const Entry& o) const { return estimate > o.estimate; }
  };

  [[nodiscard]] double limit() const { return m_best.value_or(m_bound); }

  void arrive(const geometry::Footprint& at, double cost, std::size_t parent) {
    if (cost >= limit()) return;
    m_best = cost;
    m_way = {at};
    for (std::size_t i = parent;; i = m_nodes[i].parent) {
      m_way.push_back(m_nodes[i].at);
      if (i == 0) break;
    }
    std::reverse(m_way.begin(), m_way.end());
  }

  void push(const geometry::Footprint& at, double cost, int heading, std::size_t parent) {
    const double left = toTarget(at) - m_targetKeep;
    if (left <= 1e-9 && !m_nodes.empty()) {
      arrive(at, cost, parent);
      return;
    }
    if (cost + left >= limit()) return;
    const auto front = at.frontCentre();
    const auto place = [this](double x) { return static_cast<std::uint64_t>(std::floor(x / m_step) + 65536); };
    const std::uint64_t cell = (place(front.x) << 40U) | (place(front.y) << 16U) | static_cast<std::uint64_t>(heading);
    const auto [known, isNew] = m_cheapest.try_emplace(cell, cost);
    if (!isNew && known->second <= cost) return;
    known->second = cost;
    m_nodes.push_back({at, cost, heading, parent});
    m_open.push({cost + left, m_nodes.size() - 1});
  }

  /// 0: advance, 1: wheel left, 2: wheel right.
  void tryStep(std::size_t index, int kind) {
    const Node node = m_nodes[index];
    const double turn = 2 * std::numbers::pi / m_headings;
    const auto at = [&](double part) { return stepped(node.at, kind, turn, part); };
    const double part = toTarget(at(1)) < m_targetKeep ? partHome(at) : 1;
    if (collides(at(part), kSlack) || collides(at(part / 2), kSlack)) return;
    const double cost = kind == 0 ? m_step : wheelPrice(m_problem.price, 2 * node.at.halfWidth, turn);
    const int turned = kind == 0 ? 0 : kind == 1 ? 1 : m_headings - 1;
    push(at(part), node.cost + cost * part, (node.heading + turned) % m_headings, index);
  }

  [[nodiscard]] geometry::Footprint stepped(const geometry::Footprint& from, int kind, double turn, double part) const {
    if (kind == 0) return from.at(from.pose.advanced(geometry::Length::fromInches(m_step * part)));
    const bool left = kind == 1;
    return from.at(from.pose.turnedAbout(left ? from.frontLeft() : from.frontRight(),
                                         geometry::Angle::fromRadians(left ? turn * part : -turn * part)));
  }

  /// The part of a step at which it stands as near to the target as it may.
  template <class At>
  [[nodiscard]] double partHome(const At& at) const {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 40; ++i) {
      const double middle = (low + high) / 2;
      (toTarget(at(middle)) < m_targetKeep ? high : low) = middle;
    }
    return high;
  }

  geometry::RouteProblem m_problem;
  double m_step;
  int m_headings;
  std::vector<geometry::Vec> m_target;
  double m_targetKeep = 0;
  std::vector<Keep> m_keep;
  std::vector<Circle> m_circles;
  double m_bodyRadius = 0;
  long m_expanded = 0;
  std::vector<geometry::Footprint> m_way;
  std::vector<Node> m_nodes;
  std::priority_queue<Entry> m_open;
  std::unordered_map<std::uint64_t, double> m_cheapest;
  std::optional<double> m_best;
  double m_bound = 0;
};

}  // namespace frontage::testing
