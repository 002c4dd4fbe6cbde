#include "ui/document/edits.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "geometry/base/tolerance.h"
#include "ui/document/document.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::Edits)
};

QString nameOf(const core::Unit& unit) {
  return QString::fromStdString(unit.name.empty() ? unit.id.value : unit.name);
}

QString nameOf(const core::Terrain& terrain) {
  return QString::fromStdString(terrain.name.empty() ? terrain.id.value : terrain.name);
}

QString sentence(const core::Battlefield& field, const core::Unit& unit, const core::PlacementFault& fault) {
  using Kind = core::PlacementFault::Kind;
  switch (fault.kind) {
    case Kind::OffTable:
      return Words::tr("%1 would stand off the table.").arg(nameOf(unit));
    case Kind::OverlapsUnit:
      return Words::tr("%1 would overlap %2.").arg(nameOf(unit), nameOf(*field.find(core::UnitId{fault.with})));
    case Kind::InsideImpassable:
      return Words::tr("%1 would stand in %2, which nobody may enter.")
          .arg(nameOf(unit), nameOf(*field.find(core::TerrainId{fault.with})));
  }
  return {};
}

Selection selectionOf(const Things& things) {
  Selection s;
  for (const core::Unit& u : things.units) s.units.insert(u.id);
  for (const core::Terrain& t : things.terrain) s.terrain.insert(t.id);
  return s;
}

core::Battlefield with(core::Battlefield field, const Things& things) {
  for (const core::Unit& unit : things.units)
    if (core::Unit* old = field.find(unit.id)) *old = unit;
  for (const core::Terrain& terrain : things.terrain)
    if (core::Terrain* old = field.find(terrain.id)) *old = terrain;
  return field;
}

geometry::Vec centreOf(const core::Terrain& terrain) {
  geometry::Vec sum;
  for (const geometry::Vec v : terrain.shape.vertices) sum += v;
  return sum * (1.0 / static_cast<double>(std::max<std::size_t>(1, terrain.shape.vertices.size())));
}

/// The refusal of an edit while the table is not free.
std::optional<Outcome> refusalOf(Document& document) {
  if (!document.isLocked()) return std::nullopt;
  document.refuseEdit();
  return Outcome{false, document.lockedBecause()};
}

/// The things with ids that nothing has.
Things withFreeIds(const core::Battlefield& field, Things things) {
  core::Battlefield after = field;
  for (core::Unit& unit : things.units) {
    unit.id = freeUnitId(after, unit.id.value);
    after.units.push_back(unit);
  }
  for (core::Terrain& terrain : things.terrain) {
    terrain.id = freeTerrainId(after, terrain.id.value);
    after.terrain.push_back(terrain);
  }
  return things;
}

/// "Spearmen" of "Spearmen 2"; a name that is nothing but a number stays whole.
QString stemOf(const QString& name) {
  static const QRegularExpression numbered(QStringLiteral("^(.*\\S) \\d+$"));
  const QRegularExpressionMatch match = numbered.match(name);
  return match.hasMatch() ? match.captured(1) : name;
}

/// The name itself while nobody has it, else with the first free number. Takes it.
std::string freeName(const std::string& name, std::set<std::string>& taken) {
  if (name.empty() || taken.insert(name).second) return name;
  const QString stem = stemOf(QString::fromStdString(name));
  for (int n = 2;; ++n)
    if (const std::string next = QStringLiteral("%1 %2").arg(stem).arg(n).toStdString(); taken.insert(next).second)
      return next;
}

bool liesOn(const core::Table& table, const core::Terrain& terrain) {
  return std::all_of(terrain.shape.vertices.begin(), terrain.shape.vertices.end(), [&](geometry::Vec v) {
    return v.x >= -geometry::kContact && v.x <= table.width + geometry::kContact && v.y >= -geometry::kContact &&
           v.y <= table.height + geometry::kContact;
  });
}

/// Whether new things would stand clear of what is there: what a search for a place asks hundreds of times, so that
/// what stands already is not looked at again.
bool wouldStandFree(const core::Battlefield& field, const Things& things) {
  for (const core::Unit& unit : things.units)
    if (core::placementFault(field, unit)) return false;
  if (things.terrain.empty()) return true;
  core::Battlefield ground;
  ground.table = field.table;
  ground.terrain = things.terrain;
  return std::none_of(field.units.begin(), field.units.end(), [&](const core::Unit& unit) {
    const auto fault = core::placementFault(ground, unit);
    return fault && fault->kind == core::PlacementFault::Kind::InsideImpassable;
  });
}

