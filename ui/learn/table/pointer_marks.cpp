#include "ui/learn/table/pointer_marks.h"

#include "core/battlefield/formation.h"
#include "core/phase/phase.h"
#include "ui/overlays/charge_marks.h"
#include "ui/text/names.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frontage::ui {

namespace {

using geometry::Footprint;
using geometry::Vec;
using Shape = OverlayMark::Shape;
using Ring = std::vector<Vec>;

constexpr double kStandOff = 0.2;  // inches between a thing and the frame about it
constexpr double kSpot = 0.7;      // inches about a point
constexpr int kSpotCorners = 24;
constexpr double kShade = 0.13;  // opacity of what is not pointed at
constexpr double kDarkShade = 0.6;
constexpr double kBeyond = 40;  // inches that the shade goes on beyond the table

Ring ringOf(const Footprint& f) {
  const auto corners = f.corners();
  return {corners.begin(), corners.end()};
}

Ring roundSpot(Vec centre) {
  Ring ring;
  for (int i = 0; i < kSpotCorners; ++i) {
    const double angle = 2 * std::numbers::pi * i / kSpotCorners;
    ring.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * kSpot);
  }
  return ring;
}

OverlayMark mark(Shape shape, Role role, std::vector<Ring> rings, double strength = 1, bool dashed = false) {
  OverlayMark made;
  made.kind = OverlayKind::Lesson;
  made.shape = shape;
  made.role = role;
  made.rings = std::move(rings);
  made.strength = strength;
  made.dashed = dashed;
  return made;
}

Ring clockwise(Ring ring) {
  double area = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) area += cross(ring[i], ring[(i + 1) % ring.size()]);
  if (area > 0) std::reverse(ring.begin(), ring.end());
  return ring;
}

/// Draws what is pointed at and remembers what has to stay in the light.
class Pointing {
 public:
  explicit Pointing(const core::PhaseState& state) : m_state(state) {}

  void add(const core::OpenPointer& shown) {
    const core::Pointer& pointer = shown.pointer;
    using At = core::Pointer::At;
    switch (pointer.at) {
      case At::Unit:
        return frame(pointer.unit);
      case At::Edge:
        return edge(pointer);
      case At::Corner:
        return corner(pointer);
      case At::Model:
        return model(pointer);
      case At::Zone:
        return zone(pointer);
      case At::Terrain:
        return terrain(pointer);
      case At::Gap:
        return gap(shown);
      case At::Sight:
      case At::Move:
        return charge(pointer);
      case At::Point:
        return spot(pointer.point);
      case At::Panel:
        return;
    }
  }

  /// What is picked among what is pointed at: units and terrain; other words stand for nothing on the table.
  void light(const core::Picks& picked) {
    if (m_lit.empty()) return;
    for (const std::string& pick : picked) {
      light(core::UnitId{pick});
      if (const core::Terrain* terrain = m_state.field.find(core::TerrainId{pick}))
        m_lit.push_back(terrain->shape.vertices);
    }
  }

  [[nodiscard]] Overlay take() {
    Overlay all;
    if (!m_lit.empty()) all.push_back(shade());
    all.insert(all.end(), m_marks.begin(), m_marks.end());
    return all;
  }

 private:
  [[nodiscard]] const core::Unit* standing(const core::UnitId& id) const {
    const core::Unit* unit = m_state.field.find(id);
    return unit && !unit->state.destroyed ? unit : nullptr;
  }

  void frame(const core::UnitId& id) {
    const core::Unit* unit = standing(id);
    if (!unit) return;
    const Ring ring = ringOf(core::footprintOf(*unit).grown(kStandOff));
    m_marks.push_back(mark(Shape::Outline, Role::Accent, {ring}));
    m_lit.push_back(ring);
  }

  void light(const core::UnitId& id) {
    if (const core::Unit* unit = standing(id)) m_lit.push_back(ringOf(core::footprintOf(*unit).grown(kStandOff)));
  }

  void edge(const core::Pointer& pointer) {
    const core::Unit* unit = standing(pointer.unit);
    if (!unit) return;
    const geometry::Edge edge = core::footprintOf(*unit).edge(pointer.side);
    const Vec off = edge.outward * 0.12;
    m_marks.push_back(
        mark(Shape::Area, Role::Accent, {{edge.left - off, edge.right - off, edge.right + off, edge.left + off}}, 0.9));
    light(pointer.unit);
  }

  void corner(const core::Pointer& pointer) {
    const core::Unit* unit = standing(pointer.unit);
    if (!unit) return;
    const Footprint f = core::footprintOf(*unit);
    const auto at = [&] {
      switch (pointer.corner) {
        case core::Corner::FrontLeft:
          return f.frontLeft();
        case core::Corner::FrontRight:
          return f.frontRight();
        case core::Corner::RearLeft:
          return f.rearLeft();
        case core::Corner::RearRight:
          break;
      }
      return f.rearRight();
    }();
    light(pointer.unit);
    spot(at);
  }

  void model(const core::Pointer& pointer) {
    const core::Unit* unit = standing(pointer.unit);
    if (!unit || pointer.rank > core::ranksOf(*unit) || pointer.place > core::modelsInRank(*unit, pointer.rank - 1))
      return;
    const Footprint base = core::baseAt(*unit, pointer.rank - 1, pointer.place - 1);
    m_marks.push_back(mark(Shape::Outline, Role::Accent, {ringOf(base)}));
    m_marks.push_back(mark(Shape::Dot, Role::Accent, {{base.pose.centre}}));
    light(pointer.unit);
  }

