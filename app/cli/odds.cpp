#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/odds/charge_odds.h"
#include "core/report/odds_report.h"
#include "core/run/play_orders.h"

#include <nlohmann/json.hpp>

namespace frontage::cli {

namespace {

int odds(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseState start = core::startOf(input->scenario);
  requireUnits(start, arguments);
  requireStanding(start, arguments);
  const core::ChargeOdds found = core::chargeOdds(start, {arguments.charger}, {arguments.target});
  if (arguments.json)
    streams.out << core::toJson(found, *start.rules).dump(2) << '\n';
  else
    streams.out << core::oddsText(found, start.field);
  return kDone;
}

}  // namespace

Command oddsCommand() {
  return {"odds",
          "Works out the chances of a charge for each reaction of its target, by every roll of the dice",
          {Takes::File, Takes::Charger, Takes::Target},
          &odds};
}

}  // namespace frontage::cli