/// `what` has room for a name.
Outcome removeSelectedAs(Document& document, const QString& what) {
  if (document.selection().empty()) return {false, Words::tr("Select something first.")};
  if (auto refusal = refusalOf(document)) return *refusal;
  const QString name = nameOf(selectedIn(document.field(), document.selection()));
  document.undoStack().push(new RemoveThings(document, document.selection(), what.arg(name)));
  return {true, {}};
}

}  // namespace

QString faultOf(const core::Battlefield& before, const core::Battlefield& after) {
  for (const core::Unit& unit : after.units) {
    const auto fault = core::placementFault(after, unit);
    if (!fault) continue;
    const core::Unit* old = before.find(unit.id);
    const bool wasWrong = old && core::placementFault(before, *old).has_value();
    if (!wasWrong) return sentence(after, unit, *fault);
  }
  for (const core::Terrain& terrain : after.terrain) {
    const core::Terrain* old = before.find(terrain.id);
    if (old && liesOn(before.table, *old) && !liesOn(after.table, terrain))
      return Words::tr("%1 would stand off the table.").arg(nameOf(terrain));
  }
  return {};
}

Things withFreeNames(const core::Battlefield& field, Things things) {
  std::set<std::string> taken;
  for (const core::Unit& unit : field.units) taken.insert(unit.name);
  for (const core::Terrain& terrain : field.terrain) taken.insert(terrain.name);
  for (core::Unit& unit : things.units) unit.name = freeName(unit.name, taken);
  for (core::Terrain& terrain : things.terrain) terrain.name = freeName(terrain.name, taken);
  return things;
}

geometry::Vec sizeOf(const core::Terrain& terrain) {
  const std::vector<geometry::Vec>& ring = terrain.shape.vertices;
  if (ring.empty()) return {};
  const auto [left, right] = std::minmax_element(ring.begin(), ring.end(), [](auto a, auto b) { return a.x < b.x; });
  const auto [low, high] = std::minmax_element(ring.begin(), ring.end(), [](auto a, auto b) { return a.y < b.y; });
  return {right->x - left->x, high->y - low->y};
}

core::Terrain resized(core::Terrain terrain, double width, double depth) {
  const geometry::Vec size = sizeOf(terrain);
  const geometry::Vec centre = centreOf(terrain);
  if (size.x <= 0 || size.y <= 0) return terrain;
  for (geometry::Vec& v : terrain.shape.vertices)
    v = centre + geometry::Vec{(v.x - centre.x) * width / size.x, (v.y - centre.y) * depth / size.y};
  return terrain;
}

QString nameOf(const Things& things) {
  if (things.count() == 1) return things.units.empty() ? nameOf(things.terrain.front()) : nameOf(things.units.front());
  return Words::tr("%n thing(s)", nullptr, static_cast<int>(things.count()));
}

Outcome replace(Document& document, Things things, const QString& text, const Gesture& gesture) {
  if (selectedIn(document.field(), selectionOf(things)) == things) return {true, {}};
  if (auto refusal = refusalOf(document)) return *refusal;
  const QString fault = faultOf(document.field(), with(document.field(), things));
  if (!fault.isEmpty()) return {false, fault};
  document.undoStack().push(new ReplaceThings(document, std::move(things), text, gesture));
  return {true, {}};
}

Outcome add(Document& document, Things things, const QString& text) {
  if (things.empty()) return {false, {}};
  if (auto refusal = refusalOf(document)) return *refusal;
  things = withFreeIds(document.field(), std::move(things));
  core::Battlefield after = document.field();
  after.units.insert(after.units.end(), things.units.begin(), things.units.end());
  after.terrain.insert(after.terrain.end(), things.terrain.begin(), things.terrain.end());
  const QString fault = faultOf(document.field(), after);
  if (!fault.isEmpty()) return {false, fault};
  document.undoStack().push(new AddThings(document, std::move(things), text));
  return {true, {}};
}

Outcome removeSelected(Document& document) {
  return removeSelectedAs(document, Words::tr("Delete %1"));
}

Outcome cutSelected(Document& document) {
  return removeSelectedAs(document, Words::tr("Cut %1"));
}

geometry::Vec centreOf(const Things& things) {
  geometry::Vec sum;
  for (const core::Unit& unit : things.units) sum += unit.pose.centre;
  for (const core::Terrain& terrain : things.terrain) sum += centreOf(terrain);
  return things.empty() ? sum : sum * (1.0 / static_cast<double>(things.count()));
}

