#include "ui/overlays/event_marks.h"

#include "core/battlefield/formation.h"
#include "core/phase/terrain/obstacle_front.h"
#include "geometry/contact/relation.h"
#include "ui/overlays/charge_marks.h"
#include "ui/overlays/sweep_marks.h"
#include "ui/playback/timeline.h"
#include "ui/text/event_text.h"
#include "ui/text/figures.h"

#include <algorithm>

namespace frontage::ui {

using geometry::Vec;
using Shape = OverlayMark::Shape;

namespace {

Vec centreOf(const core::Battlefield& field, const core::UnitId& id) {
  const core::Unit* unit = field.find(id);
  return unit ? unit->pose.centre : Vec{};
}

Overlay arrow(Vec from, Vec to, const QString& label) {
  return {{OverlayKind::Measure, Shape::Arrow, Role::Accent, {{from, to}}, label, true, 0.9}};
}

Overlay arrow(const core::Battlefield& field, const core::UnitId& from, const core::UnitId& to, const QString& label) {
  return arrow(centreOf(field, from), centreOf(field, to), label);
}

/// As long as its figure says: where the declaration was measured (D5).
Overlay declaredArrow(const core::Battlefield& field, const core::Declared& e, const core::UnitId& target) {
  const core::Unit* charger = field.find(e.charger);
  const core::Unit* charged = field.find(target);
  const auto far = e.distances.find(target);
  const auto zone = e.zones.find(target);
  if (!charger || !charged || far == e.distances.end() || zone == e.zones.end())
    return arrow(field, e.charger, target, {});
  const geometry::ClosestPoints line = core::measuredLine(field, *charger, *charged, zone->second);
  return arrow(line.onA, line.onB, inchesText(far->second));
}

Overlay note(const core::Battlefield& field, const core::UnitId& at, const QString& text) {
  return {{OverlayKind::Measure, Shape::Label, Role::UnitText, {{centreOf(field, at)}}, text, false, 1}};
}

struct Marks {
  const core::Battlefield& field;
  const core::Event& event;

  Overlay operator()(const core::Declared& e) const {
    Overlay marks;
    for (const core::UnitId& target : e.targets) add(marks, declaredArrow(field, e, target));
    return marks;
  }
  Overlay operator()(const core::Redirected& e) const {
    Overlay marks;
    for (const core::UnitId& target : e.to) add(marks, arrow(field, e.charger, target, eventTitle(event, field)));
    return marks;
  }
  Overlay operator()(const core::Shots& e) const { return arrow(field, e.unit, e.target, eventTitle(event, field)); }
  Overlay operator()(const core::Contact& e) const { return contactMarks(field, e.charger, e.target); }
  Overlay operator()(const core::Reacted& e) const { return note(field, e.unit, eventTitle(event, field)); }
  Overlay operator()(const core::RangeRolled& e) const { return note(field, e.charger, eventTitle(event, field)); }
  Overlay operator()(const core::Test& e) const { return note(field, e.unit, eventTitle(event, field)); }
  Overlay operator()(const core::Destroyed& e) const { return note(field, e.unit, eventTitle(event, field)); }
  template <class Other>
  Overlay operator()(const Other&) const {
    return {};
  }
};

}  // namespace

Overlay contactAfterMove(const core::Battlefield& field, const core::ChargeVerdict& verdict) {
  if (!verdict.move || !field.find(verdict.charger) || !field.find(verdict.target)) return {};
  core::Battlefield after = field;
  after.find(verdict.charger)->pose = verdict.move->chargerEnd;
  after.find(verdict.target)->pose = verdict.move->targetEnd;
  return contactMarks(after, verdict.charger, verdict.target);
}

Overlay contactMarks(const core::Battlefield& field, const core::UnitId& first, const core::UnitId& second) {
  const core::Unit* a = field.find(first);
  const core::Unit* b = field.find(second);
  if (!a || !b) return {};
  Overlay marks;
  const auto touching = [&](const core::Unit& unit, const core::Unit& other) {
    const geometry::Footprint whole = core::footprintOf(other);
    for (const geometry::Footprint& base : core::bases(unit)) {
      if (geometry::relate(base, whole) == geometry::Relation::Apart) continue;
      const auto corners = base.grown(-0.06).corners();
      marks.push_back(
          {OverlayKind::Contact, Shape::Outline, Role::Accent, {{corners.begin(), corners.end()}}, {}, false, 1});
    }
  };
  touching(*a, *b);
  touching(*b, *a);
  return marks;
}

Overlay eventMarks(const core::Battlefield& field, const core::Event& event, double t) {
  const auto [mover, path] = movementOf(event);
  if (!path.empty()) return sweepMarks(path, t);
  return std::visit(Marks{field, event}, event.body);
}

}  // namespace frontage::ui
