#include "tests/ui/export/exported.h"

#include "tests/support/files.h"

#include <random>

namespace frontage::ui {

core::Scenario example(const std::string& name) {
  for (const std::string& file : test::filesIn("resources/scenarios", ".frontage"))
    if (file.find("/" + name) != std::string::npos) return *core::loadScenario(file).scenario;
  throw std::runtime_error("no example " + name);
}

core::Scenario scattered(unsigned number) {
  std::mt19937 engine(number);
  const auto between = [&](double low, double high) {
    return low + (high - low) * (static_cast<double>(engine() % 1000003) / 1000003.0);
  };
  core::Scenario scenario;
  scenario.name = "Scattered";
  scenario.rulesetId = "wap";
  scenario.field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  scenario.field.table = {60 + static_cast<double>(engine() % 60), 40 + static_cast<double>(engine() % 40)};
  for (int i = 0; i < 12; ++i) {
    core::Unit unit;
    unit.id = {"unit " + std::to_string(i)};
    unit.army = {i % 2 == 0 ? "red" : "blue"};
    unit.models = 1 + static_cast<int>(engine() % 30);
    unit.files = 1 + static_cast<int>(engine() % 8);
    unit.pose = {{between(5, scenario.field.table.width - 5), between(5, scenario.field.table.height - 5)},
                 geometry::Facing::fromBearingDegrees(between(0, 360))};
    scenario.field.units.push_back(unit);
  }
  for (int i = 0; i < 8; ++i) {
    core::Terrain terrain;
    terrain.id = {"t" + std::to_string(i)};
    terrain.kind = static_cast<core::TerrainKind>(i % 7);
    const double x = between(2, scenario.field.table.width - 12);
    const double y = between(2, scenario.field.table.height - 10);
    terrain.shape.vertices = {{x, y}, {x + between(3, 9), y + 0.5}, {x + 5, y + between(3, 7)}};
    scenario.field.terrain.push_back(terrain);
  }
  return scenario;
}

PictureContent contentOf(const core::Scenario& scenario) {
  return {scenario.field, {}, {}, QString::fromStdString(scenario.name)};
}

QByteArray bytesOf(const PictureContent& content, PictureFormat format) {
  const test::ScratchFolder folder;
  const std::string path = folder.file("picture").string();
  PictureJob job(content, format, QString::fromStdString(path));
  EXPECT_EQ(job.runToEnd().toStdString(), "");
  return QByteArray::fromStdString(test::readFile(path));
}

AnimationContent animationOf(const core::Scenario& scenario, QSize size) {
  PictureOptions options;
  options.size = size;
  return {timelineOf(core::playOrders(scenario)), options, {}, true};
}

}  // namespace frontage::ui
