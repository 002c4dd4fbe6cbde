#include "app/cli/commands.h"
#include "app/cli/parse.h"
#include "core/json/printable.h"

#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  using namespace frontage;
  std::ios::sync_with_stdio(false);
  const cli::Streams streams{std::cout, std::cerr};
  try {
    const auto commands = cli::commands();
    const cli::Parsed parsed = cli::parseLine(argc, argv, commands, streams);
    const int code = parsed.command ? parsed.command->run(parsed.arguments, streams) : parsed.exitCode;
    std::cout.flush();
    if (std::cout) return code;
    std::cerr << "frontage-cli: the output could not be written\n";
  } catch (const std::exception& e) {
    std::cerr << core::printable(e.what()) << '\n';
  }
  return cli::kUnusable;
}
