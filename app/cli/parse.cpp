#include "app/cli/parse.h"

#include "core/json/printable.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace frontage::cli {

namespace {

void add(CLI::App& app, Takes takes, Arguments& into) {
  switch (takes) {
    case Takes::File:
      app.add_option("FILE", into.files, "Scenario file, - for standard input")->required()->expected(1);
      break;
    case Takes::Files:
      app.add_option("FILE", into.files, "Scenario files, - for standard input")->required();
      break;
    case Takes::Step:
      app.add_option("--step", into.step, "After so many orders; 0 = the start; default: the end")
          ->check(CLI::NonNegativeNumber);
      break;
    case Takes::Charger:
      app.add_option("--charger", into.charger, "Id of the charging unit")->required();
      break;
    case Takes::Target:
      app.add_option("--target", into.target, "Id of the unit to charge")->required();
      break;
    case Takes::TargetIfAny:
      app.add_option("--target", into.target, "Id of the unit to charge; default: every enemy");
      break;
    case Takes::Output:
      app.add_option("-o,--output", into.output, "File to write")->required();
      break;
  }
}

void addCommand(CLI::App& app, const Command& command, Arguments& into) {
  CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.summary));
  for (const Takes takes : command.takes) add(*sub, takes, into);
  sub->add_flag("--json", into.json, "One JSON document on standard output");
  sub->add_option("--ruleset", into.ruleset, "Id of a ruleset to use instead of the file's");
  sub->add_option("--seed", into.seed, "Seed of the dice to use instead of the file's");
}

/// CLI11 only says that a command is missing when it does not know the one that is there.
std::string unknownCommand(int argc, const char* const* argv, const std::vector<Command>& commands) {
  if (argc < 2 || argv[1][0] == '-') return {};
  std::string known;
  for (const Command& command : commands) {
    if (command.name == argv[1]) return {};
    known += " " + std::string(command.name);
  }
  return "found the command \"" + core::printable(argv[1]) + "\", expected one of:" + known;
}

}  // namespace

Parsed parseLine(int argc, const char* const* argv, const std::vector<Command>& commands, const Streams& streams) {
  CLI::App app("Plays and explains the charge phase of rank-and-flank wargames.", "frontage-cli");
  app.require_subcommand(1);
  app.footer("Exit codes: 0 done; 1 done, but an order was refused or a check failed; 2 the input could not be used.");
  Parsed parsed;
  for (const Command& command : commands) addCommand(app, command, parsed.arguments);
  if (const std::string unknown = unknownCommand(argc, argv, commands); !unknown.empty()) {
    streams.err << "frontage-cli: " << unknown << '\n';
    parsed.exitCode = kUnusable;
    return parsed;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    parsed.exitCode = app.exit(help, streams.out, streams.err);
    return parsed;
  } catch (const CLI::ParseError& mistake) {
    streams.err << "frontage-cli: " << mistake.what() << " (frontage-cli --help says more)\n";
    parsed.exitCode = kUnusable;
    return parsed;
  }
  for (const Command& command : commands)
    if (app.got_subcommand(std::string(command.name))) parsed.command = &command;
  return parsed;
}

}  // namespace frontage::cli
