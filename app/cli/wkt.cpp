#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/json/json_value.h"
#include "core/report/wkt_shapes.h"
#include "core/run/play_orders.h"

namespace frontage::cli {

namespace {

using core::JsonValue;

/// The footprints after so many steps, and the ways that led there.
std::vector<core::WktShape> shapesAfter(const core::PhaseRun& run, std::size_t steps) {
  std::vector<core::WktShape> shapes =
      core::wktShapes(steps == 0 ? run.start.field : run.steps[steps - 1].transition.after.field);
  for (std::size_t i = 0; i < steps; ++i)
    for (core::WktShape& path : core::wktPaths(run.steps[i].transition.events)) shapes.push_back(std::move(path));
  return shapes;
}

int wkt(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseRun run = core::playOrders(input->scenario);
  const std::size_t steps = stepsToShow(arguments, *input, run);
  const std::vector<core::WktShape> shapes = shapesAfter(run, steps);
  if (!arguments.json) {
    streams.out << core::wktText(shapes);
    return run.refused ? kRefused : kDone;
  }
  JsonValue list = JsonValue::array();
  for (const core::WktShape& shape : shapes)
    list.push(JsonValue::object()
                  .add("kind", JsonValue::text(shape.kind))
                  .add("id", JsonValue::text(shape.id))
                  .add("wkt", JsonValue::text(shape.wkt)));
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
