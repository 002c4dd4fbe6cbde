#include "core/soak/soak.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/json/json_value.h"
#include "core/rules/ruleset_library.h"

namespace frontage::cli {

namespace {

using core::JsonValue;

core::SoakWishes wishesOf(const Arguments& arguments) {
  if (arguments.ruleset) requireRuleset(*arguments.ruleset);
  core::SoakWishes wishes;
  wishes.phases = arguments.phases.value_or(wishes.phases);
  wishes.seed = arguments.seed.value_or(wishes.seed);
  wishes.rulesets =
      arguments.ruleset ? std::vector<std::string>{*arguments.ruleset} : core::RulesetLibrary::bundled().ids();
  return wishes;
}

JsonValue toJson(const core::SoakFault& fault) {
  return JsonValue::object()
      .add("phase", JsonValue::number(fault.phase))
      .add("step", JsonValue::number(fault.step))
      .add("ruleset", JsonValue::text(fault.scenario.rulesetId))
      .add("what", JsonValue::text(fault.what))
      .add("scenario", JsonValue::text(core::toText(fault.scenario)));
}

void writeJson(std::ostream& out, const core::SoakReport& report) {
  JsonValue faults = JsonValue::array();
  for (const core::SoakFault& fault : report.faults) faults.push(toJson(fault));
  out << JsonValue::object()
             .add("phases", JsonValue::number(report.phases))
             .add("orders", JsonValue::number(static_cast<double>(report.orders)))
             .add("events", JsonValue::number(static_cast<double>(report.events)))
             .add("faults", std::move(faults))
             .pretty();
}

void writeText(std::ostream& out, const core::SoakReport& report) {
  for (const core::SoakFault& fault : report.faults)
    out << "phase " << fault.phase << ", order " << fault.step << ", " << fault.scenario.rulesetId << ": " << fault.what
        << '\n';
  out << report.phases << " phases, " << report.orders << " orders, " << report.events << " events, "
      << report.faults.size() << (report.faults.size() == 1 ? " fault\n" : " faults\n");
}

int soak(const Arguments& arguments, const Streams& streams) {
  const core::SoakReport report = core::soak(wishesOf(arguments));
  if (arguments.json)
    writeJson(streams.out, report);
  else
    writeText(streams.out, report);
  return report.faults.empty() ? kDone : kRefused;
}

}  // namespace

Command soakCommand() {
  return {"soak", "Plays random phases and checks after every order what must always hold", {Takes::Phases}, &soak};
}

}  // namespace frontage::cli
