#pragma once

#include "app/cli/command.h"

#include <vector>

namespace frontage::cli {

/// What is to be done, or the exit code when the line itself settled it (--help, a mistake).
struct Parsed {
  const Command* command = nullptr;
  Arguments arguments;
  int exitCode = kDone;
};

/// `command` points into `commands`. Help goes to `out`; a mistake is one line on `err` and exit code 2.
[[nodiscard]] Parsed parseLine(int argc, const char* const* argv, const std::vector<Command>& commands,
                               const Streams& streams);

}  // namespace frontage::cli
