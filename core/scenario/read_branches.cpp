#include "core/scenario/reading.h"

#include <utility>

namespace frontage::core {

namespace {

/// What the readers of orders and dice fill.
struct Line {
  Branch branch;
  std::vector<TextPlace> given;
};

void exchange(ScenarioReading& reading, Line& line) {
  std::swap(reading.scenario.orders, line.branch.orders);
  std::swap(reading.scenario.given, line.branch.given);
  std::swap(reading.scenario.unknown, line.branch.unknown);
  std::swap(reading.given, line.given);
}

void readLine(ScenarioReading& reading, const Place& place) {
  ObjectReader reader(*place.node, place.path, reading.report);
  readOrderList(reading, reader, "orders", Need::Required, 1);
  if (const JsonNode* node = reader.object("dice")) {
    ObjectReader dice(*node, reader.pathOf("dice"), reading.report);
    readGivenRolls(reading, dice);
    reading.keepUnknown(dice, "the dice of a branch", "/dice");
  }
  reading.keepUnknown(reader, "a branch", "");
}

}  // namespace

void readBranches(ScenarioReading& reading, ObjectReader& root) {
  std::size_t orders = 0;
  for (const Place& place : itemsOf(root, "branches", Need::Optional, 0, kMaxBranches)) {
    // Orders and dice are read to where those of the main line stand: it steps aside meanwhile.
    Line line;
    exchange(reading, line);
    readLine(reading, place);
    exchange(reading, line);
    const std::size_t before = orders;
    orders += line.branch.orders.size();
    if (before <= kMaxBranchOrders && orders > kMaxBranchOrders)
      reading.report.error(*place.node, place.path,
                           "found more than " + std::to_string(kMaxBranchOrders) +
                               " orders in all branches up to here, expected at most " +
                               std::to_string(kMaxBranchOrders));
    reading.scenario.branches.push_back(std::move(line.branch));
  }
}

}  // namespace frontage::core
