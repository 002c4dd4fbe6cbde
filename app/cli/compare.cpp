#include "core/compare/compare.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/report/compare_report.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace frontage::cli {

namespace {

int compare(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::Comparison comparison = core::compareRulesets(input->scenario);
  if (arguments.json)
    streams.out << core::compareJson(input->scenario.name, comparison).dump(2) << '\n';
  else
    streams.out << core::compareText(comparison);
  const bool refused = std::any_of(comparison.runs.begin(), comparison.runs.end(),
                                   [](const core::ComparedRun& run) { return run.run.refused; });
  return refused ? kRefused : kDone;
}

}  // namespace

Command compareCommand() {
  return {"compare",
          "Plays the same orders under every ruleset and says where they part, and why",
          {Takes::File},
          &compare};
}

}  // namespace frontage::cli
