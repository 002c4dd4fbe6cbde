#include "app/cli/commands.h"

namespace frontage::cli {

std::vector<Command> commands() {
  return {
      rulesetsCommand(),
      validateCommand(),
      versionCommand(),
      wktCommand(),
  };
}

}  // namespace frontage::cli
