#include "ui/overlays/charge_marks.h"

#include "core/battlefield/formation.h"
#include "core/odds/range_odds.h"
#include "core/phase/range/charge_range.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "ui/overlays/sweep_marks.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace frontage::ui {

using geometry::Footprint;
using geometry::Side;
using geometry::Vec;
using Shape = OverlayMark::Shape;

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::ChargeMarks)
};

constexpr double kZoneLength = 12;  // inches that a zone is drawn out
constexpr int kArcSteps = 12;
constexpr double kBands = 0.22;  // opacity of all bands of reach together
constexpr double kFrame = 0.3;   // inches that a frame of the choice stands off

Vec unit(Vec v) {
  return v * (1 / geometry::norm(v));
}

/// The 45 degree ray at a corner, outward.
Vec rayAt(const Footprint& f, Vec corner) {
  const Vec local = f.pose.toUnit(corner);
  return unit(f.pose.facing.right() * (local.x > 0 ? 1.0 : -1.0) +
              f.pose.facing.forward() * (local.y > 0 ? 1.0 : -1.0));
}

std::vector<Vec> zoneRing(const Footprint& f, Side side) {
  const geometry::Edge edge = f.edge(side);
  const double reach = kZoneLength * std::numbers::sqrt2;
  return {edge.left, edge.right, edge.right + rayAt(f, edge.right) * reach, edge.left + rayAt(f, edge.left) * reach};
}

/// All points within `radius` of the footprint that lie in its front zone (rules.md D4, D5).
std::vector<Vec> frontBand(const Footprint& f, double radius) {
  std::vector<Vec> ring{f.frontLeft()};
  const auto arc = [&](Vec corner, double fromDegrees, double toDegrees) {
    for (int i = 0; i <= kArcSteps; ++i) {
      const double left = fromDegrees + (toDegrees - fromDegrees) * i / kArcSteps;
      ring.push_back(corner + f.pose.facing.turned(geometry::Angle::fromDegrees(left)).forward() * radius);
    }
  };
  arc(f.frontLeft(), 45, 0);
  arc(f.frontRight(), 0, -45);
  ring.push_back(f.frontRight());
  std::reverse(ring.begin(), ring.end());
  return ring;
}

std::vector<Vec> ringOf(const Footprint& f) {
  const auto corners = f.corners();
  return {corners.begin(), corners.end()};
}

OverlayMark label(OverlayKind kind, Vec at, const QString& text, Role role = Role::UnitText) {
  return {kind, Shape::Label, role, {{at}}, text, false, 1};
}

/// The farthest range that is reached at least every other time, and its chance.
std::pair<double, double> evenChance(const std::map<double, double>& chances) {
  double atLeast = 0;
  for (auto range = chances.rbegin(); range != chances.rend(); ++range)
    if (atLeast += range->second; atLeast >= 0.5) return {range->first, atLeast};
  return {chances.begin()->first, 1};
}

QString zoneLabel(Side side, const core::ZoneVerdict* counted) {
  if (!counted) return sideText(side);
  const auto count = counted->counts.find(side);
  return count == counted->counts.end() ? sideText(side) : Words::tr("%1: %2").arg(sideText(side)).arg(count->second);
}

}  // namespace

Overlay zoneMarks(const core::Battlefield& field, const core::UnitId& id, const core::ZoneVerdict* counted) {
  const core::Unit* unit = field.find(id);
  if (!unit) return {};
  const Footprint f = core::footprintOf(*unit);
  Overlay marks;
  for (const Side side : geometry::kSides) {
    const std::vector<Vec> ring = zoneRing(f, side);
    const bool emphasised = counted && counted->zone == side;
    marks.push_back({OverlayKind::Zones, Shape::Area, Role::Accent, {ring}, {}, false, emphasised ? 0.16 : 0.04});
    marks.push_back({OverlayKind::Zones, Shape::Line, Role::Accent, {{ring[1], ring[2]}}, {}, true, 0.8});
    const geometry::Edge edge = f.edge(side);
    marks.push_back(label(OverlayKind::Zones, edge.centre() + edge.outward * 3.0, zoneLabel(side, counted)));
  }
  return marks;
}

Overlay zoneDots(const core::Battlefield& field, const core::UnitId& charger) {
  const core::Unit* unit = field.find(charger);
  if (!unit || unit->models < 1) return {};
  Overlay marks;
  for (int place = 0; place < core::modelsInRank(*unit, 0); ++place)
    marks.push_back(
        {OverlayKind::Zones, Shape::Dot, Role::Accent, {{core::baseAt(*unit, 0, place).pose.centre}}, {}, false, 1});
  return marks;
}

