#include "core/odds/matrix.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/report/matrix_report.h"
#include "core/run/play_orders.h"

#include <nlohmann/json.hpp>

namespace frontage::cli {

namespace {

int matrix(const Arguments& arguments, const Streams& streams) {
  const auto input = loadInput(arguments, streams);
  if (!input) return kUnusable;
  const core::PhaseState start = core::startOf(input->scenario);
  const std::vector<core::MatrixRow> rows = core::chargeMatrix(start);
  if (arguments.json)
    streams.out << core::matrixJson(rows).dump(2) << '\n';
  else
    streams.out << core::matrixText(rows, start.field);
  return kDone;
}

}  // namespace

Command matrixCommand() {
  return {"matrix",
          "Every charge of the active side: verdict, zone, distance, chance of success, models in contact",
          {Takes::File},
          &matrix};
}

}  // namespace frontage::cli
