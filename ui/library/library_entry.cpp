#include "ui/library/library_entry.h"

#include "core/rules/unit_library.h"
#include "ui/text/terrain_names.h"
#include "ui/text/unit_text.h"

#include <QMimeData>

#include <cmath>
#include <numbers>

namespace frontage::ui {

namespace {

using geometry::Vec;

std::vector<Vec> oval(double width, double height, int corners, double unevenness) {
  std::vector<Vec> ring;
  for (int i = 0; i < corners; ++i) {
    const double a = 2 * std::numbers::pi * i / corners;
    const double r = 1 + unevenness * std::sin(3 * a + 1) + unevenness * 0.6 * std::cos(5 * a);
    // Rounded to a sixteenth of an inch, so that files stay readable.
    const auto round = [](double v) { return std::round(v * 16) / 16; };
    ring.push_back({round(width / 2 * r * std::cos(a)), round(height / 2 * r * std::sin(a))});
  }
  return ring;
}

std::vector<Vec> box(double width, double height) {
  return {{-width / 2, -height / 2}, {width / 2, -height / 2}, {width / 2, height / 2}, {-width / 2, height / 2}};
}

std::vector<Vec> usualShape(core::TerrainKind kind) {
  switch (kind) {
    case core::TerrainKind::Impassable:
      return oval(5, 4, 9, 0.08);
    case core::TerrainKind::Building:
      return box(6, 4);
    case core::TerrainKind::Hill:
      return oval(12, 8, 20, 0.03);
    case core::TerrainKind::Forest:
      return oval(10, 7, 18, 0.07);
    case core::TerrainKind::Water:
      return oval(11, 6, 18, 0.09);
    case core::TerrainKind::Obstacle:
      return box(8, 0.5);
    case core::TerrainKind::Field:
      return box(9, 6);
  }
  return box(4, 4);
}

}  // namespace

std::optional<Things> thingsFor(const LibraryEntry& entry, const core::Battlefield& field, const core::ArmyId& army,
                                Vec centre) {
  Things things;
  if (entry.unitType.empty()) {
    core::Terrain terrain;
    terrain.kind = entry.terrain;
    terrain.id = {terrainWord(entry.terrain)};
    terrain.name = terrainName(entry.terrain).toStdString();
    for (const Vec v : usualShape(entry.terrain)) terrain.shape.vertices.push_back(centre + v);
    things.terrain.push_back(std::move(terrain));
    return things;
  }
  const core::UnitType* type = core::UnitLibrary::bundled().find(entry.unitType);
  if (!type) return std::nullopt;
  const bool first = !field.armies.empty() && field.armies.front().id == army;
  const auto facing = geometry::Facing::fromBearingDegrees(first ? 0 : 180);
  things.units.push_back(core::makeUnit(*type, {type->id}, army, {centre, facing}));
  things.units.back().name = unitTypeName(*type).toStdString();
  return things;
}

QString titleOf(const LibraryEntry& entry) {
  if (entry.unitType.empty()) return terrainName(entry.terrain);
  const core::UnitType* type = core::UnitLibrary::bundled().find(entry.unitType);
  return type ? unitTypeName(*type) : QString();
}

QMimeData* toMime(const LibraryEntry& entry) {
  auto* data = new QMimeData;
  const std::string text = entry.unitType.empty() ? "terrain:" + terrainWord(entry.terrain) : "unit:" + entry.unitType;
  data->setData(QLatin1String(kLibraryMime), QByteArray::fromStdString(text));
  return data;
}

std::optional<LibraryEntry> fromMime(const QMimeData& data) {
  const std::string text = data.data(QLatin1String(kLibraryMime)).toStdString();
  if (text.starts_with("unit:")) {
    LibraryEntry entry{text.substr(5), {}};
    if (core::UnitLibrary::bundled().find(entry.unitType)) return entry;
  }
  for (const core::TerrainKind kind : kTerrainKinds)
    if (text == "terrain:" + terrainWord(kind)) return LibraryEntry{{}, kind};
  return std::nullopt;
}

}  // namespace frontage::ui
