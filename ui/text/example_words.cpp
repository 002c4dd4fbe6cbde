#include "ui/text/example_words.h"

#include <QCoreApplication>

namespace frontage::ui {

QString exampleWords(const std::string& words) {
  return QCoreApplication::translate("frontage::ui::ExampleWords", words.c_str());
}

core::Scenario exampleInWords(core::Scenario example) {
  const auto turn = [](std::string& words) {
    if (!words.empty()) words = exampleWords(words).toStdString();
  };
  turn(example.name);
  turn(example.notes);
  for (core::Army& army : example.field.armies) turn(army.name);
  for (core::Unit& unit : example.field.units) turn(unit.name);
  for (core::Terrain& terrain : example.field.terrain) turn(terrain.name);
  return example;
}

}  // namespace frontage::ui