Things moved(Things things, geometry::Vec by) {
  for (core::Unit& unit : things.units) unit.pose = unit.pose.shifted(by);
  for (core::Terrain& terrain : things.terrain)
    for (geometry::Vec& v : terrain.shape.vertices) v += by;
  return things;
}

Things turned(Things things, geometry::Angle left) {
  const geometry::Vec centre = centreOf(things);
  for (core::Unit& unit : things.units) unit.pose = unit.pose.turnedAbout(centre, left);
  for (core::Terrain& terrain : things.terrain)
    for (geometry::Vec& v : terrain.shape.vertices) v = geometry::Pose{v, {}}.turnedAbout(centre, left).centre;
  return things;
}

Outcome moveSelected(Document& document, geometry::Vec by, const Gesture& gesture) {
  const Things things = selectedIn(document.field(), document.selection());
  if (things.empty()) return {false, Words::tr("Select something first.")};
  return replace(document, moved(things, by), Words::tr("Move %1").arg(nameOf(things)), gesture);
}

Outcome turnSelected(Document& document, geometry::Angle left, const Gesture& gesture) {
  const Things things = selectedIn(document.field(), document.selection());
  if (things.empty()) return {false, Words::tr("Select something first.")};
  return replace(document, turned(things, left), Words::tr("Turn %1").arg(nameOf(things)), gesture);
}

Outcome duplicateSelected(Document& document) {
  Things things = selectedIn(document.field(), document.selection());
  if (things.empty()) return {false, Words::tr("Select something first.")};
  for (core::Unit& unit : things.units) unit.state = {};
  return addNearby(document, withFreeNames(document.field(), things), Words::tr("Duplicate %1").arg(nameOf(things)));
}

Outcome addNearby(Document& document, const Things& things, const QString& text) {
  if (auto refusal = refusalOf(document)) return *refusal;
  const bool onItself = selectedIn(document.field(), selectionOf(things)).count() > 0;
  const Things fresh = withFreeIds(document.field(), things);
  // Rings of places round the wanted one, nearest first, until everything stands free.
  for (int ring = onItself ? 1 : 0; ring <= 24; ++ring)
    for (int step = 0; step < std::max(1, ring * 8); ++step) {
      const double angle = ring == 0 ? 0 : -2 * std::numbers::pi * step / (ring * 8);
      const geometry::Vec by{ring * 1.5 * std::cos(angle), ring * 1.5 * std::sin(angle)};
      const Things there = moved(fresh, by);
      if (!wouldStandFree(document.field(), there)) continue;
      if (const Outcome outcome = add(document, there, text)) return outcome;
    }
  return {false, Words::tr("There is no free place near by.")};
}

Outcome alignFacing(Document& document) {
  Things things = selectedIn(document.field(), document.selection());
  things.terrain.clear();
  if (things.units.size() < 2) return {false, Words::tr("Select two or more units to align.")};
  for (core::Unit& unit : things.units) unit.pose.facing = things.units.front().pose.facing;
  return replace(document, std::move(things), Words::tr("Align facing"));
}

Outcome lineUp(Document& document) {
  Things things = selectedIn(document.field(), document.selection());
  things.terrain.clear();
  if (things.units.size() < 2) return {false, Words::tr("Select two or more units to line up.")};
  const geometry::Footprint first = core::footprintOf(things.units.front());
  const geometry::Vec ahead = first.pose.facing.forward();
  for (core::Unit& unit : things.units) {
    unit.pose.facing = first.pose.facing;
    const geometry::Footprint now = core::footprintOf(unit);
    unit.pose = unit.pose.shifted(ahead * geometry::dot(first.frontCentre() - now.frontCentre(), ahead));
  }
  return replace(document, std::move(things), Words::tr("Line up"));
}

Outcome changeDetails(Document& document, const std::function<void(core::Scenario&)>& change, const ChangeSet& what,
                      const QString& text, const Gesture& gesture) {
  core::Scenario scenario = document.scenario();
  change(scenario);
  if (scenario == document.scenario()) return {true, {}};
  if (auto refusal = refusalOf(document)) return *refusal;
  const QString fault = what.table ? faultOf(document.field(), scenario.field) : QString();
  if (!fault.isEmpty()) return {false, fault};
  document.undoStack().push(new ChangeDetails(document, std::move(scenario), what, text, gesture));
  return {true, {}};
}

}  // namespace frontage::ui
