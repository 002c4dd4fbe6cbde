#include "core/scenario/scenario.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

/// A facing may move by less than 1e-11 degrees when it is written (core/scenario/degrees.h); all else is exact.
void requireSame(const frontage::core::Scenario& first, frontage::core::Scenario second) {
  require(first.field.units.size() == second.field.units.size(), "no unit gets lost");
  for (std::size_t i = 0; i < first.field.units.size(); ++i) {
    auto& facing = second.field.units[i].pose.facing;
    const auto& was = first.field.units[i].pose.facing;
    require(std::fabs(facing.turnTo(was).degrees()) < 1e-11, "a facing stays");
    facing = was;
  }
  require(second == first, "what is read again is the same");
}

}  // namespace

/// Any bytes: they are refused with errors, or they are a scenario whose text is a fixed point.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace frontage::core;
  const std::string bytes(data, data + size);
  const LoadResult first = parseScenario(bytes, "fuzz");
  require(first.ok() != hasError(first.problems), "a scenario or an error, not both and not neither");
  for (const Problem& problem : first.problems)
    require(problem.text().find('\n') == std::string::npos, "a problem is one line");
  if (!first.ok()) return 0;
  const std::string text = toText(*first.scenario);
  const LoadResult second = parseScenario(text, "fuzz");
  require(second.ok(), "what is written can be read");
  requireSame(*first.scenario, *second.scenario);
  require(toText(*second.scenario) == text, "written again it is the same text");
  return 0;
}
