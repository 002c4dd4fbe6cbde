#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/report/run_report.h"

#include <nlohmann/json.hpp>

namespace frontage::cli {

namespace {

int run(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseRun played = core::playOrders(input->scenario);
  requireDice(*input, played);
  if (input->scenario.orders.empty()) streams.err << input->file << ": there are no orders, so nothing happens\n";
  if (arguments.json)
    streams.out << core::runJson(input->scenario.name, played).dump(2) << '\n';
  else
    streams.out << core::runText(played);
  return played.refused ? kRefused : kDone;
}

}  // namespace

Command runCommand() {
  return {"run", "Plays the orders and prints what happens, a line or an event each", {Takes::File}, &run};
}

}  // namespace frontage::cli
