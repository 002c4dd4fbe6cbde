#include "core/import/import_list.h"
#include "core/import/list_report.h"
#include "core/import/list_scenario.h"
#include "core/rules/ruleset_library.h"

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

}  // namespace

/// Any bytes: they are refused with one line, or their units become a scenario that loads.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace frontage::core;
  const std::string bytes(data, data + size);
  const ImportResult result = importList(bytes, "fuzz");
  if (!result.ok()) {
    require(result.error.text().find('\n') == std::string::npos, "an error is one line");
    return 0;
  }
  for (const Remark& remark : result.list->remarks) require(!sentenceOf(remark).empty(), "a remark says something");
  const ListScenario made = scenarioOf(*result.list, {"red"}, RulesetLibrary::bundled().ids().front());
  const LoadResult loaded = parseScenario(toText(made.scenario), "fuzz");
  require(loaded.ok(), "what is made of a list can be loaded");
  require(loaded.problems.empty(), "and without a warning");
  return 0;
}