Overlay frontArcMarks(const core::Battlefield& field, const core::UnitId& id, double radius) {
  const core::Unit* unit = field.find(id);
  if (!unit) return {};
  const std::vector<Vec> ring = frontBand(core::footprintOf(*unit), radius);
  return {{OverlayKind::Reach, Shape::Area, Role::Accent, {ring}, {}, false, 0.12},
          {OverlayKind::Reach, Shape::Outline, Role::Accent, {ring}, {}, true, 0.8}};
}

Overlay choiceFrames(const core::Battlefield& field, const core::UnitId& charger,
                     const std::vector<core::UnitId>& targets) {
  Overlay marks;
  const auto frame = [&](const core::UnitId& id, bool dashed) {
    const core::Unit* unit = field.find(id);
    if (!unit) return;
    marks.push_back({OverlayKind::Choice,
                     Shape::Outline,
                     Role::Accent,
                     {ringOf(core::footprintOf(*unit).grown(kFrame))},
                     {},
                     dashed,
                     1});
  };
  frame(charger, false);
  for (const core::UnitId& target : targets) frame(target, true);
  return marks;
}

/// The sign tells it without colours too; it stands at a hind corner, clear of the words of the unit.
Overlay mayBeChargedMarks(const core::Unit& enemy, bool may) {
  const Footprint f = core::footprintOf(enemy);
  const Role role = may ? Role::Good : Role::Bad;
  OverlayMark sign = label(OverlayKind::Choice, f.grown(kFrame).rearLeft(),
                           may ? QStringLiteral("\u2713") : QStringLiteral("\u2717"), role);
  return {{OverlayKind::Choice, Shape::Outline, role, {ringOf(f.grown(kFrame / 2))}, {}, false, 0.8}, sign};
}

/// A band for each range that the dice can give, one over the other, so that the ground is the fainter the less likely
/// it is reached.
Overlay reachMarks(const core::PhaseState& state, const core::UnitId& charger) {
  const core::Unit* unit = state.field.find(charger);
  if (!unit || !state.rules) return {};
  const auto chances = core::rangeDistribution(*state.rules, unit->stats, unit->stats.chargeBonus);
  const double least = chances.begin()->first;
  const double most = chances.rbegin()->first;
  const Footprint f = core::footprintOf(*unit);
  Overlay marks;
  const auto band = [&](double range, Role role, double strength) {
    marks.push_back({OverlayKind::Reach, Shape::Area, role, {frontBand(f, range)}, {}, false, strength});
  };
  const auto border = [&](double range, Role role, bool dashed, double strength, const QString& words) {
    marks.push_back({OverlayKind::Reach, Shape::Outline, role, {frontBand(f, range)}, {}, dashed, strength});
    marks.push_back(label(OverlayKind::Reach, f.frontCentre() + f.pose.facing.forward() * range, words));
  };
  for (const auto& [range, chance] : chances)
    if (range > least) band(range, Role::Doubt, kBands / static_cast<double>(chances.size()));
  band(least, Role::Good, 0.16);
  border(most, Role::Doubt, true, 0.9, Words::tr("at most %1").arg(inchesText(most)));
  if (const auto [even, chance] = evenChance(chances); even > least && even < most)
    border(even, Role::Doubt, false, 0.45, Words::tr("%1 to %2").arg(percentText(chance), inchesText(even)));
  border(least, Role::Good, false, 0.9, Words::tr("certain to %1").arg(inchesText(least)));
  return marks;
}

Overlay sightMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict) {
  if (!verdict.sight.visible) return blockerMarks(field, verdict.sightBlockers);
  if (!verdict.sight.witness) return {};
  const geometry::SightLine& line = *verdict.sight.witness;
  return {{OverlayKind::Sight, Shape::Arrow, Role::Good, {{line.from, line.to}}, Words::tr("sees"), true, 1}};
}

Overlay distanceMarks(const core::PhaseState& state, const core::UnitId& charger, const core::UnitId& other) {
  const core::Unit* a = state.field.find(charger);
  const core::Unit* b = state.field.find(other);
  if (!a || !b || !state.rules) return {};
  core::ChargeVerdict measured;
  measured.closest = geometry::closestPoints(core::footprintOf(*a), core::footprintOf(*b));
  measured.maxRange = core::greatestRange(*state.rules, a->stats, a->stats.chargeBonus);
  return measureMarks(measured);
}

