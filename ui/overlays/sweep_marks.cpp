#include "ui/overlays/sweep_marks.h"

#include "ui/text/figures.h"

#include <algorithm>
#include <cmath>

namespace frontage::ui {

using geometry::Footprint;
using geometry::PathPiece;
using geometry::Vec;
using Shape = OverlayMark::Shape;

namespace {

constexpr double kDegreesPerStep = 3;
constexpr double kLabelBeside = 2.2;  // inches outside the arc, clear of the unit

/// How often a piece is drawn so that its arcs look round.
int stepsOf(const PathPiece& piece) {
  return 1 + static_cast<int>(std::ceil(std::abs(piece.angle.degrees()) / kDegreesPerStep));
}

std::vector<Vec> ringOf(const Footprint& f) {
  const auto corners = f.corners();
  return {corners.begin(), corners.end()};
}

/// The ground between two places of one step: the hull of both footprints, which the straight part fills exactly.
std::vector<Vec> hullOf(const Footprint& a, const Footprint& b) {
  std::vector<Vec> points = ringOf(a);
  for (const Vec corner : b.corners()) points.push_back(corner);
  std::sort(points.begin(), points.end(), [](Vec p, Vec q) { return p.x < q.x || (p.x == q.x && p.y < q.y); });
  std::vector<Vec> hull;
  const auto chain = [&](auto first, auto last) {
    const std::size_t keep = hull.size() + 1;
    for (auto it = first; it != last; ++it) {
      while (hull.size() > keep && geometry::cross(hull.back() - hull[hull.size() - 2], *it - hull.back()) <= 0)
        hull.pop_back();
      hull.push_back(*it);
    }
    hull.pop_back();
  };
  chain(points.begin(), points.end());
  chain(points.rbegin(), points.rend());
  return hull;
}

/// The corner that swings: the one farthest from the point that stays put.
Vec swinging(const Footprint& f, Vec centre) {
  Vec farthest = f.frontLeft();
  for (const Vec corner : {f.frontLeft(), f.frontRight()})
    if (geometry::distance(corner, centre) > geometry::distance(farthest, centre)) farthest = corner;
  return farthest;
}

}  // namespace

Overlay sweepMarks(const geometry::Path& path, double t) {
  const std::vector<double> times = path.marks();
  OverlayMark ground{OverlayKind::Move, Shape::Area, Role::Measure, {}, {}, false, 0.10};
  Overlay turns;
  for (std::size_t i = 0; i < path.pieces().size(); ++i) {
    const PathPiece& piece = path.pieces()[i];
    if (times[i] >= t) break;
    const double width = times[i + 1] - times[i];
    const double share = width > 0 ? std::min(1.0, (t - times[i]) / width) : 1.0;
    const int steps = stepsOf(piece);
    const bool turning = piece.kind != PathPiece::Kind::Advance && piece.kind != PathPiece::Kind::Shift;
    std::vector<Vec> trail;
    for (int s = 0; s <= steps; ++s) {
      const Footprint here = path.start().at(piece.at(share * s / steps));
      const Footprint next = path.start().at(piece.at(share * std::min(s + 1, steps) / steps));
      if (s < steps) ground.rings.push_back(hullOf(here, next));
      if (turning)
        trail.push_back(geometry::Vec(here.pose.toTable(
            path.start().at(piece.from).pose.toUnit(swinging(path.start().at(piece.from), piece.centre)))));
    }
    if (!turning || std::abs(piece.angle.degrees()) < 0.05) continue;
    OverlayMark arc{OverlayKind::Move, Shape::Arrow, Role::Measure, {trail}, {}, false, 1};
    // At the very start of a turn there is no figure to tell yet.
    if (std::abs((piece.angle * share).degrees()) >= 0.05) arc.label = turnText(piece.angle * share);
    const Vec middle = trail[trail.size() / 2];
    arc.labelAt = middle + (middle - piece.centre) * (kLabelBeside / geometry::distance(middle, piece.centre));
    turns.push_back(std::move(arc));
    turns.push_back({OverlayKind::Move, Shape::Dot, Role::Measure, {{piece.centre}}, {}, false, 1});
  }
  Overlay marks;
  if (!ground.rings.empty()) marks.push_back(std::move(ground));
  marks.insert(marks.end(), turns.begin(), turns.end());
  return marks;
}

}  // namespace frontage::ui
