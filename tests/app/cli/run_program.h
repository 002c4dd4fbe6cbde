#pragma once

#include <string>
#include <vector>

namespace frontage::test {

/// What a run of frontage-cli came to.
struct ProgramRun {
  int code = -1;
  std::string out;
  std::string err;
};

/// Runs frontage-cli with these arguments and this text on standard input; with a limit on its address space where one
/// is given.
[[nodiscard]] ProgramRun runCli(const std::vector<std::string>& arguments, const std::string& input = "",
                                int kibibytes = 0);

/// The lines of a text, without their ends.
[[nodiscard]] std::vector<std::string> linesOf(const std::string& text);

}  // namespace frontage::test
