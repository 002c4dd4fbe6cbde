#include "app/cli/commands.h"

namespace frontage::cli {

std::vector<Command> commands() {
  return {
      inspectCommand(),  oddsCommand(),    rulesetsCommand(), runCommand(),
      validateCommand(), versionCommand(), wktCommand(),
  };
}

}  // namespace frontage::cli
