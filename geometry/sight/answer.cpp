#include "geometry/sight/answer.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace frontage::geometry::sighting {

namespace {

/// Where the line (x, slant) first meets the target as it is; the corner nearest to it when it passes by (within
/// kContact). Never behind the looker.
Vec firstMeeting(const Mark& m, double x, double slant) noexcept {
  const Vec start{x, 0};
  const Vec d{slant, 1};
  double in = 0;
  double out = kNever;
  for (const Slab& s : m.slabs) {
    const double speed = dot(d, s.axis);
    const double c = dot(start, s.axis) - s.middle;
    if (std::fabs(speed) < 1e-12) {
      if (std::fabs(c) > s.half) in = kNever;
      continue;
    }
    in = std::max(in, std::min((-s.half - c) / speed, (s.half - c) / speed));
    out = std::min(out, std::max((-s.half - c) / speed, (s.half - c) / speed));
  }
  if (in <= out) return {x + slant * in, in};
  const auto off = [&](Vec p) { return std::fabs(shadowOf(p, slant) - x) + std::max(0.0, -p.y); };
  return *std::min_element(m.corners.begin(), m.corners.end(), [&](Vec p, Vec q) { return off(p) < off(q); });
}

/// The middle of the gap, or of the part of it from which a line meets the target itself and not only its margin.
SightLine lineThrough(const Stage& stage, const Gap& gap) {
  double left = kNever;
  double right = -kNever;
  for (const Vec p : stage.target.corners) {
    left = std::min(left, shadowOf(p, gap.slant));
    right = std::max(right, shadowOf(p, gap.slant));
  }
  const double lo = std::max(gap.lo, left);
  const double hi = std::min(gap.hi, right);
  const double x = lo <= hi ? std::midpoint(lo, hi) : std::midpoint(gap.lo, gap.hi);
  return {stage.frame.toTable({x, 0}), stage.frame.toTable(firstMeeting(stage.target, x, gap.slant))};
}

}  // namespace

Sight answerOf(Stage& stage) {
  GapSearch search(stage);
  if (const std::optional<Gap> gap = search.find()) return seenThrough(stage, *gap);
  Sight answer;
  answer.blockers = search.closers();
  return answer;
}

Sight seenThrough(const Stage& stage, const Gap& gap) {
  Sight answer;
  answer.visible = true;
  answer.witness = lineThrough(stage, gap);
  return answer;
}

Sight outsideCone() {
  Sight answer;
  answer.outsideCone = true;
  return answer;
}

}  // namespace frontage::geometry::sighting
