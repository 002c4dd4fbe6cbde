#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/report/run_report.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace frontage::cli {

namespace {

int run(const Arguments& arguments, const Streams& streams) {
  const auto scenario = loadInput(arguments, streams);
  if (!scenario) return kUnusable;
  const core::PhaseRun played = core::playOrders(*scenario);
  if (!played.problem.empty()) throw std::runtime_error(arguments.files.front() + ": " + played.problem);
  if (arguments.json)
    streams.out << core::runJson(scenario->name, played).dump(2) << '\n';
  else
    streams.out << core::runText(played);
  return played.refused ? kRefused : kDone;
}

}  // namespace

Command runCommand() {
  return {"run", "Plays the orders and prints what happens, a line or an event each", {Takes::File}, &run};
}

}  // namespace frontage::cli
