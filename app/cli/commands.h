#pragma once

#include "app/cli/command.h"

#include <string>
#include <vector>

namespace frontage::cli {

// Each command in a file of its own; a new one needs a line here and one in commands.cpp.
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command importCommand();
[[nodiscard]] Command inspectCommand();
[[nodiscard]] Command matrixCommand();
[[nodiscard]] Command oddsCommand();
[[nodiscard]] Command renderCommand();
[[nodiscard]] Command rulesetsCommand();
[[nodiscard]] Command runCommand();
[[nodiscard]] Command soakCommand();
[[nodiscard]] Command validateCommand();
[[nodiscard]] Command versionCommand();
[[nodiscard]] Command wktCommand();

/// What `version` and `--version` say, without the last line's end.
[[nodiscard]] std::string versionText();

/// All commands, by name.
[[nodiscard]] std::vector<Command> commands();

}  // namespace frontage::cli
