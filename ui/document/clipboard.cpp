#include "ui/document/clipboard.h"

#include "core/scenario/scenario.h"

#include <QMimeData>

#include <set>

namespace frontage::ui {

namespace {

constexpr auto kMime = "application/x-frontage-scenario";

}  // namespace

QMimeData* toMime(const Things& things, const std::string& rulesetId) {
  core::Scenario scenario;
  scenario.rulesetId = rulesetId;
  std::set<core::ArmyId> armies;
  for (const core::Unit& unit : things.units) {
    armies.insert(unit.army);
    scenario.field.units.push_back(unit);
    scenario.field.units.back().state = {};
  }
  for (const core::ArmyId& army : armies) scenario.field.armies.push_back({army, army.value});
  if (!armies.empty()) scenario.active = *armies.begin();
  scenario.field.terrain = things.terrain;
  const QByteArray text = QByteArray::fromStdString(core::toText(scenario));
  auto* data = new QMimeData;
  data->setData(QLatin1String(kMime), text);
  data->setText(QString::fromUtf8(text));
  return data;
}

std::optional<Things> thingsFromMime(const QMimeData& data, const core::Battlefield& field) {
  const QByteArray text = data.hasFormat(QLatin1String(kMime)) ? data.data(QLatin1String(kMime)) : data.text().toUtf8();
  if (!text.contains("frontage-scenario")) return std::nullopt;
  core::LoadResult loaded = core::parseScenario(text.toStdString(), "clipboard");
  if (!loaded.ok()) return std::nullopt;
  Things things{std::move(loaded.scenario->field.units), std::move(loaded.scenario->field.terrain)};
  for (core::Unit& unit : things.units) {
    unit.state = {};
    if (!field.find(unit.army) && !field.armies.empty()) unit.army = field.armies.front().id;
  }
  return things;
}

}  // namespace frontage::ui
