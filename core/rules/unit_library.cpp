#include "core/rules/unit_library.h"

#include "core/rules/read_characteristics.h"
#include "core/rules/resources.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace frontage::core {

namespace {

static_assert(Names<TroopType>::table.size() == 7, "one set of defaults for each troop type");

std::size_t indexOf(TroopType troopType) noexcept {
  return static_cast<std::size_t>(troopType);
}

struct UnitFile {
  TroopDefaults defaults;
  std::vector<UnitType> types;
};

void refuseUnknown(Report& report, const ObjectReader& reader) {
  for (const JsonNode* member : reader.unknown())
    report.errorAtKey(*member, reader.pathOf(member->key), "unknown field \"" + member->key + "\"");
}

void readUnitType(ObjectReader& reader, UnitType& type) {
  reader.text("about", type.about);
  reader.whole("models", type.models, kModelBounds);
  reader.whole("files", type.files, kModelBounds);
  readBase(reader, type.base, Need::Optional);
  readFigures(reader, type.stats, Need::Optional);
}

TroopDefaults readDefaults(ObjectReader& file) {
  TroopDefaults defaults;
  file.word("troop_type", defaults.troopType, Need::Required);
  file.id("title", defaults.title);
  defaults.unit.id = nameOf(defaults.troopType);
  defaults.unit.name = defaults.title;
  defaults.unit.stats.troopType = defaults.troopType;
  if (const JsonNode* node = file.object("defaults", Need::Required)) {
    ObjectReader reader(*node, file.pathOf("defaults"), file.report());
    reader.flag("unit_strength_at_least_wounds", defaults.strengthAtLeastWounds);
    readUnitType(reader, defaults.unit);
    refuseUnknown(reader.report(), reader);
  }
  return defaults;
}

UnitType readListed(const JsonNode& node, const std::string& path, const TroopDefaults& defaults, Report& report) {
  ObjectReader reader(node, path, report);
  UnitType type = defaults.unit;
  reader.id("id", type.id);
  reader.id("name", type.name);
  readUnitType(reader, type);
  readSpecialRules(reader, type.stats, [&](const ObjectReader& missile) { refuseUnknown(report, missile); });
  const bool stated = node.member("unit_strength") != nullptr;
  if (!stated && defaults.strengthAtLeastWounds)
    type.stats.unitStrength = std::max<double>(type.stats.unitStrength, type.stats.wounds);
  refuseUnknown(report, reader);
  return type;
}

UnitFile readUnitFile(const std::string& path) {
  const JsonDocument document(readResource(path), path);
  if (document.fault()) throw std::runtime_error(document.fault()->text());
  Report report(document);
  ObjectReader reader(document.root(), "", report);
  UnitFile file{readDefaults(reader), {}};
  if (const JsonNode* list = reader.list("units", Need::Required))
    for (std::size_t i = 0; i < list->children.size(); ++i)
      file.types.push_back(readListed(list->children[i], childPath("/units", i), file.defaults, report));
  refuseUnknown(report, reader);
  if (report.failed()) throw std::runtime_error(report.take().front().text());
  return file;
}

}  // namespace

UnitLibrary UnitLibrary::load(const std::string& folder) {
  std::array<std::vector<UnitType>, 7> types;
  std::set<TroopType> seen;
  UnitLibrary library;
  for (const std::string& path : resourceFiles(folder, "units")) {
    UnitFile file = readUnitFile(path);
    const TroopType troopType = file.defaults.troopType;
    if (!seen.insert(troopType).second)
      throw std::runtime_error(path + ": a second file of troop type " + std::string(nameOf(troopType)));
    library.m_defaults.at(indexOf(troopType)) = std::move(file.defaults);
    types.at(indexOf(troopType)) = std::move(file.types);
  }
  for (const auto& named : Names<TroopType>::table)
    if (seen.count(named.value) == 0)
      throw std::runtime_error(folder + "/units: no file of troop type " + std::string(named.name));
  std::set<std::string> ids;
  for (const auto& list : types)
    for (const UnitType& type : list) {
      if (!ids.insert(type.id).second) throw std::runtime_error(folder + "/units: id " + type.id + " is used twice");
      library.m_types.push_back(type);
    }
  return library;
}

const UnitLibrary& UnitLibrary::bundled() {
  static const UnitLibrary library = load(resourceFolder());
  return library;
}

const UnitType* UnitLibrary::find(std::string_view id) const noexcept {
  const auto it = std::find_if(m_types.begin(), m_types.end(), [&](const UnitType& t) { return t.id == id; });
  return it == m_types.end() ? nullptr : &*it;
}

const TroopDefaults& UnitLibrary::defaults(TroopType troopType) const noexcept {
  return m_defaults[indexOf(troopType)];
}

double UnitLibrary::unitStrength(TroopType troopType, int wounds) const noexcept {
  const TroopDefaults& d = defaults(troopType);
  return d.strengthAtLeastWounds ? std::max<double>(d.unit.stats.unitStrength, wounds) : d.unit.stats.unitStrength;
}

Unit makeUnit(const UnitType& type, UnitId id, ArmyId army, const geometry::Pose& pose) {
  Unit unit;
  unit.id = std::move(id);
  unit.name = type.name;
  unit.army = std::move(army);
  unit.pose = pose;
  unit.models = type.models;
  unit.files = type.files;
  unit.base = type.base;
  unit.stats = type.stats;
  return unit;
}

}  // namespace frontage::core
