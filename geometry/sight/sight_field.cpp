#include "geometry/sight/sight_field.h"

#include "geometry/sight/answer.h"
#include "geometry/sight/first_look.h"
#include "geometry/sight/gap_search.h"
#include "geometry/sight/stage_builder.h"

#include <algorithm>
#include <array>

namespace frontage::geometry {

namespace {

using namespace sighting;

/// All lines between the two run in this box.
Bounds boundsOfLines(const Looker& looker, const Footprint& target) noexcept {
  const std::array<Vec, 4> c = target.corners();
  return boundsOf(std::array{looker.left, looker.right, c[0], c[1], c[2], c[3]});
}

}  // namespace

SightField::SightField(std::span<const Polygon> blockers) {
  std::vector<Bounds> boxes;
  for (const Polygon& b : blockers) {
    addBlocker(b);
    boxes.push_back(b.vertices.empty() ? Bounds{} : boundsOf(b.vertices));
  }
  m_index = ObstacleIndex(boxes);
}

void SightField::addBlocker(const Polygon& polygon) {
  const auto size = [&] { return static_cast<std::uint32_t>(m_points.size()); };
  const std::vector<Vec>& ring = polygon.vertices;
  Blocker b;
  b.ring = size();
  m_points.insert(m_points.end(), ring.begin(), ring.end());
  b.hull = size();
  if (ring.size() >= 3) {
    Points hull;
    hullOf(ring, hull);
    m_points.insert(m_points.end(), hull.begin(), hull.end());
    const Bounds box = boundsOf(ring);
    b.centre = lerp(box.min, box.max, 0.5);
    for (const Vec p : ring) b.radius = std::max(b.radius, distance(p, b.centre));
  }
  b.end = size();
  m_blockers.push_back(b);
}

bool SightField::counts(std::size_t blocker, std::span<const std::uint8_t> leftOut) const noexcept {
  const Blocker& b = m_blockers[blocker];
  return b.end != b.hull && (leftOut.empty() || leftOut[blocker] == 0);  // else not a polygon, or not to count
}

std::optional<Gap> SightField::firstWideGap(const Stage& stage, std::span<const int> near,
                                            std::span<const std::uint8_t> leftOut) const noexcept {
  const std::span<const Vec> points(m_points);
  FirstLook look(stage);
  for (const int i : near) {
    const auto k = static_cast<std::size_t>(i);
    const Blocker& b = m_blockers[k];
    if (!counts(k, leftOut)) continue;
    look.add(b.centre, b.radius, [&] { return points.subspan(b.hull, b.end - b.hull); });
    if (look.isHopeless()) return std::nullopt;
  }
  return look.wideGap();
}

/// What can be asked of a stage: each in three cases.
struct SightField::AskForAll {
  static Sight outside() { return outsideCone(); }
  static Sight open(const Stage& stage, const Gap& gap) { return seenThrough(stage, gap); }
  static Sight search(Stage& stage) { return answerOf(stage); }
};
struct SightField::AskWhether {
  static bool outside() { return false; }
  static bool open(const Stage& /*stage*/, const Gap& /*gap*/) { return true; }
  static bool search(Stage& stage) { return GapSearch(stage).isOpen(); }
};

template <typename Ask>
auto SightField::ask(const Looker& looker, const Footprint& target, std::span<const std::uint8_t> leftOut) const {
  std::array<std::byte, 16384> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
  Stage stage(&memory);
  setStage(looker, target, stage);
  if (stage.outsideCone()) return Ask::outside();
  thread_local std::vector<int> near;
  m_index.find(boundsOfLines(looker, target), near);
  if (const auto gap = firstWideGap(stage, near, leftOut)) return Ask::open(stage, *gap);
  StageBuilder builder(stage);
  const std::span<const Vec> points(m_points);
  for (const int i : near) {
    const auto k = static_cast<std::size_t>(i);
    const Blocker& b = m_blockers[k];
    if (!counts(k, leftOut)) continue;
    builder.add({points.subspan(b.ring, b.hull - b.ring), points.subspan(b.hull, b.end - b.hull), b.centre, b.radius},
                i);
  }
  return Ask::search(stage);
}

Sight SightField::look(const Looker& looker, const Footprint& target, std::span<const std::uint8_t> leftOut) const {
  return ask<AskForAll>(looker, target, leftOut);
}

bool SightField::sees(const Looker& looker, const Footprint& target, std::span<const std::uint8_t> leftOut) const {
  return ask<AskWhether>(looker, target, leftOut);
}

}  // namespace frontage::geometry
