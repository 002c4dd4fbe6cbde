#include "ui/export/render.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/json/json_value.h"

#include <stdexcept>

namespace frontage::cli {

namespace {

ui::RenderRequest requestOf(const Arguments& arguments) {
  ui::RenderRequest request;
  request.path = arguments.output;
  request.animate = arguments.animate;
  request.caption = arguments.caption;
  request.dark = arguments.dark;
  if (arguments.size) {
    request.width = arguments.size->width;
    request.height = arguments.size->height;
  }
  if (arguments.animate && arguments.step)
    throw std::runtime_error("frontage-cli: --step: found it with --animate, expected only one of the two");
  if (const std::string problem = ui::renderProblem(request); !problem.empty())
    throw std::runtime_error("frontage-cli: " + problem);
  return request;
}

void tell(const Arguments& arguments, const Streams& streams, const ui::RenderRequest& request,
          const ui::Rendered& made) {
  using core::JsonValue;
  if (!arguments.json) {
    streams.out << request.path << ": " << made.width << " x " << made.height << " pixels";
    if (request.animate)
      streams.out << ", " << made.frames << " frames, " << made.milliseconds / 1000.0 << " s";
    else
      streams.out << ", after " << request.steps << (request.steps == 1 ? " order" : " orders");
    streams.out << '\n';
    return;
  }
  JsonValue json = JsonValue::object();
  json.add("file", JsonValue::text(request.path))
      .add("width", JsonValue::number(made.width))
      .add("height", JsonValue::number(made.height));
  if (request.animate)
    json.add("frames", JsonValue::number(made.frames)).add("milliseconds", JsonValue::number(made.milliseconds));
  else
    json.add("step", JsonValue::number(static_cast<double>(request.steps)));
  streams.out << json.pretty();
}

/// Videos have even sides.
void tellSize(const ui::RenderRequest& request, const ui::Rendered& made, std::ostream& err) {
  if (!request.width || !request.height || (*request.width == made.width && *request.height == made.height)) return;
  err << "frontage-cli: --size: found " << *request.width << "x" << *request.height << ", made " << made.width << "x"
      << made.height << ": this kind of file needs even numbers\n";
}

int render(const Arguments& arguments, const Streams& streams) {
  ui::RenderRequest request = requestOf(arguments);
  requireOutput(arguments);
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseRun run = core::playOrders(input->scenario);
  request.steps = stepsToShow(arguments, *input, run);
  const ui::Rendered made = ui::render(input->scenario, run, request);
  tellSize(request, made, streams.err);
  tell(arguments, streams, request, made);
  return run.refused ? kRefused : kDone;
}

}  // namespace

Command renderCommand() {
  return {"render",
          "Draws the table into a file: png, svg, pdf; with --animate gif, webp, mp4",
          {Takes::File, Takes::Output, Takes::Step, Takes::Size, Takes::Animate, Takes::Look},
          &render};
}

}  // namespace frontage::cli