  void zone(const core::Pointer& pointer) {
    const core::Unit* unit = standing(pointer.unit);
    if (!unit) return;
    core::ZoneVerdict emphasised;
    emphasised.zone = pointer.side;
    for (OverlayMark& part : zoneMarks(m_state.field, pointer.unit, &emphasised)) {
      part.kind = OverlayKind::Lesson;
      const bool struck = part.shape == Shape::Area && part.strength > 0.1;
      if (struck) {
        part.strength = 0.28;
        m_lit.push_back(part.rings.front());
      }
      if (part.shape == Shape::Label && part.label != sideText(pointer.side)) continue;
      m_marks.push_back(part);
    }
    light(pointer.unit);
  }

  void terrain(const core::Pointer& pointer) {
    const core::Terrain* terrain = m_state.field.find(pointer.terrain);
    if (!terrain) return;
    m_marks.push_back(mark(Shape::Outline, Role::Accent, {terrain->shape.vertices}));
    m_lit.push_back(terrain->shape.vertices);
  }

  void take(Overlay marks, std::initializer_list<core::UnitId> lit) {
    for (OverlayMark& part : marks) {
      part.kind = OverlayKind::Lesson;
      m_marks.push_back(std::move(part));
    }
    for (const core::UnitId& id : lit) light(id);
  }

  void gap(const core::OpenPointer& shown) {
    const core::Pointer& pointer = shown.pointer;
    Overlay marks = distanceMarks(m_state, pointer.unit, pointer.other);
    for (OverlayMark& part : marks) {
      if (!shown.withFigure) part.label.clear();
      if (!shown.withVerdict) part.role = Role::Measure;
    }
    take(std::move(marks), {pointer.unit, pointer.other});
  }

  void charge(const core::Pointer& pointer) {
    if (!standing(pointer.unit) || !standing(pointer.other)) return;
    const core::ChargeVerdict verdict = core::inspectCharge(m_state, pointer.unit, pointer.other);
    const bool sight = pointer.at == core::Pointer::At::Sight;
    take(sight ? sightMarks(m_state.field, verdict) : moveMarks(m_state.field, verdict), {pointer.unit, pointer.other});
  }

  void spot(Vec at) {
    const Ring ring = roundSpot(at);
    m_marks.push_back(mark(Shape::Outline, Role::Accent, {ring}));
    m_marks.push_back(mark(Shape::Dot, Role::Accent, {{at}}));
    m_lit.push_back(ring);
  }

  /// Everything but what is lit. What lies in the light is cut out by going round it the other way.
  [[nodiscard]] OverlayMark shade() const {
    const core::Table& table = m_state.field.table;
    std::vector<Ring> rings{{{-kBeyond, -kBeyond},
                             {table.width + kBeyond, -kBeyond},
                             {table.width + kBeyond, table.height + kBeyond},
                             {-kBeyond, table.height + kBeyond}}};
    QPainterPath lit;
    for (const Ring& ring : m_lit) {
      QPolygonF polygon;
      for (const Vec p : ring) polygon << QPointF(p.x, p.y);
      QPainterPath path;
      path.addPolygon(polygon);
      path.closeSubpath();
      lit = lit.united(path);  // where two overlap, going round both would make it dark again
    }
    for (const QPolygonF& polygon : lit.toSubpathPolygons()) {
      Ring ring;
      for (const QPointF p : polygon) ring.push_back({p.x(), p.y()});
      rings.push_back(clockwise(std::move(ring)));
    }
    // A shade is darker than the table: the colour of the words in the light look, of what lies around it in the dark.
    const bool dark = theme().isDark();
    return mark(Shape::Area, dark ? Role::Backdrop : Role::UnitText, std::move(rings), dark ? kDarkShade : kShade);
  }

  const core::PhaseState& m_state;
  Overlay m_marks;
  std::vector<Ring> m_lit;
};

}  // namespace

Overlay pointerMarks(const core::PhaseState& state, const std::vector<core::OpenPointer>& pointers,
                     const core::Picks& picked) {
  Pointing pointing(state);
  for (const core::OpenPointer& shown : pointers) pointing.add(shown);
  pointing.light(picked);
  return pointing.take();
}

Overlay comparisonMarks(const core::Unit& unit, const geometry::Pose& learner, const geometry::Pose& engine,
                        const QString& difference) {
  const Footprint f = core::footprintOf(unit);
  OverlayMark right = mark(Shape::Outline, Role::Good, {ringOf(f.at(engine))});
  OverlayMark front = mark(Shape::Arrow, Role::Good,
                           {{f.at(engine).frontCentre(), f.at(engine).frontCentre() + engine.facing.forward()}});
  OverlayMark between = mark(Shape::Line, Role::Measure, {{learner.centre, engine.centre}}, 1, true);
  between.label = difference;
  return {right, front, between};
}

Overlay pickMarks(const core::Battlefield& field, const core::Picks& picks, Role role, bool dashed) {
  Overlay marks;
  for (const std::string& pick : picks) {
    if (const core::Unit* unit = field.find(core::UnitId{pick}))
      marks.push_back(mark(Shape::Outline, role, {ringOf(core::footprintOf(*unit).grown(kStandOff))}, 1, dashed));
    else if (const core::Terrain* terrain = field.find(core::TerrainId{pick}))
      marks.push_back(mark(Shape::Outline, role, {terrain->shape.vertices}, 1, dashed));
  }
  return marks;
}

}  // namespace frontage::ui
