#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/report/run_report.h"

#include <nlohmann/json.hpp>

namespace frontage::cli {

namespace {

int inspect(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseState start = core::startOf(input->scenario);
  requireUnits(start, arguments);
  if (arguments.json)
    streams.out << core::inspectJson(start, arguments.charger, arguments.target).dump(2) << '\n';
  else
    streams.out << core::inspectText(start, arguments.charger, arguments.target);
  return kDone;
}

}  // namespace

Command inspectCommand() {
  return {"inspect",
          "Judges a charge as it could be declared now: every clause with its figure",
          {Takes::File, Takes::Charger, Takes::TargetIfAny},
          &inspect};
}

}  // namespace frontage::cli
