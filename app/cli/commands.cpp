#include "app/cli/commands.h"

namespace frontage::cli {

std::vector<Command> commands() {
  return {
      compareCommand(),  importCommand(), inspectCommand(), matrixCommand(),   oddsCommand(),    renderCommand(),
      rulesetsCommand(), runCommand(),    soakCommand(),    validateCommand(), versionCommand(), wktCommand(),
  };
}

}  // namespace frontage::cli
