#include "core/battlefield/formation.h"
#include "core/json/printable.h"
#include "core/lesson/model/lesson_names.h"
#include "core/lesson/read/lesson_reading.h"

namespace frontage::core {

namespace {

void readTerrain(LessonReading& reading, ObjectReader& reader, Pointer& pointer) {
  if (!reader.id("terrain", pointer.terrain.value)) return;
  if (reading.field && !reading.field->find(pointer.terrain))
    reader.unexpected(*reader.node().member("terrain"), "terrain", "the id of a piece of terrain");
}

void readModel(LessonReading& reading, ObjectReader& reader, Pointer& pointer) {
  const bool rank = reader.whole("rank", pointer.rank, {1, 1000}, Need::Required);
  const bool place = reader.whole("place", pointer.place, {1, 1000}, Need::Required);
  const Unit* unit = reading.field ? reading.field->find(pointer.unit) : nullptr;
  if (!rank || !place || !unit) return;
  if (pointer.rank > ranksOf(*unit))
    reader.unexpected(*reader.node().member("rank"), "rank",
                      "a rank of the unit, which has " + std::to_string(ranksOf(*unit)));
  else if (const int models = modelsInRank(*unit, pointer.rank - 1); pointer.place > models)
    reader.unexpected(*reader.node().member("place"), "place",
                      "a place of that rank, which has " + std::to_string(models));
}

void readGap(LessonReading& reading, ObjectReader& reader, Pointer& pointer) {
  std::vector<UnitId> both;
  reading.units(reader, "units", 2, 2, both);
  if (both.size() != 2) return;
  pointer.unit = both[0];
  pointer.other = both[1];
}

void readPair(LessonReading& reading, ObjectReader& reader, Pointer& pointer) {
  reading.unit(reader, "charger", pointer.unit);
  reading.unit(reader, "target", pointer.other);
}

void readParts(LessonReading& reading, ObjectReader& reader, Pointer& pointer) {
  using At = Pointer::At;
  const At at = pointer.at;
  if (at == At::Unit || at == At::Edge || at == At::Corner || at == At::Model || at == At::Zone)
    reading.unit(reader, "unit", pointer.unit);
  if (at == At::Edge) reader.word("side", pointer.side, Need::Required);
  if (at == At::Zone) reader.word("zone", pointer.side, Need::Required);
  if (at == At::Corner) reader.word("corner", pointer.corner, Need::Required);
  if (at == At::Model) readModel(reading, reader, pointer);
  if (at == At::Terrain) readTerrain(reading, reader, pointer);
  if (at == At::Gap) readGap(reading, reader, pointer);
  if (at == At::Sight || at == At::Move) readPair(reading, reader, pointer);
  if (at == At::Panel) reader.word("panel", pointer.panel, Need::Required);
  if (at == At::Point) {
    reader.number("x", pointer.point.x, kFigureBounds, Need::Required);
    reader.number("y", pointer.point.y, kFigureBounds, Need::Required);
  }
}

}  // namespace

std::optional<Pointer> readPointer(LessonReading& reading, const NodePlace& place) {
  ObjectReader reader(*place.node, place.path, reading.report);
  Pointer pointer;
  if (!reader.word("at", pointer.at, Need::Required)) return std::nullopt;
  readParts(reading, reader, pointer);
  reading.refuseUnknown(reader);
  return pointer;
}

}  // namespace frontage::core