Overlay measureMarks(const core::ChargeVerdict& verdict) {
  const bool reaches = geometry::isWithin(verdict.closest.distance.inches(), verdict.maxRange);
  return {{OverlayKind::Measure,
           Shape::Line,
           reaches ? Role::Measure : Role::Bad,
           {{verdict.closest.onA, verdict.closest.onB}},
           inchesText(verdict.closest.distance.inches()),
           false,
           1}};
}

Overlay moveMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict) {
  if (!verdict.move) return {};
  Overlay marks = sweepMarks(verdict.move->path, 1);
  const core::Unit* charger = field.find(verdict.charger);
  const core::Unit* target = field.find(verdict.target);
  const auto ghost = [&](const core::Unit* unit, const geometry::Pose& end) {
    if (!unit || unit->pose == end) return;
    const std::vector<Vec> ring = ringOf(core::footprintOf(*unit).at(end));
    marks.push_back({OverlayKind::Move, Shape::Area, Role::Accent, {ring}, {}, false, 0.14});
    marks.push_back({OverlayKind::Move, Shape::Outline, Role::Accent, {ring}, {}, true, 1});
  };
  ghost(charger, verdict.move->chargerEnd);
  ghost(target, verdict.move->targetEnd);
  return marks;
}

Overlay placeMarks(const core::Battlefield& field, const core::ChargeVerdict& verdict) {
  const core::Unit* target = field.find(verdict.target);
  if (!target || !verdict.zone.zone) return {};
  const geometry::Edge edge = core::footprintOf(*target).edge(*verdict.zone.zone);
  Overlay marks;
  for (const geometry::OffsetInterval& places : verdict.offsets) {
    const Vec base = edge.centre() + edge.outward * 0.25;
    marks.push_back({OverlayKind::Places,
                     Shape::Line,
                     Role::Accent,
                     {{base + edge.along() * places.from, base + edge.along() * places.to}},
                     {},
                     false,
                     1});
    marks.push_back(
        {OverlayKind::Places, Shape::Dot, Role::Accent, {{base + edge.along() * places.from}}, {}, false, 1});
    marks.push_back({OverlayKind::Places, Shape::Dot, Role::Accent, {{base + edge.along() * places.to}}, {}, false, 1});
  }
  return marks;
}

Overlay blockerMarks(const core::Battlefield& field, const std::vector<std::string>& ids) {
  Overlay marks;
  for (const std::string& id : ids) {
    std::vector<Vec> ring;
    if (const core::Unit* unit = field.find(core::UnitId{id})) ring = ringOf(core::footprintOf(*unit));
    if (const core::Terrain* terrain = field.find(core::TerrainId{id})) ring = terrain->shape.vertices;
    if (ring.empty()) continue;
    marks.push_back({OverlayKind::Sight, Shape::Area, Role::Bad, {ring}, {}, false, 0.15});
    marks.push_back({OverlayKind::Sight, Shape::Outline, Role::Bad, {ring}, thingName(field, id), false, 1});
  }
  return marks;
}

Overlay clauseMarks(const core::PhaseState& state, const core::ChargeVerdict& verdict,
                    const core::ClauseCheck& clause) {
  const core::Battlefield& field = state.field;
  Overlay marks = blockerMarks(field, clause.blockers);
  const std::string& name = clause.clause;
  if (name == "D3" || name == "Z3" || name == "Z4" || name == "Z5") add(marks, sightMarks(field, verdict));
  const bool outside = name == "D3" && !clause.ok && clause.blockers.empty();
  if (name == "D4" || outside) add(marks, frontArcMarks(field, verdict.charger, verdict.closest.distance.inches() + 2));
  if (name == "D5" || name == "M2" || name == "M3") {
    add(marks, reachMarks(state, verdict.charger));
    add(marks, measureMarks(verdict));
  }
  if (name == "Z1" || name == "Z2") {
    add(marks, zoneMarks(field, verdict.target, &verdict.zone));
    add(marks, zoneDots(field, verdict.charger));
  }
  if (name == "D6" || name == "D7" || name.front() == 'M') {
    add(marks, moveMarks(field, verdict));
    if (name == "M9") add(marks, placeMarks(field, verdict));
  }
  return marks;
}

}  // namespace frontage::ui
