#include "app/cli/parse.h"

#include "app/cli/commands.h"
#include "core/json/printable.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <limits>
#include <system_error>
#include <utility>

namespace frontage::cli {

namespace {

/// A whole number from `least` to the most that the type holds. The parser by itself takes -1 for a large number.
template <class Whole>
void addWhole(CLI::App& app, const std::string& name, std::optional<Whole>& into, Whole least,
              const std::string& help) {
  const auto read = [name, &into, least](const std::string& text) {
    Whole value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc() || stop != end || value < least)
      throw CLI::ValidationError(name, "found \"" + core::printable(text) + "\", expected a whole number from " +
                                           std::to_string(least) + " to " +
                                           std::to_string(std::numeric_limits<Whole>::max()));
    into = value;
  };
  app.add_option_function<std::string>(name, read, help)->type_name("NUMBER");
}

void addSize(CLI::App& app, std::optional<Size>& into) {
  const auto read = [&into](const std::string& text) {
    Size size;
    const char* const end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.width);
    const bool by = width.ec == std::errc() && width.ptr != end && (*width.ptr == 'x' || *width.ptr == 'X');
    const auto height = std::from_chars(by ? width.ptr + 1 : end, end, size.height);
    if (!by || height.ec != std::errc() || height.ptr != end)
      throw CLI::ValidationError("--size",
                                 "found \"" + core::printable(text) + "\", expected pixels as in \"1600x1100\"");
    into = size;
  };
  app.add_option_function<std::string>("--size", read, "Pixels; default: what the table needs")->type_name("WxH");
}

void add(CLI::App& app, Takes takes, Arguments& into) {
  switch (takes) {
    case Takes::File:
      app.add_option("FILE", into.files, "Scenario file, - for standard input")->required()->expected(1);
      break;
    case Takes::Files:
      app.add_option("FILE", into.files, "Scenario files, - for standard input")->required();
      break;
    case Takes::List:
      app.add_option("LIST", into.files, "Army list, - for standard input")->required()->expected(1);
      break;
    case Takes::Army:
      app.add_option("--army", into.army, "Id of the army that the units become; default: red");
      break;
    case Takes::Step:
      addWhole(app, "--step", into.step, 0, "After so many orders; 0 = the start; default: the end");
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
    case Takes::Size:
      addSize(app, into.size);
      break;
    case Takes::Animate:
      app.add_flag("--animate", into.animate, "All of the phase, moving: gif, webp, mp4");
      break;
    case Takes::Look:
      app.add_flag("--caption", into.caption, "The ruleset and the figures below the table");
      app.add_flag("--dark", into.dark, "In the colours of the dark theme");
      break;
    case Takes::Phases:
      addWhole(app, "--phases", into.phases, 1, "How many; default: 1000");
      break;
  }
}

void addCommand(CLI::App& app, const Command& command, Arguments& into) {
  CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.summary));
  for (const Takes takes : command.takes) add(*sub, takes, into);
  sub->add_flag("--json", into.json, "One JSON document on standard output");
  sub->add_option("--ruleset", into.ruleset, "Id of a ruleset to use instead of the file's");
  addWhole<std::uint64_t>(*sub, "--seed", into.seed, 0, "Seed of the dice to use instead of the file's");
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
  app.set_version_flag("--version", versionText());
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
