#include "geometry/wkt/wkt.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/battlefield/formation.h"
#include "core/json/json_value.h"
#include "core/run/play_orders.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace frontage::cli {

namespace {

using core::JsonValue;

struct Shape {
  std::string kind;  ///< unit, terrain, path
  std::string id;
  std::string wkt;
};

std::vector<Shape> shapesOf(const core::Battlefield& field) {
  std::vector<Shape> shapes;
  for (const core::Unit& unit : field.units)
    if (!unit.state.destroyed) shapes.push_back({"unit", unit.id.value, geometry::toWkt(core::footprintOf(unit))});
  for (const core::Terrain& terrain : field.terrain)
    shapes.push_back({"terrain", terrain.id.value, geometry::toWkt(terrain.shape)});
  return shapes;
}

/// Who moves in an event: the charger, or whom it is about.
template <class Body>
const core::UnitId& moverOf(const Body& body) {
  if constexpr (requires { body.charger; })
    return body.charger;
  else
    return body.unit;
}

void addPath(std::vector<Shape>& shapes, const core::Event& event) {
  std::visit(
      [&](const auto& body) {
        if constexpr (requires { body.path; })
          if (!body.path.empty()) shapes.push_back({"path", moverOf(body).value, geometry::toWkt(body.path)});
      },
      event.body);
}

/// The footprints after so many steps, and the ways that led there.
std::vector<Shape> shapesAfter(const core::PhaseRun& run, std::size_t steps) {
  std::vector<Shape> shapes = shapesOf(steps == 0 ? run.start.field : run.steps[steps - 1].transition.after.field);
  for (std::size_t i = 0; i < steps; ++i)
    for (const core::Event& event : run.steps[i].transition.events) addPath(shapes, event);
  return shapes;
}

std::size_t stepsToShow(const Arguments& arguments, const Input& input, const core::PhaseRun& run) {
  if (!arguments.step) {
    requireDice(input, run);
    return run.steps.size();
  }
  const auto steps = static_cast<std::size_t>(*arguments.step);
  if (steps <= run.steps.size()) return steps;
  throw std::runtime_error("frontage-cli: --step: found " + std::to_string(steps) + ", expected at most " +
                           std::to_string(run.steps.size()) + (run.problem.empty() ? "" : " (" + run.problem + ")"));
}

int wkt(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseRun run = core::playOrders(input->scenario);
  const std::size_t steps = stepsToShow(arguments, *input, run);
  JsonValue list = JsonValue::array();
  for (const Shape& shape : shapesAfter(run, steps)) {
    if (!arguments.json) streams.out << shape.wkt << '\t' << shape.kind << ' ' << shape.id << '\n';
    list.push(JsonValue::object()
                  .add("kind", JsonValue::text(shape.kind))
                  .add("id", JsonValue::text(shape.id))
                  .add("wkt", JsonValue::text(shape.wkt)));
  }
  if (arguments.json)
    streams.out << JsonValue::object()
                       .add("step", JsonValue::number(static_cast<double>(steps)))
                       .add("shapes", std::move(list))
                       .pretty();
  return run.refused ? kRefused : kDone;
}

}  // namespace

Command wktCommand() {
  return {"wkt", "Prints footprints and paths as well-known text, a line each", {Takes::File, Takes::Step}, &wkt};
}

}  // namespace frontage::cli
